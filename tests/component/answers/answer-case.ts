/** What a family reads at an address, told by hand from what it needs to know. */
export type AnswerCase = {
  /** Path with its query, such as `/special/gaokao?score=440&full=660`; a path below `/` that answers with a file too. */
  address: string
  /** Texts that the page has to say. */
  must: readonly (string | RegExp)[]
  /** Texts that it may not say. */
  mustNot: readonly (string | RegExp)[]
  /** Texts of which each has to stand before the next one. */
  order?: readonly string[]
  /** The day on which it is read, in Shanghai; 2026-11-23 where none is named. */
  today?: string
  /** Whether made-up people and cases are shown, as on a developer's machine; they are where nothing is said. */
  samples?: boolean
  /** Why the family needs it, in one sentence. */
  why: string
}
