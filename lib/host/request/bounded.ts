/**
 * A request's body, or null when it is longer than `limit` bytes. Counts what really arrives: a Content-Length may be
 * missing or lie.
 */
export async function readBounded(request: Request, limit: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length')) > limit) return null
  const chunks: Uint8Array[] = []
  let size = 0
  if (request.body === null) return Buffer.alloc(0)
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > limit) {
      // The rest is not worth waiting for; a client that hung up meanwhile is no fault of ours.
      void reader.cancel().catch(() => undefined)
      return null
    }
    chunks.push(value)
  }
}
