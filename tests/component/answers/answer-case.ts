/** What a family must be able to read at an address. Written by hand from the family's question, not from the page. */
export type AnswerCase = {
  /** Path with its query, such as `/special/gaokao?score=440&full=660`; a path below `/` that answers with a file too. */
  address: string
  /** Texts that the page must contain. */
  must: readonly (string | RegExp)[]
  /** Texts that the page must not contain. */
  mustNot: readonly (string | RegExp)[]
  /** Texts that the largest line, the answer, must contain. */
  largest?: readonly (string | RegExp)[]
  /** Texts that the largest line must not contain. */
  largestNot?: readonly (string | RegExp)[]
  /** Texts that must occur in this order. */
  order?: readonly string[]
  /** The date in Shanghai on which the page is read; 2026-11-23 by default. */
  today?: string
  /** Whether sample people and cases are shown, as on a developer's machine; yes by default. */
  samples?: boolean
  /** Why the family needs it, in one sentence. */
  why: string
}
