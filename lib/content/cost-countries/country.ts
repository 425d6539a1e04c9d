export const levels = [
  { value: 'undergraduate', label: '本科' },
  { value: 'master', label: '硕士' },
  { value: 'highschool', label: '高中' },
  { value: 'language', label: '语言学校' },
] as const
export type Level = (typeof levels)[number]['value']

/** A level by the word that the finder has for it. */
export const levelNamed = (value: string): string => (value === 'bachelor' ? 'undergraduate' : value)

/** How long it usually takes; a country in which it takes another time says so itself. */
const usualYears: Readonly<Record<Level, number>> = {
  undergraduate: 4,
  master: 2,
  highschool: 3,
  language: 1,
}

/** The years a level takes in a country, as most programmes there are made. @param state that of a chosen school */
export const yearsIn = (country: CostCountry, level: Level, state: string | null = null): number =>
  yearsInState(country, level, state)?.years ?? country.years?.[level] ?? usualYears[level]

/** Where one part of a country takes another time than the rest. */
export const yearsInState = (
  { stateYears = [] }: CostCountry,
  level: Level,
  state: string | null,
): StateYears | undefined => stateYears.find((each) => each.state === state && each.level === level)

type StateYears = {
  /** As the school library names it. */
  state: string
  level: Level
  years: number
  /** The remark beside the result. */
  note: string
}

export const housings = [
  { value: 'campus', label: '学校宿舍' },
  { value: 'rent', label: '校外租房' },
  { value: 'home', label: '住亲友家，不付房租' },
] as const
export type Housing = (typeof housings)[number]['value']

/** Where students of a level mostly live: halls are for bachelors first. */
export const usualHousing: Readonly<Record<Level, (typeof housings)[number]>> = {
  undergraduate: housings[0],
  master: housings[1],
  highschool: housings[0],
  language: housings[1],
}

export const tests = [{ value: 'jlpt', label: '日语能力考 N1/N2', fact: [['cn-jlpt-n1n2']] }] as const
export type Test = (typeof tests)[number]['value']

/**
 * Ids of the fact registry, the only place with amounts. Each inner array is an alternative: `[['a'], ['b', 'c']]` means "a, or b
 * and c together", and a line ranges from the cheapest to the dearest of them.
 */
export type Alternatives = readonly (readonly string[])[]

/** Facts of a line and the remarks on them. */
export type Evidence = {
  facts: Alternatives
  note?: string
  /** Levels that it holds for; all where absent. */
  levels?: readonly Level[]
  /** The name of its line, where it holds less or more than lines of that kind usually do. */
  called?: string
  /** What its figures are of, where they are of one subject or kind of school: the headline says so. */
  subject?: string
  /** Charged once for the whole programme instead of each year. */
  isOnce?: boolean
  /**
   * Paid once for the whole stay that the visa allows: the months it runs beyond the years of study. A part of a year of up to
   * six months costs half a year.
   */
  visaMonths?: number
}

/** Where to ask when no figure is known; `url` is null where every school or company has its own page. */
export type Ask = { name: string; url: string | null }

export type CityTier = {
  value: string
  label: string
  /** Levels that it is for; all where it does not say. */
  levels?: readonly Level[]
  /** Its figures are of the whole country, beside towns of their own. */
  isNational?: true
  /** Its living costs hold for pupils too; those of other cities hold for students only. */
  isForPupils?: true
  /** Names that the school library has for it; schools of other cities belong to the tier `other`. */
  cities?: readonly string[]
  /** States that it is made of, as the school library names them. */
  states?: readonly string[]
  /** Living without housing. */
  living?: Evidence
  /** Living and housing in one figure, used where they are not known apart. */
  together?: Evidence
  campus?: Evidence
  rent?: Evidence
  tuition?: Partial<Record<Level, Evidence>>
}

/** The entry when it holds for a level; undefined when it holds for other levels only. */
export const atLevel = <T extends { levels?: readonly Level[] }>(
  said: T | undefined,
  level: Level,
): T | undefined => (said?.levels?.includes(level) === false ? undefined : said)

/** The cities of a country that are for a level. */
export const tiersOf = ({ tiers }: CostCountry, level: Level): readonly [CityTier, ...CityTier[]] => {
  const [first, ...others] = tiers.filter((tier) => atLevel(tier, level) !== undefined)
  return first === undefined ? tiers : [first, ...others]
}

/** A country of the calculator: which facts make up a line, and where to ask when none is known. */
export type CostCountry = {
  value: string
  label: string
  currency: string
  /** Month value of the currency in yuan. */
  rate: string
  /** Where it takes another time than usual. */
  years?: Partial<Record<Level, number>>
  /** Parts of the country whose schools take yet another time. */
  stateYears?: readonly StateYears[]
  /** The first one is taken when none is chosen. */
  tiers: readonly [CityTier, ...CityTier[]]
  tuition: Partial<Record<Level, Evidence>>
  /** Averages that are no price of a programme: shown as averages and not part of the sum. */
  averages?: Partial<Record<Level, Required<Pick<Evidence, 'facts' | 'note'>>>>
  /** Paid once on enrolment, beside the tuition. */
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
