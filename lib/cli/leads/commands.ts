import { createHash, randomBytes } from 'node:crypto'
import type { LeadRecord } from '@/lib/contract/lead-records'
import { parseEnv } from '@/lib/core/env'
import { Explained } from '@/lib/core/explained'
import { maskPhone } from '@/lib/core/phone'
import { countDeliveries, retryDeliveries } from '@/lib/host/delivery/operations'
import { sendTestEvents } from '@/lib/host/delivery/test-event'
import { noteCopy } from '@/lib/host/health/copy-age'
import { listLeads } from '@/lib/host/leads/cards/personal-data'
import { markSpam } from '@/lib/host/leads/consultants/mark-spam'
import { loadRouting } from '@/lib/host/leads/routing/source'
import { backupSqlite, mirrorSqlite } from '@/lib/host/store/backup'
import { copyToPostgres } from '@/lib/host/store/copy'
import type { Store } from '@/lib/host/store/store'
import { readLeadIds } from '@/lib/leads/lead-ids'
import { type Command, defineCommand, print, withStore } from './command'
import { erase, prune } from './erasure'
import { exportLeads } from './export'
import { handover } from './handover'
import { links, pageKey, pageKeys } from './page-keys'
import { reconcile } from './reconcile'
import { report } from './report'
import { route } from './route'
import { status } from './status'

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
