export const isWellFormedId = (id: string) => /^[\w-]{1,64}$/.test(id)

/**
 * The ids of leads in a field, without repetition. The field may occur several times, and each value may hold several ids separated by
 * commas.
 */
export const readLeadIds = (given: readonly string[]): string[] => [
  ...new Set(
    given
      .flatMap((value) => value.split(','))
      .map((id) => id.trim())
      .filter(isWellFormedId),
  ),
]
