import { sql } from 'kysely'
import { cityNames } from '@/lib/collections/kinds/branch-seat'
import type { Env } from '@/lib/core/env'
import { Explained } from '@/lib/core/explained'
import { targetsOf } from '@/lib/host/delivery/targets'
import { isUnseen } from '@/lib/host/leads/calls/opened'
import type { Store } from '@/lib/host/store/store'
import { isLeadFormKind } from '@/lib/leads/forms'
import { agreedAbroad } from '@/lib/leads/questions'
import { chooseOffice, type LeadFacts } from '@/lib/leads/routing/choose'
import { defaultOffice, type Routing } from '@/lib/leads/routing/rules'
import { mainland } from './assign'
import { loadRouting } from './source'

const names = {
  城市: 'city',
  国家: 'country',
  表单: 'form',
  语言: 'language',
  时间: 'at',
  境外: 'abroad',
} as const
type Name = (typeof names)[keyof typeof names]

/**
 * What would happen to a lead, line by line; without a question, the rules themselves. The leads that offices took today are not
 * considered.
 * @throws Explained when the rules cannot be used or the question cannot be read
 */
export function explainRoute(env: Env, question: string | null, now: number): string[] {
  const routing = loadRouting(env)
  if (question === null) return outline(routing)
  const facts = readFacts(question, now)
  const { office, reason, next } = chooseOffice(routing, facts, new Map())
  const told = targetsOf(env, routing).filter((target) => (target.office ?? office) === office)
  const after = office === defaultOffice ? [] : [...new Set([...next, defaultOffice])]
  return [
    `归属：${office}`,
    `原因：${reason ?? '没有分派规则'}`,
    ...(after.length === 0 ? [] : [`超过承诺的时间无人查看时，依次问：${after.join('、')}`]),
    `通知：${told.map(({ name }) => name).join('、') || '没有为它设通知，由总部的群代为通知'}`,
  ]
}

function outline({ offices, rules }: Routing): string[] {
  const people = [...offices].map(([name, office]) => `${name}（${office.people.length} 人）`)
  return [`规则可以用：${rules.length} 条；办公室 ${offices.size} 个：${people.join('、')}`]
}

function readFacts(question: string, now: number): LeadFacts {
  const given = new Map<Name, string>()
  for (const part of question.split(/\s+/).filter((word) => word !== '')) {
    const [typed = '', value = ''] = part.split(/[=＝]/)
    const name = Object.entries(names).find((pair) => pair.includes(typed))?.[1]
    if (name === undefined || value === '') {
      throw new Explained(
        `看不懂“${part}”；可以写 ${Object.keys(names).join('、')}，如 城市=北京，以空格隔开`,
      )
    }
    given.set(name, value)
  }
  const form = given.get('form') ?? 'general'
  if (!isLeadFormKind(form)) throw new Explained(`没有“${form}”这种表单`)
  const typed = given.get('at')
  const at =
    typed === undefined ? now : Date.parse(/[zZ]|[+-]\d\d:\d\d$/.test(typed) ? typed : `${typed}+08:00`)
  if (Number.isNaN(at)) throw new Explained('时间要写成 2026-11-23T10:00，北京时间')
  const typedCity = given.get('city') ?? null
  const city = typedCity === null ? null : (cityNames().get(typedCity) ?? typedCity)
  const mayGoAbroad = given.get('abroad') === agreedAbroad
  return {
    city: mayGoAbroad ? city : mainland(city),
    mayGoAbroad,
    country: given.get('country') ?? null,
    form,
    language: given.get('language') ?? null,
    at,
    wanted: at,
  }
}

type OfficeCount = { office: string; leads: number; waiting: number }

/** How many leads each office has, and how many of them were not opened. */
export async function countOffices({ db }: Pick<Store, 'db'>): Promise<OfficeCount[]> {
  const rows = await db
    .selectFrom('lead')
    .select((select) => [
      'office',
      select.fn.countAll().as('leads'),
      sql<number>`coalesce(sum(case when ${isUnseen} then 1 else 0 end), 0)`.as('waiting'),
    ])
    .groupBy('office')
    .orderBy('office')
    .execute()
  return rows.map(({ office, leads, waiting }) => ({
    office,
    leads: Number(leads),
    waiting: Number(waiting),
  }))
}
