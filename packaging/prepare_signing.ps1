# Install a release's signing certificate for the build; without one nothing is signed.
$ErrorActionPreference = "Stop"
if (-not $env:CERTIFICATE) {
    Write-Output "No certificate: nothing is signed."
    exit 0
}
$file = Join-Path $env:RUNNER_TEMP "certificate.pfx"
[IO.File]::WriteAllBytes($file, [Convert]::FromBase64String($env:CERTIFICATE))
$password = ConvertTo-SecureString $env:CERTIFICATE_PASSWORD -AsPlainText -Force
$store = "Cert:\CurrentUser\My"
$certificate = Import-PfxCertificate -FilePath $file -CertStoreLocation $store -Password $password
Remove-Item $file
$kits = Join-Path ${env:ProgramFiles(x86)} "Windows Kits\10\bin\*\x64\signtool.exe"
$tool = Get-ChildItem $kits | Sort-Object FullName | Select-Object -Last 1
"HANABI_SIGNING_IDENTITY=$($certificate.Thumbprint)" | Add-Content $env:GITHUB_ENV
"HANABI_SIGNTOOL=$($tool.FullName)" | Add-Content $env:GITHUB_ENV
