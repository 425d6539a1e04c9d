import type { Generated } from 'kysely'
import type { SchoolRow } from '@/lib/contract/schools'
import type { ChinaAverage } from '@/lib/schools/china-averages'
import type { ChinaRuleCovers, ChinaRuleKind, OffListKind } from '@/lib/schools/china-rules'
import type { PriceSpan } from '@/lib/schools/price-spans'
import type { JsonText } from './json-text'

/** One school; `record` is what the operations return about it. */
type SchoolsTable = {
  id: string
  level: 'university' | 'hischool'
  country: string
  city: string | null
  city_zh: string | null
  state: string | null
  name_zh: string | null
  name_en: string
  /** All folded names, with pinyin and initials; one per line. */
  search: string
  rank_num: number | null
  boarding: 'boarding' | 'day' | 'both' | 'private' | null
  /** The usual order of schools without a rank: those with more data first. */
  weight: number
  record: JsonText<SchoolRow>
}

/** The values by which lists compare schools. */
export type ListingTable = {
  /** The usual order, from 1: by rank, then by how much data there is. */
  place: number
  id: string
  level: 'university' | 'hischool'
  country: string
  /** Folded. */
  city: string | null
  city_zh: string | null
  state: string | null
  /** The letter under which the English name is listed: `A` to `Z`, or empty. */
  letter: string
  kind: 'degree' | 'two-year' | 'online'
  boarding: 'boarding' | 'day' | 'both' | 'private' | null
  rank_num: number | null
  /** The place of the Chinese name in the order of pinyin; equal names share one. */
  name_place: number | null
  /** The order among equal values: by rank, then by English name. */
  by_rank: number
  /** The order among schools without a value: those with more data first. */
  by_weight: number
  /** One bit for each broad field that is taught at the level, in the order of `studyFieldIds`; null for none. */
  subject_bachelor: number | null
  subject_master: number | null
  /** Yearly tuition in yuan, the lowest published. */
  cost_bachelor: number | null
  cost_master: number | null
  admission: number | null
  sat: number | null
  ielts: number | null
  /** The lowest marks that it states: points, and places on the scale of `a-level.ts`. */
  ib: number | null
  alevel: number | null
  /** The lowest averages of Chinese degrees for a master's degree: of any institution, and of one outside the school's list. */
  average: number | null
  average_other: number | null
  /** One bit for each qualification for which it publishes a threshold. */
  entry: number | null
  international: number | null
  size: number | null
  setting: string | null
  /** For each filter the code of the school's choice; see `counted-filters.ts`. */
  choices_bachelor: string
  choices_master: string
  /** All folded names, one per line, each with its line break. */
  search: string
}

/** One published value of a school. `place` of `among`: its position among the schools of its country with a number of the same year, 1 being the highest, or the lowest where its definition says so. */
type SchoolValuesTable = {
  school: string
  key: string
  num: number | null
  num_to: number | null
  text: string | null
  /** The part of the school to which it applies, such as a faculty; null for the whole school. */
  covers: string | null
  /** What the two ends of a price are. */
  span: Generated<PriceSpan>
  year: string
  source: string
  place: number | null
  among: number | null
}

type ProgrammesTable = {
  id: Generated<number>
  school: string
  level: string
  title: string
  /** Our own Chinese words for a subject of the US classification. */
  title_zh: string | null
  /** Folded titles and other texts that are searched. */
  search: string
  field: string | null
  /** Code of the subject in the source's own classification: CIP, ASCED, CAH. */
  code: string | null
  detail: string | null
  fee: number | null
  /** `programme`, `year`, `credit`, `module` or `unit`. */
  fee_per: 'programme' | 'year' | 'credit' | 'module' | 'unit' | null
  currency: string | null
  weeks: number | null
  /** Of full-time study, where the source gives years; null when several lengths are possible. */
  years: number | null
  /** Whether the programme can only be studied part-time, which gives no student visa. */
  is_part_time: Generated<0 | 1>
  /** Whether its years may be part-time ones, because the page gives several, or none, without the mode of study. */
  is_year_unclear: Generated<0 | 1>
  /** Whether it is a research degree, which the register has at the same level as taught ones. */
  is_research: Generated<0 | 1>
  graduates: number | null
  /** Median pay in the currency of the country, per `pay_per`. */
  pay: number | null
  url: string | null
  year: string
  source: string
}

/**
 * A programme of any school with the properties that visitors search for; either `programme` or `fee` is set and points to the row with
 * the other data.
 */
type ProgrammeFinderTable = {
  /** In the order of lists: ranked schools first. */
  id: Generated<number>
  programme: number | null
  fee: number | null
  school: string
  country: string
  level: string
  title: string
  field: string | null
  /** Rank in the QS ranking; the first number of a range. */
  rank_num: number | null
  /** Length of full-time study. */
  years: number | null
  /** Price of a year of full-time study, in `currency`; null when no price is registered, or its length or the mode of study is unknown. */
  fee_year: number | null
  currency: string | null
  /** The same in yuan, at the site's rates when the file was written. */
  fee_yuan: number | null
  /** The lowest IELTS score that the school publishes for itself. */
  ielts: number | null
}

/** Words of titles, for `match`; `rowid` is the finder's id. */
type ProgrammeWordsTable = { rowid: number; title: string; programme_words: string }

type ProgrammeMajorsTable = { major: string; finder: number }

/** A UK school's outcomes of one subject. */
type SubjectsTable = {
  school: string
  code: string
  title: string
  title_zh: string | null
  depth: number
  field: string | null
  courses: number | null
  pay_low: number | null
  pay: number | null
  pay_high: number | null
  pay_n: number | null
  pay_year: string | null
  continuation: number | null
  continuation_year: string | null
  tariff: string | null
  tariff_year: string | null
}

/** A published price: the range of a school, or the price of one programme or pathway course. */
type FeesTable = {
  id: Generated<number>
  school: string | null
  school_name: string
  country: string
  /** `group`: of the school or of one group of its subjects, in countries where no survey covers all schools. */
  kind: 'range' | 'programme' | 'pathway' | 'group'
  level: string
  title: string
  low: number | null
  high: number | null
  /** What the two ends of a range are. */
  span: Generated<PriceSpan>
  currency: string | null
  per: string
  /** As printed, when the source gives a text instead of numbers. */
  text: string | null
  year: string
  ielts: number | null
  note: string | null
  /** Paid once on enrolment, in the same currency. */
  once: number | null
  url: string | null
  checked: string
  source: string
}

/**
 * The price of studying at a school, one row for each price that a visitor can choose: made from the tables of fees, programmes and
 * values, so that calculators and pages use the same list.
 */
export type TuitionTable = {
  /** Id of the school, with a suffix for the price of one programme. */
  id: string
  school: string
  school_name: string
  country: string
  level: 'bachelor' | 'master'
  /** `school`: published for all programmes; `middle`: the middle half of the programmes' own prices. */
  kind: 'school' | 'middle' | 'programme'
  /** Empty for a whole school. */
  programme: string
  low: number
  high: number
  currency: string
  per: 'year' | 'programme'
  /** Length of the programme; null when the source gives none. */
  years: number | null
  fee_year: string
  /** The year of entry to which the price applies; null when the source names none. */
  price_year: number | null
  /** The year since which the price is in force until another replaces it. */
  price_since: number | null
  url: string | null
  source: string
  checked: string
  note: string | null
  /** Subjects to which a price of the whole school applies; null when it applies to all. */
  covers: string | null
  /** `rule`: the price that the state sets for all public schools. */
  basis: 'published' | 'rule'
  /** Paid in addition each year, and once on enrolment; null when no amount is given. */
  extra_low: number | null
  extra_high: number | null
  entrance: number | null
  rank_num: number | null
}

/**
 * The range of prices of a country and level. `schools` and `programmes` are quartiles of enough prices; `few` is the range from the
 * lowest to the highest known price; `average` is made of averages over whole schools, not prices of programmes; `living` is not tuition
 * but the published cost of a year's housing, meals, books and the rest at the same schools.
 */
type TuitionSpansTable = {
  country: string
  /** Name of the city when the prices are those of its schools only; empty for the whole country. */
  city: string
  /** 1 when the prices are those of all schools outside the city. */
  outside: 0 | 1
  level: 'bachelor' | 'master'
  basis: 'schools' | 'programmes' | 'few' | 'average' | 'living'
  per: 'year' | 'programme'
  low: number
  typical: number
  high: number
  count: number
  currency: string
  /** The middle of the years of the counted prices; null when they are not known. */
  price_year: number | null
  /** JSON lists: the years of the counted prices as numbers, and as readers see them. */
  price_years: string
  fee_years: string
  sources: string
}

/** A Chinese institution on the list of a UK university. */
type ChinaListsTable = {
  id: Generated<number>
  uk: string
  name_zh: string
  name_official: string | null
  search: string
  /** Group and average in our words. */
  tier: string | null
  score: string | null
  /** Per cent required for a programme that asks for an upper second. */
  asked_low: number | null
  asked_high: number | null
  is_individual: 0 | 1
  is_british_degree: 0 | 1
  cycle: string | null
  read_on: string
  url: string
}

/** How a UK university treats degrees of Chinese institutions, in our own sentences. */
type ChinaRulesTable = {
  id: Generated<number>
  uk: string
  kind: ChinaRuleKind
  scope: string
  covers: ChinaRuleCovers
  summary: string
  inside: string | null
  outside: string | null
  off_list: OffListKind | null
  caveat: string | null
  url: string
  reviewed_on: string
}

/** One average that a UK university requires, see `ChinaAverage`. */
type ChinaAveragesTable = Omit<ChinaAverage, 'is_sure'> & {
  id: Generated<number>
  uk: string
  is_sure: 0 | 1
}

/** A school that teaches a major, with the figures of its country; without figures when `near` is 1. */
type MajorSchoolsTable = {
  major: string
  school: string
  country: string
  level: string
  title: string
  /** 1 when its code includes the subject among others. */
  near: 0 | 1
  programmes: number
  graduates: number | null
  pay: number | null
  currency: string | null
  fee: number | null
  year: string
  source: string
}

/**
 * What people call a school, by its letters and digits. `how`: a name of this school only, the usual school (or one of several
 * equally usual ones) of a name that several have, another school of such a name, or another word for its place. `beside`: an ordinary word is a name
 * only alone or beside 大学 or university; a very short one only alone or beside a subject.
 */
type SchoolNamesTable = {
  key: string
  school: string
  name: string
  how: 'own' | 'usual' | 'shared' | 'place'
  beside: 'university' | 'matter' | null
}

/** Names of groups of universities; `name` is the first one. */
type GroupNamesTable = { key: string; name: string }

type GroupMembersTable = { id: Generated<number>; name: string; school: string }

/** Old ids of closed or merged schools, and the ids that replace them. */
type RedirectsTable = { id: string; now: string; reason: string }

type MetaTable = { key: string; value: string }

export type SchoolTables = {
  schools: SchoolsTable
  listing: ListingTable
  school_values: SchoolValuesTable
  programmes: ProgrammesTable
  programme_finder: ProgrammeFinderTable
  programme_words: ProgrammeWordsTable
  programme_majors: ProgrammeMajorsTable
  subjects: SubjectsTable
  fees: FeesTable
  tuition: TuitionTable
  tuition_spans: TuitionSpansTable
  china_lists: ChinaListsTable
  china_rules: ChinaRulesTable
  china_averages: ChinaAveragesTable
  major_schools: MajorSchoolsTable
  school_names: SchoolNamesTable
  group_names: GroupNamesTable
  group_members: GroupMembersTable
  redirects: RedirectsTable
  meta: MetaTable
}

export const definition = `
create table meta (key text primary key, value text not null) strict, without rowid;
create table school_names (
  key text not null, school text not null, name text not null, how text not null, beside text, primary key (key, school)
) strict, without rowid;
create index school_names_by_school on school_names (school);
create table group_names (key text primary key, name text not null) strict, without rowid;
create table group_members (id integer primary key, name text not null, school text not null) strict;
create index group_members_by_name on group_members (name);
create table redirects (id text primary key, now text not null, reason text not null) strict, without rowid;
create table schools (
  id text primary key, level text not null, country text not null, city text, city_zh text, state text, name_zh text, name_en text not null,
  search text not null, rank_num integer, boarding text, weight integer not null, record text not null
) strict, without rowid;
create table listing (
  place integer primary key, id text not null unique, level text not null, country text not null, city text, city_zh text, state text,
  letter text not null, kind text not null, boarding text, rank_num integer, name_place integer, by_rank integer not null, by_weight integer not null,
  subject_bachelor integer, subject_master integer, cost_bachelor real, cost_master real, admission real, sat real, ielts real,
  ib real, alevel real, average real, average_other real, entry integer, international real, size real, setting text, choices_bachelor text not null, choices_master text not null, search text not null
) strict;
create index listing_by_country on listing (level, country);
create table school_values (
  school text not null, key text not null, num real, num_to real, text text, covers text, span text not null default 'all', year text not null, source text not null,
  place integer, among integer, primary key (school, key)
) strict, without rowid;
create index school_values_by_key on school_values (key, num);
create table programmes (
  id integer primary key, school text not null, level text not null, title text not null, title_zh text, search text not null, field text, code text,
  detail text, fee real, fee_per text, currency text, weeks integer, years real,
  is_part_time integer not null default 0, is_year_unclear integer not null default 0, is_research integer not null default 0, graduates integer, pay integer, url text,
  year text not null, source text not null
) strict;
create index programmes_by_school on programmes (school, level, field);
create table programme_finder (
  id integer primary key, programme integer, fee integer, school text not null, country text not null, level text not null,
  title text not null, field text, rank_num integer, years real, fee_year real, currency text, fee_yuan real,
  ielts real
) strict;
create index finder_by_filters on programme_finder (country, level, field, rank_num, years, fee_yuan, ielts, school);
create index finder_by_fee on programme_finder (fee_yuan) where fee_yuan is not null;
create index finder_by_years on programme_finder (years) where years is not null;
create index finder_by_ielts on programme_finder (ielts) where ielts is not null;
create index finder_by_rank on programme_finder (rank_num) where rank_num is not null;
create virtual table programme_words using fts5 (title, content = '', tokenize = 'unicode61 remove_diacritics 2');
create table programme_majors (major text not null, finder integer not null, primary key (major, finder)) strict, without rowid;
create table subjects (
  school text not null, code text not null, title text not null, title_zh text, depth integer not null, field text, courses integer,
  pay_low integer, pay integer, pay_high integer, pay_n integer, pay_year text, continuation real, continuation_year text,
  tariff text, tariff_year text, primary key (school, code)
) strict, without rowid;
create table fees (
  id integer primary key, school text, school_name text not null, country text not null, kind text not null, level text not null,
  title text not null, low real, high real, span text not null default 'all', currency text, per text not null, text text, year text not null, ielts real, note text, once real,
  url text, checked text not null, source text not null
) strict;
create index fees_by_school on fees (school);
create index fees_by_country on fees (country, level);
create table tuition (
  id text not null, school text not null, school_name text not null, country text not null, level text not null, kind text not null,
  programme text not null, low real not null, high real not null, currency text not null, per text not null, years real,
  fee_year text not null, price_year integer, price_since integer, url text, source text not null, checked text not null, note text, covers text, basis text not null,
  extra_low real, extra_high real, entrance real, rank_num integer, primary key (school, level, id)
) strict, without rowid;
create index tuition_by_country on tuition (country, level);
create table tuition_spans (
  country text not null, city text not null, outside integer not null, level text not null, basis text not null, per text not null, low real not null, typical real not null,
  high real not null, count integer not null, currency text not null, price_year integer, price_years text not null, fee_years text not null, sources text not null,
  primary key (country, level, basis, city, outside)
) strict, without rowid;
create table china_lists (
  id integer primary key, uk text not null, name_zh text not null, name_official text, search text not null, tier text, score text,
  asked_low integer, asked_high integer, is_individual integer not null, is_british_degree integer not null, cycle text,
  read_on text not null, url text not null
) strict;
create index china_lists_by_uk on china_lists (uk, name_zh);
create index china_lists_by_name on china_lists (name_zh);
create table china_rules (
  id integer primary key, uk text not null, kind text not null, scope text not null, covers text not null,
  summary text not null, inside text, outside text, off_list text, caveat text, url text not null,
  reviewed_on text not null
) strict;
create index china_rules_by_uk on china_rules (uk);
create table china_averages (
  id integer primary key, uk text not null, scope text not null, scope_name text, degree text not null, uk_class text, institutions text not null,
  institutions_zh text, low integer, high integer, basis text, decides text not null, opening_zh text, ending_zh text, is_sure integer not null,
  url text not null, read_on text not null
) strict;
create index china_averages_by_uk on china_averages (uk);
create table major_schools (
  major text not null, school text not null, country text not null, level text not null, title text not null, near integer not null,
  programmes integer not null, graduates integer, pay integer, currency text, fee real, year text not null, source text not null,
  primary key (major, country, school, level)
) strict, without rowid;
`
