import { workingHours } from '@/lib/site'
import { callSlots, type Receipt } from './receipt'

const zone = { timeZone: 'Asia/Shanghai', hourCycle: 'h23' } as const
const dayAndTime = new Intl.DateTimeFormat('zh-CN', {
  ...zone,
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const hourOnly = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit' })

/** A moment as visitors read it, Beijing time: 11月20日 10:00. */
export function beijingTime(at: Date): string {
  const parts = Object.fromEntries(dayAndTime.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts.month}月${parts.day}日 ${parts.hour}:${parts.minute}`
}

/** Whoever submits in the last hour of the day may well be called the next day only. */
const lastHours = 1

/** When a consultant calls after a submit, by the hour at which it came; a plan and no promise to the minute. */
export function callPlan(submittedAt: Date): string {
  const hour = Number(hourOnly.format(submittedAt))
  const { from, to, fromHour, toHour } = workingHours
  if (hour < fromHour) return `当天 ${from} 上班之后`
  if (hour < toHour - lastHours) return `当天 ${to} 以前`
  return `第二天 ${from}–${to}`
}

/** What is arranged now, in a sentence; of a receipt that speaks for one event nothing is said about others. */
export function arrangementText({ contact, slot, scope, createdAt }: Receipt): string {
  if (contact === 'stop') {
    return scope === 'person'
      ? '已按您的意思停止联系，顾问不会再致电，也不会加微信。'
      : '已按您的意思停止联系，顾问不会再就这次提交致电或加微信。'
  }
  if (contact === 'wechat') return '顾问会用您留下的手机号添加微信，不打电话。添加时会说明是美世留学的顾问。'
  if (slot === 'any')
    return `按提交时间，安排在${callPlan(new Date(createdAt))}来电。咨询集中的日子可能顺延。`
  return `您选了${callSlots[slot]}，顾问会尽量在这个时段来电。`
}
