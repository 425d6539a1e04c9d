import { endStreams } from '@/lib/host/chat/hub'
import type { Host } from '@/lib/host/contract-app'
import { listen } from './transports'

/**
 * Serves until SIGTERM. Like Next it then accepts no new requests, finishes the open ones, and exits with 143. Ends
 * with the process that started it, even when that one crashes.
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
