/** A column: its SQL, and the type that the code reads and writes. */
export type Column<T> = { sql: string; is?: (value: T) => void }

export const column = <T>(sql: string): Column<T> => ({ sql })

export type Table = {
  columns: Readonly<Record<string, Column<never>>>
  /** What follows its columns, such as a key of several columns. */
  rules: string | undefined
}

/** A table, said once for SQL and for the types. */
export const table = <C extends Table['columns']>(columns: C, rules?: string) => ({ columns, rules })

/** What stands between the brackets of `create table`. */
export const sqlOf = ({ columns, rules }: Table): string =>
  [...Object.entries(columns).map(([name, { sql }]) => `${name} ${sql}`), rules ?? []].flat().join(', ')

export type RowOf<T extends Table> = {
  [N in keyof T['columns']]: T['columns'][N] extends Column<infer V> ? V : never
}
