import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** The release of `next build`; `completeRelease` adds the files that it leaves out. */
export const releaseFolder = '.next/standalone'

/**
 * Next copies the configuration of the machine that builds, and may copy its data: a release would run by another's secrets, and carry
 * leads from place to place.
 */
export function removeConfiguration(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('.env') || name === 'data') rmSync(path.join(folder, name), { recursive: true })
  }
}
