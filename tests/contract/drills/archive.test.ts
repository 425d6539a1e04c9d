import { rmSync } from 'node:fs'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createHost } from '@/lib/host/app'
import { isArchiveFailing } from '@/lib/host/health/copy-age'
import { openStore } from '@/lib/host/store/open-store'
import type { Store } from '@/lib/host/store/store'
import { codeSecret } from '@/tests/contract/support/database'
import { postForm, testEnv } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'
import { type Cluster, createCluster, ownFolder, untilArchived, untilPromoted } from './cluster'

/** The archive is forced after two seconds here, and after thirty where the files are used. */
const hasty = 'archive_timeout = 2s'

async function startArchived(): Promise<Cluster> {
  const cluster = await createCluster({ archiveDir: ownFolder() }, hasty)
  await cluster.start()
  await cluster.run('pgbackrest', '--stanza=leads', 'stanza-create')
  await openLeads(cluster).then((store) => store.close())
  await cluster.run('pgbackrest', '--stanza=leads', '--type=full', 'backup')
  return cluster
}

const openLeads = ({ url }: Cluster) => openStore({ dataDir: '/nowhere', databaseUrl: url, codeSecret })

/**
 * Waits until a second after the end of the backup has begun: pgBackRest compares whole seconds, so it would find no backup before a moment
 * of the second in which the backup ended.
 */
const untilAfterBackup = (cluster: Cluster) =>
  vi.waitFor(
    async () => {
      const backups = await cluster.run('pgbackrest', '--stanza=leads', '--output=json', 'info')
      const [{ backup }] = JSON.parse(backups) as [{ backup: [{ timestamp: { stop: number } }] }]
      const [row] = await cluster.query<{ second: number }>(
        'select floor(extract(epoch from now()))::int as second',
      )
      expect(row?.second).toBeGreaterThan(backup[0].timestamp.stop)
    },
    { timeout: 60_000, interval: 50 },
  )

/** Sends this many leads. Returns the phones that were accepted. */
async function sendLeads(store: Store, first: number, count: number): Promise<string[]> {
  const host = inProcess(createHost({ env: testEnv('/nowhere'), store: async () => store }))
  const accepted: string[] = []
  for (let index = first; index < first + count; index += 1) {
    const phone = `138${String(index).padStart(8, '0')}`
    const { json } = await postForm(host, { name: '张三', phone })
    if (JSON.stringify(json).startsWith('{"code":0')) accepted.push(phone)
  }
  return accepted
}

const phonesIn = async (cluster: Cluster) =>
  (await cluster.query<{ phone: string }>('select phone from lead order by phone')).map(({ phone }) => phone)

describe('the archive of PostgreSQL', () => {
  it('brings back the state of a moment before a table was dropped', async () => {
    const cluster = await startArchived()
    const store = await openLeads(cluster)
    const kept = await sendLeads(store, 1, 20)
    await untilAfterBackup(cluster)
    const [moment] = await cluster.query<{ now: string }>('select now()::text as now')
    await sendLeads(store, 21, 5)
    await store.close()
    await cluster.query('drop table lead cascade')
    await untilArchived(cluster)
    await cluster.stop()
    const target = ['--type=time', `--target=${moment?.now}`, '--target-action=promote']
    await cluster.run('pgbackrest', '--stanza=leads', '--delta', ...target, 'restore')
    await cluster.start()
    await untilPromoted(cluster)
    expect(kept).toHaveLength(20)
    expect(await phonesIn(cluster)).toEqual(kept)
  })

  it('has everything that was accepted half a minute before a disk was lost', async () => {
    const cluster = await startArchived()
    const store = await openLeads(cluster)
    const kept = await sendLeads(store, 1, 20)
    // Nobody writes any more, and still the last change is archived in time.
    await untilArchived(cluster)
    await sendLeads(store, 21, 5)
    const closed = store.close()
    await cluster.kill()
    await closed
    rmSync(cluster.data, { recursive: true })
    await cluster.run('mkdir', '-m', '0700', cluster.data)
    await cluster.run('pgbackrest', '--stanza=leads', 'restore')
    await cluster.start()
    await untilPromoted(cluster)
    expect(kept).toHaveLength(20)
    expect(await phonesIn(cluster)).toEqual(expect.arrayContaining(kept))
  })

  it('is reported when it cannot be written', async () => {
    const cluster = await createCluster({ archiveDir: ownFolder() }, `${hasty}\narchive_command = 'false'`)
    await cluster.start()
    const store = await openLeads(cluster)
    onTestFinished(() => store.close())
    await cluster.query('select pg_switch_wal()')
    await expect.poll(() => isArchiveFailing(store), { timeout: 60_000 }).toBe(true)
    await cluster.query(`alter system set archive_command = 'true'`)
    await cluster.query('select pg_reload_conf()')
    await expect.poll(() => isArchiveFailing(store), { timeout: 90_000 }).toBe(false)
  })
})
