import { setImmediate } from 'node:timers/promises'
import type { LeadFilters } from '@/lib/contract/lead-queries'
import type { LeadRecord } from '@/lib/contract/lead-records'
import { toCsvHead, toCsvLine } from '@/lib/core/csv'
import { answerText } from '@/lib/host/delivery/answer-text'
import { formNames, wishText } from '@/lib/host/delivery/message'
import { toLeadRecord } from '@/lib/host/store/lead-record'
import type { Store } from '@/lib/host/store/store'
import type { LeadRow } from '@/lib/host/store/tables'
import { questionNames, questionOf } from '@/lib/leads/asked'
import { type CallOutcome, callOutcomes } from '@/lib/leads/call-outcome'
import { isLeadFormKind } from '@/lib/leads/forms'
import { ownerText } from '@/lib/leads/handover'
import type { QuestionName } from '@/lib/leads/questions'
import { matchesFilters } from './filters'

type LastCall = { at: number; caller: string; outcome: CallOutcome; note: string | null }
type Column = { heading: string; meaning: string; cell: (line: Line) => string | null }
type Line = { lead: LeadRecord; row: LeadRow; call: LastCall | undefined }

const yes = (value: boolean) => (value ? '是' : '否')
const answer = (name: QuestionName): Column => ({
  heading: questionOf(name).name,
  meaning: '表单里填写的；没有这一项或没有填的为空',
  cell: ({ lead }: Line) => {
    const value = lead.fields[name]
    return value === undefined ? null : answerText(name, value)
  },
})

/** Offices assign leads to consultants by these columns, so they come first. */
const handedOutBy: readonly QuestionName[] = ['branch', 'country']
const others = questionNames.filter((name) => name !== 'message' && !handedOutBy.includes(name))

/** The table for people, one row per lead: each column's heading, meaning and content. */
export const sheetColumns: readonly Column[] = [
  { heading: '提交时间', meaning: '北京时间', cell: ({ row }) => sheetTime(row.created_at) },
  { heading: '称呼', meaning: '访客填写的称呼', cell: ({ lead }) => lead.name },
  {
    heading: '手机号',
    meaning: '中间有空格，表格软件因此按文字保存，不会变成 1.38E+10；拨号时可以直接复制',
    cell: ({ lead }) => lead.phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3'),
  },
  { heading: '手机已验证', meaning: '是：提交时填对了短信验证码', cell: ({ lead }) => yes(lead.verified) },
  {
    heading: '联系要求',
    meaning: '访客在回执页上的选择；空：可以打电话，时间不限',
    cell: ({ lead }) => wishText(lead),
  },
  {
    heading: '归属',
    meaning: '归哪个办公室；转给了其中一位顾问的写在括号里',
    cell: ({ lead }) => ownerText(lead),
  },
  ...handedOutBy.map(answer),
  {
    heading: '表单',
    meaning: '哪一种表单',
    cell: ({ lead }) => (isLeadFormKind(lead.kind) ? formNames[lead.kind] : lead.kind),
  },
  { heading: '来源', meaning: '表单所在的位置', cell: ({ lead }) => lead.source },
  {
    heading: '渠道',
    meaning: '最近一次来访从哪里来：utm_source，没有的按广告平台、来源网站；直接访问：都没有',
    cell: ({ lead }) => lead.channel,
  },
  {
    heading: '活动',
    meaning: '最近一次来访的 utm_campaign，小写；空：没有',
    cell: ({ lead }) => lead.campaign,
  },
  answer('message'),
  ...others.map(answer),
  {
    heading: '测试答案',
    meaning: '“哪个国家适合您”的选项，A 到 D；0 或空：没有选',
    cell: ({ lead }) => lead.test,
  },
  { heading: '提交页面', meaning: '提交时所在的网页', cell: ({ lead }) => lead.linkurl },
  {
    heading: '工具结果',
    meaning: '访客用过的工具的结果页，打开能看到同样的结果',
    cell: ({ lead }) => lead.fields.tool ?? null,
  },
  {
    heading: '送达系统',
    meaning: '客户管理系统第一次领取的时间，北京时间；这不算有人看过',
    cell: ({ row }) => sheetTime(row.delivered_at),
  },
  {
    heading: '首次查看',
    meaning: '顾问第一次领取或打开的时间，北京时间',
    cell: ({ row }) => sheetTime(row.opened_at),
  },
  { heading: '查看人', meaning: '第一次查看的密钥名或顾问姓名', cell: ({ row }) => row.opened_by },
  { heading: '确认时间', meaning: '确认收到的时间，北京时间', cell: ({ row }) => sheetTime(row.acked_at) },
  {
    heading: '最近联系',
    meaning: '最近一次联系的结果：已联系、没打通、稍后、无效',
    cell: ({ call }) => (call === undefined ? null : callOutcomes[call.outcome]),
  },
  {
    heading: '联系时间',
    meaning: '最近一次联系的时间，北京时间',
    cell: ({ call }) => sheetTime(call?.at ?? null),
  },
  { heading: '联系人', meaning: '最近一次联系的顾问', cell: ({ call }) => call?.caller ?? null },
  { heading: '联系备注', meaning: '最近一次联系写下的备注', cell: ({ call }) => call?.note ?? null },
  { heading: '疑似垃圾', meaning: '是：系统或顾问标记为垃圾', cell: ({ lead }) => yes(lead.spam) },
  {
    heading: '标记原因',
    meaning:
      'honeypot 填了隐藏栏，link 带网址，fast 三秒内提交，address 同一地址大量提交，consultant 顾问标记，check 上线检查的测试',
    cell: ({ lead }) => lead.spam_reason,
  },
  {
    heading: '首次来访',
    meaning: '访客第一次来本站的来源（广告参数、来路、落地页），JSON',
    cell: ({ lead }) => lead.fields.first_touch ?? null,
  },
  {
    heading: '最近来访',
    meaning: '访客最近一次从站外来的来源，JSON',
    cell: ({ lead }) => lead.fields.last_touch ?? null,
  },
  { heading: '同意隐私协议', meaning: '是：提交时勾选了', cell: ({ lead }) => yes(lead.agreed) },
  {
    heading: '归属原因',
    meaning: '按哪条规则归这个办公室，转过手的依次写出；空：没有分派规则，或那时还没有',
    cell: ({ lead }) => lead.office_reason,
  },
  {
    heading: '记录人',
    meaning: '在会话里把访客的号码记成线索的顾问；空：访客自己提交',
    cell: ({ lead }) => lead.made_by,
  },
  { heading: '编号', meaning: '这一次提交的编号', cell: ({ lead }) => lead.id },
  { heading: '记录卡', meaning: '同一号码的记录卡编号', cell: ({ lead }) => lead.card },
]

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** `2026-11-20 10:00:00` in Beijing, which a spreadsheet recognises as a date. */
const sheetTime = (at: number | null) => (at === null ? null : clock.format(Number(at)))

/** The whole table in parts, newest first. Erased leads are left out; nothing is leased. */
export async function* sheetOf(
  { db }: Pick<Store, 'db'>,
  filters: LeadFilters,
  rowsAtOnce = 500,
): AsyncGenerator<string> {
  yield toCsvHead(sheetColumns.map(({ heading }) => heading))
  let last: { created_at: number; id: string } | undefined
  for (;;) {
    const after = last
    const rows = await db
      .selectFrom('lead')
      .selectAll()
      .where('erased_at', 'is', null)
      .where(matchesFilters(db, filters))
      .$if(after !== undefined, (leads) =>
        leads.where((where) =>
          where.or([
            where('created_at', '<', after?.created_at ?? 0),
            where.and([where('created_at', '=', after?.created_at ?? 0), where('id', '<', after?.id ?? '')]),
          ]),
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(rowsAtOnce)
      .execute()
    const calls = await lastCalls(
      { db },
      rows.map(({ id }) => id),
    )
    yield rows
      .map((row) => {
        const line = { lead: toLeadRecord(row), row, call: calls.get(row.id) }
        return toCsvLine(sheetColumns.map(({ cell }) => cell(line)))
      })
      .join('')
    last = rows.at(-1)
    if (rows.length < rowsAtOnce) return
    // SQLite answers at once, so without a pause a long table would keep every other request waiting.
    await setImmediate()
  }
}

async function lastCalls(
  { db }: Pick<Store, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LastCall>> {
  if (ids.length === 0) return new Map()
  const calls = await db
    .selectFrom('lead_call')
    .select(['lead_id', 'at', 'caller', 'outcome', 'note'])
    .where('lead_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return new Map(calls.map(({ lead_id, ...call }) => [lead_id, call]))
}
