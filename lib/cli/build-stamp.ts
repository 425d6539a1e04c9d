import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { printedVariables } from '@/lib/core/printed-variables'

const stampFile = '.next/build-stamp'

const sources = [
  'app',
  'components',
  'lib',
  'stores',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

type Variables = Record<string, string | undefined>

/** Whether the build in `.next` was made from the current sources and the current printed variables. */
export function buildIsCurrent(variables: Variables): boolean {
  return (
    existsSync('.next/BUILD_ID') &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === fingerprint(variables)
  )
}

/** Records the sources and variables of the build that just ended. */
export function recordBuild(variables: Variables): void {
  writeFileSync(stampFile, fingerprint(variables))
}

function fingerprint(variables: Variables): string {
  const hash = createHash('sha256')
  for (const name of printedVariables) hash.update(`${name}=${variables[name] ?? ''}\n`)
  for (const source of sources.filter((name) => existsSync(name))) {
    for (const file of filesUnder(source)) hash.update(`${file}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesUnder(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
