declare const held: unique symbol

/** JSON of a value of this type, as `toJsonText` made it: what writes a column and what reads it agree on the type. */
export type JsonText<T> = string & { readonly [held]: T }

export const toJsonText = <T>(value: T) => JSON.stringify(value) as JsonText<T>

/** Only the function above makes text of this type, and the library is rebuilt when its writer changes, so it is not validated. */
export const fromJsonText = <T>(text: JsonText<T>): T => JSON.parse(text)
