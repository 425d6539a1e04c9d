import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const sources = [
  'app',
  'components',
  'lib',
  'stores',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

/** A fingerprint of the sources and of the values that pages print, so that a default that is written out is still the default. */
export function buildStamp(printed: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256').update(JSON.stringify(printed))
  for (const source of sources.filter((name) => existsSync(name))) {
    for (const file of filesUnder(source)) hash.update(`${file}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesUnder(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.schema.json'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
