; The Windows installer: per user, without administrator rights, in three languages.
; packaging/windows.py compiles it and defines the contents, the names and the installer's target
; platform.

SetCompressor /SOLID lzma
SetCompressorDictSize 64
ManifestDPIAware true
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh
!include nsDialogs.nsh

!define PROGRAM "${PACKAGE}.exe"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${IDENTIFIER}"
!define GAME_CLASS "${IDENTIFIER}.Game.1"
!define CLASSES "Software\Classes"
!define APP_PATHS "Software\Microsoft\Windows\CurrentVersion\App Paths\${PROGRAM}"
!define /date TODAY "%Y%m%d"

Name "${NAME}"
OutFile "${OUT}"
BrandingText "${NAME} ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME}"
VIAddVersionKey /LANG=0 "LegalCopyright" "${COPYRIGHT}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURE}"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH FitControl
!define MUI_WELCOMEPAGE_TEXT "$(WelcomeText)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
UninstPage custom un.AskAboutGames un.HearAboutGames
!insertmacro MUI_UNPAGE_INSTFILES

; The first language is the default for all others.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Swedish"
!insertmacro MUI_LANGUAGE "Dutch"

LangString WelcomeText ${LANG_ENGLISH} "This puts ${NAME} ${VERSION} on your computer, for you alone: no administrator is needed.$\r$\n$\r$\nAn older version is replaced. Your games and settings stay as they are."
LangString WelcomeText ${LANG_SWEDISH} "Det här lägger in ${NAME} ${VERSION} på din dator, bara för dig: ingen administratör behövs.$\r$\n$\r$\nEn äldre version byts ut. Dina spel och inställningar förblir som de är."
LangString WelcomeText ${LANG_DUTCH} "Hiermee komt ${NAME} ${VERSION} op je computer, alleen voor jou: er is geen beheerder nodig.$\r$\n$\r$\nEen oudere versie wordt vervangen. Je spellen en instellingen blijven zoals ze zijn."

LangString NeedsWindows10 ${LANG_ENGLISH} "${NAME} needs Windows 10 or newer, with 64 bits."
LangString NeedsWindows10 ${LANG_SWEDISH} "${NAME} behöver Windows 10 eller nyare, med 64 bitar."
LangString NeedsWindows10 ${LANG_DUTCH} "${NAME} heeft Windows 10 of nieuwer nodig, met 64 bits."

LangString IsRunning ${LANG_ENGLISH} "${NAME} is running. Close it, then try again."
LangString IsRunning ${LANG_SWEDISH} "${NAME} är igång. Stäng det och försök igen."
LangString IsRunning ${LANG_DUTCH} "${NAME} is geopend. Sluit het en probeer het opnieuw."

LangString RemoveTitle ${LANG_ENGLISH} "Remove ${NAME}"
LangString RemoveTitle ${LANG_SWEDISH} "Ta bort ${NAME}"
LangString RemoveTitle ${LANG_DUTCH} "${NAME} verwijderen"

LangString RemoveText ${LANG_ENGLISH} "The program is removed from your computer. Your games and settings stay, for when you install it again."
LangString RemoveText ${LANG_SWEDISH} "Programmet tas bort från datorn. Dina spel och inställningar blir kvar, till dess att du installerar det igen."
LangString RemoveText ${LANG_DUTCH} "Het programma wordt van je computer verwijderd. Je spellen en instellingen blijven staan, voor als je het weer installeert."

LangString DeleteGames ${LANG_ENGLISH} "&Delete my games and settings too"
LangString DeleteGames ${LANG_SWEDISH} "&Radera också mina spel och inställningar"
LangString DeleteGames ${LANG_DUTCH} "Ook mijn spellen en instellingen &wissen"

LangString RemoveButton ${LANG_ENGLISH} "&Remove"
LangString RemoveButton ${LANG_SWEDISH} "&Ta bort"
LangString RemoveButton ${LANG_DUTCH} "&Verwijderen"

LangString GameName ${LANG_ENGLISH} "Hanabi game"
LangString GameName ${LANG_SWEDISH} "Hanabispel"
LangString GameName ${LANG_DUTCH} "Hanabi-spel"

Var DeletesGames
Var DeleteGamesBox

; Asks the user to close the program until its file is writable; a silent installer quits instead.
; A virus scanner, or the system while it reads the icon for a shortcut, may also hold the file, for a
; moment after it was written. So this retries for three seconds before it says that the program runs.
!macro WaitUntilClosed
  StrCpy $1 0
  ${DoWhile} ${FileExists} "$INSTDIR\${PROGRAM}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${Break}
    ${EndIf}
    IntOp $1 $1 + 1
    ${If} $1 < 30
      Sleep 100
    ${ElseIf} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IsRunning)" /SD IDCANCEL IDCANCEL`
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${Loop}
!macroend

; Removes the program and its _internal folder; files that the user added beside them stay.
!macro RemoveProgram
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${PROGRAM}"
!macroend

; An uninstaller continues in a copy of itself. The original, in the installation folder, may still
; be running then, and a running or open file cannot be deleted. So this retries for 30 seconds.
!macro RemoveFolder
  ${For} $0 1 300
    !insertmacro RemoveProgram
    Delete "$INSTDIR\uninstall.exe"
    ClearErrors
    RMDir "$INSTDIR" ; fails if the folder still contains files
    ${IfNot} ${Errors}
      ${ExitFor}
    ${EndIf}
    ${If} $0 > 20
    ${AndIfNot} ${FileExists} "$INSTDIR\uninstall.exe"
    ${AndIfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
    ${AndIfNot} ${FileExists} "$INSTDIR\_internal\*.*"
      ${ExitFor} ; only the user's own files are left
    ${EndIf}
    Sleep 100
  ${Next}
!macroend

; Registers the program for opening saved games.
!macro RegisterGames ROOT
  WriteRegStr ${ROOT} "${CLASSES}\.${GAME_ENDING}" "" "${GAME_CLASS}"
  WriteRegStr ${ROOT} "${CLASSES}\.${GAME_ENDING}" "Content Type" "${GAME_TYPE}"
  WriteRegStr ${ROOT} "${CLASSES}\.${GAME_ENDING}\OpenWithProgids" "${GAME_CLASS}" ""
  WriteRegStr ${ROOT} "${CLASSES}\${GAME_CLASS}" "" "$(GameName)"
  WriteRegStr ${ROOT} "${CLASSES}\${GAME_CLASS}\DefaultIcon" "" "$INSTDIR\_internal\saved-game.ico"
  WriteRegStr ${ROOT} "${CLASSES}\${GAME_CLASS}\shell\open\command" "" \
    '"$INSTDIR\${PROGRAM}" play --from-desktop "%1"'
!macroend

!macro UnregisterGames ROOT
  DeleteRegKey ${ROOT} "${CLASSES}\${GAME_CLASS}"
  DeleteRegValue ${ROOT} "${CLASSES}\.${GAME_ENDING}\OpenWithProgids" "${GAME_CLASS}"
  ReadRegStr $0 ${ROOT} "${CLASSES}\.${GAME_ENDING}" ""
  ${If} $0 == "${GAME_CLASS}" ; unless another program has been registered since
    DeleteRegKey ${ROOT} "${CLASSES}\.${GAME_ENDING}"
  ${EndIf}
!macroend

; Notifies the desktop that file associations have changed.
!macro TellTheDesktop
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
!macroend

Function .onInit
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(NeedsWindows10)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Section
  !insertmacro WaitUntilClosed
  !insertmacro RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "${CONTENT}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"

  !insertmacro RegisterGames HKCU
  ; Wine only uses file associations registered for all users.
  ReadRegStr $0 HKCR "${GAME_CLASS}\shell\open\command" ""
  ${If} $0 == ""
    !insertmacro RegisterGames HKLM
  ${EndIf}
  WriteRegStr HKCU "${APP_PATHS}" "" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "The ${NAME} authors"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallDate" "${TODAY}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" $0
  !insertmacro TellTheDesktop
SectionEnd

Function un.onInit
  StrCpy $DeletesGames ${BST_UNCHECKED}
  ; For silent removal with games and settings: uninstall.exe /S /DELETEGAMES
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/DELETEGAMES" $1
  ${IfNot} ${Errors}
    StrCpy $DeletesGames ${BST_CHECKED}
  ${EndIf}
FunctionEnd

Function un.AskAboutGames
  !insertmacro MUI_HEADER_TEXT "$(RemoveTitle)" ""
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateLabel} 0 0 100% 30u "$(RemoveText)"
  Pop $0
  ${NSD_CreateCheckbox} 0 40u 100% 12u "$(DeleteGames)"
  Pop $DeleteGamesBox
  ${NSD_SetState} $DeleteGamesBox $DeletesGames
  GetDlgItem $0 $HWNDPARENT 1
  SendMessage $0 ${WM_SETTEXT} 0 "STR:$(RemoveButton)"
  nsDialogs::Show
FunctionEnd

Function un.HearAboutGames
  ${NSD_GetState} $DeleteGamesBox $DeletesGames
FunctionEnd

Section Uninstall
  !insertmacro WaitUntilClosed
  !insertmacro RemoveFolder
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "${APP_PATHS}"
  !insertmacro UnregisterGames HKCU
  !insertmacro UnregisterGames HKLM
  ${If} $DeletesGames == ${BST_CHECKED}
    RMDir /r "$APPDATA\${NAME}"
  ${EndIf}
  !insertmacro TellTheDesktop
SectionEnd
