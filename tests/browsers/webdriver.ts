import { setTimeout as delay } from 'node:timers/promises'
import type { Visitor } from './visitor'

/** Sends one command of the W3C's WebDriver to a session and resolves with its value. */
export type Send = (method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<unknown>

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/**
 * A visitor whose browser is controlled by WebDriver. The tests wait inside the page, so no command waits for an
 * element.
 */
export function webDriverVisitor(send: Send, end: () => Promise<void>): Visitor {
  const find = async (css: string) => {
    const found = (await send('POST', '/element', { using: 'css selector', value: css })) as Record<
      string,
      string
    >
    return `/element/${found[elementKey]}`
  }
  const run = async <T>(body: string) =>
    (await send('POST', '/execute/sync', { script: body, args: [] })) as T
  return {
    open: async (url) => void (await send('POST', '/url', { url })),
    run,
    click: async (css) => {
      await run(
        `document.querySelector(${JSON.stringify(css)})?.scrollIntoView({ block: 'center', behavior: 'instant' })`,
      )
      await send('POST', `${await find(css)}/click`, {})
    },
    type: async (css, text) => void (await send('POST', `${await find(css)}/value`, { text })),
    resize: async (width, height) => {
      await send('POST', '/window/rect', { width, height })
      // The frame of the window needs some of the size.
      const [innerWidth = width, innerHeight = height] = await run<number[]>(
        'return [innerWidth, innerHeight]',
      )
      await send('POST', '/window/rect', { width: 2 * width - innerWidth, height: 2 * height - innerHeight })
    },
    errors: () => [],
    close: end,
  }
}

/** Repeats an attempt until it succeeds. After `seconds` it rejects with the last failure. */
export async function patiently<T>(seconds: number, attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await delay(100)
    }
  }
}
