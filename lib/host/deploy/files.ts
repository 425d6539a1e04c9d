import { containerFile, containerIgnore } from './container'
import { nginxSite } from './nginx'
import type { Deploy } from './settings'
import { systemdUnit } from './systemd'

/** Every deployment file by its path, filled from the settings. */
export function deployFiles(deploy: Deploy): Record<string, string> {
  return {
    'nginx/meishi.conf': nginxSite(deploy),
    'systemd/meishi@.service': systemdUnit(deploy),
    Containerfile: containerFile(),
    // Found beside the file it belongs to, so that the project itself needs none.
    'Containerfile.dockerignore': containerIgnore,
  }
}
