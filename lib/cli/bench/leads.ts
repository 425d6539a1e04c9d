import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { envelopeSchema } from '@/lib/contract/envelope'
import { sendHttp } from '@/tests/contract/support/transports'
import type { Row } from './goals'

type Beside = {
  name: string
  /** Connections that read pages without pause. */
  readers: number
  /** Read in turn by every reader; `[<id>]` is replaced by another text each time. */
  pages: readonly string[]
  /** First digits of the phone numbers of this round, different from those of all other rounds. */
  prefix: number
  /** Submissions per second, and the duration. */
  perSecond: number
  seconds: number
  /** The goal for the 99th percentile of the time, in ms. */
  most: number
}

/** Measures the time of a submission while other clients read pages as fast as the site serves them, and the number of refusals. */
export async function measureLeadsBesidePages(
  site: string,
  { name, readers, pages, prefix, perSecond, seconds, most }: Beside,
): Promise<Row[]> {
  // From several addresses, as visitors have, and different from those of the last round: one address may open 64 connections at most.
  const requests = pages.map((path, index) => ({
    path,
    headers: { 'accept-encoding': 'gzip', 'x-forwarded-for': `10.${prefix}.255.${index}` },
  }))
  // In a thread of its own, so that reading does not delay the timer of the leads.
  const reading = autocannon({
    url: site,
    workers: 1,
    connections: readers,
    duration: seconds,
    requests,
    idReplacement: true,
  })
  const { times, refused } = await timeLeads(site, { prefix, perSecond, seconds })
  const read = await reading
  console.log(
    `\nLead submissions, ${perSecond}/s, beside ${readers} connections reading pages at ${read.requests.average.toFixed(0)}/s (${name})`,
  )
  console.log(`  ${percentiles(times)}, refused ${refused.length} of ${seconds * perSecond}`)
  if (read.non2xx > 0 || read.errors > 0)
    console.log(`  pages: ${JSON.stringify(read.statusCodeStats)}, ${read.errors} errors`)
  for (const reason of new Set(refused)) console.log(`  ${reason}`)
  return [
    {
      what: `leads beside ${readers} readers, ${name}: refused`,
      now: refused.length,
      unit: '',
      goal: { most: 0 },
    },
    {
      what: `leads beside ${readers} readers, ${name}: p99`,
      now: percentile(times, 0.99),
      unit: 'ms',
      goal: { most },
    },
  ]
}

/** Sends leads evenly, and measures the time of each stored one. */
async function timeLeads(
  site: string,
  { prefix, perSecond, seconds }: Pick<Beside, 'prefix' | 'perSecond' | 'seconds'>,
): Promise<{ times: number[]; refused: string[] }> {
  const times: number[] = []
  const refused: string[] = []
  const start = performance.now()
  const pending: Promise<void>[] = []
  for (let index = 0; index < seconds * perSecond; index += 1) {
    await delay(Math.max(0, start + (index * 1000) / perSecond - performance.now()))
    const sent = performance.now()
    pending.push(
      submit(site, prefix, index).then(
        () => void times.push(performance.now() - sent),
        (error: unknown) => void refused.push(String(error)),
      ),
    )
  }
  await Promise.all(pending)
  return { times, refused }
}

function percentiles(times: readonly number[]): string {
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(1))
  return `p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms`
}

function percentile(times: readonly number[], share: number): number {
  return (
    times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
    Number.POSITIVE_INFINITY
  )
}

const submitPath = '/apipc/v1/general_form_pc'

/** A visitor's submission, each with an address and a phone of its own. */
function submission(site: string, prefix: number, index: number) {
  return {
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
    },
    body: new URLSearchParams({
      name: '压测',
      phone: `${prefix}${String(index).padStart(8, '0')}`,
      source: '压测',
      linkurl: site,
    }).toString(),
  }
}

/** By TLS, over a connection of its own, like a visitor's browser. */
async function submit(site: string, prefix: number, index: number): Promise<void> {
  const { headers, body } = submission(site, prefix, index)
  const { status, text } = await sendHttp(site, {
    method: 'POST',
    path: submitPath,
    headers: { ...headers, Host: new URL(site).host },
    body,
  })
  if (status !== 200) throw new Error(`status ${status}`)
  const { code } = envelopeSchema.parse(JSON.parse(text))
  if (code !== 0) throw new Error(`code ${code}`)
}
