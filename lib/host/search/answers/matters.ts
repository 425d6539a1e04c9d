import { branches } from '@/lib/content/branches'
import { chinaNamesOf, findChinaLists } from '@/lib/host/schools/find-china-lists'
import { findTuitionSpans } from '@/lib/host/schools/find-tuition'
import { schoolStore } from '@/lib/host/schools/store'
import { rounds } from '@/lib/immigration/express-entry'
import { type BulletinCategory, bulletinMonths, type Cutoff } from '@/lib/immigration/visa-bulletin'
import { resolveAlias } from '@/lib/routing/aliases'
import { detailPath, paths } from '@/lib/routing/paths'
import { rankings } from '@/lib/schools/rankings'
import { chinaPath } from '@/lib/schools/school-ids'
import { toFeeSpan } from '@/lib/schools/tuition'
import { site, workingHours } from '@/lib/site'
import { costHref } from '@/lib/tools/cost/href'
import { costRows } from '@/lib/tools/cost/rows'
import { headlineOf } from '@/lib/tools/cost/words'
import { fullMarks, isInGroup, matchGaokao } from '@/lib/tools/gaokao/match'
import { codeOfCountry } from '../country-names'
import rules from '../data/rules.json'
import { type Answer, type AnswerLine, type Asked, card, cardOf, factLines, isAlone } from './asked'

const levelValues: Readonly<Record<string, 'undergraduate' | 'master'>> = {
  本科: 'undergraduate',
  硕士: 'master',
}

/** The cost and length of a level of study in a country, by the calculator's own assumptions. */
export async function answerCosts(asked: Asked): Promise<Answer | null> {
  const { matters, countries, levels } = asked
  const [code, level] = [codeOfCountry(countries[0]), levelValues[levels[0] ?? '']]
  const [matter, ...others] = matters
  if (!isAlone(asked) || countries.length !== 1 || levels.length !== 1 || others.length > 0) return null
  if (code === undefined || level === undefined || !/^(费用|学制)$/.test(matter ?? '')) return null
  const { list } = await findTuitionSpans(schoolStore())
  const rows = costRows(code, [level], list.map(toFeeSpan))
  const [first] = rows
  if (first === undefined) return null
  const link = costHref(first.input)
  const lines = rows.slice(0, 3).map(({ name, input, estimate }): AnswerLine => {
    const { sum, basis } = headlineOf(input, estimate)
    return {
      label: matter === '学制' ? '读几年' : name,
      value: matter === '学制' ? `${input.years} 年` : sum,
      year:
        matter === '学制'
          ? '一般情况，课程页写明为准'
          : [basis, `汇率 ${estimate.rate.period}`].filter(Boolean).join('；'),
      source_name: '本站留学费用计算器，逐项写明来源',
      source_url: costHref(input),
    }
  })
  return cardOf({
    title: `${first.input.country.label}${levels[0]} · ${matter}`,
    lines: matter === '学制' ? lines.slice(0, 1) : lines,
    link,
    links: [{ label: '按自己的情况算', href: link }],
  })
}

type Rules = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** What the facts contain about a subject for a country or an exam: a visa's fees and funds, work, how long a score is valid. */
export function answerRules(asked: Asked): Answer | null {
  const table: Rules = rules
  const matter = ['资金证明', '毕业生签证', '兼职', '签证', '有效期'].find((each) =>
    asked.matters.includes(each),
  )
  if (!isAlone(asked) || matter === undefined) return null
  const [subject, ...others] = [...asked.countries, ...asked.matters].filter(
    (each) => each !== matter && each !== '签证' && each !== '费用',
  )
  if (subject === undefined || others.length > 0) return null
  const [link, ...ids] = table[matter]?.[subject] ?? []
  if (link === undefined) return null
  const lines = ids.flatMap(factLines)
  const title = `${subject} · ${matter === '兼职' ? '在读打工' : matter}`
  return cardOf({ title, lines, link, links: [{ label: '看全文', href: link }] })
}

const categories: readonly (readonly [RegExp, readonly BulletinCategory[]])[] = [
  [/eb-?5/i, ['EB-5 Unreserved', 'EB-5 Rural', 'EB-5 High Unemployment']],
  [/eb-?1|杰出人才/i, ['EB-1']],
  [/niw|eb-?2|国家利益/i, ['EB-2']],
  [/eb-?3/i, ['EB-3']],
]

const names: Partial<Record<BulletinCategory, string>> = {
  'EB-5 Unreserved': 'EB-5 非预留',
  'EB-5 Rural': 'EB-5 乡村预留',
  'EB-5 High Unemployment': 'EB-5 高失业区预留',
}

const cutoffText = (cutoff: Cutoff): string =>
  cutoff.kind === 'day' ? cutoff.day : cutoff.kind === 'current' ? '无排期（C）' : '不可用（U）'

/** The cut-off date of a category for people born in mainland China, from the last bulletin in our data. */
export function answerBulletin({ keyword, countries }: Asked): Answer | null {
  if (!/排期|优先日|等.{0,2}[年久]/.test(keyword) || countries.some((country) => country !== '美国'))
    return null
  const found = categories.filter(([pattern]) => pattern.test(keyword))
  const [category] = found
  if (found.length !== 1 || category === undefined) return null
  const lines = category[1].flatMap((each): AnswerLine[] => {
    const last = bulletinMonths(each).at(-1)
    if (last === undefined) return []
    return [
      {
        label: `${names[each] ?? each} 表 A`,
        value: cutoffText(last.a),
        year: `${last.month} 公告，中国大陆出生；表 B ${cutoffText(last.b)}`,
        source_name: '美国国务院签证公告',
        source_url: 'https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html',
      },
    ]
  })
  return cardOf({
    title: `${category[1].length > 1 ? 'EB-5' : (category[1][0] ?? '')} 排期`,
    lines,
    link: paths.visaBulletin,
    links: [{ label: '填优先日看轮到没有', href: paths.visaBulletin }],
  })
}

/** The last rounds of Express Entry in our data. */
export function answerRounds({ keyword, countries }: Asked): Answer | null {
  if (!/快速通道|express ?entry|(?<![a-z])(?:ee|crs)(?![a-z])/i.test(keyword)) return null
  if (!/分|轮|crs/i.test(keyword)) return null
  if (countries.some((country) => country !== '加拿大')) return null
  const newest = rounds()[0]?.date
  const lines = rounds()
    .slice(0, 3)
    .map(
      ({ date, name, line, invitations }): AnswerLine => ({
        label: `${date} ${name}`,
        value: `${line} 分`,
        year: `${invitations.toLocaleString('en-US')} 份邀请；本站收录到 ${newest}`,
        source_name: '加拿大移民部',
        source_url:
          'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/mandate/policies-operational-instructions-agreements/ministerial-instructions/express-entry-rounds.html',
      }),
    )
  return cardOf({
    title: '加拿大快速通道 · 收录的最近几轮',
    lines,
    link: paths.expressEntryRounds,
    links: [{ label: '看全部轮次', href: paths.expressEntryRounds }],
  })
}

/** The universities whose published requirements a 高考 score meets. */
export function answerGaokao(asked: Asked): Answer | null {
  const score = /高考\D{0,4}(\d{3})(?!\d)/.exec(asked.keyword)?.[1]
  if (score === undefined || asked.names.length > 0 || asked.countries.length > 0) return null
  const total = Number(score)
  if (total > fullMarks) return null
  const found = matchGaokao({ total, full: fullMarks, english: {} }).filter((match) =>
    isInGroup(match, 'reached'),
  )
  const link = `${paths.gaokao}?score=${score}`
  const links = [{ label: '换省份满分、加英语再看', href: link }]
  if (found.length === 0)
    return card({
      title: `高考 ${score} 分`,
      unknown: '公布了高考门槛的学校里，没有这个总分达到的。',
      link,
      links,
    })
  const lines = found.slice(0, 3).map(({ university, needed }): AnswerLine => {
    const [first] = university.statements
    return {
      label: university.name,
      value: `${needed?.low} 分起`,
      year: `${first?.asOf ?? ''}；按满分 750，还要看英语`,
      source_name: first?.source.name ?? university.name,
      source_url: first?.source.url ?? null,
    }
  })
  return card({ title: `高考 ${score} 分 · ${found.length} 所公布的总分门槛达到`, lines, link, links })
}

/** The British universities that have a Chinese institution on their list. */
export async function answerChinaList({ keyword, matters, names: found }: Asked): Promise<Answer | null> {
  if (!matters.includes('名单') || found.some(({ pages }) => pages.some(({ type }) => type === 'school')))
    return null
  const typed = keyword.replace(
    /在?(英国)?哪些(英国)?(大学)?|英国(大学)?|院校|中国|目标|认可|名单上?|查询|在|的|吗|\s/g,
    '',
  )
  const { meant: name } = (await chinaNamesOf(schoolStore()))(typed)
  if (name === null) return null
  const { list, total } = await findChinaLists(schoolStore(), { name, page: 1, limit: 60 })
  const link = `${chinaPath}?q=${encodeURIComponent(name)}`
  const lines = list.slice(0, 3).map(
    ({ uk_name, tier, score, cycle, read_on, url }): AnswerLine => ({
      label: uk_name,
      value: [tier, score].filter(Boolean).join(' ') || '在名单上',
      year: [cycle, read_on && `${read_on} 读`].filter(Boolean).join('，') || null,
      source_name: `${uk_name}官网`,
      source_url: url,
    }),
  )
  return cardOf({
    title: `${name} · 在 ${new Set(list.map(({ uk }) => uk)).size} 所英国大学的名单上`,
    lines,
    link,
    links: [{ label: `看全部 ${total} 行`, href: link }],
  })
}

/** The school at a place of the QS ranking: qs 30. */
export async function answerPlace({ keyword, countries, names: found }: Asked): Promise<Answer | null> {
  const place = /^qs\s*(?:排名)?\s*(?:第)?\s*(\d{1,4})\s*名?$/i.exec(keyword.trim())?.[1]
  if (place === undefined || countries.length > 0 || found.length > 1) return null
  const rows = await schoolStore()
    .selectFrom('schools')
    .select(['id', 'record'])
    .where('rank_num', '=', Number(place))
    .where('level', '=', 'university')
    .execute()
  const { qs } = rankings
  const schools = rows.map(({ id, record }) => ({ id, ...JSON.parse(record) }))
  const exact = schools.filter(({ rank }) => String(rank?.world) === place)
  const lines = exact.slice(0, 3).map(
    ({ name_zh, name_en, rank }): AnswerLine => ({
      label: `${qs.short} 第 ${place} 名`,
      value: name_zh ?? name_en,
      year: `${rank.year} 年版`,
      source_name: qs.publisher,
      source_url: qs.url,
    }),
  )
  return cardOf({
    title: `${qs.name} 第 ${place} 名`,
    lines,
    link: '/special/ranking/qs',
    links: [
      ...exact
        .slice(0, 3)
        .map(({ id, name_zh, name_en }) => ({ label: name_zh ?? name_en, href: detailPath.school(id) })),
      { label: '看整张榜', href: '/special/ranking/qs' },
    ],
  })
}

/** One of our branches: its telephone number, and its address when the company has entered it. */
export function answerCity({ names: found, matters, words, countries, levels }: Asked): Answer | null {
  const pages = found.flatMap((each) => each.pages)
  const branch = branches.find(({ linkurl }) => pages.some(({ href }) => href === resolveAlias(linkurl)))
  const isOnly = found.length === 1 && words.length === 0 && countries.length === 0 && levels.length === 0
  if (branch === undefined || !isOnly || matters.some((matter) => matter !== '地址' && matter !== '中介'))
    return null
  const link = resolveAlias(branch.linkurl)
  const held = { year: null, source_name: site.brand, source_url: link }
  return card({
    title: branch.name,
    lines: [
      { label: '电话', value: branch.phone, ...held },
      {
        label: '接听',
        value: branch.hours ?? `每天 ${workingHours.from}–${workingHours.to}（北京时间）`,
        ...held,
      },
      { label: '地址', value: branch.address ?? '约好后告知，请先致电', ...held },
    ],
    link,
    links: [{ label: '分公司页', href: link }],
  })
}
