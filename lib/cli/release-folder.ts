import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** The release of `next build`; `completeRelease` adds the files that it leaves out. */
export const releaseFolder = '.next/standalone'

/**
 * Next copies the configuration of the build machine, and may copy its data: a release would then run with another machine's secrets, and
 * carry leads from one place to another.
 */
export function removeConfiguration(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('.env') || name === 'data') rmSync(path.join(folder, name), { recursive: true })
  }
}
