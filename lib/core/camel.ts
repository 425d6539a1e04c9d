type CamelKey<K> = K extends `${infer A}_${infer B}` ? `${A}${Capitalize<CamelKey<B>>}` : K

/** A record of the wire as pages know it: `not_for` is `notFor`. */
export type Camel<T> = T extends readonly (infer U)[]
  ? Camel<U>[]
  : T extends object
    ? { [K in keyof T as CamelKey<K>]: Camel<T[K]> }
    : T
