/** Attributes without those that have no value: the framework's payload names each of the others as well. */
export function given<T extends object>(attributes: T): T {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)) as T
}
