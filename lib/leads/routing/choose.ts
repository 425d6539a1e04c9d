import { shanghaiDate, shanghaiTime } from '@/lib/core/time'
import { nextOpening } from '@/lib/leads/call-time'
import { site, workingHours } from '@/lib/site'
import { type Days, defaultOffice, type Office, type Routing, type Rule, type Span } from './rules'

/** The properties of a lead that rules can test. */
export type LeadFacts = {
  /** Name of the city, such as 北京; null when the visitor named none. */
  city: string | null
  /** Whether the visitor agreed that an office outside the mainland reads the lead. */
  mayGoAbroad: boolean
  country: string | null
  /** Kind of form. */
  form: string
  /** First language of the browser, such as `zh-CN`. */
  language: string | null
  /** When the form was sent, ms since 1970. */
  at: number
  /** The earliest time at which the visitor wishes to be telephoned; ms since 1970. */
  wanted: number
}

/**
 * The owner of a lead. `reason` is a text for people; `next` lists the offices that get the lead, in this order, when the owner does not
 * open it in time.
 */
export type Choice = { office: string; reason: string | null; next: readonly string[] }

/** How many leads of today, Beijing time, each office has. */
export type Load = ReadonlyMap<string, number>

/**
 * The offices that may get a lead, in the order in which they are tried; the default office is the last. None is outside the mainland unless
 * the visitor agreed to it.
 */
export const candidatesOf = ({ offices, rules }: Routing, facts: LeadFacts): string[] => [
  ...new Set([
    ...rules
      .filter((rule) => matches(rule, facts))
      .flatMap(({ to }) => to)
      .filter((name) => facts.mayGoAbroad || offices.get(name)?.overseas !== true),
    defaultOffice,
  ]),
]

/** Assigns a lead to the first office that can take it. There is always one: the default office. */
export function chooseOffice(routing: Routing, facts: LeadFacts, load: Load): Choice {
  if (routing.offices.size === 1 && routing.rules.length === 0) {
    return { office: defaultOffice, reason: null, next: [] }
  }
  const candidates = candidatesOf(routing, facts)
  const { office, passed, next } = firstAvailable(routing, candidates, { ...facts, load })
  const index = routing.rules.findIndex((rule) => matches(rule, facts) && rule.to.includes(office))
  const rule = routing.rules[index]
  const why =
    rule === undefined
      ? `${passed.length === 0 ? '没有规则对应' : '规则里的办公室现在都接不了'}，归${office}`
      : `规则 ${index + 1}（${conditionsOf(rule)}）：${office}`
  return { office, reason: [why, ...passed, ...onDuty(routing, office, facts)].join('；'), next }
}

/**
 * Assigns a lead that its office did not open in the promised time to the next office; null when it already belongs to the default
 * office, which is the last.
 * @param now ms since 1970
 */
export function handOver(
  routing: Routing,
  { office, reason, next }: Choice,
  { now, load }: { now: number; load: Load },
): Choice | null {
  if (office === defaultOffice) return null
  const given = firstAvailable(routing, [...next, defaultOffice], { at: now, wanted: now, load })
  const time = shanghaiTime(new Date(now))
  const said = `${time} ${office}超过 ${site.callbackPromiseMinutes} 分钟无人查看，转给${given.office}`
  const parts = [said, ...given.passed, ...onDuty(routing, given.office, { at: now, wanted: now })]
  return {
    office: given.office,
    reason: [...(reason === null ? [] : [reason]), ...parts].join('；'),
    next: given.next,
  }
}

type Moment = Pick<LeadFacts, 'at' | 'wanted'>

function firstAvailable(
  { offices }: Routing,
  candidates: readonly string[],
  { at, wanted, load }: Moment & { load: Load },
) {
  const passed: string[] = []
  for (const [place, name] of candidates.entries()) {
    const office = offices.get(name)
    if (name !== defaultOffice) {
      const obstacle =
        office === undefined ? '已不在名单里' : obstacleOf(office, { at, wanted, taken: load.get(name) ?? 0 })
      if (obstacle !== null) {
        passed.push(`${name}${obstacle}`)
        continue
      }
    }
    // No office follows the default office, even when a rule lists some after it.
    return { office: name, passed, next: name === defaultOffice ? [] : candidates.slice(place + 1) }
  }
  return { office: defaultOffice, passed, next: [] }
}

/** Why an office cannot take a lead, as a text for people; null when it can. */
function obstacleOf(office: Office, { at, wanted, taken }: Moment & { taken: number }): string | null {
  const moment = callMoment(office, wanted)
  const day = shanghaiDate(new Date(moment))
  if (isAway(office.absent, day)) return ` ${day} 休息`
  if (peopleOn(office, day).length === 0) return ` ${day} 没有人上班`
  if (!isAtWork(office, moment)) return ` ${shanghaiTime(new Date(moment))} 不上班`
  if (office.capacity !== undefined && taken >= office.capacity) {
    return ` ${shanghaiDate(new Date(at))} 已接满 ${office.capacity} 条`
  }
  return null
}

/**
 * When an office would telephone: now during its own or the site's opening hours, otherwise when the site opens. So a lead that arrives
 * at night goes to its own office in the morning, or to an office that works at night.
 */
function callMoment(office: Office, wanted: number): number {
  return isAtWork(office, wanted) ? wanted : nextOpening(wanted)
}

const siteHours: readonly Span[] = [{ from: workingHours.fromHour * 60, to: workingHours.toHour * 60 }]

const isAtWork = ({ hours = siteHours }: { hours?: readonly Span[] | undefined }, at: number) =>
  isWithin(hours, at)

function isWithin(spans: readonly Span[], at: number): boolean {
  const [hour = 0, minute = 0] = shanghaiTime(new Date(at)).split(':').map(Number)
  const minutes = hour * 60 + minute
  return spans.some(({ from, to }) => minutes >= from && minutes < to)
}

const isAway = (absent: readonly Days[], day: string) =>
  absent.some(({ from, to }) => day >= from && day <= to)

const peopleOn = ({ people }: Office, day: string) => people.filter(({ absent }) => !isAway(absent, day))

function onDuty({ offices }: Routing, name: string, { wanted }: Moment): string[] {
  const office = offices.get(name)
  if (office === undefined) return []
  const day = shanghaiDate(new Date(callMoment(office, wanted)))
  const names = peopleOn(office, day).map((person) => person.name)
  return names.length === 0 ? [] : [`当班 ${names.join('、')}`]
}

function matches({ city, country, form, language, hours }: Rule, facts: LeadFacts): boolean {
  const isOneOf = (given: string | null, wanted: readonly string[] | undefined) =>
    wanted === undefined || (given !== null && wanted.includes(given))
  const said = facts.language?.toLowerCase() ?? ''
  const speaks = (tag: string) => said === tag.toLowerCase() || said.startsWith(`${tag.toLowerCase()}-`)
  return (
    isOneOf(facts.city, city) &&
    isOneOf(facts.country, country) &&
    isOneOf(facts.form, form) &&
    (language === undefined || language.some(speaks)) &&
    (hours === undefined || isWithin(hours, facts.at))
  )
}

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** The conditions of a rule, as a text for people. */
function conditionsOf({ city, country, form, language, hours }: Rule): string {
  const parts = [
    city && `城市 ${city.join('、')}`,
    country && `国家 ${country.join('、')}`,
    form && `表单 ${form.join('、')}`,
    language && `语言 ${language.join('、')}`,
    hours && `时间 ${hours.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join('、')}`,
  ]
  return parts.filter((part) => part !== undefined).join('，') || '没有条件'
}
