import { endStreams } from '@/lib/host/chat/hub'
import type { Host } from '@/lib/host/contract-app'
import { listen } from './transports'

/**
 * Serves until SIGTERM, which it takes as Next does: no new requests, the open ones to their end, then exit 143. Ends with
 * the process that started it, however that one ends.
 */
export async function serveUntilEnded(host: Host): Promise<void> {
  const { origin, close } = await listen(host)
  process.once('SIGTERM', async () => {
    endStreams()
    await close()
    process.exit(143)
  })
  process.stdin.resume().once('end', () => process.exit(1))
  process.stdout.write(`${origin}\n`)
}
