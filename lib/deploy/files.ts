import { containerFile, containerIgnore } from './container'
import { nginxSite } from './nginx'
import { backupCommand, backupService, backupTimer, leadsCommand } from './operator'
import type { Deploy } from './settings'
import { systemdUnit } from './systemd'

/** Every deployment file by its path, filled from the settings. */
export function deployFiles(deploy: Deploy): Record<string, string> {
  return {
    'nginx/meishi.conf': nginxSite(deploy),
    'systemd/meishi@.service': systemdUnit(deploy),
    'systemd/meishi-backup.service': backupService(deploy),
    'systemd/meishi-backup.timer': backupTimer,
    'bin/meishi-leads': leadsCommand(deploy),
    'bin/backup': backupCommand(deploy),
    Containerfile: containerFile(),
    // Found beside the file it belongs to, so that the project itself needs none.
    'Containerfile.dockerignore': containerIgnore,
  }
}
