declare const held: unique symbol

/** JSON of a value of this type, made by `toJsonText`. The type makes writer and reader of a column agree. */
export type JsonText<T> = string & { readonly [held]: T }

export const toJsonText = <T>(value: T) => JSON.stringify(value) as JsonText<T>

/** Not validated: only the function above makes text of this type, and the library is rebuilt when its writer changes. */
export const fromJsonText = <T>(text: JsonText<T>): T => JSON.parse(text)
