import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import chromium from '@sparticuz/chromium'
import packageFile from '../../package.json' with { type: 'json' }

const version = packageFile.devDependencies['@sparticuz/chromium']

/** Unpacks the shipped browser under its own version: what another program left in the temporary folder may be another one. */
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

/** The browser that ships inside a package, else one of the system, else undefined for Playwright's own. */
export async function currentChromium(): Promise<string | undefined> {
  const shipped = await unpacked().catch(() => undefined)
  if (shipped !== undefined && existsSync(shipped)) return shipped
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined
}
