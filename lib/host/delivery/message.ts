import type { LeadRecord } from '@/lib/contract/lead-records'
import { maskPhone } from '@/lib/core/phone'
import { shanghaiDate, shanghaiTime } from '@/lib/core/time'
import type { LeadEvent, TargetKind } from '@/lib/host/store/tables'
import { questionNames, questionOf } from '@/lib/leads/asked'
import { channelText, noCampaign } from '@/lib/leads/channel'
import { isLeadFormKind, type LeadFormKind } from '@/lib/leads/forms'
import { ownerText } from '@/lib/leads/handover'
import { type Contact, callSlots } from '@/lib/leads/receipt'
import type { RobotKind } from '@/lib/leads/routing/rules'
import { answerText } from './answer-text'

/** `at`: time of the event, ms since 1970. `link`: address at which a robot's readers open the lead; null when there are no links. */
type Occasion = { at: number; link: string | null }

/** The subject of a message: a lead as it is, or the id of an erased one. */
export type Subject =
  | { event: Exclude<LeadEvent, 'lead.erased'>; lead: LeadRecord }
  | { event: 'lead.erased'; lead: Pick<LeadRecord, 'id'> }

/**
 * The exact body for a target, JSON. A webhook gets the same data as consultants. A robot's message is read by a whole group: it contains
 * no name, no full phone number and no text that could be interpreted as markup.
 */
export function messageBody(kind: TargetKind, subject: Subject, { at, link }: Occasion): string {
  switch (kind) {
    case 'upstream':
      throw new TypeError('what the upstream gets comes with the visitor')
    case 'webhook':
      return JSON.stringify({
        type: subject.event,
        timestamp: new Date(at).toISOString(),
        data: subject.lead,
      })
    default:
      return robotText(kind, {
        title: titles[subject.event],
        lines: linesOf(subject, { at }),
        // An erased lead has no page.
        actions:
          link === null || subject.event === 'lead.erased' ? [] : [{ label: '查看并回电', href: link }],
      })
  }
}

/**
 * A robot's message. The lines and labels must contain nothing that could be interpreted as markup, see `plainText`. The links of `actions`
 * are addresses of this site with a code of letters, digits, dashes and underscores.
 */
export function robotText(
  kind: RobotKind,
  {
    title,
    lines,
    actions,
  }: { title: string; lines: string[]; actions: readonly { label: string; href: string }[] },
): string {
  if (kind === 'feishu') {
    const content = [
      ...lines.map((text) => [{ tag: 'text', text }]),
      ...actions.map(({ label, href }) => [{ tag: 'a', text: label, href }]),
    ]
    return JSON.stringify({ msg_type: 'post', content: { post: { zh_cn: { title, content } } } })
  }
  const all = [...lines, ...actions.map(({ label, href }) => `[${label}](${href})`)]
  if (kind === 'wecom') {
    const content = [`**${title}**`, ...all.map((line) => `> ${line}`)].join('\n')
    return JSON.stringify({ msgtype: 'markdown', markdown: { content } })
  }
  const text = [`#### ${title}`, ...all.map((line) => `- ${line}`)].join('\n')
  return JSON.stringify({ msgtype: 'markdown', markdown: { title, text } })
}

/** Many leads in one message: some singly, the others by office as numbers. `href` leads to the lead or to the office's list. */
export type CrowdNotice = {
  count: number
  singly: { lead: LeadRecord; event: LeadEvent; href: string | null }[]
  others: { office: string; created: number; overdue: number; spam: number; href: string | null }[]
}

export function crowdText(kind: RobotKind, { count, singly, others }: CrowdNotice): string {
  const told = [
    ...singly.map(({ lead, event, href }) => ({
      text: [
        beijingTime(Date.parse(lead.created_at)),
        `尾号 ${lead.phone.slice(-2)}（${lead.verified ? '已验证' : '未验证'}）`,
        isLeadFormKind(lead.kind) ? formNames[lead.kind] : plainText(lead.kind),
        ...(event === 'lead.overdue' ? ['超过 10 分钟无人查看'] : []),
        ...(href === null ? [lead.id] : []),
      ].join('，'),
      href,
    })),
    ...others.map(({ office, created, overdue, spam, href }) => ({
      text: `另有 ${[
        ...(created > 0 ? [`${created} 条新线索`] : []),
        ...(overdue > 0 ? [`${overdue} 条超过 10 分钟无人查看`] : []),
      ].join(
        '、',
      )}${spam > 0 ? `，疑似垃圾 ${spam} 条` : ''}，归${plainText(office)}，${href === null ? '在办公室的网页里看' : '打开列表'}`,
      href,
    })),
  ]
  return robotText(kind, {
    title: `新线索：${count} 条`,
    lines: told.flatMap(({ text, href }) => (href === null ? [text] : [])),
    actions: told.flatMap(({ text, href }) => (href === null ? [] : [{ label: text, href }])),
  })
}

/** All titles contain the same word, because a robot can be set to accept only messages with a keyword. */
const titles: Record<LeadEvent, string> = {
  'lead.created': '新线索',
  'lead.verified': '线索已验证手机',
  'lead.updated': '线索有更新',
  'lead.overdue': '线索超过 10 分钟无人查看',
  'lead.handed': '线索转交',
  'lead.erased': '线索已删除',
}

export const formNames: Record<LeadFormKind, string> = {
  general: '咨询表单',
  immigration: '移民表单',
  language: '语言课程表单',
  plan: '留学方案表单',
  entry: '活动报名',
  callback: '电话回呼',
  assessment: '留学评估',
  message: '留言',
}

/** What a consultant must know before the next telephone call; null for a person who expects one. */
const contactWishes: Record<Contact, string | null> = {
  call: null,
  wechat: '只用微信联系',
  stop: '停止联系',
}

/** The person's wish about contact; null when there is none. */
export const wishText = ({ contact, call_slot }: Pick<LeadRecord, 'contact' | 'call_slot'>): string | null =>
  contactWishes[contact] ?? (call_slot === null ? null : callSlots[call_slot])

function linesOf(subject: Subject, { at }: Pick<Occasion, 'at'>): string[] {
  const id = `编号：${subject.lead.id}`
  if (subject.event === 'lead.erased') {
    return [id, `时间：${beijingTime(at)}`, '资料已删除，请同时删除另存的资料']
  }
  const { lead } = subject
  const answers = questionNames.flatMap((name) => {
    const { name: label, isInNotice } = questionOf(name)
    const said = isInNotice ? plainText(answerText(name, lead.fields[name] ?? '')) : ''
    return said === '' ? [] : [`${label}：${said}`]
  })
  const source = plainText(lead.source ?? '')
  const channel = channelText({ source: lead.channel, campaign: lead.campaign ?? noCampaign })
  const wish = wishText(lead)
  return [
    id,
    `手机：${maskPhone(lead.phone)}（${lead.verified ? '已验证' : '未验证'}）`,
    `表单：${isLeadFormKind(lead.kind) ? formNames[lead.kind] : plainText(lead.kind)}`,
    ...(source === '' ? [] : [`来源：${source}`]),
    ...(channel === null ? [] : [`渠道：${plainText(channel)}`]),
    ...answers,
    ...(lead.office_reason === null
      ? []
      : [`归属：${plainText(ownerText(lead))}（${plainText(endOf(lead.office_reason), reasonLimit)}）`]),
    ...(wish === null ? [] : [`联系：${wish}`]),
    `时间：${beijingTime(subject.event === 'lead.overdue' ? Date.parse(lead.created_at) : at)}`,
    ...(lead.spam ? [`疑似垃圾：${plainText(lead.spam_reason ?? '')}`] : []),
  ]
}

/** Longest free text in a robot's message, in characters. */
const textLimit = 40
/** Longest reason for the choice of office, in characters. It is our own text. */
const reasonLimit = 120

/** The end of a long reason, because the last hand-over stands there. */
const endOf = (reason: string) =>
  reason.length <= reasonLimit ? reason : `…${reason.slice(1 - reasonLimit)}`

/**
 * Free text that no robot can interpret as markup, a mention or a link: ASCII punctuation becomes full-width, which looks the same and
 * has no special meaning; line breaks and invisible characters are removed.
 */
export function plainText(text: string, limit = textLimit): string {
  const oneLine = text.normalize('NFKC').replace(/[\p{C}\p{Z}\s]+/gu, ' ')
  const masked = oneLine.replace(/\d(?:[ \p{Pd}]*\d){10,}/gu, (digits) => maskPhone(digits))
  const inert = [...masked.trim()]
    .slice(0, limit)
    .map((character) => {
      if (/^[!-/:-@[-`{-~]$/.test(character)) return String.fromCharCode(character.charCodeAt(0) + 0xfee0)
      return /^[\p{L}\p{M}\p{N}\p{P} ]$/u.test(character) ? character : ''
    })
    .join('')
  return inert.trim()
}

const beijingTime = (at: number) => `${shanghaiDate(new Date(at))} ${shanghaiTime(new Date(at))}`
