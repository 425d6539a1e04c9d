import { listStatements, type Statement } from '@/lib/facts/registry'

export type EnglishScores = Partial<Record<'ielts' | 'toefl' | 'pte' | 'gaokao', number>>

export type GaokaoScore = {
  /** Total, of `full` marks. */
  total: number
  full: number
  english: EnglishScores
}

export const fullMarks = 750

type Rule = NonNullable<Statement['gaokao']>

/** What every university writes of the 高考, all statements on one school together. */
export type GaokaoUniversity = {
  id: string
  name: string
  country: string
  takes: Rule['takes']
  /** Percent of the full marks that its page asks for; null where it names none. */
  percent: number | null
  english: EnglishScores | null
  statements: readonly Statement[]
}

/** The universities that statements of the registry speak of, in the order of the registry. */
export function gaokaoUniversities(): GaokaoUniversity[] {
  const bySchool = new Map<string, { name: string; statements: Statement[] }>()
  for (const statement of listStatements()) {
    for (const [id, name] of Object.entries(statement.gaokao?.schools ?? {})) {
      const known = bySchool.get(id) ?? { name, statements: [] }
      bySchool.set(id, { name, statements: [...known.statements, statement] })
    }
  }
  return [...bySchool].map(([id, { name, statements }]) => {
    const rules = statements.flatMap(({ gaokao }) => gaokao ?? [])
    const threshold = rules.find(({ takes }) => takes === 'threshold')
    const { percent, points } = threshold ?? {}
    return {
      id,
      name,
      country: id.slice(0, 2),
      takes: threshold?.takes ?? rules[0]?.takes ?? 'unstated',
      percent: percent ?? (points === undefined ? null : (points / fullMarks) * 100),
      english: rules.find(({ english }) => english !== undefined)?.english ?? null,
      statements,
    }
  })
}

export type GaokaoMatch = {
  university: GaokaoUniversity
  /** Points of the full marks that are asked for; null where no number is published. */
  needed: number | null
  /** Points still missing; 0 where the total reaches it, null where nothing can be compared. */
  missing: number | null
  english: EnglishResult
  standing: GaokaoStanding
}

/** `none`: the page names no score of English; `untold`: it does, and none of those tests was given. */
export type EnglishResult =
  | { kind: 'none' }
  | { kind: 'untold' }
  | { kind: 'met' }
  | { kind: 'short'; test: keyof EnglishScores; size: number }

/** From what is reached to what is not taken. What cannot be compared stands below what is reached, above what falls short. */
export const gaokaoStandings = ['reached', 'open', 'unstated', 'short', 'no'] as const
/** `open`: the total reaches it, the English does not or is not told. `unstated`: taken, without a published number. */
export type GaokaoStanding = (typeof gaokaoStandings)[number]

/** Every university held against a score; those it reaches first, and among those it misses the nearest. */
export function matchGaokao(score: GaokaoScore): GaokaoMatch[] {
  return gaokaoUniversities()
    .map((university) => matchOf(university, score))
    .toSorted(
      (a, b) =>
        gaokaoStandings.indexOf(a.standing) - gaokaoStandings.indexOf(b.standing) ||
        (a.missing ?? 0) - (b.missing ?? 0) ||
        (b.needed ?? 0) - (a.needed ?? 0),
    )
}

function matchOf(university: GaokaoUniversity, score: GaokaoScore): GaokaoMatch {
  const { takes, percent } = university
  const needed = percent === null ? null : Math.ceil(Math.round(percent * score.full * 100) / 10_000)
  const missing = needed === null ? null : Math.max(0, needed - score.total)
  const english = englishOf(university, score.english)
  return { university, needed, missing, english, standing: standingOf(takes, missing, english) }
}

function standingOf(
  takes: GaokaoUniversity['takes'],
  missing: number | null,
  english: EnglishResult,
): GaokaoStanding {
  if (takes === 'no') return 'no'
  if (missing !== null && missing > 0) return 'short'
  if (english.kind === 'short') return missing === null ? 'short' : 'open'
  if (missing === null) return 'unstated'
  return english.kind === 'untold' ? 'open' : 'reached'
}

/** The test that comes nearest to what is asked; each is enough by itself. */
function englishOf({ english: asked }: GaokaoUniversity, mine: EnglishScores): EnglishResult {
  if (asked === null) return { kind: 'none' }
  const gaps = (['gaokao', 'ielts', 'toefl', 'pte'] as const).flatMap((test) => {
    const [wanted, given] = [asked[test], mine[test]]
    return wanted === undefined || given === undefined ? [] : [{ test, size: wanted - given }]
  })
  if (gaps.some(({ size }) => size <= 0)) return { kind: 'met' }
  const [nearest] = gaps.toSorted((a, b) => a.size - b.size)
  return nearest === undefined ? { kind: 'untold' } : { kind: 'short', ...nearest }
}
