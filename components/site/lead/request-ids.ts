/**
 * Ids of the attempts to send. Equal values keep their id until there is an answer, so that a visitor who sends again
 * after a lost answer gets the first answer. After an answer the next submit is a new attempt.
 */
export function createRequestIds() {
  let open: { values: string; id: string } | null = null
  return {
    idFor(values: Record<string, string>): string {
      const key = JSON.stringify(values)
      if (open?.values !== key) open = { values: key, id: createUuid() }
      return open.id
    },
    answered() {
      open = null
    },
  }
}

/** `crypto.randomUUID` does not exist on pages without HTTPS, but random bytes do. */
function createUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const marked = bytes.with(6, ((bytes[6] ?? 0) & 0x0f) | 0x40).with(8, ((bytes[8] ?? 0) & 0x3f) | 0x80)
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
