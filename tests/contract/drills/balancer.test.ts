import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Store } from '@/lib/host/store/store'
import { type ChildHost, startChildHost } from '@/tests/contract/support/child-host'
import { startDatabase } from '@/tests/contract/support/database'
import { plainPath, postForm } from '@/tests/contract/support/test-host'
import { type HostRequest, sendHttp } from '@/tests/contract/support/transports'
import { freePort } from '@/tests/support/free-port'
import { type Front, hasBrotli, startFront } from '@/tests/support/nginx'

/** A machine: nginx as deployed and one process of the API, behind the balancer. */
type Machine = { front: Front; api: ChildHost }

let store: Store
let environment: Record<string, string>
let machines: Machine[]
let balancer: Front

beforeEach(async () => {
  ;({ store, environment } = await startDatabase())
  machines = [await startMachine(), await startMachine()]
  balancer = await startFront({
    brotli: hasBrotli,
    machines: machines.map(({ front }) => `127.0.0.1:${front.port}`),
    secure: false,
  })
})
afterEach(async () => {
  await balancer.close()
  for (const machine of machines) await stopMachine(machine)
})

async function startMachine(): Promise<Machine> {
  const api = await startChildHost(environment)
  const port = Number(new URL(api.origin).port)
  // Only forms are sent here, so no process for pages is needed.
  const front = await startFront({
    apiPorts: [port],
    ports: [await freePort()],
    trustedProxies: ['127.0.0.1'],
    brotli: hasBrotli,
    secure: false,
  })
  return { front, api }
}

async function stopMachine({ front, api }: Machine): Promise<void> {
  await front.close()
  await api.kill()
}

const submit = async (index: number, headers: Record<string, string> = {}) => {
  const fields = { name: '张三', phone: `138${String(index).padStart(8, '0')}`, source: `演练${index}` }
  const through = { send: (request: HostRequest) => sendHttp(balancer.origin, request) }
  return (await postForm(through, fields, { headers })).code
}

const storedAddresses = async () =>
  (await store.db.selectFrom('lead').select('address').execute()).map(({ address }) => address)

it('spreads leads over the machines, and loses none when a machine dies', async () => {
  const before = await Promise.all(Array.from({ length: 20 }, (_, index) => submit(index)))
  expect(new Set(before)).toEqual(new Set([0]))
  for (const { front } of machines) await expect.poll(() => front.accessLog()).toContain(plainPath)
  const [first] = machines
  if (first !== undefined) await stopMachine(first)
  for (let index = 20; index < 40; index += 1) expect(await submit(index)).toBe(0)
  expect(await storedAddresses()).toHaveLength(40)
})

it('gives the machines the address of the visitor, whatever the visitor claims', async () => {
  expect(await submit(1, { 'X-Forwarded-For': '203.0.113.7', Forwarded: 'for=203.0.113.8' })).toBe(0)
  expect((await storedAddresses()).join()).not.toContain('203.0')
})
