#!/usr/bin/env bash
# Install a release's signing certificate and notarization credentials for the build.
# Without them the program is signed ad hoc, and runs only after the user has allowed it.
set -euo pipefail

if [ -z "${CERTIFICATE:-}" ]; then
  echo "No certificate: signing ad hoc."
  exit 0
fi
keychain="$RUNNER_TEMP/signing.keychain-db"
password=$(openssl rand -hex 16)
certificate="$RUNNER_TEMP/certificate.p12"
printf '%s' "$CERTIFICATE" | base64 --decode >"$certificate"
security create-keychain -p "$password" "$keychain"
security set-keychain-settings -lut 7200 "$keychain"
security unlock-keychain -p "$password" "$keychain"
security import "$certificate" -P "$CERTIFICATE_PASSWORD" -A -t cert -f pkcs12 -k "$keychain"
security set-key-partition-list -S apple-tool:,apple: -k "$password" "$keychain"
security list-keychains -d user -s "$keychain" login.keychain-db
rm "$certificate"
echo "HANABI_SIGNING_IDENTITY=$IDENTITY" >>"$GITHUB_ENV"
if [ -n "${NOTARY_USER:-}" ]; then
  xcrun notarytool store-credentials hanabi --apple-id "$NOTARY_USER" \
    --password "$NOTARY_PASSWORD" --team-id "$NOTARY_TEAM"
  echo "HANABI_NOTARY_PROFILE=hanabi" >>"$GITHUB_ENV"
fi
