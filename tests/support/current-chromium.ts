import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import chromium from '@sparticuz/chromium'
import packageFile from '../../package.json' with { type: 'json' }

const version = packageFile.devDependencies['@sparticuz/chromium']

/**
 * The folder of an unpacked browser. It is not below `/tmp`, where some machines do not allow programs to run, and
 * where another checkout may be unpacking the same browser.
 */
export function browserFolder(version: string): string {
  const folder = path.resolve(import.meta.dirname, `../../node_modules/.cache/browser-${version}`)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Unpacks the shipped browser. The package has no other way to choose the folder than the variable `TMPDIR`. */
async function unpacked(): Promise<string> {
  const { TMPDIR } = process.env
  process.env.TMPDIR = browserFolder(version)
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
