import { z } from 'zod'
import { nearestOf } from '@/lib/core/nearest'
import { leadForms } from '@/lib/leads/forms'
import { countryOptions, immigrationCountryOptions } from '@/lib/leads/options'

/**
 * The office that takes each lead no other office can take. Leads stored before there were offices belong to it, because the column
 * `lead.office` has this default.
 */
export const defaultOffice = '总部'

/** Minutes of a day in Beijing; `from` is included, `to` is not. */
export type Span = { from: number; to: number }
/** Days in Beijing as `2026-10-01`, both included. */
export type Days = { from: string; to: string }

const clock = (text: string): number | null => {
  const parts = /^(\d{1,2}):(\d{2})$/.exec(text.trim())
  const [hour, minute] = [Number(parts?.[1]), Number(parts?.[2])]
  const minutes = hour * 60 + minute
  return parts === null || minute > 59 || minutes > 24 * 60 ? null : minutes
}

const spanSchema = z.string('要写成 9:00-18:00').transform((text, context): Span => {
  const [from, to, ...more] = text.split(/[-–—~至]/).map(clock)
  if (from == null || to == null || more.length > 0) {
    context.addIssue('要写成 9:00-18:00 这样的一段北京时间')
    return z.NEVER
  }
  if (from >= to) {
    context.addIssue('结束要晚于开始；过夜的分成两段，如 [22:00-24:00, 0:00-2:00]')
    return z.NEVER
  }
  return { from, to }
})

const daysSchema = z.string('要写成 2026-10-01').transform((text, context): Days => {
  const [from = '', to = from, ...more] = text.split('..').map((day) => day.trim())
  const isDay = (day: string) => z.iso.date().safeParse(day).success
  if (!isDay(from) || !isDay(to) || more.length > 0 || from > to) {
    context.addIssue('要写成 2026-10-01，或一段：2026-10-01..2026-10-07')
    return z.NEVER
  }
  return { from, to }
})

/** One value or a list of them. */
const oneOrMore = <T extends z.ZodType>(schema: T, remedy: string) =>
  z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(schema).min(1, remedy))

const wordsOf = (words: readonly string[], what: string) =>
  z.string(`要写${what}`).refine((word) => words.includes(word), {
    error: ({ input }) => {
      const meant = typeof input === 'string' ? nearestOf(input, words) : null
      return `没有这个${what}${meant === null ? '' : `，是不是 ${meant}？`}；可以写：${words.join('、')}`
    },
  })

const nameSchema = z
  .string('要写名称')
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,29}$/u, '名称用汉字、字母、数字，最多 30 个字，不带空格')

const personSchema = z.preprocess(
  (person) => (typeof person === 'string' ? { name: person } : person),
  z.strictObject({
    name: z.string('要写姓名').trim().min(1, '要写姓名').max(30, '姓名最多 30 个字'),
    absent: oneOrMore(daysSchema, '要写日期').default([]),
  }),
)

/** Returns what is wrong with a receiver's address, as a text for people; null when it can be used. */
export type JudgeAddress = (url: URL) => string | null

const addressWith = (judge: JudgeAddress) =>
  z.string('要写成 https:// 开头的完整网址').transform((text, context) => {
    const url = URL.canParse(text) ? new URL(text) : null
    const issue =
      url === null || !/^https?:$/.test(url.protocol) ? '要写成 https:// 开头的完整网址' : judge(url)
    if (issue === null && url !== null) return url.href
    context.addIssue(issue ?? '')
    return z.NEVER
  })

/** Group chats whose robots tell an office of its leads: 企业微信, 钉钉, 飞书. */
const robotKinds = ['wecom', 'dingtalk', 'feishu'] as const
export type RobotKind = (typeof robotKinds)[number]

export const isRobotKind = (kind: string): kind is RobotKind => robotKinds.some((known) => known === kind)

type Robot = { kind: RobotKind; url: string; secret: string | undefined }

const robotForm =
  '要写成 wecom: 网址，dingtalk: 网址 或 feishu: 网址 其中一个（钉钉、飞书加签的另写 secret: 密钥）；网址以 https:// 开头'

const robotWith = (judge: JudgeAddress) => {
  const address = addressWith(judge).optional()
  return z
    .strictObject(
      {
        wecom: address,
        dingtalk: address,
        feishu: address,
        secret: z.string().min(8, '至少 8 个字符').optional(),
      },
      robotForm,
    )
    .transform(({ secret, ...addresses }, context): Robot => {
      const [robot, ...more] = robotKinds.flatMap((kind) => {
        const url = addresses[kind]
        return url === undefined ? [] : [{ kind, url, secret }]
      })
      if (robot === undefined || more.length > 0) context.addIssue(robotForm)
      else if (robot.kind === 'wecom' && secret !== undefined)
        context.addIssue('企业微信的机器人不加签，去掉 secret')
      else return robot
      return z.NEVER
    })
}

const officeWith = (judge: JudgeAddress) =>
  z.strictObject({
    people: z.array(personSchema, '要写这里的顾问，如 people: [王老师]').min(1, '至少写一位顾问'),
    /** The office's opening hours; the site's when missing. */
    hours: oneOrMore(spanSchema, '要写成 9:00-18:00').optional(),
    absent: oneOrMore(daysSchema, '要写日期').default([]),
    /** Whether the office is outside the mainland; by default one that is named after a city there is. */
    overseas: z.boolean('要写 true 或 false').optional(),
    /** Most leads per day. */
    capacity: z.int('要写成整数').min(1, '至少 1；不接线索的日子写进 absent').optional(),
    robots: z.array(robotWith(judge), '要写成列表').max(3, '最多 3 个').default([]),
    webhook: addressWith(judge).optional(),
  })
export type Office = z.output<ReturnType<typeof officeWith>>

/**
 * The default office must be able to take a lead at any time, so settings that limit an office are not allowed for it, and its
 * consultants are optional.
 */
const defaultOfficeWith = (judge: JudgeAddress) =>
  officeWith(judge).extend({
    people: z.array(personSchema, '要写成列表').default([]),
    hours: z.never('总部随时都要能接，不能写 hours').optional(),
    absent: z.never('总部随时都要能接，不能写 absent').optional(),
    capacity: z.never('总部随时都要能接，不能写 capacity').optional(),
    overseas: z.never('总部什么线索都要能接，不能写 overseas').optional(),
  })

const formKinds = Object.keys(leadForms)
const countryNames = [...new Set([...countryOptions, ...immigrationCountryOptions].map(({ value }) => value))]

const ruleWith = (cities: readonly string[]) =>
  z.strictObject({
    to: oneOrMore(nameSchema, '至少写一个办公室'),
    city: oneOrMore(wordsOf(cities, '城市'), '至少写一个城市').optional(),
    country: oneOrMore(wordsOf(countryNames, '国家'), '至少写一个国家').optional(),
    form: oneOrMore(wordsOf(formKinds, '表单'), '至少写一种表单').optional(),
    /** Language of the browser: `en` also matches `en-US`. */
    language: oneOrMore(
      z
        .string('要写成 zh、zh-HK、en')
        .regex(/^[A-Za-z]{2,3}(-[A-Za-z\d]+)*$/, '要写成 zh、zh-HK、en 这样的语言'),
      '至少写一种语言',
    ).optional(),
    /** Time of day at which the form was sent. */
    hours: oneOrMore(spanSchema, '要写成 18:00-24:00').optional(),
  })
export type Rule = z.output<ReturnType<typeof ruleWith>>

const conditionNames = ['city', 'country', 'form', 'language', 'hours'] as const

const isUnconditional = (rule: Rule) => conditionNames.every((name) => rule[name] === undefined)

export type RoutingPlaces = { cities: readonly string[]; abroad: readonly string[]; judge: JudgeAddress }

/**
 * Schema of the offices and of the rules that assign leads to them, as an operator writes them.
 * @param cities the cities that a lead can name
 * @param abroad those of them outside the mainland
 */
export const routingSchema = ({ cities, abroad, judge }: RoutingPlaces) =>
  z
    .strictObject({
      offices: z.preprocess(
        (offices) =>
          typeof offices === 'object' && offices !== null && !Array.isArray(offices)
            ? { [defaultOffice]: {}, ...offices }
            : offices,
        z.object({ [defaultOffice]: defaultOfficeWith(judge) }).catchall(officeWith(judge)),
      ),
      rules: z.array(ruleWith(cities), '要写成列表，每条以 - 开头').default([]),
    })
    .superRefine(({ offices, rules }, context) => {
      const names = Object.keys(offices)
      for (const name of names) {
        const issue = nameSchema.safeParse(name).error?.issues[0]
        if (issue) context.addIssue({ code: 'custom', path: ['offices', name], message: issue.message })
      }
      for (const [index, rule] of rules.entries()) {
        for (const [place, name] of rule.to.entries()) {
          if (names.includes(name)) continue
          const message = `offices 里没有“${name}”，现有 ${names.join('、')}；改成其中一个，或在 offices 里加上它`
          context.addIssue({ code: 'custom', path: ['rules', index, 'to', place], message })
        }
        if (isUnconditional(rule) && index < rules.length - 1) {
          const message = '这条没有条件，后面的规则永远轮不到；放到最后，或写上条件'
          context.addIssue({ code: 'custom', path: ['rules', index], message })
        }
      }
    })
    .transform(
      ({ offices, rules }): Routing => ({
        offices: new Map(
          Object.entries(offices).map(([name, office]) => [
            name,
            {
              ...office,
              hours: office.hours,
              absent: office.absent ?? [],
              capacity: office.capacity,
              overseas: office.overseas ?? abroad.some((city) => name.includes(city)),
            },
          ]),
        ),
        rules,
      }),
    )

export type Routing = { offices: ReadonlyMap<string, Office>; rules: readonly Rule[] }

/** Used when there is no file of rules: every lead belongs to the default office. */
export const soleOffice: Routing = {
  offices: new Map([[defaultOffice, { people: [], absent: [], robots: [] }]]),
  rules: [],
}
