import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { envelopeSchema } from '@/lib/api/envelope'

const submits = 2000
const concurrency = 16

/**
 * Lead submissions per second over HTTP, each a transaction with fsync, and the time of one at the median and the 99th
 * percentile. Each comes from an address of its own, so that the flags of the spam rules do not speak.
 */
export async function measureLeads(site: string): Promise<void> {
  const times: number[] = []
  let next = 0
  const start = performance.now()
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < submits) {
        const index = next++
        const before = performance.now()
        await submit(site, 139, index)
        times.push(performance.now() - before)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  console.log(
    `\nLead submissions, ${concurrency} at once, ${submits} in all, each on disk (fsync) before its answer`,
  )
  console.log(`  ${(submits / seconds).toFixed(0)}/s, ${percentiles(times)}`)
}

const readers = 50
const perSecond = 5
const besideSeconds = 20

/** The time of a submission while others read pages as fast as the site gives them. */
export async function measureLeadsBesidePages(site: string): Promise<void> {
  const times: number[] = []
  const pages = autocannon({ url: site, connections: readers, duration: besideSeconds })
  const start = performance.now()
  const pending: Promise<void>[] = []
  for (let index = 0; index < besideSeconds * perSecond; index += 1) {
    await delay(Math.max(0, start + (index * 1000) / perSecond - performance.now()))
    const before = performance.now()
    pending.push(submit(site, 138, index).then(() => void times.push(performance.now() - before)))
  }
  await Promise.all(pending)
  const { requests } = await pages
  console.log(
    `\nLead submissions, ${perSecond}/s, beside ${readers} connections reading pages at ${requests.average.toFixed(0)}/s`,
  )
  console.log(`  ${percentiles(times)}`)
}

function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`
}

async function submit(site: string, prefix: number, index: number): Promise<void> {
  const response = await fetch(`${site}/apipc/v1/general_form_pc`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` },
    body: new URLSearchParams({
      name: '压测',
      phone: `${prefix}${String(index).padStart(8, '0')}`,
      source: '压测',
      linkurl: site,
    }),
  })
  const envelope = envelopeSchema.parse(await response.json())
  if (envelope.code !== 0) throw new Error(`lead ${index}: code ${envelope.code}`)
}
