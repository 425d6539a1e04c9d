import { randomUUID } from 'node:crypto'
import { freePort } from '@/tests/support/free-port'
import { onBothEngines } from './deployed'
import type { Row } from './goals'
import { percentile, percentiles, timeLeads } from './leads'
import { type BenchServer, startServer } from './server'

const conversations = 200
const load = { perSecond: 20, seconds: 15 }
/** Half a megabyte for each conversation; measured: 60 on SQLite, 91 on PostgreSQL. */
const memoryMb = conversations / 2

/** Measures the cost of open conversations for one process, and their effect on leads. */
export function measureChats(): Promise<Row[]> {
  return onBothEngines((engine, _processes, env) => measureOn(engine, env))
}

async function measureOn(engine: string, env: Record<string, string>): Promise<Row[]> {
  const server = await startServer(await freePort(), env)
  const end = new AbortController()
  try {
    // A process that has just started still compiles its code.
    await timeLeads(server.origin, { prefix: 131, ...load })
    const alone = await timeLeads(server.origin, { prefix: 132, ...load })
    const before = server.memoryMb()
    const heard = await openConversations(server, end.signal)
    const beside = await timeLeads(server.origin, { prefix: 133, ...load })
    const grown = server.memoryMb() - before
    console.log(`\n${conversations} open conversations on ${engine}, ${load.perSecond} leads/s`)
    console.log(`  memory ${before.toFixed(0)} MB before, ${(before + grown).toFixed(0)} MB with them`)
    console.log(`  leads without them: ${percentiles(alone.times)}`)
    console.log(`  leads beside them: ${percentiles(beside.times)}, refused ${beside.refused.length}`)
    const slower = percentile(beside.times, 0.99) / percentile(alone.times, 0.99)
    return [
      { what: `conversations, ${engine}: streams cut`, now: heard.cut(), unit: '', goal: { most: 0 } },
      { what: `conversations, ${engine}: memory`, now: grown, unit: 'MB', goal: { most: memoryMb } },
      {
        what: `leads beside conversations, ${engine}: refused`,
        now: beside.refused.length,
        unit: '',
        goal: { most: 0 },
      },
      {
        what: `leads beside conversations, ${engine}: p99 by p99 alone`,
        now: slower,
        unit: '',
        goal: { most: 2 },
      },
    ]
  } finally {
    end.abort()
    await server.stop()
  }
}

/** Begins conversations, each from an address of its own, and follows them by streams until the signal. */
async function openConversations(
  { origin }: BenchServer,
  signal: AbortSignal,
): Promise<{ cut: () => number }> {
  let cut = 0
  for (let index = 0; index < conversations; index++) {
    const address = { 'X-Forwarded-For': `10.77.${index >> 8}.${index & 255}` }
    const answer = await fetch(`${origin}/apipc/v1/chat/messages`, {
      method: 'POST',
      headers: address,
      body: new URLSearchParams({ id: randomUUID(), text: `英国签证 ${index}` }),
    })
    const Cookie = /(?:__Host-)?chat=[\w-]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? ''
    const stream = await fetch(`${origin}/apipc/v1/chat/stream`, { headers: { ...address, Cookie }, signal })
    if (stream.status !== 200 || stream.body === null) throw new Error(`stream refused: ${stream.status}`)
    void read(stream.body).then(() => {
      if (!signal.aborted) cut += 1
    })
  }
  return { cut: () => cut }
}

/** Resolves when the stream has ended for any reason. */
async function read(body: ReadableStream<Uint8Array>): Promise<void> {
  try {
    for await (const _chunk of body);
  } catch {
    // The stream was cut, or its reader ended it.
  }
}
