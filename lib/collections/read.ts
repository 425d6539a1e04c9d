import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * A reader of files with one record each. A file is parsed again only when it has changed, so that an edit shows at once, and a broken
 * file changes nothing about the records of the others.
 * @param parse gets the file's path below the root, and its bytes
 */
export function recordReader<T>(
  parse: (file: string, bytes: Uint8Array) => T,
): (root: string, file: string) => T {
  const known = new Map<string, { version: string; record: T }>()
  return (root, file) => {
    const place = path.join(/* turbopackIgnore: true */ root, file)
    const version = versionOf(place)
    const kept = known.get(place)
    if (kept?.version === version) return kept.record
    const record = parse(file, readFileSync(place))
    known.set(place, { version, record })
    return record
  }
}

/** The paths below the root, with `/`, of the files in a folder and the folders below it, sorted. */
export function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(/* turbopackIgnore: true */ root, folder), {
    recursive: true,
    encoding: 'utf8',
  })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .sort()
}

/** Changes whenever the file does. */
function versionOf(file: string): string {
  const { mtimeMs, size } = statSync(file)
  return `${mtimeMs} ${size}`
}
