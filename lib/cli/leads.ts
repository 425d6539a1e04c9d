/**
 * `npm run leads -- <command>`: what the operator does with stored leads.
 *
 *   list [--limit n]                    newest leads, phones masked
 *   status                              how many leads are in each state of delivery
 *   resend                              starts anew with the leads that the upstream never took
 *   export --phone N | --all [--csv]    everything stored, in full
 *   erase --phone N                     blanks a person's data
 *   new-key                             a fresh consultant key and the digest to configure
 *   prune                               deletes what is past its retention
 */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { EnvError, parseEnv } from '@/lib/env'
import { resendDead } from '@/lib/host/forward/outbox'
import { eraseLeads, exportLeads, listLeads } from '@/lib/host/leads/personal-data'
import { type LeadRecord, toLeadCsv } from '@/lib/host/leads/record'
import { countOutbox, type OutboxCount } from '@/lib/host/leads/status'
import { StoreFault, StoreOpenError } from '@/lib/host/store/errors'
import { prune } from '@/lib/host/store/prune'
import { openStore, type Store } from '@/lib/host/store/store'
import type { OutboxState } from '@/lib/host/store/tables'
import { maskPhone } from '@/lib/leads/phone'
import { phoneSchema } from '@/lib/leads/schema'

/** A command line that cannot be carried out; the message says what to write instead. */
class UsageError extends Error {}

const usage =
  '用法：leads list [--limit n] | status | resend | export --phone 号码|--all [--csv] | erase --phone 号码 | new-key | prune'

const meanings: Record<OutboxCount['kind'], { name: string; states: Partial<Record<OutboxState, string>> }> =
  {
    deliver: { name: '顾问领取', states: { pending: '待确认', done: '已确认' } },
    upstream: {
      name: '转发上游',
      states: {
        asked: '等上游答复',
        pending: '待重发',
        done: '已送达',
        refused: '上游拒收，访客已得知',
        dead: '重试用尽，resend 可再发',
      },
    },
  }

const { positionals, values: flags } = readArguments()

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await run(positionals[0])
} catch (error) {
  const lines = error instanceof EnvError ? error.lines : [readable(error)]
  for (const line of lines) console.error(line)
  process.exitCode = 1
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        limit: { type: 'string', default: '20' },
        phone: { type: 'string' },
        all: { type: 'boolean', default: false },
        csv: { type: 'boolean', default: false },
      },
    })
  } catch {
    console.error(usage)
    process.exit(1)
  }
}

async function run(command: string | undefined): Promise<void> {
  switch (command) {
    case 'list':
      return withStore(async (store) => printList(await listLeads(store, limitOf(flags.limit))))
    case 'status':
      return withStore(async (store) => printStatus(await countOutbox(store)))
    case 'resend':
      return withStore(async (store) => print(`将重新发送 ${await resendDead(store, Date.now())} 条`))
    case 'export': {
      if (!flags.all && flags.phone === undefined) throw new UsageError(usage)
      const phone = flags.all ? null : phoneOf(flags.phone)
      return withStore(async (store) => printExport(await exportLeads(store, phone, Date.now())))
    }
    case 'erase': {
      const phone = phoneOf(flags.phone)
      return withStore(async (store) => print(`已清除 ${await eraseLeads(store, phone, Date.now())} 条`))
    }
    case 'new-key':
      return printNewKey()
    case 'prune':
      return withStore(async (store, retentionDays) => {
        const { leads } = await prune(store, retentionDays, Date.now())
        print(`已删除 ${leads} 条超过 ${retentionDays} 天的表单`)
      })
    default:
      throw new UsageError(usage)
  }
}

async function withStore(work: (store: Store, retentionDays: number) => Promise<void>): Promise<void> {
  const values = parseEnv(process.env)
  const store = await openStore({ dataDir: values.DATA_DIR, codeSecret: values.CODE_SECRET })
  try {
    await work(store, values.LEAD_RETENTION_DAYS)
  } finally {
    await store.close()
  }
}

function printList(leads: LeadRecord[]): void {
  for (const lead of leads) {
    const flags = [lead.verified ? '已验证' : '', lead.spam ? `疑似垃圾(${lead.spam_reason})` : ''].filter(
      Boolean,
    )
    print([lead.createdAt, lead.id, lead.form, lead.name ?? '', maskPhone(lead.phone), ...flags].join('\t'))
  }
}

function printStatus(counts: OutboxCount[]): void {
  for (const { kind, state, leads } of counts) {
    const { name, states } = meanings[kind]
    print([name, state, leads, states[state] ?? ''].join('\t'))
  }
}

function printExport(leads: LeadRecord[]): void {
  if (flags.csv) process.stdout.write(toLeadCsv(leads))
  else print(JSON.stringify(leads, null, 2))
}

function printNewKey(): void {
  const key = randomBytes(32).toString('base64url')
  print(`密钥（交给顾问的系统，只显示这一次）：${key}`)
  print(`摘要（写进 CONSULTANT_KEYS）：${createHash('sha256').update(key).digest('hex')}`)
}

function phoneOf(typed: string | undefined): string {
  const phone = phoneSchema.safeParse(typed)
  if (!phone.success) throw new UsageError(`--phone：${phone.error.issues[0]?.message ?? ''}`)
  return phone.data
}

function limitOf(typed: string): number {
  if (!/^[1-9]\d{0,4}$/.test(typed)) throw new UsageError('--limit：要写成正整数')
  return Number(typed)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function readable(error: unknown): string {
  const expected =
    error instanceof UsageError || error instanceof StoreOpenError || error instanceof StoreFault
  if (expected) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
