const lengthOf = (detail: string | null) => /学制 ([^；]+)/.exec(detail ?? '')?.[1] ?? ''

/**
 * Years of full-time study in a programme's text, such as `Full-time: 1.5 years`; null when there is no length. `part-time` when the
 * programme is part-time only, because it gives no student visa.
 */
export function studyYears(detail: string | null): number | null | 'part-time' {
  const words = lengthOf(detail)
  if (/^part.time/i.test(words)) return 'part-time'
  const found =
    /(\d(?:\.\d)?)\s*years?(?: for master)? \(full/i.exec(words) ??
    /full.time:\s*(\d(?:\.\d)?)\s*years?/i.exec(words) ??
    /^(\d(?:\.\d)?)\s*years?/i.exec(words)
  return found?.[1] === undefined ? null : Number(found[1])
}
