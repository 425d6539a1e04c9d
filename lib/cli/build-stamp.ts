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

/** Whether the build in `.next` was made from these sources and variables. */
export function buildIsCurrent(stamp: string): boolean {
  return existsSync('.next/BUILD_ID') && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
}

/**
 * Records a build that has ended.
 * @param stamp of the time when it began, because a file that was edited during the build may not be in it
 */
export function recordBuild(stamp: string): void {
  writeFileSync(stampFile, stamp)
}

/** A fingerprint of the sources and of the variables that pages print. */
export function buildStamp(variables: Variables): string {
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
