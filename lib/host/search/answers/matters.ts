import { listBranches } from '@/lib/collections/kinds/branch'
import { listWords } from '@/lib/core/list-words'
import { grouped } from '@/lib/core/numbers'
import { shanghaiDate } from '@/lib/core/time'
import {
  highestScore,
  type RoundGroup,
  roundGroups,
  rounds,
  roundsOfLastYear,
} from '@/lib/facts/immigration/express-entry'
import {
  type BulletinCategory,
  bulletinMonths,
  bulletinsSince,
  type Cutoff,
} from '@/lib/facts/immigration/visa-bulletin'
import { schoolStore } from '@/lib/host/schools/store'
import { resolveAlias } from '@/lib/routing/aliases'
import { detailPath, paths } from '@/lib/routing/paths'
import { rankings } from '@/lib/schools/rankings'
import { site, workingHours } from '@/lib/site'
import rules from '../data/rules.json' with { type: 'json' }
import { type Answer, type AnswerLine, type Asked, card, cardOf, factLines } from './asked'

/** Somebody in distress is given people to talk to, not results. */
export const answerCare = (): Answer =>
  card({
    title: '心里难受的时候',
    unknown:
      '本站没有心理健康方面的资料。请先告诉身边信任的人，联系学校的心理咨询中心或医院；有危险时马上打当地的急救电话。',
    link: '/guide/safety',
    links: [
      { label: '在国外遇到急事：12308 与当地报警电话', href: '/guide/safety' },
      { label: '联系我们', href: '/touchus' },
    ],
  })

/** For a subject and a country or an exam: the page about it, then its facts. */
export const rulesTable: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = rules

/** What the facts contain about a subject for a country or an exam: a visa's fees and funds, work, how long a score is valid. */
export function answerRules(asked: Asked): Answer | null {
  const known = Object.keys(rulesTable).filter((each) => asked.matters.includes(each))
  // Beside another subject 签证 says where it is needed, unless its fee is asked.
  const isVisaBeside = known.length > 1 && !/签证费/.test(asked.keyword)
  const matters = known.filter((each) => each !== '签证' || !isVisaBeside)
  const [matter, second] = matters
  if (matter === undefined || matters.length > 2) return null
  const subject = [...asked.countries, ...asked.matters]
    .filter((each) => !matters.includes(each) && each !== '签证' && each !== '费用')
    .join('')
  const [link, ...ids] = rulesTable[matter]?.[subject] ?? []
  if (link === undefined) return null
  const [, ...further] = (second === undefined ? undefined : rulesTable[second]?.[subject]) ?? []
  const most = further.length > 0 ? 2 : ids.length
  const lines = [...new Set([...ids.slice(0, most), ...further.slice(0, most)])].flatMap(factLines)
  const named = matters.map(nameOfRule)
  const title = `${subject} · ${listWords(further.length > 0 ? named : named.slice(0, 1))}`
  return cardOf({ title, lines, link, links: [{ label: '看全文', href: link }] })
}

/** A subject in the words of a card's title. */
export const nameOfRule = (matter: string): string =>
  ({ 兼职: '在读打工', 入学时间: '开学时间' })[matter] ?? matter

const categories: readonly (readonly [RegExp, readonly BulletinCategory[]])[] = [
  [/^(?=.*eb-?5).*(?:乡村|农村)/i, ['EB-5 Rural']],
  [/^(?=.*eb-?5).*高失业/i, ['EB-5 High Unemployment']],
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
  if (countries.some((country) => country !== '美国')) return null
  const found = categories.filter(([pattern]) => pattern.test(keyword))
  const [category] = found
  if (new Set(found.map(([, [first]]) => first?.slice(0, 4))).size !== 1 || category === undefined)
    return null
  const lines = category[1].flatMap((each): AnswerLine[] => {
    const last = bulletinMonths(each).at(-1)
    if (last === undefined) return []
    const missed = bulletinsSince(last.month, shanghaiDate(new Date()))
    return [
      {
        label: `${names[each] ?? each} 表 A`,
        value: cutoffText(last.a),
        year: `${last.month} 公告${missed === 0 ? '' : `（之后还有 ${missed} 期没有收）`}，中国大陆出生；表 B ${cutoffText(last.b)}`,
        source_name: '美国国务院签证公告',
        source_url: 'https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html',
      },
    ]
  })
  return cardOf({
    title: `${category[1].length > 1 ? 'EB-5' : (names[category[1][0] ?? 'EB-1'] ?? category[1][0])} 排期`,
    lines,
    link: paths.visaBulletin,
    links: [{ label: '填优先日看轮到没有', href: paths.visaBulletin }],
  })
}

/** Classes for everybody in the pool come before draws for one category of people. */
const generalGroups: ReadonlySet<RoundGroup> = new Set(['cec', 'general', 'pnp'])

/** What a score means for a round: 达到, or the points that are missing. Empty without a score. */
const comparedWith = (score: number | null, line: number): string =>
  score === null ? '' : score >= line ? `，您的 ${score} 分达到` : `，您的 ${score} 分差 ${line - score} 分`

/**
 * The newest round of each general class in a year, then of a category of people, which it names; for French, those only. A score in the
 * question is compared with each.
 */
export function answerRounds({ keyword, countries }: Asked): Answer | null {
  if (countries.some((country) => country !== '加拿大')) return null
  const newest = rounds()[0]?.date
  const typed = Number(/(?<!\d)(\d{3,4})(?!\d)\s*分?/.exec(keyword)?.[1] ?? Number.NaN)
  const score = typed >= 100 && typed <= highestScore ? typed : null
  const recent = roundsOfLastYear(rounds())
  const newestOf = (wanted: (group: RoundGroup) => boolean) =>
    [...Map.groupBy(recent, ({ group }) => group)].flatMap(([group, own]) =>
      wanted(group) ? own.slice(0, 1) : [],
    )
  const chosen = /法语/.test(keyword)
    ? recent.filter(({ group }) => group === 'french').slice(0, 3)
    : [
        ...newestOf((group) => generalGroups.has(group)),
        ...newestOf((group) => !generalGroups.has(group)).slice(0, 1),
      ]
  const lines = chosen.map(({ date, group, line, invitations }): AnswerLine => {
    const name = roundGroups.find(({ value }) => value === group)?.label ?? ''
    return {
      label: `${date} ${name}${generalGroups.has(group) ? '' : '，只邀请这一类人'}`,
      value: `${line} 分${comparedWith(score, line)}`,
      year: `${grouped(invitations)} 份邀请${group === 'pnp' ? '，含省提名加的 600 分' : ''}；本站收录到 ${newest}`,
      source_name: '加拿大移民部',
      source_url:
        'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/mandate/policies-operational-instructions-agreements/ministerial-instructions/express-entry-rounds.html',
    }
  })
  return cardOf({
    title: '加拿大快速通道 · 收录的最近几轮',
    lines,
    link: paths.expressEntryRounds,
    links: [{ label: '看全部轮次', href: paths.expressEntryRounds }],
  })
}

/** The school at a place of the QS ranking: qs 30. */
export async function answerPlace({ keyword }: Asked): Promise<Answer | null> {
  const [place] = /\d+/.exec(keyword) ?? []
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
export function answerCity({ names: found }: Asked): Answer | null {
  const pages = found.flatMap((each) => each.pages)
  const branch = listBranches().find(({ linkurl }) =>
    pages.some(({ href }) => href === resolveAlias(linkurl)),
  )
  if (branch === undefined || found.length > 1) return null
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
