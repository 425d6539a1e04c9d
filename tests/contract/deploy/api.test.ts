import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundleCommands } from '@/lib/cli/bundle'
import { type HostRequest, sendHttp } from '@/tests/contract/support/transports'
import { freePort } from '@/tests/support/free-port'
import { table } from '@/tests/support/table'

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** A folder inside the project, so that the program finds the packages that are not bundled. */
const folder = `node_modules/.cache/api-${process.pid}`
const dataDir = mkdtempSync(join(tmpdir(), 'api-'))

let port: number
let api: ChildProcess
const lines: string[] = []
const log = () => lines.join('')

const run = (flags: string[], env: Record<string, string> = {}) =>
  spawn(process.execPath, [join(folder, 'api.mjs'), ...flags], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, HOST_ROLE: 'web', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const send = (request: HostRequest) => sendHttp(`http://127.0.0.1:${port}`, request)
const submit = (body: string, headers: Record<string, string> = {}) =>
  send({ method: 'POST', path: '/apipc/v1/general_form_pc', headers: { ...form, ...headers }, body })

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  await bundleCommands({ api: 'lib/cli/api.ts' }, folder)
  port = await freePort()
  api = run(['--hostname', '127.0.0.1', '--port', String(port)])
  for (const stream of [api.stdout, api.stderr]) stream?.on('data', (chunk) => lines.push(String(chunk)))
  await vi.waitFor(() => expect(log()).toContain('api listens'), 120_000)
})
afterAll(() => {
  api.kill('SIGKILL')
  for (const one of [folder, dataDir]) rmSync(one, { recursive: true, force: true })
})

describe('the API as a process of its own', () => {
  it('stores a lead with the sender’s socket address, and sends the security headers once', async () => {
    const reply = await submit('name=张三&phone=13800138000', { 'X-Client-Address': '192.0.2.1' })
    expect(reply).toMatchObject({ status: 200, code: 0 })
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cross-origin-opener-policy': 'same-origin',
    })
    const database = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true })
    expect(database.prepare('select name, address from lead').all()).toEqual([
      { name: '张三', address: '127.0.0.*' },
    ])
    database.close()
  })

  it.each(
    table(
      `
      GET | /apipc/v1/country | 200
      GET | /apipc/openapi.json | 200
      PUT | /apipc/v1/country | 405
      GET | /apipc/v1/schools/%ff | 200
      GET | /apipc | 404
      GET | / | 404
      GET | /healthz | 200
      GET | /metrics | 200
    `,
      [String, String, Number],
    ),
  )('answers %s %s with %i', async (method, path, status) => {
    expect((await send({ method, path })).status).toBe(status)
  })

  it('reports the role api, whatever variables it shares with the pages', async () => {
    expect((await send({ path: '/readyz' })).json).toEqual({ ready: true, role: 'api', wrong: [] })
  })

  it('refuses its counters to requests that came through a proxy', async () => {
    const headers = { 'X-Forwarded-For': '198.51.100.7', 'X-Client-Local': '1' }
    expect((await send({ path: '/metrics', headers })).status).toBe(404)
    expect(log()).not.toContain('metrics key refused')
    const guessed = { ...headers, Authorization: 'Bearer guessed-key' }
    expect((await send({ path: '/metrics', headers: guessed })).status).toBe(404)
    await expect.poll(log).toContain('metrics key refused')
    expect(log()).not.toContain('guessed-key')
  })

  it('does not count a sender who disconnects within a form as an error', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      'POST /apipc/v1/general_form_pc HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nname=',
    )
    // The answer on another connection shows that the earlier bytes were read.
    await send({ path: '/healthz' })
    socket.destroy()
    await expect.poll(log).toContain('client hung up')
    expect(log()).not.toContain('request failed')
    expect((await send({ path: '/metrics' })).text).not.toMatch(/http_answers_total\{.*status="5/)
  })

  it('checks its variables before the start, and names what is wrong', async () => {
    expect((await once(run(['--check']), 'exit'))[0]).toBe(0)
    const bad = run(['--check'], { SITE_ORIGIN: 'x' })
    const [said, [status]] = await Promise.all([text(bad.stderr ?? ''), once(bad, 'exit')])
    expect([said.split(':')[0], status]).toEqual(['SITE_ORIGIN', 1])
  })

  it('finishes open requests after the signal to end, and ends', async () => {
    const body = 'name=李四&phone=13912345678'
    const socket = connect(port, '127.0.0.1')
    const answer = text(socket)
    socket.write(
      `POST /apipc/v1/general_form_pc HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\nname=`,
    )
    // The answer on another connection shows that the earlier bytes were read.
    await send({ path: '/healthz' })
    const ended = once(api, 'exit')
    api.kill('SIGTERM')
    socket.write(body.slice('name='.length))
    expect(await answer).toContain('"code":0')
    expect(await ended).toEqual([0, null])
  })
})
