import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '@/lib/core/project-folder'

type RecordFiles<T> = {
  /** Below the project, such as `lib/content/articles`. */
  folder: string
  /** Extension of the files, such as `.md`. Other files in the folder are ignored. */
  extension: string
  /** Chinese name of the records in the message, such as 文章. */
  title: string
  /**
   * Parses one record.
   * @param name of its file
   */
  parse: (name: string, text: string) => T
  /** The problem for an editor when `parse` threw because of one; null for any other error. */
  problemOf: (name: string, error: unknown) => string | null
  /** Returns what is wrong with the records as a whole. */
  review?: (records: readonly T[]) => string[]
  compare: (a: T, b: T) => number
}

/**
 * The records of a folder with one file per record, in order. They are read on use and not when a module is loaded, so that an invalid
 * file only affects the pages that show these records. Read once; in development again after a file has changed, so that an editor sees
 * every edit and a corrected file brings the pages back.
 * @returns a function that reads the records; it throws an Error with every invalid file and its remedy
 */
export function recordFiles<T>(files: RecordFiles<T>): () => readonly T[] {
  const folder = path.join(/* turbopackIgnore: true */ projectFolder(), files.folder)
  const parsed = new Map<string, { version: string; record: T }>()
  let all: { version: string; records: readonly T[] } | undefined

  const list = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith(files.extension))
      .map((name) => ({ name, version: versionOf(path.join(folder, name)) }))

  const read = ({ name, version }: { name: string; version: string }): T => {
    const known = parsed.get(name)
    if (known?.version === version) return known.record
    const record = files.parse(name, readFileSync(path.join(folder, name), 'utf8'))
    parsed.set(name, { version, record })
    return record
  }

  return () => {
    if (all !== undefined && process.env.NODE_ENV !== 'development') return all.records
    const present = list()
    const version = present.map((file) => `${file.name} ${file.version}`).join('\n')
    if (all?.version !== version) all = { version, records: readAll(present, read, files) }
    return all.records
  }
}

function readAll<F extends { name: string }, T>(
  present: readonly F[],
  read: (file: F) => T,
  { folder, title, problemOf, review, compare }: RecordFiles<T>,
): readonly T[] {
  const problems: string[] = []
  const records = present.flatMap((file) => {
    try {
      return [read(file)]
    } catch (error) {
      const problem = problemOf(file.name, error)
      if (problem === null) throw error
      problems.push(problem)
      return []
    }
  })
  problems.push(...(review?.(records) ?? []))
  if (problems.length > 0) throw new Error(`${folder} 里的${title}有误：\n${problems.join('\n')}`)
  return records.toSorted(compare)
}

/** Changes whenever the file does. */
function versionOf(file: string): string {
  const { mtimeMs, size } = statSync(file)
  return `${mtimeMs} ${size}`
}
