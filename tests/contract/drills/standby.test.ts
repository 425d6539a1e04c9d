import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openStore } from '@/lib/host/store/open-store'
import { type ChildHost, startChildHost } from '@/tests/contract/support/child-host'
import { codeSecret } from '@/tests/contract/support/database'
import { startProxy } from '@/tests/contract/support/proxy'
import { from, postForm } from '@/tests/contract/support/test-host'
import { sendHttp } from '@/tests/contract/support/transports'
import { type Cluster, createCluster, ownFolder, untilPromoted } from './cluster'

const standbyName = 'leads_standby'
const perSecond = 50

/** A server and a second one that follows it; the first accepts a commit when the second has it too. */
async function startPair(): Promise<{ first: Cluster; second: Cluster }> {
  const archiveDir = ownFolder()
  // The archive has a drill of its own.
  const alone = 'archive_mode = off'
  const first = await createCluster({ archiveDir }, alone)
  await first.start()
  await openStore({ dataDir: '/nowhere', databaseUrl: first.url, codeSecret }).then((store) => store.close())
  const second = await createCluster({ archiveDir }, alone)
  await second.run('rm', '-r', second.data)
  const source = `${first.url}?application_name=${standbyName}`
  await second.runOwn('pg_basebackup', '-d', source, '-D', second.data, '-R', '--checkpoint=fast')
  await second.start()
  await expect
    .poll(() => followers(first), { timeout: 60_000 })
    .toEqual([{ name: standbyName, state: 'streaming' }])
  // From now on, as the deployment files have it when they name a second server.
  await first.query(`alter system set synchronous_standby_names = 'FIRST 1 (${standbyName})'`)
  await first.query('select pg_reload_conf()')
  return { first, second }
}

const followers = (cluster: Cluster) =>
  cluster.query('select application_name as name, state from pg_stat_replication')

async function startApi(databaseUrl: string): Promise<ChildHost> {
  const env = {
    ...{ DATA_DIR: ownFolder(), DATABASE_URL: databaseUrl, CODE_SECRET: codeSecret },
  }
  return startChildHost(env)
}

type Sent = { phone: string; code: number | null }

/** Submits one lead, as a visitor with an address of their own. */
async function submit({ origin }: ChildHost, index: number): Promise<Sent> {
  const phone = `138${String(index).padStart(8, '0')}`
  const code = await postForm(
    { send: (request) => sendHttp(origin, request) },
    { name: '张三', phone, source: '演练' },
    { headers: from(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`) },
  ).then(
    ({ code = Number.NaN }) => code,
    () => null,
  )
  return { phone, code }
}

const accepted = (sent: readonly Sent[]) => sent.filter(({ code }) => code === 0).map(({ phone }) => phone)

const phonesIn = async (cluster: Cluster) =>
  new Set((await cluster.query<{ phone: string }>('select phone from lead')).map(({ phone }) => phone))

describe('two processes of the API, and a second database server', () => {
  it('lose no accepted lead when the first server dies under load and the second is promoted', async () => {
    const { first, second } = await startPair()
    const name = await startProxy(first.url)
    onTestFinished(() => name.close())
    const apis = [await startApi(name.url), await startApi(name.url)] as const
    const sending: Promise<Sent>[] = []
    const load = async (seconds: number) => {
      for (let count = 0; count < seconds * perSecond; count += 1) {
        sending.push(submit(apis[sending.length % 2 === 0 ? 0 : 1], sending.length))
        await delay(1000 / perSecond)
      }
    }
    await load(4)
    const during = load(8)
    await first.kill()
    await second.runOwn('pg_ctl', 'promote', '-D', second.data)
    await untilPromoted(second)
    name.switchTo(second.url)
    await during
    // On a busy machine the first ones may still be told to try again.
    await expect.poll(async () => (await submit(apis[0], 100_000)).code, { timeout: 60_000 }).not.toBe(1500)
    const sent = await Promise.all(sending)
    const stored = await phonesIn(second)
    const kept = accepted(sent)
    expect(kept.filter((phone) => !stored.has(phone))).toEqual([])
    // What is not accepted is refused with the words that ask to send it again. A quick promotion refuses none.
    const notAccepted = sent.flatMap(({ code }) => (code === 0 ? [] : [code]))
    expect(notAccepted.filter((code) => code !== 1500)).toEqual([])
    expect(kept.length).toBeGreaterThan(0)
  })

  it('store everything they accept when the second server dies, and work again once nobody waits for it', async () => {
    const { first, second } = await startPair()
    const api = await startApi(first.url)
    const sent = [await submit(api, 1)]
    await second.kill()
    await expect.poll(() => followers(first), { timeout: 60_000 }).toEqual([])
    const alone = await submit(api, 2)
    // What the operator does then.
    await first.query('alter system reset synchronous_standby_names')
    await first.query('select pg_reload_conf()')
    await expect
      .poll(
        async () => {
          const one = await submit(api, 3)
          sent.push(one)
          return one.code
        },
        { timeout: 60_000 },
      )
      .not.toBe(1500)
    const stored = await phonesIn(first)
    expect(accepted([...sent, alone]).filter((phone) => !stored.has(phone))).toEqual([])
    expect(stored).toContain('13800000003')
  })
})
