import { fold } from '@/lib/host/text/text'

/** Ignores case, full width, accents, traditional characters and repeated spaces: `ＭＩＴ` finds MIT, `Zurich` finds Zürich, `倫敦` finds 伦敦. */
export function foldName(text: string): string {
  // A shortcut for most names of the library: in plain ASCII only case and spaces can differ.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().replace(/\s+/g, ' ').trim()
  return fold(text).replace(/\s+/g, ' ').trim()
}
