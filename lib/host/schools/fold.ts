import { fold as foldLetters } from '@/lib/host/text/text'

/**
 * Case, full width, accents, traditional characters and runs of spaces make no difference: `ＭＩＴ` finds MIT, `Zurich` finds
 * Zürich, `倫敦` finds 伦敦.
 */
export function fold(text: string): string {
  // Nothing but case can differ, and most of the library's names are such.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().replace(/\s+/g, ' ').trim()
  return foldLetters(text).replace(/\s+/g, ' ').trim()
}
