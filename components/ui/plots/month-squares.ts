/** The cell of a day in the seven columns of its month, Monday first; both from 0. */
export type DayCell = { day: number; column: number; row: number }

/** The days of a month as cells. @param month such as `2026-11` */
export function cellsOf(month: string): DayCell[] {
  const [year = 0, of = 1] = month.split('-').map(Number)
  const first = (new Date(Date.UTC(year, of - 1)).getUTCDay() + 6) % 7
  const length = new Date(Date.UTC(year, of, 0)).getUTCDate()
  return Array.from({ length }, (_, at) => ({
    day: at + 1,
    column: (first + at) % 7,
    row: Math.floor((first + at) / 7),
  }))
}

/** The least numbers of the shades after the first one. */
const shades = [2, 5, 15] as const

/** What the shades mean, the lightest first. */
export const shadeWords = (unit: string) =>
  [`1 ${unit}`, `2–4 ${unit}`, `5–14 ${unit}`, `15 ${unit}以上`] as const

/** How dark a day with so many entries is, from 0. */
export const shadeOf = (count: number): number => shades.filter((least) => count >= least).length
