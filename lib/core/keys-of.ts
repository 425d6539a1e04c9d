/** The names of a table in their order, as a type that lists them. */
export const keysOf = <T extends Readonly<Record<string, unknown>>>(table: T) =>
  Object.keys(table) as [keyof T & string, ...(keyof T & string)[]]
