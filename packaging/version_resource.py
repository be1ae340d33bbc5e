"""The version resource that Windows shows under Properties, Details."""

from product import COPYRIGHT, NAME, PACKAGE, SUMMARY, VERSION, numeric_version

_ENGLISH, _UNICODE = 0x0409, 1200


def version_resource() -> str:
    """Return the resource in PyInstaller's file format."""
    texts = {
        "CompanyName": NAME,
        "FileDescription": NAME,
        "FileVersion": VERSION,
        "InternalName": PACKAGE,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{PACKAGE}.exe",
        "ProductName": NAME,
        "ProductVersion": VERSION,
        "Comments": SUMMARY,
    }
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numeric_version()}, prodvers={numeric_version()},
    mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0),
  ),
  kids=[
    StringFileInfo([StringTable({f"{_ENGLISH:04x}{_UNICODE:04x}"!r}, [{strings}])]),
    VarFileInfo([VarStruct("Translation", [{_ENGLISH}, {_UNICODE}])]),
  ],
)
"""
