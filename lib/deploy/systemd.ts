import type { Deploy } from './settings'

/**
 * One process of the site per port, as an instance of a template unit: `meishi@3001`. Everything it may write is its data
 * folder.
 */
export function systemdUnit(deploy: Deploy): string {
  const { release, dataDir, envFile, user, ports, memoryMb } = deploy
  return `# Made by npm run deploy:files; change the settings, not this file.
[Unit]
Description=meishi-web, process on port %i
After=network-online.target postgresql.service nginx.service
Wants=network-online.target
# A database that is away for an hour must not end the tries to start.
StartLimitIntervalSec=0

[Service]
Type=exec
User=${user}
Group=${user}
WorkingDirectory=${release}
EnvironmentFile=${envFile}
Environment=NODE_ENV=production HOSTNAME=127.0.0.1 TRUSTED_PROXY_HOPS=1 DATA_DIR=${dataDir} INSTANCE_COUNT=${ports.length}
ExecStart=/usr/bin/env PORT=%i ${release}/bin/node --max-old-space-size=${heapMb(memoryMb)} server.js
# Beside its heap a process holds buffers, compiled code and the search index.
MemoryMax=${memoryMb}M
# The process itself takes the signal: it stops listening, finishes what it has begun, and ends.
KillMode=mixed
KillSignal=SIGTERM
# Longer than the longest request.
TimeoutStopSec=20
Restart=always
RestartSec=1
LimitNOFILE=65536
UMask=0077

ReadWritePaths=${dataDir}
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectHostname=yes
ProtectControlGroups=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
NoNewPrivileges=yes
CapabilityBoundingSet=
AmbientCapabilities=
LockPersonality=yes
RemoveIPC=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallErrorNumber=EPERM

[Install]
WantedBy=multi-user.target
`
}

/** The bound of the heap, so that the collector works harder before the system ends the process. */
const heapMb = (memoryMb: number) => Math.floor((memoryMb * 5) / 8)
