import { existsSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { projectFolder } from '@/lib/core/project-folder'
import { builtRecords } from './built-content'
import { ContentError, lineOf, type Problem } from './content-error'
import { parseYaml, type Values } from './parse-yaml'
import { filesBelow, recordReader } from './read'

/** The kind of the records of a folder, one file each. The name of a file, without its extension, is the record's id. */
type Kind<W, T> = {
  /** Name of the kind, such as `product`: that of its schema for editors. */
  name: string
  /** Below the project, such as `lib/content/products`. */
  folder: string
  /** The id of the only file, for a folder with files of other kinds. */
  only?: string
  /** Chinese name of the records in messages, such as 产品. */
  title: string
  schema: z.ZodType<W>
  /** Of its files, with the dot; YAML without it. JSON is read as the YAML that it is. */
  extension?: string
  /** How a file is read that is neither. */
  parse?: (file: string, bytes: Uint8Array) => W
  /** Chooses one of the schemas by what is written, when there are several. */
  schemaFor?: (written: unknown) => z.ZodType<W>
  /** What a text may name between `{{` and `}}`, beside the figures of the registry. */
  values?: () => Values
  /** What is wrong with a text, whatever its field; null when nothing is. */
  refuse?: (text: string) => string | null
  /** What the name of a file must look like, and what to say about another. */
  naming?: { pattern: RegExp; remedy: string }
  /** What the site uses, made of what is written. */
  record: (written: W, id: string) => T
  /** The order of lists; without it that of the files' names. */
  compare?: (a: Filed<W>, b: Filed<W>) => number
  /** What is wrong with the records as a whole, by id. */
  review?: (records: readonly Filed<W>[]) => readonly (Problem & { id: string })[]
}

/** What is written in the file with this id. */
type Filed<W> = { id: string; written: W }

/** The records of a folder. In development an edit shows at once, and a file with a mistake is missing from lists. */
export type Collection<T> = {
  readonly name: string
  readonly folder: string
  readonly title: string
  readonly schema: z.ZodType
  /**
   * Every record in order; the same list as long as no file changes.
   * @throws Error except in development, with every mistake of every file
   */
  list: () => readonly T[]
  /**
   * The record with an id, null when there is none; in development also when its file has a mistake, which the page for missing records
   * shows.
   */
  find: (id: string) => T | null
  /**
   * The record of a page with a folder of its own; in development the mistakes of its file, if there are any, so that only this page
   * shows them.
   * @throws ContentError elsewhere, and when there is no such file
   */
  show: (id: string) => T | ContentError
  /**
   * The record of a file with this id and content.
   * @throws ContentError
   */
  parse: (id: string, bytes: Uint8Array) => T
  /** The file of a record, below the project. */
  fileOf: (id: string) => string
  /** The ids of the files, also of those with a mistake. */
  ids: () => readonly string[]
  /** What authors must correct: file, place, field and remedy, one line each; usually empty. */
  problems: () => string[]
  /** What is written in the files, for a build. */
  written: () => readonly Filed<unknown>[]
}

/** Names of files are addresses or parts of them. */
const usualNaming = {
  pattern: /^[a-z\d][\w-]*(?:\/[\w-]+)*$/,
  remedy: '文件名就是网址，只用小写字母、数字和连字符',
}

const isDevelopment = () => process.env.NODE_ENV === 'development'

type Loaded<W> = Filed<W> & { problems: null }
type Broken = { id: string; problems: readonly Problem[] }

/** Makes the collection of a folder. Files are read on use and not when the module is loaded. */
export function collectionOf<W, T>(kind: Kind<W, T>): Collection<T> {
  const { name, folder, only, title, schema, record, compare, review, schemaFor, refuse } = kind
  const { pattern, remedy } = kind.naming ?? usualNaming
  const extension = kind.extension ?? '.yaml'
  const fileOf = (id: string) => `${folder}/${id}${extension}`
  const parseFile = (file: string, bytes: Uint8Array): W => {
    const id = file.slice(folder.length + 1, -extension.length)
    if (!pattern.test(id)) throw new ContentError(file, [{ field: '文件名', remedy }])
    return (
      kind.parse?.(file, bytes) ??
      parseYaml(file, bytes, schemaFor ?? schema, { refuse, values: kind.values?.() }).data
    )
  }
  const readFile = recordReader(parseFile)

  const idsOfFiles = (): string[] =>
    filesBelow(projectFolder(), folder)
      .filter((file) => file.endsWith(extension))
      .map((file) => file.slice(folder.length + 1, -extension.length))
  const ids = (): string[] =>
    only === undefined ? (builtRecords(name)?.map(({ id }) => id) ?? idsOfFiles()) : [only]

  const load = (id: string): Loaded<W> | Broken => {
    try {
      return { id, written: readFile(projectFolder(), fileOf(id)), problems: null }
    } catch (error) {
      if (error instanceof ContentError) return { id, problems: error.problems }
      throw error
    }
  }

  const linesOf = ({ id, problems }: Broken) => problems.map((problem) => `${fileOf(id)} ${lineOf(problem)}`)

  /** The records without the broken ones, and what is wrong. */
  const readAll = (): { filed: Filed<W>[]; problems: string[] } => {
    const loaded = ids().map(load)
    const filed = loaded.flatMap((one) => (one.problems === null ? [one] : []))
    const problems = loaded.flatMap((one) => (one.problems === null ? [] : linesOf(one)))
    for (const { id, ...problem } of review?.(filed) ?? [])
      problems.push(...linesOf({ id, problems: [problem] }))
    return { filed: compare === undefined ? filed : filed.toSorted(compare), problems }
  }

  let kept: { of: readonly unknown[]; filed: readonly Filed<W>[]; records: readonly T[] } | undefined
  const everyRecord = () => {
    if (kept !== undefined && !isDevelopment()) return kept
    // What a build has checked and written is of the kind's schema.
    const built = builtRecords(name) as readonly Filed<W>[] | null
    const { filed, problems } = built === null ? readAll() : { filed: built, problems: [] }
    if (problems.length > 0 && !isDevelopment()) throw new Error([`${title}有误`, ...problems].join('\n'))
    const of = filed.map(({ written }) => written)
    const isSame = kept?.of.length === of.length && of.every((written, at) => kept?.of[at] === written)
    if (kept === undefined || !isSame)
      kept = { of, filed, records: filed.map(({ id, written }) => record(written, id)) }
    return kept
  }

  const seek = (id: string): T | null => {
    const { filed, records } = everyRecord()
    const at = filed.findIndex((one) => one.id === id)
    const known = at < 0 ? undefined : records[at]
    if (known !== undefined) return known
    const file = path.join(/* turbopackIgnore: true */ projectFolder(), fileOf(id))
    if (!isDevelopment() || !/^[\w-]+(?:\/[\w-]+)*$/.test(id) || !existsSync(file)) return null
    return record(readFile(projectFolder(), fileOf(id)), id)
  }

  const show = (id: string): T | ContentError => {
    try {
      const found = seek(id)
      if (found !== null) return found
      throw new ContentError(fileOf(id), [{ field: '文件', remedy: '没有这个文件' }])
    } catch (error) {
      if (error instanceof ContentError && isDevelopment()) return error
      throw error
    }
  }

  return {
    name,
    folder,
    title,
    schema,
    list: () => everyRecord().records,
    find: (id) => {
      const shown = isDevelopment() ? show(id) : seek(id)
      return shown instanceof ContentError ? null : shown
    },
    show,
    parse: (id, bytes) => record(parseFile(fileOf(id), bytes), id),
    fileOf,
    ids,
    // A build was checked when it was made, and its folder does not hold every file.
    problems: () => (builtRecords(name) === null ? readAll().problems : []),
    written: () => everyRecord().filed,
  }
}

/** One file with everything of its kind. */
export type Table<W> = Collection<W> & {
  /** @throws ContentError or Error when it has a mistake */
  read: () => W
}

/** Makes the table of a file, such as `lib/content/links.yaml`, or of one in JSON. */
export function tableOf<W>({
  file,
  ...kind
}: Pick<Kind<W, W>, 'name' | 'title' | 'schema' | 'values' | 'refuse'> & { file: string }): Table<W> {
  const extension = path.extname(file)
  const only = path.basename(file, extension)
  const collection = collectionOf<W, W>({
    ...kind,
    extension,
    folder: path.dirname(file),
    only,
    record: (written) => written,
  })
  const read = () => {
    const written = collection.show(only)
    if (written instanceof ContentError) throw written
    return written
  }
  return { ...collection, read }
}
