import { log } from '@/lib/core/log'
import { withoutReceiptCode } from '@/lib/leads/receipt-address'
import { queryFromGbk } from '@/lib/routing/gbk-query'

/** Why a body or query is refused before its fields are read. */
export type FormRefusal = 'type' | 'size' | 'malformed'

export type Fields = ReadonlyMap<string, readonly string[]>

export type Reading = { ok: true; fields: Fields } | { ok: false; refusal: FormRefusal }

/** Longest body of a visitor's form in bytes. */
const bodyLimit = 16 * 1024
const fieldCountLimit = 40

const formType =
  /^application\/x-www-form-urlencoded\s*(?:;\s*charset\s*=\s*"?(?:utf-8|gbk|gb2312|gb18030)"?\s*)?$/i

/**
 * Reads a form-encoded body once and counts the bytes that really arrive: a Content-Length may be missing or wrong. Refuses other types
 * and encodings, more bytes than `limit` (16 KiB), more than 40 fields, and text in neither UTF-8 nor GBK, which older partners' pages send.
 */
export async function readForm(request: Request, limit: number = bodyLimit): Promise<Reading> {
  const encoding = request.headers.get('content-encoding')
  if (!formType.test(request.headers.get('content-type') ?? '') || (encoding ?? 'identity') !== 'identity') {
    return { ok: false, refusal: 'type' }
  }
  const bytes = await readBounded(request, limit)
  return typeof bytes === 'string' ? { ok: false, refusal: bytes } : parseFields(bytes)
}

/**
 * A request's body; `size` when it is longer than `limit` bytes, `malformed` when its sender disconnected or was cut off for being slow.
 * Any client can do that, so it is no error of this site. Counts the bytes that really arrive: a Content-Length may be missing or wrong.
 */
export async function readBounded(request: Request, limit: number): Promise<Buffer | 'size' | 'malformed'> {
  if (Number(request.headers.get('content-length')) > limit) return 'size'
  const chunks: Uint8Array[] = []
  let size = 0
  if (request.body === null) return Buffer.alloc(0)
  const reader = request.body.getReader()
  for (;;) {
    const part = await reader.read().catch(() => null)
    if (part === null) {
      log('info', 'client hung up', { path: withoutReceiptCode(new URL(request.url).pathname) })
      return 'malformed'
    }
    const { done, value } = part
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > limit) {
      // The rest is not needed; a client that disconnected meanwhile is no error of this site.
      void reader.cancel().catch(() => undefined)
      return 'size'
    }
    chunks.push(value)
  }
}

/** Parses a query string by the same rules as a body. */
export function readQuery(url: string): Reading {
  const start = url.indexOf('?')
  return parseFields(Buffer.from(start === -1 ? '' : url.slice(start + 1).replace(/#.*$/, '')))
}

const decoders = ['utf-8', 'gbk'].map((name) => new TextDecoder(name, { fatal: true, ignoreBOM: true }))
// Never in real text: NUL ends strings in other programs, and U+FFFD replaces bytes that were not valid text.
const unusable = /[\0\uFFFD]/

function parseFields(bytes: Buffer): Reading {
  const text = decode(bytes)
  if (text === null) return { ok: false, refusal: 'malformed' }
  const params = new URLSearchParams(queryFromGbk(text) ?? text)
  if (params.size > fieldCountLimit) return { ok: false, refusal: 'malformed' }
  const fields = new Map<string, string[]>()
  for (const [name, value] of params) {
    if (unusable.test(name + value)) return { ok: false, refusal: 'malformed' }
    fields.set(name, [...(fields.get(name) ?? []), value])
  }
  return { ok: true, fields }
}

/** The text begins with a question mark, because `URLSearchParams` removes one. */
function decode(bytes: Buffer): string | null {
  for (const decoder of decoders) {
    try {
      return `?${decoder.decode(bytes)}`
    } catch {}
  }
  return null
}

/**
 * Picks the known names as single values. Unknown names are dropped; a repeated known name makes the result null, because two programs
 * could each use another of its values.
 */
export function pickScalars<Name extends string>(
  fields: Fields,
  names: readonly Name[],
): Partial<Record<Name, string>> | null {
  const values: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const given = fields.get(name)
    if (given === undefined) continue
    if (given.length > 1) return null
    values[name] = given[0]
  }
  return values
}
