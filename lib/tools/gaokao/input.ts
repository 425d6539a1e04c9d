import { choice, type Field, number, readAddress, type SearchParams, writeAddress } from '@/lib/address'
import { typedNumber } from '@/lib/core/typed-number'
import { paths } from '@/lib/routing/paths'
import { newToefl } from '@/lib/tools/toefl'
import { type EnglishScores, fullMarks } from './match'

/** Full marks by province: most have 750, and a school that requires a share means a share of the province's marks. */
export const fullMarkChoices = [
  { value: '750', full: 750, label: '750 分（其他）' },
  { value: '660', full: 660, label: '660 分（上海）' },
  { value: '900', full: 900, label: '900 分（海南，标准分）' },
] as const

/** A note for a comparison with the paper of a province; null when none is needed. */
export const fullMarkNote = (full: number): string | null =>
  full === 900
    ? '海南的 900 分是按名次换算的标准分。学校写“满分的几成”，多半想的是卷面分：这里照 900 分算几成，算不算数请写信问学校。'
    : null

export const englishFields = [
  { name: 'gaokao', field: 'english', label: '高考英语', min: 0, max: 150, step: 1, hint: '150 分制' },
  { name: 'ielts', field: 'ielts', label: '雅思总分', min: 0, max: 9, step: 0.5, hint: '没考写预估分' },
  {
    name: 'toefl',
    field: 'toefl',
    label: '托福总分',
    min: 0,
    max: 120,
    step: 1,
    hint: '0–120',
    misread: newToefl,
  },
  { name: 'pte', field: 'pte', label: 'PTE 总分', min: 10, max: 90, step: 1, hint: '10–90' },
] as const satisfies readonly { name: keyof EnglishScores; [key: string]: unknown }[]

export type GaokaoReading = {
  /** Null while no usable total was given. */
  total: number | null
  full: number
  english: EnglishScores
  typed: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  isAsked: boolean
}

const fullOf = choice(
  fullMarkChoices.map(({ value, label }) => ({ value, label })),
  { usual: fullMarkChoices[0], label: '满分' },
)

const fieldsOn = (full: number) => ({
  score: number({ min: 1, max: full, label: '高考总分', hint: '没出分填模考分，不含加分' }),
  full: fullOf,
  ...(Object.fromEntries(
    englishFields.map(({ field, ...range }) => [field, number({ ...range, optional: true })]),
  ) as Record<EnglishField, Field<number>>),
})
/** The table from which the form is drawn. */
export const gaokaoFields = fieldsOn(fullMarks)

type EnglishField = (typeof englishFields)[number]['field']

/** Reads score and English from the address. An invalid value gets a message and counts as missing. */
export function readGaokao(params: SearchParams): GaokaoReading {
  const full = Number(readAddress({ full: fullOf }, params).values.full ?? fullMarks)
  const { values, typed, errors } = readAddress(fieldsOn(full), params)
  const english = Object.fromEntries(
    englishFields.flatMap(({ name, field }) => {
      const value = values[field]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const most = typedNumber(typed.score ?? '') ?? 0
  const papers = fullMarkChoices.filter((choice) => choice.full >= most).map(({ label }) => label)
  const hint = `；满分不是 ${full} 的，请先选满分：${papers.join('、')}`
  const isOther = errors.score !== undefined && most > full && papers.length > 0
  return {
    total: values.score ?? null,
    full,
    english,
    typed,
    errors: isOther ? { ...errors, score: `${errors.score}${hint}` } : errors,
    isAsked: Object.keys(typed).length > 0,
  }
}

/** The address of this result. */
export const gaokaoHref = ({
  total,
  full,
  english,
}: Pick<GaokaoReading, 'total' | 'full' | 'english'>): string =>
  writeAddress(paths.gaokao, fieldsOn(full), {
    score: total ?? undefined,
    full: full === fullMarks ? undefined : fullMarkChoices.find((choice) => choice.full === full)?.value,
    ...Object.fromEntries(englishFields.map(({ name, field }) => [field, english[name]])),
  })
