import type { SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { type EnglishScores, fullMarks } from './match'

/** Full marks by province: most have 750, and a school that asks for a share means that of the province. */
export const fullMarkChoices = [
  { value: '750', full: 750, label: '750 分（多数省份）' },
  { value: '660', full: 660, label: '660 分（上海）' },
  { value: '900', full: 900, label: '900 分（海南，标准分）' },
] as const

/** What has to be said beside a comparison on the paper of a province; null where nothing has. */
export const fullMarkNote = (full: number): string | null =>
  full === 900
    ? '海南的 900 分是按名次换算的标准分。学校写“满分的几成”，多半想的是卷面分：这里照 900 分算几成，算不算数请写信问学校。'
    : null

export const englishFields = [
  { name: 'gaokao', field: 'english', label: '高考英语', min: 0, max: 150, step: 1, hint: '150 分制' },
  { name: 'ielts', field: 'ielts', label: '雅思总分', min: 0, max: 9, step: 0.5, hint: '没考写预估分' },
  { name: 'toefl', field: 'toefl', label: '托福总分', min: 0, max: 120, step: 1, hint: '0–120' },
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

/** Reads score and English from the address. A bad value gets a message and counts as not given. */
export function readGaokao(params: SearchParams): GaokaoReading {
  const typed: Record<string, string> = {}
  const errors: Record<string, string> = {}
  for (const name of ['score', 'full', ...englishFields.map(({ field }) => field)]) {
    const text = [params[name] ?? ''].flat()[0]?.trim() ?? ''
    if (text !== '') typed[name] = text.slice(0, 20)
  }
  const full = Number(fullMarkChoices.find(({ value }) => value === typed.full)?.value ?? fullMarks)
  if (typed.full !== undefined && String(full) !== typed.full) {
    errors.full = `没有“${typed.full}”这个满分，按 ${full} 分算`
  }
  const number = (name: string, { min, max, step }: { min: number; max: number; step: number }) => {
    const text = typed[name]
    if (text === undefined) return null
    const plain = text.normalize('NFKC').replace(/分$/, '')
    const value = /^\d{1,4}(\.\d)?$/.test(plain) ? Number(plain) : Number.NaN
    if (value >= min && value <= max && Number.isInteger(value / step)) return value
    errors[name] = `请填 ${min} 到 ${max} 之间的数${step === 1 ? '' : `，以 ${step} 为一档`}，这一项暂不计入`
    return null
  }
  const english: EnglishScores = {}
  for (const { name, field, ...range } of englishFields) {
    const value = number(field, range)
    if (value !== null) english[name] = value
  }
  return {
    total: number('score', { min: 1, max: full, step: 1 }),
    full,
    english,
    typed,
    errors,
    isAsked: Object.keys(typed).length > 0,
  }
}

/** The address that gives this result again. */
export function gaokaoHref({
  total,
  full,
  english,
}: Pick<GaokaoReading, 'total' | 'full' | 'english'>): string {
  const query = new URLSearchParams()
  if (total !== null) query.set('score', String(total))
  if (full !== fullMarks) query.set('full', String(full))
  for (const { name, field } of englishFields) {
    const value = english[name]
    if (value !== undefined) query.set(field, String(value))
  }
  return query.size === 0 ? paths.gaokao : `${paths.gaokao}?${query}`
}
