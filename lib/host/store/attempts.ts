import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Takes a step again while it fails in a way that passes, so many times in all, waiting 50 to 200 ms off the event loop in
 * between.
 */
export async function retrying<T>(
  step: () => Promise<T>,
  mayRetry: (error: unknown) => boolean,
  attempts = 4,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step()
    } catch (error) {
      if (attempt === attempts || !mayRetry(error)) throw error
      await delay(randomInt(50, 201))
    }
  }
}
