/** First of 64 private-use characters, each standing for six bits. */
const base = 0xe000

/**
 * Writes each Chinese character of a term as three of 64 characters. The index is a tree whose nodes are searched one child
 * after another: with thousands of first characters, building it takes many times as long. Prefixes stay prefixes.
 */
export const encodeTerm = (term: string): string =>
  term.replace(/\p{Script=Han}/gu, (character) => {
    const code = character.codePointAt(0) ?? 0
    return String.fromCharCode(base + (code >> 12), base + ((code >> 6) & 63), base + (code & 63))
  })

/** The term as it was before `encodeTerm`. */
export const decodeTerm = (encoded: string): string =>
  encoded.replace(/([\uE000-\uE03F])([\uE000-\uE03F])([\uE000-\uE03F])/g, (three) => {
    const bits = (at: number) => three.charCodeAt(at) - base
    return String.fromCodePoint((bits(0) << 12) + (bits(1) << 6) + bits(2))
  })
