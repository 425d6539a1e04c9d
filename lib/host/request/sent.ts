import type { IncomingMessage } from 'node:http'

/** Whether a visitor takes answers in this encoding. */
export function takes({ headers }: IncomingMessage, encoding: 'br' | 'gzip'): boolean {
  const accepted = String(headers['accept-encoding'] ?? '')
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted)
}

/**
 * A copy of what a call of `write` or `end` sends, since the framework may use a buffer again; null where it sends nothing.
 * @param args as the call was made: text with or without its charset, bytes, or a callback alone
 */
export function bytesOf([chunk, charset]: readonly unknown[]): Buffer | null {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof charset === 'string' ? (charset as BufferEncoding) : 'utf8')
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : null
}
