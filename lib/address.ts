import { z } from 'zod'
import { grouped } from '@/lib/core/numbers'
import { typedNumber } from '@/lib/core/typed-number'

/** The query of a page as Next passes it. */
export type SearchParams = Record<string, string | string[] | undefined>

/** One field of an address: a codec between the texts under its name and their value; undefined when there is no value. */
export type Field<T> = z.ZodType<T | undefined, string[]>

export type Fields = Readonly<Record<string, z.ZodType<unknown, string[]>>>

/** One of a closed list of values. */
export type Choice<T extends string = string> = { readonly value: T; readonly label: string }

/** The words with which a form asks for a field. */
type Words = { label?: string; hint?: string; placeholder?: string; optional?: boolean }

/** How a form draws a field: with `choices` as a list, otherwise as a line of text. */
export type Control = Words & {
  choices?: readonly Choice[] | (() => readonly Choice[])
  inputMode?: 'numeric' | 'decimal'
  maxLength?: number
}

const controls = z.registry<Control>()

/** How forms draw a field of a table. */
export const controlOf = (field: z.ZodType): Control => controls.get(field) ?? {}

type Values<F extends Fields> = { [Name in keyof F]?: z.output<F[Name]> }

export type Reading<F extends Fields> = {
  values: Values<F>
  /** The texts in the address, by field, so that a form shows them again. */
  typed: Record<string, string>
  /** Messages for the visitor about invalid fields, by field. */
  errors: Record<string, string>
}

/** Most texts of one field and longest text, far above what a form sends. */
const most = { texts: 200, length: 1000 }

/** Reads an address by a table of fields. An invalid text gets a message; all other fields are read. */
export function readAddress<F extends Fields>(fields: F, params: SearchParams): Reading<F> {
  const values: Record<string, unknown> = {}
  const typed: Record<string, string> = {}
  const errors: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const texts = textsOf(params[name])
    if (texts[0] !== undefined && texts[0] !== '') typed[name] = texts[0]
    const result = field.safeDecode(texts)
    const [issue] = result.error?.issues ?? []
    const value = issue?.code === 'custom' ? issue.params?.instead : result.data
    if (issue !== undefined) errors[name] = issue.message
    if (value !== undefined) values[name] = value
  }
  return { values: values as Values<F>, typed, errors }
}

/** The address with these values, with its fields in the order of the table. */
export function writeAddress<F extends Fields>(path: string, fields: F, values: Values<F>): string {
  const query = new URLSearchParams()
  for (const [name, field] of Object.entries(fields)) {
    for (const text of field.encode(values[name])) query.append(name, text)
  }
  return query.size === 0 ? path : `${path}?${query}`
}

/** Whether the address contains any field of the table. */
export const isInAddress = (fields: Fields, params: SearchParams): boolean =>
  Object.keys(params).some((name) => Object.hasOwn(fields, name))

const textsOf = (value: string | string[] | undefined): string[] =>
  [value ?? []]
    .flat()
    .slice(0, most.texts)
    .map((text) => text.trim().slice(0, most.length))

/** One value of an address, trimmed; empty when there is none. */
export const single = (value: string | string[] | undefined): string => textsOf(value)[0] ?? ''

/** Reports why a text is invalid, and which value is used instead. */
type Refuse<T> = (message: string, instead?: T) => undefined

const texts = z.array(z.string())

/** A field with several texts. */
const severalTexts = <T>(
  read: (given: string[], refuse: Refuse<T>) => T | undefined,
  write: (value: T) => string[],
  control: Control = {},
): Field<T> =>
  z
    .codec(texts, z.custom<T | undefined>(), {
      decode: (given, { issues }) =>
        read(given, (message, instead) => {
          issues.push({ code: 'custom', input: given, message, params: { instead } })
          return undefined
        }),
      encode: (value) => (value === undefined ? [] : write(value)),
    })
    .register(controls, control)

/** A field with one text. When there are several, the first counts; an empty text is no value. */
export const field = <T>(
  read: (text: string, refuse: Refuse<T>) => T | undefined,
  write: (value: T) => string = String,
  control: Control = {},
): Field<T> =>
  severalTexts(
    ([text = ''], refuse) => (text === '' ? undefined : read(text, refuse)),
    (value) => [write(value)].filter((text) => text !== ''),
    control,
  )

export const text = (longest = 200, words: Words = {}): Field<string> =>
  field((given) => given.slice(0, longest), String, { maxLength: longest, ...words })

const quoted = (subject: string | undefined) => (subject === undefined ? '' : `“${subject}”`)

type ChoiceRule<T extends string> = Words & {
  /** Name of the field, for a message that is not shown next to it. */
  subject?: string
  /** Used, with a message that says so, when the text is not a choice. */
  usual?: Choice<T> | (() => Choice<T>)
  /** Maps other names that addresses use for a choice. */
  named?: (text: string) => string
}

/** One choice of a closed list; a list of content is a function, because it changes with its files. */
export const choice = <T extends string>(
  choices: readonly Choice<T>[] | (() => readonly Choice<T>[]),
  { subject, usual, named = (text) => text, ...words }: ChoiceRule<T> = {},
): Field<T> =>
  field(
    (given, refuse) => {
      const known = typeof choices === 'function' ? choices() : choices
      const found = known.find(({ value }) => value === named(given))
      if (found !== undefined) return found.value
      const other = typeof usual === 'function' ? usual() : usual
      const instead = other === undefined ? '已忽略' : `暂按“${other.label}”计算`
      return refuse(`${quoted(subject)}没有“${given.slice(0, 20)}”这个选项，${instead}`, other?.value)
    },
    String,
    { choices, ...words },
  )

/** Several choices of a closed list, in the list's order. */
export const several = <T extends string>(
  choices: readonly T[],
  message: string,
  words: Words = {},
): Field<readonly T[]> =>
  severalTexts(
    (given, refuse) => {
      const chosen = given.filter((each) => each !== '')
      const known = choices.filter((each) => chosen.includes(each))
      return chosen.every((each) => choices.some((known) => known === each)) ? known : refuse(message, known)
    },
    (value) => [...value],
    words,
  )

/** Texts by position, including empty ones: the columns of a table in a form. */
export const column = (longest: number): Field<readonly string[]> =>
  severalTexts(
    (given) => given.map((each) => each.slice(0, longest)),
    (value) => [...value],
  )

type NumberRule = Words & {
  min: number
  max: number
  /** 1 for whole numbers. */
  step?: number
  /** Used, with a message that says so, when the text is not a valid number. */
  usual?: number
  /** Name of the field, for a message that is not shown next to it. */
  subject?: string
  /** Unit of the number, for the message. */
  unit?: string
  /** What to tell about a number of another scale; null for a number of this one. */
  misread?: (value: number) => string | null
}

export const number = (rule: NumberRule): Field<number> => {
  const { min, max, step = 1, usual, subject, unit, misread, label, hint, placeholder, optional } = rule
  return field(
    (given, refuse) => {
      const value = typedNumber(given)
      const other = value === null ? null : (misread?.(value) ?? null)
      const isStep = value !== null && Number.isInteger(Math.round(value * 100) / (step * 100))
      if (other === null && isStep && value >= min && value <= max) return value
      const kind = step === 1 ? '整数' : step === 0.01 ? '数' : `数，以 ${step} 为一档`
      const instead = usual === undefined ? '这一项暂不计入' : `暂按 ${usual} 计算`
      const range = `请填 ${min} 到 ${grouped(max)} 之间的${kind}${unit === undefined ? '' : `（${unit}）`}`
      return refuse(`${quoted(subject)}${other ?? range}，${instead}`, usual)
    },
    String,
    { label, hint, placeholder, optional, inputMode: Number.isInteger(step) ? 'numeric' : 'decimal' },
  )
}

/** The page of a list; the first page is not written to the address. */
export const page = (last: number): Field<number> =>
  field(
    (given, refuse) => {
      const value = /^\d{1,5}$/.test(given) ? Number(given) : 0
      return value >= 1 && value <= last ? value : refuse('页码无法识别，已回到第 1 页', 1)
    },
    (value) => (value > 1 ? String(value) : ''),
  )
