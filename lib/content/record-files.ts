import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '@/lib/core/project-folder'

type RecordFiles<T> = {
  /** Below the project, such as `lib/content/articles`. */
  folder: string
  /** How the files end, such as `.md`. Others in the folder are left alone. */
  extension: string
  /** What the records are called in the message, such as 文章. */
  title: string
  /** One record. @param name of its file */
  parse: (name: string, text: string) => T
  /** What an editor has to mend, when that is why `parse` threw; null for any other fault. */
  problemOf: (name: string, error: unknown) => string | null
  /** What is wrong with the records as a whole. */
  review?: (records: readonly T[]) => string[]
  compare: (a: T, b: T) => number
}

/**
 * The records of a folder in which each file is one, in order. They are read on use, not while a module is loaded: a wrong
 * file then fails the pages that show these records and no other. Read once; in development whenever a file has changed, so that
 * an editor sees every edit, and a mended file is enough to bring the pages back.
 * @returns reads the records; throws an Error that names every wrong file and what to write instead
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
