/**
 * Gives each set of values an id, the same one as long as they are the last that were asked for: a visitor who sends
 * again after an answer got lost is answered as the first time.
 */
export function createRequestIds(): (values: Record<string, string>) => string {
  let last: { values: string; id: string } | null = null
  return (values) => {
    const key = JSON.stringify(values)
    if (last?.values !== key) last = { values: key, id: createUuid() }
    return last.id
  }
}

/** `crypto.randomUUID` is missing on pages that are not served over HTTPS; random bytes are not. */
function createUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const marked = bytes.with(6, ((bytes[6] ?? 0) & 0x0f) | 0x40).with(8, ((bytes[8] ?? 0) & 0x3f) | 0x80)
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
