/** The same attributes; one whose value may be undefined may be left out. */
type Given<T> = { [Name in keyof T as undefined extends T[Name] ? never : Name]: T[Name] } & {
  [Name in keyof T as undefined extends T[Name] ? Name : never]?: Exclude<T[Name], undefined>
}

/** Attributes without those that have no value: the framework's payload names each of the others as well. */
export function given<T extends object>(attributes: T): Given<T> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)) as Given<T>
}
