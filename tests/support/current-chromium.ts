import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import chromium from '@sparticuz/chromium'
import packageFile from '../../package.json' with { type: 'json' }

const version = packageFile.devDependencies['@sparticuz/chromium']

/**
 * Unpacks the shipped browser into a folder with its version, because another program may have left another version
 * in the temporary folder.
 */
async function unpacked(): Promise<string> {
  const folder = path.join(tmpdir(), `site-browser-${version}`)
  mkdirSync(folder, { recursive: true })
  const { TMPDIR } = process.env
  process.env.TMPDIR = folder
  try {
    return await chromium.executablePath()
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}

/** The browser that an npm package contains, otherwise one of the system, otherwise undefined for Playwright's own. */
export async function currentChromium(): Promise<string | undefined> {
  const shipped = await unpacked().catch(() => undefined)
  if (shipped !== undefined && existsSync(shipped)) return shipped
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined
}
