/**
 * `npm run leads -- <command>`: the operator's commands for stored leads.
 *
 *   list [--limit n]                    newest leads, phones masked
 *   status                              how many leads are in each state of delivery, which failed and why, what a dry run would send
 *   reconcile                           checks whether every lead of the last 24 hours is stored and on its way; exits 1 if not
 *   retry [--target name]               sends again what was given up: to the upstream, to a target
 *   export --phone N | --all [--csv]    everything stored, in full
 *   export [filters]                    the table for people, as CSV: --since --until --city --country --source
 *                                       --name --contact --office, --unfetched, --spam 0|1
 *   route --explain 'city=北京 …'       the office that would get a lead, and why; without it, whether the rules can be used
 *   report --since D [--until D] --by campaign|source|office|page   visits, leads and their results, as CSV
 *   page-key --office O --name N [--days 30]   the address of a page with an office's leads, for the phone
 *   page-key --report --name N [--days 30]     the same for the report
 *   page-key --revoke --name N          revokes every such address of a name
 *   page-keys                           lists the valid ones
 *   test-event [--target name]          sends an invented event, marked as a test, to the configured receivers
 *   spam --id N,… [--undo]              marks leads as spam, or removes the mark
 *   erase --phone N                     erases a person's data
 *   new-key [--name N]                  a new consultant key and the digest for the configuration
 *   new-webhook-secret                  a new key for the signatures of pushed leads
 *   backup --to folder                  copies the SQLite database and its key while the site runs
 *   backed-up                           records that a backup has just succeeded, for /metrics
 *   prune                               deletes data past its retention
 */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { reportQuerySchema, sheetQuerySchema } from '@/lib/contract/lead-queries'
import type { LeadRecord } from '@/lib/contract/lead-records'
import { EnvError, parseEnv } from '@/lib/core/env'
import { maskPhone } from '@/lib/core/phone'
import {
  countDeliveries,
  type DryRun,
  listDryRuns,
  retryDeliveries,
  type TargetCount,
} from '@/lib/host/delivery/operations'
import { dryRunSuffix, targetsOf } from '@/lib/host/delivery/targets'
import { sendTestEvents } from '@/lib/host/delivery/test-event'
import { isConversionKind } from '@/lib/host/delivery/types'
import { noteBackup } from '@/lib/host/health/backup-age'
import { isBalanced, type Reconciliation, reconcile } from '@/lib/host/health/reconcile'
import { countOverdue } from '@/lib/host/leads/calls/overdue'
import {
  eraseLeads,
  exportPersonalData,
  listLeads,
  type PersonalData,
} from '@/lib/host/leads/cards/personal-data'
import { toLeadCsv } from '@/lib/host/leads/consultants/lead-csv'
import { markSpam } from '@/lib/host/leads/consultants/mark-spam'
import { type SheetFilters, sheetOf } from '@/lib/host/leads/consultants/sheet'
import { countFetched, type FetchCount } from '@/lib/host/leads/consultants/status'
import { issuePageKey, listPageKeys, revokePageKeys } from '@/lib/host/leads/pages/key'
import { reportOf, toReportCsv } from '@/lib/host/leads/report/report'
import { countOffices, ExplainError, explainRoute } from '@/lib/host/leads/routing/explain'
import { loadRouting } from '@/lib/host/leads/routing/source'
import { audit } from '@/lib/host/store/audit'
import { BackupError, backupSqlite } from '@/lib/host/store/backup'
import { StoreFault, StoreOpenError } from '@/lib/host/store/errors'
import { prune } from '@/lib/host/store/prune'
import type { Store } from '@/lib/host/store/store'
import type { DeliveryState } from '@/lib/host/store/tables'
import { callPagePath } from '@/lib/leads/call-outcome'
import { beijingTime } from '@/lib/leads/call-time'
import { chatPagePath } from '@/lib/leads/chat'
import { readLeadIds } from '@/lib/leads/lead-ids'
import { RoutingError } from '@/lib/leads/routing/read'
import { phoneSchema } from '@/lib/leads/schema'
import { openExistingStore } from './existing-store'
import { exitOnBrokenPipe } from './exit-on-broken-pipe'

/** The command line is invalid; the message explains what to write instead. */
class UsageError extends Error {}

const usage =
  "用法：leads list [--limit n] | status | reconcile | retry [--target 名称] | export --phone 号码|--all [--csv] | export --since 日期 [--until 日期] [--city 城市] [--country 国家] [--source 来源] [--name 称呼] [--contact call|wechat|stop] [--office 办公室] [--unfetched] [--spam 0|1] | route [--explain '城市=北京 国家=英国 表单=plan 语言=zh-CN 时间=2026-11-23T10:00'] | report --since 日期 [--until 日期] [--by campaign|source|office|page] | page-key --office 办公室|--report --name 名称 [--days 天数] | page-key --revoke --name 名称 | page-keys | test-event [--target 名称] | spam --id 编号 [--undo] | erase --phone 号码 | new-key [--name 名称] | new-webhook-secret | backup --to 新目录 | backed-up | prune"

const meanings: Record<'push' | 'upstream' | 'dryRun', Partial<Record<DeliveryState, string>>> = {
  dryRun: { pending: '待处理', done: '试运行，没有发出', dead: '没有发出' },
  push: { pending: '待推送', done: '已送达', dead: '重试用尽，retry 可再发' },
  upstream: {
    asked: '等上游答复',
    pending: '待重发',
    done: '已送达',
    refused: '上游拒收，访客已得知',
    dead: '重试用尽，retry 可再发',
  },
}

const standings: Record<TargetCount['standing'], string> = {
  configured: '',
  gone: '，对方已停止接收（410）',
  removed: '，已不在配置里',
}

exitOnBrokenPipe()
const { positionals, values: flags } = readArguments()

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await run(positionals[0])
} catch (error) {
  const lines = error instanceof EnvError || error instanceof RoutingError ? error.lines : [readable(error)]
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
        target: { type: 'string' },
        to: { type: 'string' },
        all: { type: 'boolean', default: false },
        csv: { type: 'boolean', default: false },
        since: { type: 'string' },
        until: { type: 'string' },
        city: { type: 'string' },
        country: { type: 'string' },
        source: { type: 'string' },
        name: { type: 'string' },
        contact: { type: 'string' },
        office: { type: 'string' },
        explain: { type: 'string' },
        days: { type: 'string', default: '30' },
        report: { type: 'boolean', default: false },
        revoke: { type: 'boolean', default: false },
        by: { type: 'string', default: 'campaign' },
        spam: { type: 'string' },
        unfetched: { type: 'boolean', default: false },
        id: { type: 'string' },
        undo: { type: 'boolean', default: false },
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
      return withStore(async (store) => {
        printStatus(await countFetched(store))
        print(['超时未看', await countOverdue(store), '超过承诺的时间没有顾问看过'].join('\t'))
        for (const { office, leads, waiting } of await countOffices(store)) {
          print(['归属', office, leads, `其中 ${waiting} 条还没有人看过`].join('\t'))
        }
        printDeliveries(await countDeliveries(store))
        printDryRuns(await listDryRuns(store, targetsOf(parseEnv(process.env))))
      })
    case 'reconcile':
      return withStore(async (store) => printReconciliation(await reconcile(store, Date.now())))
    case 'retry':
      return withStore(async (store) => print(`将重新发送 ${await retry(store, flags.target)} 条`))
    case 'export': {
      const filters = sheetFilters()
      if (filters !== null) return withStore((store) => printSheet(store, filters))
      if (!flags.all && flags.phone === undefined) throw new UsageError(usage)
      const phone = flags.all ? null : phoneOf(flags.phone)
      return withStore(async (store) => printExport(await exportPersonalData(store, phone, Date.now())))
    }
    case 'erase': {
      const phone = phoneOf(flags.phone)
      return withStore(async (store) => print(`已清除 ${await eraseLeads(store, phone, Date.now())} 条`))
    }
    case 'spam': {
      const ids = readLeadIds([flags.id ?? ''])
      if (ids.length === 0) throw new UsageError(usage)
      const marking = { ids, isSpam: !flags.undo, actor: 'cli' }
      return withStore(async (store) => {
        const changed = await store.write((trx) => markSpam(trx, marking, Date.now()))
        print(`${flags.undo ? '已取消标记' : '已标记'} ${changed} 条`)
      })
    }
    case 'report': {
      const asked = reportQuery(flags, Date.now())
      return withStore(async (store) => {
        process.stdout.write(toReportCsv(await reportOf(store, asked), asked.by))
      })
    }
    case 'page-key':
      return pageKey()
    case 'page-keys':
      return withStore(async (store) => {
        for (const { office, name, expiresAt } of await listPageKeys(store, Date.now())) {
          const opens = office === null ? '报表' : `${office}的线索`
          print([name, opens, `到 ${beijingTime(new Date(expiresAt))} 为止`].join('\t'))
        }
      })
    case 'test-event':
      return testEvents(flags.target)
    case 'route':
      for (const line of explainRoute(parseEnv(process.env), flags.explain ?? null, Date.now())) print(line)
      return
    case 'new-key':
      return printNewKey(flags.name)
    case 'new-webhook-secret':
      return print(`whsec_${randomBytes(32).toString('base64')}`)
    case 'backup':
      return backup(flags.to)
    case 'backed-up':
      return withStore((store) => noteBackup(store, Date.now()))
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
  const store = await openExistingStore(values)
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
    print([lead.created_at, lead.id, lead.form, lead.name ?? '', maskPhone(lead.phone), ...flags].join('\t'))
  }
}

function printStatus({ pending, done }: FetchCount): void {
  print(['顾问领取', 'pending', pending, '待确认'].join('\t'))
  print(['顾问领取', 'done', done, '已确认'].join('\t'))
}

function printDeliveries(counts: TargetCount[]): void {
  for (const { target, kind, standing, leads, failures } of counts) {
    const name = kind === 'upstream' ? '转发上游' : `${isConversionKind(kind) ? '回传' : '推送'} ${target}`
    const meaning = target.endsWith(dryRunSuffix)
      ? meanings.dryRun
      : meanings[kind === 'upstream' ? 'upstream' : 'push']
    for (const { state, count } of leads) {
      print([name, state, count, `${meaning[state] ?? ''}${standings[standing]}`].join('\t'))
    }
    for (const { reason, count } of failures) print([name, '失败原因', count, reason].join('\t'))
  }
}

/** Prints the newest uploads of a dry run, as the platform would have got them. */
function printDryRuns(runs: DryRun[]): void {
  for (const { target, at, body } of runs) {
    print([`试运行 ${target}`, beijingTime(new Date(at)), '会发出（另加 token，这里不印）', body].join('\t'))
  }
}

async function backup(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new UsageError(usage)
  const { DATABASE_URL, DATA_DIR } = parseEnv(process.env)
  if (DATABASE_URL !== undefined) throw new UsageError('数据在 PostgreSQL 里，请用 pg_dump 备份')
  await backupSqlite(DATA_DIR, folder)
  print(`已备份到 ${folder}`)
}

function printReconciliation(counts: Reconciliation): void {
  const { accepted, stored, delivered, waiting, dead, refused, missing } = counts
  print(
    `近 24 小时：受理 ${accepted}，入库 ${stored} = 送达 ${delivered} + 待送 ${waiting} + 放弃 ${dead} + 上游拒收 ${refused}`,
  )
  if (isBalanced(counts)) return
  print(`对不上：受理而未入库 ${missing}`)
  process.exitCode = 1
}

/** Without a target, everything that was given up is sent again. `upstream` is the target that passes leads on to `APIPC_ORIGIN`. */
async function retry(store: Store, target: string | undefined): Promise<number> {
  const revived = await retryDeliveries(store, target ?? null, Date.now())
  if (revived !== null) return revived
  const names = (await countDeliveries(store)).map((count) => count.target)
  throw new UsageError(`--target：没有叫 ${target} 的推送目标，现有 ${names.join('、') || '没有推送目标'}`)
}

function printExport(data: PersonalData): void {
  if (flags.csv) process.stdout.write(toLeadCsv(data.events))
  else print(JSON.stringify(data, null, 2))
}

/** Makes or revokes the address of a page for people without a system of their own. */
async function pageKey(): Promise<void> {
  const { office, report, revoke, name, days } = flags
  if (name === undefined) throw new UsageError('--name：要写给谁，如 --name 王老师')
  if (revoke) {
    return withStore(async (store) => print(`已收回 ${await revokePageKeys(store, name, Date.now())} 个`))
  }
  if (report === (office !== undefined)) throw new UsageError('要写 --office 办公室 或 --report 其中一个')
  if (!/^([1-9]\d?|1[0-7]\d|180)$/.test(days)) throw new UsageError('--days：要写成 1 到 180 的整数')
  const env = parseEnv(process.env)
  const offices = [...loadRouting(env).offices.keys()]
  if (office !== undefined && !offices.includes(office)) {
    console.error(
      `提醒：现在的规则里没有“${office}”，有 ${offices.join('、')}；这一页只会列出归“${office}”的线索`,
    )
  }
  const key = { office: office ?? null, name, days: Number(days) }
  return withStore(async (store) => {
    const code = await issuePageKey(store, key, Date.now())
    print(`网址（只给${name}，只显示这一次，${days} 天内有效）：`)
    print(`${env.SITE_ORIGIN}${callPagePath(code)}`)
    if (office === undefined) return
    print('在线咨询（同一个钥匙，开着这一页，访客就知道有顾问在线）：')
    print(`${env.SITE_ORIGIN}${chatPagePath(code)}`)
  })
}

async function testEvents(target: string | undefined): Promise<void> {
  const env = parseEnv(process.env)
  const outcomes = await sendTestEvents(env, loadRouting(env), target ?? null, Date.now())
  if (outcomes.length === 0) throw new UsageError('没有这样的推送目标；在 .env 或分派规则里设')
  for (const { name, said, isTaken } of outcomes) {
    print([name, said].join('\t'))
    if (!isTaken) process.exitCode = 1
  }
}

/** The period and grouping of a report. */
function reportQuery({ since, until, by }: typeof flags, now: number) {
  const query = reportQuerySchema.safeParse({ since, until, by })
  if (!query.success) {
    throw new UsageError(
      `--${query.error.issues[0]?.path.join('.') ?? ''}：${query.error.issues[0]?.message ?? usage}`,
    )
  }
  return { ...query.data, until: query.data.until ?? now }
}

/** The filters of a table for people; null when none was given. */
function sheetFilters(): SheetFilters | null {
  const { since, until, city, country, source, name, contact, office, spam, unfetched } = flags
  const given = { since, until, city, country, source, name, contact, office, spam }
  if (!unfetched && Object.values(given).every((value) => value === undefined)) return null
  if (flags.all || flags.phone !== undefined) throw new UsageError(usage)
  const query = sheetQuerySchema.safeParse(given)
  if (!query.success)
    throw new UsageError(
      `--${query.error.issues[0]?.path.join('.') ?? ''}：${query.error.issues[0]?.message ?? usage}`,
    )
  return { ...query.data, unfetched, spam: spam === undefined ? undefined : spam === '1' }
}

async function printSheet(store: Store, filters: SheetFilters): Promise<void> {
  await store.write((trx) =>
    audit(trx, { actor: 'cli', action: 'download', detail: { filtered: Object.keys(filters) } }, Date.now()),
  )
  for await (const lines of sheetOf(store, filters)) process.stdout.write(lines)
}

function printNewKey(name: string | undefined): void {
  const key = randomBytes(32).toString('base64url')
  print(`密钥（交给顾问的系统，只显示这一次）：${key}`)
  const digest = createHash('sha256').update(key).digest('hex')
  print(`摘要（写进 CONSULTANT_KEYS）：${name === undefined ? '' : `${name}:`}${digest}`)
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
    error instanceof UsageError ||
    error instanceof ExplainError ||
    error instanceof BackupError ||
    error instanceof StoreOpenError ||
    error instanceof StoreFault
  if (expected) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
