import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { reportQuerySchema } from '@/lib/contract/lead-queries'
import type { LeadRecord } from '@/lib/contract/lead-records'
import { parseEnv } from '@/lib/core/env'
import { Explained } from '@/lib/core/explained'
import { maskPhone } from '@/lib/core/phone'
import { day, shanghaiDate } from '@/lib/core/time'
import { countDeliveries, retryDeliveries, type TargetCount } from '@/lib/host/delivery/operations'
import { sendTestEvents } from '@/lib/host/delivery/test-event'
import { noteCopy } from '@/lib/host/health/copy-age'
import { isBalanced, reconcile as reconcileDay } from '@/lib/host/health/reconcile'
import { countOverdue } from '@/lib/host/leads/calls/overdue'
import { eraseLeads, listLeads } from '@/lib/host/leads/cards/personal-data'
import { markSpam } from '@/lib/host/leads/consultants/mark-spam'
import { countFetched, type FetchCount } from '@/lib/host/leads/consultants/status'
import { handOverLead } from '@/lib/host/leads/handovers/hand-over'
import { reportOf } from '@/lib/host/leads/report/report'
import { toReportCsv } from '@/lib/host/leads/report/report-csv'
import { listMissed, missedCsv } from '@/lib/host/leads/report/searches'
import { countOffices, explainRoute } from '@/lib/host/leads/routing/explain'
import { loadRouting } from '@/lib/host/leads/routing/source'
import { audit } from '@/lib/host/store/audit'
import { backupSqlite, mirrorSqlite } from '@/lib/host/store/backup'
import { copyToPostgres } from '@/lib/host/store/copy'
import { lockNames } from '@/lib/host/store/limits'
import { prune as pruneStore } from '@/lib/host/store/prune'
import type { Store } from '@/lib/host/store/store'
import type { DeliveryState } from '@/lib/host/store/tables'
import { handoverReasonSchema, ownerSchema, ownerText } from '@/lib/leads/handover'
import { readLeadIds } from '@/lib/leads/lead-ids'
import { type Command, defineCommand, phoneOf, print, queryOf, withStore } from './command'
import { exportLeads } from './export'
import { links, pageKey, pageKeys } from './page-keys'

const meanings: Record<'push' | 'upstream', Partial<Record<DeliveryState, string>>> = {
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

const status = defineCommand({
  usage: { status: '每种送达状态各有多少条，哪些失败、为什么' },
  options: {},
  run: () =>
    withStore(async (store) => {
      printFetched(await countFetched(store))
      print(['超时未看', await countOverdue(store), '超过承诺的时间没有顾问看过'].join('\t'))
      for (const { office, leads, waiting } of await countOffices(store)) {
        print(['归属', office, leads, `其中 ${waiting} 条还没有人看过`].join('\t'))
      }
      printDeliveries(await countDeliveries(store))
    }),
})

function printFetched({ pending, done }: FetchCount): void {
  print(['顾问领取', 'pending', pending, '待确认'].join('\t'))
  print(['顾问领取', 'done', done, '已确认'].join('\t'))
}

function printDeliveries(counts: TargetCount[]): void {
  for (const { target, kind, standing, leads, failures } of counts) {
    const name = kind === 'upstream' ? '转发上游' : `推送 ${target}`
    const meaning = meanings[kind === 'upstream' ? 'upstream' : 'push']
    for (const { state, count } of leads) {
      print([name, state, count, `${meaning[state] ?? ''}${standings[standing]}`].join('\t'))
    }
    for (const { reason, count } of failures) print([name, '失败原因', count, reason].join('\t'))
  }
}

/** Checks as the server does on its start, so that rules that pass here do not stop it. */
const route = defineCommand({
  usage: {
    'route [--dev]': '分派规则在正式环境能不能用；--dev：按开发环境检查，网址可以是 http',
    "route [--dev] --explain '城市=北京 国家=英国 表单=plan 语言=zh-CN 时间=2026-11-23T10:00'":
      '这样一条线索会归谁，为什么',
  },
  options: { explain: { type: 'string' }, dev: { type: 'boolean', default: false } },
  run: ({ explain, dev }) => {
    const env = parseEnv({ ...process.env, NODE_ENV: dev ? 'development' : 'production' })
    for (const line of explainRoute(env, explain ?? null, Date.now())) print(line)
  },
})

const report = defineCommand({
  usage: {
    'report --since 日期 [--until 日期] [--by campaign|source|office|page|day]':
      '访问、线索和联系结果（CSV）',
    'report --searches [--since 日期] [--until 日期]':
      '站内搜索没有结果的词，最多的在前（CSV）；缺省是最近 30 天。号码等数字记成 #，不含访客信息',
  },
  options: {
    since: { type: 'string' },
    until: { type: 'string' },
    by: { type: 'string' },
    searches: { type: 'boolean' },
  },
  run: ({ searches, ...given }) => {
    if (searches) return listSearches(given)
    const { since, by, until = Date.now() } = queryOf(reportQuerySchema, given)
    return withStore(async (store) => {
      process.stdout.write(toReportCsv(await reportOf(store, { since, until, by }), by))
    })
  },
})

/** A month, so that editors see what is asked and not yet written. */
const usualDays = 30

function listSearches(given: { since?: string; until?: string; by?: string }): Promise<void> {
  if (given.by !== undefined) throw new Explained('--searches 不和 --by 一起用')
  const since = given.since ?? shanghaiDate(new Date(Date.now() - usualDays * day))
  const { since: from, until = Date.now() } = queryOf(reportQuerySchema, { ...given, since })
  return withStore(async (store) => {
    process.stdout.write(missedCsv(await listMissed(store, { since: from, until })))
  })
}

const reconcile = defineCommand({
  usage: { reconcile: '近 24 小时受理的线索是否都已入库、送达或待送；对不上时退出码为 1' },
  options: {},
  run: () =>
    withStore(async (store) => {
      const counts = await reconcileDay(store, Date.now())
      const { accepted, stored, delivered, waiting, dead, refused, missing } = counts
      print(
        `近 24 小时：受理 ${accepted}，入库 ${stored} = 送达 ${delivered} + 待送 ${waiting} + 放弃 ${dead} + 上游拒收 ${refused}`,
      )
      if (isBalanced(counts)) return
      print(`对不上：受理而未入库 ${missing}`)
      process.exitCode = 1
    }),
})

const handoverSchema = z.object({
  id: z.string('要写线索的编号；list 印出编号'),
  to: ownerSchema,
  reason: handoverReasonSchema,
  by: z.string().min(1),
})

const handover = defineCommand({
  usage: {
    'handover --id 编号 --to 办公室[/顾问] --reason 原因 [--by 姓名]': '把一条线索转给别的办公室或顾问',
  },
  options: {
    id: { type: 'string' },
    to: { type: 'string' },
    reason: { type: 'string' },
    by: { type: 'string', default: '运维' },
  },
  run: (given) => {
    const { id, to, reason, by } = queryOf(handoverSchema, given)
    const routing = loadRouting(parseEnv(process.env))
    return withStore(async (store) => {
      const now = Date.now()
      const isNew = await store.write(async (trx) => {
        await lockNames(trx, [`call:${id}`])
        const isNew = await handOverLead(trx, { request: { id, to, by, reason }, routing }, now)
        await audit(trx, { actor: 'cli', action: 'hand-over', detail: { lead: id, ...to, by } }, now)
        return isNew
      })
      print(isNew ? `已转给${ownerText(to)}` : `已经归${ownerText(to)}，没有改动`)
    })
  },
})

const erase = defineCommand({
  usage: { 'erase --phone 号码': '清除一个人的数据' },
  options: { phone: { type: 'string' } },
  run: ({ phone }) => {
    const subject = phoneOf(phone)
    return withStore(async (store) => print(`已清除 ${await eraseLeads(store, subject, Date.now())} 条`))
  },
})

const prune = defineCommand({
  usage: { prune: '删除超过保存期限的数据' },
  options: {},
  run: () =>
    withStore(async (store, retentionDays) => {
      const { leads } = await pruneStore(store, retentionDays, Date.now())
      print(`已删除 ${leads} 条超过 ${retentionDays} 天的表单`)
    }),
})

const retry = defineCommand({
  usage: { 'retry [--target 名称]': '把放弃的再送一次：全部，或只给一个推送目标；upstream 是上游' },
  options: { target: { type: 'string' } },
  run: ({ target }) =>
    withStore(async (store) => {
      const revived = await retryDeliveries(store, target ?? null, Date.now())
      if (revived === null) throw await unknownTarget(store, target)
      print(`将重新发送 ${revived} 条`)
    }),
})

async function unknownTarget(store: Store, target: string | undefined): Promise<Explained> {
  const names = (await countDeliveries(store)).map((count) => count.target)
  return new Explained(`--target：没有叫 ${target} 的推送目标，现有 ${names.join('、') || '没有推送目标'}`)
}

const testEvent = defineCommand({
  usage: { 'test-event [--target 名称]': '向推送目标发一条标明为测试的假线索，并印出对方的答复' },
  options: { target: { type: 'string' } },
  run: async ({ target }) => {
    const env = parseEnv(process.env)
    const outcomes = await sendTestEvents(env, loadRouting(env), target ?? null, Date.now())
    if (outcomes.length === 0) throw new Explained('没有这样的推送目标；在 .env 或分派规则里设')
    for (const { name, said, isTaken } of outcomes) {
      print([name, said].join('\t'))
      if (!isTaken) process.exitCode = 1
    }
  },
})

const backup = defineCommand({
  usage: { 'backup --to 新目录': '网站运行时也能用：复制 SQLite 数据库和它的密钥' },
  options: { to: { type: 'string' } },
  run: async ({ to }) => {
    if (to === undefined) throw new Explained('--to：要写一个还没有的目录')
    const { DATABASE_URL, DATA_DIR } = parseEnv(process.env)
    if (DATABASE_URL !== undefined) throw new Explained('数据在 PostgreSQL 里，请用 pg_dump 备份')
    await backupSqlite(DATA_DIR, to)
    print(`已备份到 ${to}`)
  },
})

const mirror = defineCommand({
  usage: {
    'mirror --to 目录': '网站运行时也能用：有新变化才更新另一块盘上的 SQLite 副本，每半分钟由系统运行一次',
  },
  options: { to: { type: 'string' } },
  run: async ({ to }) => {
    if (to === undefined) throw new Explained('--to：要写副本的目录，最好在另一块盘或另一台机器上')
    const { DATABASE_URL, DATA_DIR } = parseEnv(process.env)
    if (DATABASE_URL !== undefined) throw new Explained('数据在 PostgreSQL 里，由 pgBackRest 连续归档')
    const hasChanged = await mirrorSqlite(DATA_DIR, to)
    await withStore((store) => noteCopy(store, 'mirror', Date.now()))
    print(hasChanged ? `已更新 ${to}` : `${to} 已是最新`)
  },
})

const backedUp = defineCommand({
  usage: { 'backed-up': '记下刚刚备份成功，/metrics 据此报告备份有多旧' },
  options: {},
  run: () => withStore((store) => noteCopy(store, 'backup', Date.now())),
})

const newKey = defineCommand({
  usage: {
    'new-key [--name 名称] [--kind person|system]':
      '新密钥，和写进 CONSULTANT_KEYS 的摘要；system 给客户管理系统：它领取只算送达，不算有人看过',
  },
  options: { name: { type: 'string' }, kind: { type: 'string', default: 'person' } },
  run: ({ name, kind }) => {
    if (kind !== 'person' && kind !== 'system') throw new Explained('--kind：只能是 person 或 system')
    const key = randomBytes(32).toString('base64url')
    print(`密钥（${kind === 'system' ? '交给客户管理系统' : '交给顾问'}，只显示这一次）：${key}`)
    const digest = createHash('sha256').update(key).digest('hex')
    const entry = [...(name === undefined ? [] : [name]), digest, ...(kind === 'system' ? [kind] : [])]
    print(`摘要（写进 CONSULTANT_KEYS）：${entry.join(':')}`)
  },
})

const newWebhookSecret = defineCommand({
  usage: { 'new-webhook-secret': '给推送签名用的新密钥，写进 DELIVERY_WEBHOOK_SECRETS' },
  options: {},
  run: () => print(`whsec_${randomBytes(32).toString('base64')}`),
})

const copy = defineCommand({
  usage: { 'copy --to postgres://…': '网站停着时用：把 SQLite 里的全部数据复制到一个空的 PostgreSQL 数据库' },
  options: { to: { type: 'string' } },
  run: async ({ to }) => {
    if (to === undefined || !/^postgres(?:ql)?:\/\/./.test(to)) {
      throw new Explained('--to：要写新数据库的地址，如 postgres://用户:密码@地址:5432/leads')
    }
    const { DATABASE_URL, DATA_DIR, CODE_SECRET } = parseEnv(process.env)
    if (DATABASE_URL !== undefined) {
      throw new Explained('数据已经在 PostgreSQL 里（DATABASE_URL）；换服务器请用 pg_dump 和 pg_restore')
    }
    const tables = await copyToPostgres({ dataDir: DATA_DIR, codeSecret: CODE_SECRET }, to)
    print('表\t复制前\t复制后')
    for (const { name, before, after } of tables) print(`${name}\t${before}\t${after}`)
    print('已全部复制。下一步：把 DATABASE_URL 写成新地址，再启动；旧库留作备份，不要再用它启动网站')
    if (CODE_SECRET === undefined)
      print(`CODE_SECRET 要写成 ${DATA_DIR}/code.key 里的内容，否则已发出的链接都会失效`)
  },
})

const list = defineCommand({
  usage: { 'list [--limit 条数]': '最新的线索，号码打码；缺省 20 条' },
  options: { limit: { type: 'string', default: '20' } },
  run: ({ limit }) => {
    if (!/^[1-9]\d{0,4}$/.test(limit)) throw new Explained('--limit：要写成正整数')
    return withStore(async (store) => {
      for (const lead of await listLeads(store, Number(limit))) print(lineOf(lead))
    })
  },
})

function lineOf({ created_at, id, form, name, phone, verified, spam, spam_reason }: LeadRecord): string {
  const marks = [verified ? '已验证' : '', spam ? `疑似垃圾(${spam_reason})` : ''].filter(Boolean)
  return [created_at, id, form, name ?? '', maskPhone(phone), ...marks].join('\t')
}

const spam = defineCommand({
  usage: { 'spam --id 编号,… [--undo]': '标为疑似垃圾，或取消标记' },
  options: { id: { type: 'string' }, undo: { type: 'boolean', default: false } },
  run: ({ id, undo }) => {
    const ids = readLeadIds([id ?? ''])
    if (ids.length === 0) throw new Explained('--id：要写线索的编号，几个之间用逗号隔开；list 印出编号')
    return withStore(async (store) => {
      const marking = { ids, isSpam: !undo, actor: 'cli' }
      const changed = await store.write((trx) => markSpam(trx, marking, Date.now()))
      print(`${undo ? '已取消标记' : '已标记'} ${changed} 条`)
    })
  },
})

/** The commands of `npm run leads -- <command>`, in the order in which they are printed. */
export const commands: Readonly<Record<string, Command>> = {
  list,
  status,
  reconcile,
  retry,
  export: exportLeads,
  route,
  report,
  'page-key': pageKey,
  'page-keys': pageKeys,
  links,
  'test-event': testEvent,
  spam,
  handover,
  erase,
  'new-key': newKey,
  'new-webhook-secret': newWebhookSecret,
  backup,
  'backed-up': backedUp,
  mirror,
  copy,
  prune,
}

/** What is printed when no command is given. */
export const usage = [
  '用法：npm run leads -- 命令 [选项]，部署后是 meishi-leads 命令 [选项]',
  ...Object.values(commands).flatMap((command) =>
    Object.entries(command.usage).flatMap(([written, meaning]) => ['', `  ${written}`, `      ${meaning}`]),
  ),
].join('\n')

/** @throws Explained when there is no such command, or when the arguments are not its own */
export async function runCommand(name: string | undefined, args: string[]): Promise<void> {
  if (name === undefined) throw new Explained(usage)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    throw new Explained(`没有 ${name} 这个命令；可以用 ${Object.keys(commands).join('、')}`)
  }
  await command.run(args)
}
