import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Next copies the configuration of the build machine, and may copy its data: a release would then run with another machine's secrets, and
 * carry leads from one place to another.
 */
export function removeConfiguration(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('.env') || name === 'data') rmSync(path.join(folder, name), { recursive: true })
  }
}
