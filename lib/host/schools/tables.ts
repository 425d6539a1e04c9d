import type { Generated } from 'kysely'
import { z } from 'zod'
import { majorSchoolWireSchema, programmeWireSchema } from '@/lib/contract/programmes'
import {
  chinaAverageWireSchema,
  chinaRuleWireSchema,
  type SchoolRow,
  schoolFeeWireSchema,
  schoolSubjectWireSchema,
  schoolValueWireSchema,
} from '@/lib/contract/schools'
import { tuitionWireSchema } from '@/lib/contract/tuition'
import { type Column, column, type RowOf, sqlOf, type Table, table } from '../columns'

const text = column<string>('text not null')
const maybeText = column<string | null>('text')
const integer = column<number>('integer not null')
const maybeInteger = column<number | null>('integer')
const real = column<number>('real not null')
const maybeReal = column<number | null>('real')
const key = column<string>('text primary key')
const id = column<Generated<number>>('integer primary key')
const bit = column<0 | 1>('integer not null')
const madeBit = column<Generated<0 | 1>>('integer not null default 0')
const words = <T extends string>() => column<T>('text not null')
const maybeWords = <T extends string>() => column<T | null>('text')
const level = words<'university' | 'hischool'>()
const boarding = maybeWords<'boarding' | 'day' | 'both' | 'private'>()

/** How SQLite stores a field of the contract; one that may be left out may not be null. */
function storedAs(field: z.core.$ZodType): string {
  if (field instanceof z.ZodDefault) return storedAs(field.unwrap())
  if (field instanceof z.ZodNullable) return storedAs(field.unwrap()).replace(' not null', '')
  if (field instanceof z.ZodBoolean) return 'integer not null'
  return field instanceof z.ZodNumber
    ? `${field.format === 'safeint' ? 'integer' : 'real'} not null`
    : 'text not null'
}

type Stored<T> = T extends boolean ? 0 | 1 : T

/** The columns of a record as the contract has it. */
const columnsOf = <S extends z.ZodRawShape>({ shape }: z.ZodObject<S>) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, column(storedAs(field))])) as {
    [N in keyof S]: Column<Stored<z.output<S[N]>>>
  }

const tables = {
  meta: table({
    key,
    value: text,
  }),
  /**
   * What people call a school, by its letters and digits. `how`: a name of this school only, the usual school (or one of several
   * equally usual ones) of a name that several have, another school of such a name, or another word for its place. `beside`: an ordinary word is a name
   * only alone or beside 大学 or university; a very short one only alone or beside a subject.
   */
  school_names: table(
    {
      key: text,
      school: text,
      name: text,
      how: words<'own' | 'usual' | 'shared' | 'place'>(),
      beside: maybeWords<'university' | 'matter'>(),
    },
    'primary key (key, school)',
  ),
  /** Names of groups of universities; `name` is the first one. */
  group_names: table({
    key,
    name: text,
  }),
  group_members: table({
    id,
    name: text,
    school: text,
  }),
  /** Old ids of closed or merged schools, and the ids that replace them. */
  redirects: table({
    id: key,
    now: text,
  }),
  /** One school; `record` is what the operations return about it. */
  schools: table({
    id: key,
    level,
    country: text,
    city: maybeText,
    city_zh: maybeText,
    state: maybeText,
    name_zh: maybeText,
    name_en: text,
    /** All folded names, with pinyin and initials; one per line. */
    search: text,
    rank_num: maybeInteger,
    boarding,
    /** The usual order of schools without a rank: those with more data first. */
    weight: integer,
    record: words<JsonText<SchoolRow>>(),
  }),
  /** The values by which lists compare schools. */
  listing: table({
    /** The usual order, from 1: by rank, then by how much data there is. */
    place: column<number>('integer primary key'),
    id: column<string>('text not null unique'),
    level,
    country: text,
    /** Folded. */
    city: maybeText,
    city_zh: maybeText,
    state: maybeText,
    /** The letter under which the English name is listed: `A` to `Z`, or empty. */
    letter: text,
    kind: words<'degree' | 'two-year' | 'online'>(),
    boarding,
    rank_num: maybeInteger,
    /** The place of the Chinese name in the order of pinyin; equal names share one. */
    name_place: maybeInteger,
    /** The order among equal values: by rank, then by English name. */
    by_rank: integer,
    /** The order among schools without a value: those with more data first. */
    by_weight: integer,
    /** One bit for each broad field that is taught at the level, in the order of `studyFieldIds`; null for none. */
    subject_bachelor: maybeInteger,
    subject_master: maybeInteger,
    /** Yearly tuition in yuan, the lowest published. */
    cost_bachelor: maybeReal,
    cost_master: maybeReal,
    admission: maybeReal,
    sat: maybeReal,
    ielts: maybeReal,
    /** The lowest marks that it states: points, and places on the scale of `a-level.ts`. */
    ib: maybeReal,
    alevel: maybeReal,
    /** The lowest averages of Chinese degrees for a master's degree: of any institution, and of one outside the school's list. */
    average: maybeReal,
    average_other: maybeReal,
    /** One bit for each qualification for which it publishes a threshold. */
    entry: maybeInteger,
    international: maybeReal,
    size: maybeReal,
    setting: maybeText,
    /** For each filter the code of the school's choice; see `counted-filters.ts`. */
    choices_bachelor: text,
    choices_master: text,
    /** All folded names, one per line, each with its line break. */
    search: text,
  }),
  /** One published value of a school. */
  school_values: table({ school: text, ...columnsOf(schoolValueWireSchema) }, 'primary key (school, key)'),
  /**
   * The price of a year at a school, for a subject of a level: that of its middle course, or in `all` the one price of all.
   */
  subject_fees: table(
    { school: text, level: text, field: text, yuan: real, ...columnsOf(schoolValueWireSchema) },
    'primary key (school, level, field)',
  ),
  programmes: table({
    ...columnsOf(programmeWireSchema),
    id,
    school: text,
    /** Folded titles and other texts that are searched. */
    search: text,
    /** Of full-time study, where the source gives years; null when several lengths are possible. */
    years: maybeReal,
    /** Whether the programme can only be studied part-time, which gives no student visa. */
    is_part_time: madeBit,
    /** Whether its years may be part-time ones, because the page gives several, or none, without the mode of study. */
    is_year_unclear: madeBit,
    /** Whether it is a research degree, which the register has at the same level as taught ones. */
    is_research: madeBit,
  }),
  /**
   * A programme of any school with the properties that visitors search for; either `programme` or `fee` is set and points to the row with
   * the other data.
   */
  programme_finder: table({
    /** In the order of lists: ranked schools first. */
    id,
    programme: maybeInteger,
    fee: maybeInteger,
    school: text,
    country: text,
    level: text,
    title: text,
    field: maybeText,
    /** Rank in the QS ranking; the first number of a range. */
    rank_num: maybeInteger,
    /** Length of full-time study. */
    years: maybeReal,
    /** Price of a year of full-time study, in `currency`; null when no price is registered, or its length or the mode of study is unknown. */
    fee_year: maybeReal,
    currency: maybeText,
    /** The same in yuan, at the site's rates when the file was written. */
    fee_yuan: maybeReal,
    /** The lowest IELTS score that the school publishes for itself. */
    ielts: maybeReal,
  }),
  programme_majors: table(
    {
      major: text,
      finder: integer,
    },
    'primary key (major, finder)',
  ),
  /** A UK school's outcomes of one subject. */
  subjects: table(
    { school: text, ...columnsOf(schoolSubjectWireSchema), field: maybeText },
    'primary key (school, code)',
  ),
  /** A published price of a programme, a pathway course or a group of subjects. */
  fees: table({ id, school: text, ...columnsOf(schoolFeeWireSchema) }),
  /**
   * The price of studying at a school, one row for each price that a visitor can choose: made from the tables of fees, programmes and
   * values, so that calculators and pages use the same list.
   */
  tuition: table(
    { ...columnsOf(tuitionWireSchema), rank_num: maybeInteger },
    'primary key (school, level, id)',
  ),
  /**
   * The range of prices of a country and level. `schools` and `programmes` are quartiles of enough prices; `few` is the range from the
   * lowest to the highest known price; `average` is made of averages over whole schools, not prices of programmes; `living` is not tuition
   * but the published cost of a year's housing, meals, books and the rest at the same schools.
   */
  tuition_spans: table(
    {
      country: text,
      level: words<'bachelor' | 'master'>(),
      basis: words<'schools' | 'programmes' | 'few' | 'average' | 'living'>(),
      per: words<'year' | 'programme'>(),
      low: real,
      typical: real,
      high: real,
      count: integer,
      currency: text,
      /** The middle of the years of the counted prices; null when they are not known. */
      price_year: maybeInteger,
      /** JSON lists: the years of the counted prices as numbers, and as readers see them. */
      price_years: text,
      fee_years: text,
      sources: text,
    },
    'primary key (country, level, basis)',
  ),
  /** A Chinese institution on the list of a UK university. */
  china_lists: table({
    id,
    uk: text,
    name_zh: text,
    name_official: maybeText,
    search: text,
    /** Group and average in our words. */
    tier: maybeText,
    score: maybeText,
    /** Per cent required for a programme that asks for an upper second. */
    asked_low: maybeInteger,
    asked_high: maybeInteger,
    is_individual: bit,
    is_british_degree: bit,
    cycle: maybeText,
    read_on: text,
    url: text,
  }),
  /** How a UK university treats degrees of Chinese institutions, in our own sentences. */
  china_rules: table({ id, ...columnsOf(chinaRuleWireSchema) }),
  china_averages: table({ id, ...columnsOf(chinaAverageWireSchema) }),
  /** A school that teaches a major, with the figures of its country; without figures when `near` is 1. */
  major_schools: table(
    {
      major: text,
      ...columnsOf(majorSchoolWireSchema.omit({ name_zh: true, name_en: true, rank: true })),
      /** 1 when its code includes the subject among others. */
      near: bit,
    },
    'primary key (major, country, school, level)',
  ),
}

/** What is printed of a value. */
export const valueColumns = schoolValueWireSchema
  .keyof()
  .options.map((name) => `school_values.${name}` as const)

/** Words of titles, for `match`; `rowid` is the finder's id. */
type ProgrammeWordsTable = { rowid: number; title: string; programme_words: string }

export type SchoolTables = { [T in keyof typeof tables]: RowOf<(typeof tables)[T]> } & {
  programme_words: ProgrammeWordsTable
}

export type ListingTable = SchoolTables['listing']

/** Tables without a number of their own are ordered by their key. */
const definitionOf = ([name, one]: [string, Table]) => {
  const sql = sqlOf(one)
  return `create table ${name} (${sql}) strict${sql.includes('integer primary key') ? '' : ', without rowid'};`
}

export const definition = `
${Object.entries(tables).map(definitionOf).join('\n')}
create index school_names_by_school on school_names (school);
create index listing_by_country on listing (level, country);
create index school_values_by_key on school_values (key, num);
create index programmes_by_school on programmes (school, level, field);
create index finder_by_filters on programme_finder (country, level, field, rank_num, years, fee_yuan, ielts, school);
create index finder_by_fee on programme_finder (fee_yuan) where fee_yuan is not null;
create index finder_by_years on programme_finder (years) where years is not null;
create index finder_by_ielts on programme_finder (ielts) where ielts is not null;
create index finder_by_rank on programme_finder (rank_num) where rank_num is not null;
create virtual table programme_words using fts5 (title, content = '', tokenize = 'unicode61 remove_diacritics 2');
create index fees_by_school on fees (school);
create index tuition_by_country on tuition (country, level);
create index china_lists_by_uk on china_lists (uk, name_zh);
create index china_lists_by_name on china_lists (name_zh);
`

declare const held: unique symbol

/** JSON of a value of this type, made by `toJsonText`. The type makes writer and reader of a column agree. */
export type JsonText<T> = string & { readonly [held]: T }

export const toJsonText = <T>(value: T) => JSON.stringify(value) as JsonText<T>

/** Not validated: only the function above makes text of this type, and the library is rebuilt when its writer changes. */
export const fromJsonText = <T>(text: JsonText<T>): T => JSON.parse(text)
