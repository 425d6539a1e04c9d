import type { Deploy } from './settings'

const made = '# Made by npm run deploy:files; change the settings, not this file.'

/** The operator's command as the service itself runs: its user, its variables, its database, and nothing of root's own. */
export function leadsCommand({ release, dataDir, envFile, user }: Deploy): string {
  return `#!/bin/sh
${made}
cd ${release} || exit 1
exec runuser -u ${user} -- env -i PATH="$PATH" TERM="\${TERM:-dumb}" NODE_ENV=production DATA_DIR=${dataDir} \\
  bin/node --env-file=${envFile} leads.mjs "$@"
`
}

/** Whichever database the service uses, into a folder of the day; older copies go. */
export function backupCommand({ release, backupDir, backupDays }: Deploy): string {
  return `#!/bin/sh
${made}
# Run by meishi-backup.service with the variables of the site.
set -eu
cd ${release}
find ${backupDir} -mindepth 1 -maxdepth 1 -type d -mtime +${backupDays} -exec rm -r {} +
folder=${backupDir}/$(date +%Y-%m-%dT%H%M%S)
if [ -n "\${DATABASE_URL:-}" ]; then
  mkdir -m 0700 "$folder"
  pg_dump -Fc --dbname="$DATABASE_URL" --file="$folder/leads.dump"
else
  bin/node leads.mjs backup --to "$folder"
fi
`
}

export function backupService(deploy: Deploy): string {
  const { release, dataDir, envFile, user, backupDir } = deploy
  return `${made}
[Unit]
Description=meishi-web, backup of the leads

[Service]
Type=oneshot
User=${user}
Group=${user}
WorkingDirectory=${release}
EnvironmentFile=${envFile}
Environment=NODE_ENV=production DATA_DIR=${dataDir}
ExecStart=/usr/local/lib/meishi/backup
UMask=0077
ReadWritePaths=${dataDir} ${backupDir}
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
NoNewPrivileges=yes
CapabilityBoundingSet=
`
}

export const backupTimer = `${made}
[Unit]
Description=meishi-web, backup of the leads every night

[Timer]
OnCalendar=*-*-* 03:30:00
RandomizedDelaySec=10min
Persistent=yes

[Install]
WantedBy=timers.target
`
