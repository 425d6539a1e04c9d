/** Something that is over, or ends soon, and that an editor must read again. */
export type Due = {
  id: string
  /** What it is, for editors. */
  kind: string
  what: string
  /** The day on which it ends, as `2026-12-01`. */
  day: string
  /** The page to open; null when none is known. */
  open: string | null
  /** File and line to change. */
  at: string
}

/** The kind of days that are written in a campaign; their id is its address. */
export const campaignDays = '专题页的日子'
