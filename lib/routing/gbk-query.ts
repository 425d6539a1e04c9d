/**
 * A query whose bytes are GBK, as older sites and input methods send it, written as UTF-8; null for any other query.
 * @param search the query with its leading `?`, or empty, as it stands in the address
 */
export function queryFromGbk(search: string): string | null {
  if (!/%[89a-f]/i.test(search)) return null
  const parts = search.slice(1).split(/([&=])/)
  const read = parts.map((part) => (part.includes('%') ? encodeURIComponent(textOf(part)) : part))
  const isUtf8 = parts.every(
    (part) => !part.includes('%') || decoded(bytesOf(part), utf8) !== null || isCut(part),
  )
  return isUtf8 || read.some((part) => part.includes(lost)) ? null : `?${read.join('')}`
}

/** Percent-encoded: the sign for bytes that are no text in either encoding. */
const lost = '%EF%BF%BD'

/** A link that was cut inside a character of UTF-8: the framework reads what stands before. Without that the bytes may be one GBK character. */
function isCut(part: string): boolean {
  const whole = part.replace(/(?:%[\da-f]?)?\.{0,6}$/i, '')
  try {
    const before = new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(whole), { stream: true })
    return before !== '' || whole !== part
  } catch {
    return false
  }
}

const textOf = (part: string): string => {
  const bytes = bytesOf(part)
  return decoded(bytes, utf8) ?? decoded(bytes, gbk) ?? '\ufffd'
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const gbk = new TextDecoder('gbk', { fatal: true })

function decoded(bytes: Uint8Array, decoder: TextDecoder): string | null {
  try {
    return decoder.decode(bytes)
  } catch {
    return null
  }
}

/** The second byte of a GBK character may be an ASCII letter, which is not percent-encoded. */
const bytesOf = (part: string): Uint8Array =>
  Uint8Array.from(
    [...part.replaceAll('+', ' ').matchAll(/%([\da-f]{2})|[^%]|%/gi)].map(([sign, hex]) =>
      hex === undefined ? (sign.codePointAt(0) ?? 0) & 0xff : Number.parseInt(hex, 16),
    ),
  )
