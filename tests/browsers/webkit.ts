import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { z } from 'zod'
import { browserEnvironment } from '../support/fonts'
import { freePort } from '../support/free-port'
import { stopProcess } from '../support/processes'
import type { Engine } from './visitor'
import { patiently, webDriverVisitor } from './webdriver'

const driverPath = '/usr/bin/WebKitWebDriver'
const screenPath = '/usr/bin/Xvfb'
const answerSchema = z.object({ value: z.unknown() })
const sessionSchema = z.object({ sessionId: z.string() })

/** WebKitGTK, which is Safari's engine on Linux. It needs a screen, so it gets a virtual one. */
export const webKit: Engine = {
  name: 'WebKit',
  keepsPages: true,
  start: async () => {
    if (!existsSync(driverPath)) throw new Error('no WebKit: install Debian’s webkit2gtk-driver')
    if (!existsSync(screenPath)) throw new Error('no screen for WebKit: install Debian’s xvfb')
    const [screen, display] = await startScreen()
    const port = await freePort()
    const driver = spawn(driverPath, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...browserEnvironment,
        DISPLAY: display,
        GDK_BACKEND: 'x11',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
    })
    const stop = async () => {
      await stopProcess(driver)
      await stopProcess(screen)
    }
    const send = async (method: string, command: string, body?: object) => {
      const response = await fetch(`http://127.0.0.1:${port}${command}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(60_000),
      })
      const { value } = answerSchema.parse(await response.json())
      if (!response.ok) throw new Error(`${method} ${command}: ${JSON.stringify(value)}`)
      return value
    }
    try {
      await patiently(20, () => send('GET', '/status'))
      const { sessionId } = sessionSchema.parse(
        await send('POST', '/session', { capabilities: { alwaysMatch: {} } }),
      )
      const session = `/session/${sessionId}`
      return webDriverVisitor(
        (method, command, body) => send(method, session + command, body),
        async () => {
          await send('DELETE', session).catch(() => {})
          await stop()
        },
      )
    } catch (error) {
      await stop()
      throw error
    }
  },
}

/** Starts a screen in memory with the first free name. Returns the process and the name. */
async function startScreen(): Promise<[ChildProcess, string]> {
  const child = spawn(screenPath, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  child.stdout.once('data', (data: Buffer) => resolve(`:${data.toString().trim()}`))
  child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
  return [child, await promise]
}
