import { z } from 'zod'
import { readTable } from './read-table'

const empty = '不能为空'

const quoted = (input: unknown) => `“${String(input).slice(0, 40)}”`

/** The message for an invalid cell: the text in it and what is wrong, or that it is empty. */
export const wrong =
  (what: string) =>
  ({ input }: { input?: unknown }) =>
    input === null ? empty : `${quoted(input)}${what}`

/**
 * How the cell of a column is read. A cell must not be empty; `.nullable()` allows that and gives null, `.refine()` and `.transform()`
 * add further rules of a column.
 */
export const cell = {
  text: z.string({ error: empty }),
  number: z
    .string({ error: empty })
    .regex(/^-?\d+(?:\.\d+)?$/, { error: wrong('不是数字') })
    .transform(Number),
  /** Some registers write `12.0`. */
  integer: z
    .string({ error: empty })
    .regex(/^-?\d+(?:\.0+)?$/, { error: wrong('不是整数') })
    .transform(Number),
  /** `2027-01-13`. */
  date: z.iso.date({ error: wrong('不是日期（写成 2027-01-13）') }),
  /** `http(s)` only. */
  url: z.url({ protocol: /^https?$/, error: wrong('不是网址') }),
  /** Like `url`, in a register that also writes addresses without the scheme; the form that a browser would show. */
  address: z.string({ error: empty }).transform((typed, context) => {
    const address = /^https?:\/\//i.test(typed) ? typed : `http://${typed}`
    if (URL.canParse(address)) return new URL(address).href
    context.addIssue(`${quoted(typed)}不是网址`)
    return z.NEVER
  }),
  oneOf: <const T extends readonly string[]>(values: T) =>
    z.enum(values, { error: wrong(`不在 ${values.join('、')} 之中`) }),
}

/** One row with the types of its declared columns; `fail` ends the build with file, line and column. */
export type TableRow<S extends z.ZodObject> = {
  values: z.output<S>
  /** Written as a method, so that the row of any table can be given to a function that only needs `fail`. */
  fail(column: Extract<keyof S['shape'], string>, problem: string): never
}

/**
 * The rows of a table whose columns are declared as an object of `cell`s, by the name of the column. Columns that are not declared are
 * not read.
 * @throws with file, line and column of the first invalid cell
 */
export function readColumns<S extends z.ZodObject>(file: string, columns: S, folder: string): TableRow<S>[] {
  const names = Object.keys(columns.shape)
  return readTable(file, names, folder).map((row) => {
    const read = columns.safeParse(Object.fromEntries(names.map((name) => [name, row.text(name)])))
    if (read.success) return { values: read.data, fail: (column, problem) => row.fail(column, problem) }
    const [issue] = read.error.issues
    return row.fail(String(issue?.path[0] ?? names[0]), issue?.message ?? '不合要求')
  })
}
