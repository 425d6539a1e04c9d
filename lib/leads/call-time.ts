import { shanghaiDate, shanghaiTime } from '@/lib/core/time'
import { site, workingHours } from '@/lib/site'
import { callSlots, type Receipt } from './receipt'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** China has one time zone and no summer time. */
const beijingOffset = 8 * hour

/** A moment in the form shown to visitors, Beijing time: 11月20日 10:00. */
export const beijingTime = (at: Date): string => `${beijingDay(at)} ${shanghaiTime(at)}`

/** The day of a moment, Beijing time: 11月20日. */
function beijingDay(at: Date): string {
  const [, month, dayOfMonth] = shanghaiDate(at).split('-').map(Number)
  return `${month}月${dayOfMonth}日`
}

const hourOf = (at: Date) => Number.parseInt(shanghaiTime(at), 10)

/** Whether a moment is within opening hours, when the promise to telephone within minutes applies. */
export function isOpenAt(at: Date): boolean {
  const hour = hourOf(at)
  return hour >= workingHours.fromHour && hour < workingHours.toHour
}

/**
 * When a consultant telephones about a form sent at this moment: within minutes during opening hours, otherwise from the next opening time on.
 * The panel, the popup and the receipt show the same text.
 */
export function callPromise(at: Date): string {
  if (isOpenAt(at)) return `我们将在${site.callbackPromiseMinutes}分钟内回电`
  const isEvening = hourOf(at) >= workingHours.toHour
  const opening = new Date(at.getTime() + (isEvening ? day : 0))
  return `我们将从${beijingDay(opening)} ${workingHours.from} 起回电`
}

/** This moment when it is within opening hours, otherwise the next opening time; ms since 1970. */
export function nextOpening(at: number): number {
  if (isOpenAt(new Date(at))) return at
  const midnight = at - ((at + beijingOffset) % day)
  const opening = midnight + workingHours.fromHour * hour
  return at < opening ? opening : opening + day
}

/**
 * The time by which a consultant must have opened a lead: the promised minutes, counted during opening hours only.
 * @param submittedAt ms since 1970
 */
export function dueAt(submittedAt: number): number {
  const sinceMidnight = (submittedAt + beijingOffset) % day
  const midnight = submittedAt - sinceMidnight
  const [opening, closing] = [workingHours.fromHour * hour, workingHours.toHour * hour]
  const start = Math.max(sinceMidnight, opening)
  const left = site.callbackPromiseMinutes * minute - Math.max(0, closing - start)
  return left <= 0
    ? midnight + start + site.callbackPromiseMinutes * minute
    : midnight + day + opening + Math.min(left, site.callbackPromiseMinutes * minute)
}

/** What is arranged now, in one sentence. The receipt of a single event mentions no other events. */
export function arrangementText({ contact, slot, scope, created_at }: Receipt): string {
  if (contact === 'stop') {
    return scope === 'person'
      ? '已按您的意思停止联系，顾问不会再致电，也不会加微信。'
      : '已按您的意思停止联系，顾问不会再就这次提交致电或加微信。'
  }
  if (contact === 'wechat') return '顾问会用您留下的手机号添加微信，不打电话。添加时会说明是美世留学的顾问。'
  if (slot === 'any') return `按提交时间，${callPromise(new Date(created_at))}。咨询集中的日子可能顺延。`
  return `您选了${callSlots[slot]}，顾问会尽量在这个时段来电。`
}
