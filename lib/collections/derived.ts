/** A value made of lists or records; made again only when one of them is another object than before. */
export function derivedFrom<I extends [unknown, ...unknown[]], T>(
  inputs: () => I,
  make: (...inputs: NoInfer<I>) => T,
): () => T {
  let kept: { of: I; value: T } | undefined
  return () => {
    const of = inputs()
    if (kept === undefined || of.some((input, at) => input !== kept?.of[at]))
      kept = { of, value: make(...of) }
    return kept.value
  }
}
