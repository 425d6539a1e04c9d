export const levels = [
  { value: 'undergraduate', label: '本科' },
  { value: 'master', label: '硕士' },
  { value: 'highschool', label: '高中' },
  { value: 'language', label: '语言学校' },
] as const
export type Level = (typeof levels)[number]['value']

/** The level by its name in the finder. */
export const levelNamed = (value: string): string => (value === 'bachelor' ? 'undergraduate' : value)

/** The usual length; countries with another length have it in `years`. */
const usualYears: Readonly<Record<Level, number>> = {
  undergraduate: 4,
  master: 2,
  highschool: 3,
  language: 1,
}

/**
 * The years that a level takes in most programmes of a country.
 * @param state that of a chosen school
 */
export const yearsIn = (country: CostCountry, level: Level, state: string | null = null): number =>
  yearsInState(country, level, state)?.years ?? country.years?.[level] ?? usualYears[level]

/** The different length in one part of a country; undefined when there is none. */
export const yearsInState = (
  { stateYears = [] }: CostCountry,
  level: Level,
  state: string | null,
): StateYears | undefined => stateYears.find((each) => each.state === state && each.level === level)

type StateYears = {
  /** Name of the state in the school library. */
  state: string
  level: Level
  years: number
  /** The remark next to the result. */
  note: string
}

export const housings = [
  { value: 'campus', label: '学校宿舍' },
  { value: 'rent', label: '校外租房' },
  { value: 'home', label: '住亲友家，不付房租' },
] as const
export type Housing = (typeof housings)[number]['value']

/** Where students of a level usually live: halls give priority to bachelor's students. */
export const usualHousing: Readonly<Record<Level, (typeof housings)[number]>> = {
  undergraduate: housings[0],
  master: housings[1],
  highschool: housings[0],
  language: housings[1],
}

export const tests = [{ value: 'jlpt', label: '日语能力考 N1/N2', fact: [['cn-jlpt-n1n2']] }] as const
export type Test = (typeof tests)[number]['value']

/**
 * Ids of the fact registry, the only place with amounts. Each inner array is an alternative: `[['a'], ['b', 'c']]` means "a, or b and c
 * together", and a line ranges from the cheapest to the dearest of them.
 */
export type Alternatives = readonly (readonly string[])[]

/** Facts of a line and the remarks on them. */
export type Evidence = {
  facts: Alternatives
  note?: string
  /** Levels to which it applies; all when missing. */
  levels?: readonly Level[]
  /** Name of its line, when it covers less or more than such lines usually do. */
  called?: string
  /** The subject or kind of school of its figures, when they do not apply to all: the headline contains it. */
  subject?: string
  /** The subject in at most six characters, for a small tile. */
  subjectInBrief?: string
  /** What a student must have to pay this price, such as a place in a hall: the headline contains it. */
  condition?: string
  /** Of a year for which its living costs are, when they are not for twelve. */
  months?: number
  /** Charged once for the whole programme instead of each year. */
  isOnce?: boolean
  /**
   * Paid once for the whole stay that the visa allows: the months that the visa lasts beyond the years of study. A part of a year of up
   * to six months costs half a year.
   */
  visaMonths?: number
}

/** Where to ask when no figure is known; `url` is null when every school or company has its own page. */
export type Ask = { name: string; url: string | null }

export type CityTier = {
  value: string
  label: string
  /** Levels to which it applies; all when missing. */
  levels?: readonly Level[]
  /** Its figures are those of the whole country, next to cities with figures of their own. */
  isNational?: true
  /** Its living costs apply to pupils too; those of other cities apply to students only. */
  isForPupils?: true
  /** Names of the city in the school library; schools of other cities belong to the tier `other`. */
  cities?: readonly string[]
  /** The states that it consists of, by their names in the school library. */
  states?: readonly string[]
  /** Living without housing. */
  living?: Evidence
  /** Living and housing in one figure, used when they are not known separately. */
  together?: Evidence
  campus?: Evidence
  rent?: Evidence
  tuition?: Partial<Record<Level, Evidence>>
}

/** The entry when it applies to a level; undefined when it applies to other levels only. */
export const atLevel = <T extends { levels?: readonly Level[] }>(
  said: T | undefined,
  level: Level,
): T | undefined => (said?.levels?.includes(level) === false ? undefined : said)

/** The cities of a country that apply to a level. */
export const tiersOf = ({ tiers }: CostCountry, level: Level): readonly [CityTier, ...CityTier[]] => {
  const [first, ...others] = tiers.filter((tier) => atLevel(tier, level) !== undefined)
  return first === undefined ? tiers : [first, ...others]
}

/** A country of the calculator: the facts of each line, and where to ask when none is known. */
export type CostCountry = {
  value: string
  label: string
  currency: string
  /** Figure of the registry: the currency's value in yuan, by month. */
  rate: string
  /** Lengths that differ from the usual one. */
  years?: Partial<Record<Level, number>>
  /** Parts of the country whose schools have another length. */
  stateYears?: readonly StateYears[]
  /** The first is used when none is chosen. */
  tiers: readonly [CityTier, ...CityTier[]]
  tuition: Partial<Record<Level, Evidence>>
  /** Averages, which are not the price of a programme: shown as averages and not part of the total. */
  averages?: Partial<Record<Level, Required<Pick<Evidence, 'facts' | 'note'>>>>
  /** Paid once on enrolment, in addition to the tuition. */
  enrolment?: Partial<Record<Level, Evidence>>
  insurance?: Evidence
  visa?: Evidence
  ask: {
    tuition: Ask
    /** Levels whose tuition is on another page. */
    tuitionOf?: Partial<Record<Level, Ask>>
    living: Ask
    insurance?: Ask
    visa: Ask
  }
}
