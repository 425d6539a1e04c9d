const autumn = '09-01'

/** The next autumn in which a student can begin. @param today a day such as `2026-11-26` */
export function nextEntry(today: string): number {
  const year = Number(today.slice(0, 4))
  return today.slice(5) < autumn ? year : year + 1
}
