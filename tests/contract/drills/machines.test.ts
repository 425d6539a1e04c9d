import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { startPostgresql } from '@/tests/contract/support/postgresql-server'
import { plainPath } from '@/tests/contract/support/test-host'
import { startDeployed } from '@/tests/support/deployed'
import { freePort } from '@/tests/support/free-port'
import { type Front, hasBrotli, startFront } from '@/tests/support/nginx'
import { makeRelease } from '@/tests/support/processes'

/** A machine as deployed: nginx, one process for pages and one for the API of the same release. */
type Machine = Awaited<ReturnType<typeof startDeployed>>

let machines: Machine[]
let balancer: Front
/** Ends what has been started, the last one first. */
const closers: (() => Promise<void>)[] = []

beforeAll(async () => {
  const binaries = inject('postgresqlBinaries')
  if (binaries === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  // The build that the tests of builds leave.
  vi.stubEnv('SHOW_SAMPLES', '0')
  await makeRelease()
  const database = await startPostgresql(binaries)
  closers.push(database.stop)
  const port = await freePort()
  const env = {
    SITE_ORIGIN: `http://localhost:${port}`,
    DATABASE_URL: database.url,
    INSTANCE_COUNT: '2',
    CODE_SECRET: 'the-secret-that-both-machines-have',
  }
  machines = []
  for (const _ of [1, 2]) {
    const machine = await startDeployed({ pages: 1, apis: 1, env, secure: false })
    closers.push(machine.close)
    machines.push(machine)
  }
  balancer = await startFront({
    brotli: hasBrotli,
    machines: machines.map(({ front }) => `127.0.0.1:${front.port}`),
    port,
    secure: false,
  })
  closers.push(balancer.close)
})
afterAll(async () => {
  for (const close of closers.reverse()) await close()
  vi.unstubAllEnvs()
})

const get = (path: string, { origin } = balancer) =>
  fetch(new URL(path, origin), { headers: { Accept: 'text/html' } })

it('has on each machine the scripts and styles of a page from the other one', async () => {
  for (const [from, other] of [machines, machines.toReversed()]) {
    const page = await get('/uk', from?.front)
    expect(page.status).toBe(200)
    const files = (await page.text()).matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)
    const paths = [...new Set([...files].map(([, file = '']) => file))]
    expect(paths.length).toBeGreaterThan(5)
    for (const path of paths) expect((await get(path, other?.front)).status, path).toBe(200)
  }
})

it('shows the receipt of a form without scripts on either machine, and after the front of one has ended', async () => {
  const sent = await fetch(new URL(plainPath, balancer.origin), {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'text/html', Origin: balancer.origin },
    body: new URLSearchParams({ name: '李雷', phone: '13812345678', source: '演练' }),
  })
  expect(sent.status).toBe(303)
  const result = sent.headers.get('location') ?? ''
  const receipt = new URL(result, balancer.origin).searchParams.get('receipt') ?? ''
  const receiptFrom = async (front: Front) => (await get(`/receipt/${receipt}`, front)).text()
  for (const { front } of machines) expect(await receiptFrom(front)).toContain('李*')
  await machines.shift()?.front.close()
  // Whichever machine has the turn.
  for (const _ of [1, 2]) expect(await receiptFrom(balancer)).toContain('李*')
  expect((await get('/')).status).toBe(200)
})
