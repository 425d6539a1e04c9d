import { once } from 'node:events'

/**
 * The framework calls it between compiling and rendering: tells `npm run build`, which started this process, and waits for its answer. A
 * `next build` that was started by hand goes on at once.
 */
export async function untilPagesMayBeRendered(): Promise<void> {
  if (process.send === undefined) return
  const answer = once(process, 'message')
  process.send('compiled')
  // The channel alone does not keep the process, which would end here without a page and without an error.
  process.channel?.ref()
  await answer
  process.channel?.unref()
}
