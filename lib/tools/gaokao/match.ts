import { hour as hourLength } from '@/lib/core/time'
import { type EntryThreshold, schoolsThatName, thresholdsOf } from '@/lib/facts/admissions/entry-thresholds'
import { listStatements, type Statement } from '@/lib/facts/registry'

export type EnglishScores = Partial<Record<'ielts' | 'toefl' | 'pte' | 'gaokao', number>>

type GaokaoScore = {
  /** Total, of `full` marks. */
  total: number
  full: number
  english: EnglishScores
  /** The lowest IELTS score of schools whose pages about the 高考 name none, by id. */
  lowest?: ReadonlyMap<string, number>
}

export const fullMarks = 750

type Rule = NonNullable<Statement['gaokao']>

/**
 * A requirement on a page: a share of the province's full marks, or points of a paper of 750. `low` is the least demanding programme,
 * `high` the most demanding.
 */
type GaokaoLine = { unit: 'percent' | 'points'; low: number; high: number }

/** What a university publishes about the 高考, with all statements on the school. */
type GaokaoUniversity = {
  /** Id in the school library; a country's code when all its universities are meant. */
  id: string
  name: string
  country: string
  takes: Rule['takes']
  /** Null when its page gives no number. */
  line: GaokaoLine | null
  /** What its page asks besides the total of that line. */
  besides: string | null
  /** Percent of the full marks with the equivalent ATAR, rising; null when its page has no such table. */
  atar: readonly (readonly [percent: number, atar: number])[] | null
  english: EnglishScores | null
  /** Tests of which a score of a part is required too. */
  englishParts: readonly (keyof EnglishScores)[]
  statements: readonly Statement[]
  /** The numbers that its table of thresholds has, in its own words: printed, never compared. */
  told: readonly EntryThreshold[]
}

let read: { hour: number; universities: readonly GaokaoUniversity[] } | undefined

/** The universities in the statements of the registry, in its order; read anew each hour, because statements count days. */
export const gaokaoUniversities = (): readonly GaokaoUniversity[] => {
  const hour = Math.floor(Date.now() / hourLength)
  if (read?.hour !== hour) read = { hour, universities: readUniversities() }
  return read.universities
}

/** Requirements with a number, whether or not it can be compared. */
const toldOf = (school: string) =>
  thresholdsOf(school)
    .flatMap(({ rows }) => rows)
    .filter(({ qualification, threshold }) => qualification === 'gaokao' && /\d/.test(threshold))

function readUniversities(): GaokaoUniversity[] {
  const bySchool = new Map<string, { name: string; statements: Statement[] }>()
  for (const statement of listStatements()) {
    for (const [id, name] of Object.entries(statement.gaokao?.schools ?? {})) {
      const known = bySchool.get(id) ?? { name, statements: [] }
      bySchool.set(id, { name: known.name, statements: [...known.statements, statement] })
    }
  }
  for (const id of schoolsThatName('gaokao')) {
    const name = toldOf(id)[0]?.check?.name
    if (name !== undefined && !bySchool.has(id)) bySchool.set(id, { name, statements: [] })
  }
  return [...bySchool].map(([id, { name, statements }]) => {
    const rules = statements.flatMap(({ gaokao }) => gaokao ?? [])
    const threshold = rules.find(({ takes }) => takes === 'threshold')
    const english = rules.find((rule) => rule.english !== undefined)
    return {
      id,
      name,
      country: id.slice(0, 2),
      takes: threshold?.takes ?? rules[0]?.takes ?? 'unstated',
      line: threshold === undefined ? null : lineOf(threshold),
      besides: threshold?.besides === undefined ? null : `另要${threshold.besides}`,
      atar: rules.find((rule) => rule.atar !== undefined)?.atar ?? null,
      english: english?.english ?? null,
      englishParts: english?.englishParts ?? [],
      statements,
      told: toldOf(id),
    }
  })
}

function lineOf({ percent, percentTo, points, pointsTo }: Rule): GaokaoLine | null {
  if (percent !== undefined) return { unit: 'percent', low: percent, high: percentTo ?? percent }
  return points === undefined ? null : { unit: 'points', low: points, high: pointsTo ?? points }
}

export type GaokaoMatch = {
  university: GaokaoUniversity
  /** Points required by the least and the most demanding programmes; null when no number applies to these full marks. */
  needed: { low: number; high: number } | null
  /** Points missing for the least demanding programme; 0 when the total is sufficient, null when nothing can be compared. */
  missing: number | null
  /** Points above the least demanding line; null when nothing can be compared or the total is below it. */
  above: number | null
  /** Whether the total is sufficient for the most demanding programmes too. */
  isAll: boolean
  english: EnglishResult
  /** What a table of equivalents says of the total, as a sentence without its end; null without a table. */
  equivalent: string | null
  standing: GaokaoStanding
}

/**
 * `none`: the page requires no score of English; `notGiven`: it does, and the visitor gave none of those tests. `lowest`: only the lowest
 * IELTS score of the whole school is known, and it is met. `total`: the total is met, and a score of a part is required too.
 */
export type EnglishResult =
  | { kind: 'none' }
  | { kind: 'notGiven' }
  | { kind: 'met' }
  | { kind: 'lowest' }
  | { kind: 'total' }
  | { kind: 'short'; test: keyof EnglishScores; size: number }

/** Sufficient first, then insufficient, last those that cannot be compared: unknown never ranks above known. */
export const gaokaoStandings = [
  'reached',
  'open',
  'english',
  'short',
  'no',
  'englishAlone',
  'unscaled',
  'unstated',
] as const
/**
 * `open`: the total is sufficient, the English was not given. `english`: the total is sufficient, the English is not.
 * `short`: the total is not sufficient. `englishAlone`: without a published total, and the English is not sufficient.
 * `no`: not accepted for direct entry. `unscaled`: its points are of another paper. `unstated`: accepted, without a
 * published number.
 */
type GaokaoStanding = (typeof gaokaoStandings)[number]

/** The groups that a family sees. `refused`: universities that write that they do not take the 高考. */
const gaokaoGroups = {
  reached: ['reached', 'open'],
  english: ['english'],
  missed: ['short'],
  refused: ['no'],
  unknown: ['englishAlone', 'unscaled', 'unstated'],
} as const satisfies Record<string, readonly GaokaoStanding[]>
export type GaokaoGroup = keyof typeof gaokaoGroups

export const isInGroup = ({ standing }: Pick<GaokaoMatch, 'standing'>, group: GaokaoGroup): boolean =>
  gaokaoGroups[group].some((each) => each === standing)

/**
 * Compares a score with every university: among those it reaches the most demanding first, among those it misses the smallest gap first.
 */
export function matchGaokao(score: GaokaoScore): GaokaoMatch[] {
  return gaokaoUniversities()
    .map((university) => matchOf(university, score))
    .toSorted(
      (a, b) =>
        gaokaoStandings.indexOf(a.standing) - gaokaoStandings.indexOf(b.standing) ||
        (a.missing ?? 0) - (b.missing ?? 0) ||
        (b.needed?.low ?? 0) - (a.needed?.low ?? 0) ||
        (b.needed?.high ?? 0) - (a.needed?.high ?? 0),
    )
}

function matchOf(
  university: GaokaoUniversity,
  { total, full, english: mine, lowest }: GaokaoScore,
): GaokaoMatch {
  const { takes, line } = university
  const needed = line === null ? null : neededOf(line, full)
  const missing = needed === null ? null : Math.max(0, needed.low - total)
  const english = englishOf(university, mine, lowest?.get(university.id))
  const isUnscaled = line !== null && needed === null
  return {
    university,
    needed,
    missing,
    above: needed === null || total < needed.low ? null : total - needed.low,
    isAll: needed !== null && total >= needed.high,
    english,
    equivalent: atarWords(university, { total, full }),
    standing: isUnscaled ? 'unscaled' : standingOf(takes, missing, english),
  }
}

/**
 * What a table of equivalents says of a total: 得分率约 77.3%，在西澳大利亚大学的对照表里不低于 ATAR 90. The line of a programme is an ATAR, so this
 * alone reaches none. Without a total, where the table begins; null without a table.
 */
function atarWords(
  { name, atar }: Pick<GaokaoUniversity, 'name' | 'atar'>,
  { total, full }: Pick<GaokaoScore, 'total' | 'full'>,
): string | null {
  const [lowest] = atar ?? []
  if (lowest === undefined) return null
  if (total === 0)
    return `写的是 ATAR 对照：满分的 ${lowest[0]}% 对 ATAR ${lowest[1]}，各专业要多少 ATAR 另看`
  const percent = Math.round((total / full) * 1000) / 10
  const step = atar?.findLast(([from]) => percent >= from)
  return step === undefined
    ? `得分率约 ${percent}%，${name}的对照表从 ${lowest[0]}%（ATAR ${lowest[1]}）开始`
    : `得分率约 ${percent}%，在${name}的对照表里不低于 ATAR ${step[1]}；各专业要多少 ATAR 另看`
}

/** The required points on the visitor's paper; null when the requirement is in points of a paper with other full marks. */
function neededOf({ unit, low, high }: GaokaoLine, full: number): GaokaoMatch['needed'] {
  if (unit === 'points') return full === fullMarks ? { low, high } : null
  const pointsOf = (percent: number) => Math.ceil(Math.round(percent * full * 100) / 10_000)
  return { low: pointsOf(low), high: pointsOf(high) }
}

function standingOf(
  takes: GaokaoUniversity['takes'],
  missing: number | null,
  english: EnglishResult,
): GaokaoStanding {
  if (takes === 'no') return 'no'
  if (missing !== null && missing > 0) return 'short'
  if (english.kind === 'short') return missing === null ? 'englishAlone' : 'english'
  if (missing === null) return 'unstated'
  return english.kind === 'notGiven' ? 'open' : 'reached'
}

/** The test whose score is closest to the requirement; one test is enough. */
function englishOf(
  { english: asked, englishParts }: GaokaoUniversity,
  mine: EnglishScores,
  lowest: number | undefined,
): EnglishResult {
  if (asked === null) {
    if (lowest === undefined || mine.ielts === undefined) return { kind: 'none' }
    const size = lowest - mine.ielts
    return size > 0 ? { kind: 'short', test: 'ielts', size } : { kind: 'lowest' }
  }
  const gaps = (['gaokao', 'ielts', 'toefl', 'pte'] as const).flatMap((test) => {
    const [wanted, given] = [asked[test], mine[test]]
    return wanted === undefined || given === undefined ? [] : [{ test, size: wanted - given }]
  })
  const met = gaps.filter(({ size }) => size <= 0)
  if (met.length > 0) return { kind: met.every(({ test }) => englishParts.includes(test)) ? 'total' : 'met' }
  const [nearest] = gaps.toSorted((a, b) => a.size - b.size)
  return nearest === undefined ? { kind: 'notGiven' } : { kind: 'short', ...nearest }
}
