export const isWellFormedId = (id: string) => /^[\w-]{1,64}$/.test(id)

/** The ids of leads that a field names, once each; it may come several times and hold several with commas between them. */
export const readLeadIds = (given: readonly string[]): string[] => [
  ...new Set(
    given
      .flatMap((value) => value.split(','))
      .map((id) => id.trim())
      .filter(isWellFormedId),
  ),
]
