import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

const attempts = 4

/**
 * Takes a step again while it fails in a way that passes, up to four times in all, waiting 50 to 200 ms off the event
 * loop in between.
 */
export async function retrying<T>(step: () => Promise<T>, mayRetry: (error: unknown) => boolean): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step()
    } catch (error) {
      if (attempt === attempts || !mayRetry(error)) throw error
      await delay(randomInt(50, 201))
    }
  }
}
