type Texts = readonly (string | RegExp)[]

/** What a family must be able to read at an address. Written by hand from the family's question, not from the page. */
export type AnswerCase = readonly [
  /** Path with its query, such as `/special/gaokao?score=440&full=660`; a path below `/` that answers with a file too. */
  address: string,
  /** Why the family needs it, in one sentence. */
  why: string,
  must: Texts,
  mustNot?: Texts,
  more?: {
    /** Texts that the largest line, the answer, must contain. */
    largest?: Texts
    /** Texts that the largest line must not contain. */
    largestNot?: Texts
    /** Texts that must occur in this order. */
    order?: readonly string[]
    /** The date in Shanghai on which the page is read; 2026-11-23 by default. */
    today?: string
    /** Whether sample people and cases are shown, as on a developer's machine; yes by default. */
    samples?: boolean
  },
]
