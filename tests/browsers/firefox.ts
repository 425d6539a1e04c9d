import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { browserEnvironment } from '../support/fonts'
import { freePort } from '../support/free-port'
import { stopProcess } from '../support/processes'
import type { Engine } from './visitor'
import { patiently, type Send, webDriverVisitor } from './webdriver'

const executable = '/usr/bin/firefox-esr'

/**
 * Firefox ESR by Marionette, the protocol into which geckodriver translates WebDriver. Debian has no geckodriver. The
 * commands are the same with other names.
 */
export const firefox: Engine = {
  name: 'Firefox ESR',
  keepsPages: true,
  start: async () => {
    if (!existsSync(executable)) throw new Error('no Firefox: install Debian’s firefox-esr')
    const profile = mkdtempSync(path.join(tmpdir(), 'site-firefox-'))
    const port = await freePort()
    writeFileSync(
      path.join(profile, 'user.js'),
      [
        `user_pref("marionette.port", ${port});`,
        'user_pref("intl.accept_languages", "zh-CN");',
        'user_pref("browser.shell.checkDefaultBrowser", false);',
        'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
        'user_pref("network.captive-portal-service.enabled", false);',
        'user_pref("network.connectivity-service.enabled", false);',
      ].join('\n'),
    )
    const child = spawn(
      executable,
      [
        '--headless',
        '--marionette',
        '--no-remote',
        '--profile',
        profile,
        '--width',
        '1366',
        '--height',
        '900',
      ],
      { stdio: 'ignore', env: browserEnvironment },
    )
    const end = async () => {
      await stopProcess(child)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    }
    try {
      const call = await patiently(40, () => connectTo(port))
      await call('WebDriver:NewSession', {})
      return webDriverVisitor(translated(call), async () => {
        await call('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {})
        await end()
      })
    } catch (error) {
      await end()
      throw error
    }
  },
}

type Call = (command: string, parameters: object) => Promise<unknown>

/** Translates the WebDriver commands that the tests use into Marionette commands. */
function translated(call: Call): Send {
  return async (method, command, body = {}) => {
    const [, id = '', action = ''] = /^\/element\/([^/]+)\/(\w+)$/.exec(command) ?? []
    const names: Record<string, string> = {
      'POST /url': 'WebDriver:Navigate',
      'POST /execute/sync': 'WebDriver:ExecuteScript',
      'POST /window/rect': 'WebDriver:SetWindowRect',
      'POST /element': 'WebDriver:FindElement',
      click: 'WebDriver:ElementClick',
      value: 'WebDriver:ElementSendKeys',
    }
    const name = names[action] ?? names[`${method} ${command}`]
    if (name === undefined) throw new Error(`no word for ${method} ${command}`)
    const answer = await call(name, { ...body, ...(id !== '' && { id }) })
    return unwrapped(answer)
  }
}

/** A single value is returned inside an object. */
const unwrapped = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : answer

/** Messages are `length:json`; a command is `[0, id, name, parameters]`, its answer `[1, id, error, result]`. */
async function connectTo(port: number): Promise<Call> {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, (message: [number, number, unknown, unknown]) => void>()
  const { promise: greeted, resolve: greet, reject: refuse } = Promise.withResolvers<void>()
  socket.once('error', refuse)
  socket.once('close', () => refuse(new Error('Firefox closed the connection')))
  readMessages(socket, (message) => {
    if (Array.isArray(message)) waiting.get(message[1])?.(message as [number, number, unknown, unknown])
    else greet()
  })
  await greeted
  let last = 0
  return (name, parameters) => {
    last += 1
    const id = last
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const timer = setTimeout(() => reject(new Error(`${name}: no answer`)), 60_000)
    waiting.set(id, ([, , error, result]) => {
      clearTimeout(timer)
      waiting.delete(id)
      if (error === null) resolve(result)
      else reject(new Error(`${name}: ${JSON.stringify(error).slice(0, 300)}`))
    })
    const message = JSON.stringify([0, id, name, parameters])
    socket.write(`${Buffer.byteLength(message)}:${message}`)
    return promise
  }
}

function readMessages(socket: Socket, onMessage: (message: unknown) => void): void {
  let rest = Buffer.alloc(0)
  socket.on('data', (data) => {
    rest = Buffer.concat([rest, data])
    for (;;) {
      const colon = rest.indexOf(':')
      const length = Number(rest.subarray(0, Math.max(colon, 0)).toString())
      if (colon < 0 || rest.length < colon + 1 + length) return
      onMessage(JSON.parse(rest.subarray(colon + 1, colon + 1 + length).toString()))
      rest = rest.subarray(colon + 1 + length)
    }
  })
}
