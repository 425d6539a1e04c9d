import './zod-in-browser'
import * as z from 'zod'
import { withAsciiDigits } from '@/lib/core/digits'
import { isPhone, normalizePhone } from '@/lib/core/phone'
import { forQuestions } from './asked'
import { fieldLimit, nameLimit, readLimit, sourceLimit } from './field-limits'
import { type LeadFormKind, leadForms, phoneFormatMessage } from './forms'
import { messages } from './messages'
import { visibleLines, visibleText } from './text'
import { touchTextSchema } from './touch-schema'

/** Letters as fonts have them: also private ones, and those of planes 2 and 3 that a browser does not know yet. */
const letter = '\\p{L}\\p{Co}\\u{20000}-\\u{3fffd}\\u2ff0-\\u2fff\\u31ef'
/** Between the syllables of a Tibetan name. */
const tsheg = '\u0f0b\u0f0c'
const accepted = new RegExp(`^[${letter}\\p{N}][${letter}\\p{M}\\p{N}${tsheg} .·'’()（）-]*$`, 'u')
const strange = new RegExp(`[^${letter}\\p{M}\\p{N}${tsheg} .·'’()（）-]`, 'u')

/** What keyboards, fonts and documents give for a space, for the dot between the parts of a name, and for a dash. */
const spaces = /[\p{Zs}\t]+/gu
const dots =
  /[\u00b7\u0387\u2022\u2024\u2027\u2218\u2219\u22c5\u25cf\u25e6\u2981\u2e31\u2e33\u3002\u30fb\ua78f\ufe52\uff0e\uff61\uff65]+/g
const dashes = /[\p{Pd}\u2212]+/gu
const wideLetters = /[\uff07\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g
/** A dot of the keyboard between two Chinese characters is the dot of a name; J.K. keeps its own. */
const dotInChinese = /(\p{Script=Han})\.(?=\p{Script=Han})/gu

/** Emoji and other pictures are removed, except the signs that describe how a character is built and the one for a lost character. */
const pictures = /(?![\u2ff0-\u2fff\u31ef\ufffd])[\p{So}\p{Sk}\p{RI}\p{VS}]+/gu
/** What keyboards give for the apostrophe inside a name. */
const apostrophe = /(?<=\p{L})[‘`´′](?=\p{L})/gu
/** Signs between two names, in any script, become a space; not what code is written with. */
const signs = /(?:(?![{}.·'‘’()（）\u0f0b\u0f0c-])\p{P}|[+＋~～|｜])+/gu

/** What browsers send for a sign that the character set of a page does not have. */
const reference = /&#(\d{2,6});/g

/** What is typed in front of a name when a whole line is pasted. */
const label = /^(?:姓名|名字|称呼|联系人|name)\s*[:：]\s*/i
/** Brackets or quotation marks around the whole name. */
const enclosed = /^[(（‘]([^()（）]*)[)）’]$/

/** A name in the form in which it is stored; the same for browser and host. It is not checked: see `nameIssue`. */
export function plainName(typed: string): string {
  return visibleText(typed.replace(reference, (_, code: string) => String.fromCodePoint(Number(code))))
    .replace(spaces, ' ')
    .replace(label, '')
    .replace(wideLetters, (sign) => sign.normalize('NFKC'))
    .replace(dots, '·')
    .replace(/○/g, '〇')
    .replace(dashes, '-')
    .replace(dotInChinese, '$1·')
    .replace(apostrophe, '’')
    .replace(pictures, '')
    .replace(signs, ' ')
    .replace(/[ ·]+/g, (run) => (run.includes('·') ? '·' : ' '))
    .replace(/^[ ·\u0f0b]|[ ·]$/g, '')
    .replace(enclosed, '$1')
    .trim()
}

/** Why a name in its stored form cannot be taken, with the sign that is the reason; null when it can. */
export function nameIssue(name: string): string | null {
  if (accepted.test(name)) return null
  const [sign = [...name][0] ?? ''] = strange.exec(name) ?? []
  return `${messages.nameUnsupported}：${sign}`
}

const name = z
  .string()
  .max(nameLimit, messages.nameTooLong)
  .superRefine((name, context) => {
    const issue = name === '' ? null : nameIssue(name)
    if (issue !== null) context.addIssue(issue)
  })

const requiredName = z
  .string(messages.nameRequired)
  .max(readLimit, messages.nameTooLong)
  .transform(plainName)
  .pipe(name.min(1, messages.nameRequired))

const optionalName = z
  .string(messages.nameUnsupported)
  .max(readLimit, messages.nameTooLong)
  .transform(plainName)
  .pipe(name)
  .optional()

const phoneWith = (formatMessage: string) =>
  z
    .string(messages.phoneRequired)
    .max(readLimit, formatMessage)
    .transform(normalizePhone)
    .pipe(z.string().min(1, messages.phoneRequired).refine(isPhone, formatMessage))

export const phoneSchema = phoneWith(messages.phoneFormat)

/** The first six digits in a row of a typed or pasted text, also grouped (123 456); otherwise the text without what cannot be seen. */
function codeIn(typed: string): string {
  const text = visibleText(withAsciiDigits(typed))
  const run = /(?<!\d)\d{6}(?!\d)/
  const grouped = text.replace(/(\d)[\s\p{Pd}]+(?=\d)/gu, '$1')
  return (run.exec(text) ?? run.exec(grouped))?.[0] ?? text.replace(/\s/g, '')
}

const codeSchema = z
  .string(messages.codeRequired)
  .max(readLimit, messages.codeIncorrect)
  .transform(codeIn)
  .pipe(
    z
      .string()
      .min(1, messages.codeRequired)
      .regex(/^\d{6}$/, messages.codeIncorrect),
  )

const shortEnough = z.string().max(fieldLimit, messages.tooLong)
const readable = z.string().max(readLimit, messages.tooLong)
const text = readable.transform(visibleText).pipe(shortEnough).optional()
const lines = readable.transform(visibleLines).pipe(shortEnough).optional()

/** For fields that the page fills in and not the visitor: a value that is too long is cut, because a lead must not be refused for it. */
const cutTo = (length: number) =>
  z
    .string()
    .transform((value) => visibleText(value.slice(0, readLimit)).slice(0, length).trimEnd())
    .optional()

/** What a form may add to name, phone and code. Unknown fields are dropped. */
const details = {
  test: z.enum(['A', 'B', 'C', 'D', '0']).optional().catch(undefined),
  ...forQuestions(({ name, ask }) => (ask?.control === 'text' ? lines : text).describe(name)),
  /** Address of a tool's result (cost, GPA, test), so that the consultant sees what the visitor saw. */
  tool: cutTo(fieldLimit),
  source: cutTo(sourceLimit),
  /** Advertising adds long parameters to an address. */
  linkurl: cutTo(fieldLimit),
  /** Whether the privacy box was ticked. */
  agree: z.enum(['1', '0', 'on']).optional().catch(undefined),
  /** A repeated request with the same id gets the same answer, so a visitor who received no answer can send again. */
  request_id: z.uuid().optional().catch(undefined),
  /** Where the visitor first and last came from. */
  first_touch: touchTextSchema.describe('首次来访的来源，JSON；不合规的丢弃，不影响提交'),
  last_touch: touchTextSchema.describe('最近一次来访的来源，JSON；不合规的丢弃，不影响提交'),
}

/**
 * The schema of one kind of form, for browser and host. Keys are in the order of specification §5 (name, phone, code), so the first issue
 * is the one to show.
 * @param coded whether a text-message code belongs to this submission
 */
export function leadSchema(kind: LeadFormKind, coded: boolean): LeadSchema {
  const key = `${kind} ${coded}`
  const schema = made.get(key) ?? makeSchema(kind, coded)
  made.set(key, schema)
  return schema
}

/**
 * Schemas are reused, because making one takes longer than the rest of accepting a lead: zod generates code when a schema is first used.
 */
const made = new Map<string, LeadSchema>()

function makeSchema(kind: LeadFormKind, coded: boolean) {
  const name = leadForms[kind].nameRequired ? requiredName : optionalName
  const code = coded ? codeSchema : codeSchema.optional().catch(undefined)
  return z.object({ name, phone: phoneWith(phoneFormatMessage(kind)), code, ...details })
}

type LeadSchema = ReturnType<typeof makeSchema>
export type LeadInput = z.output<LeadSchema>
export type LeadField = keyof LeadInput

/** Every field of all kinds of lead forms. */
export const leadFieldNames = leadSchema('general', true).keyof().options

type LeadCheck = { ok: true; lead: LeadInput } | { ok: false; field: LeadField; message: string }

/** Checks values in the order of specification §5 and stops at the first failure. */
export function checkLead(kind: LeadFormKind, coded: boolean, values: unknown): LeadCheck {
  const result = leadSchema(kind, coded).safeParse(values)
  if (result.success) return { ok: true, lead: result.data }
  const issue = result.error.issues[0]
  const field = issue?.path[0]
  return {
    ok: false,
    field: isLeadField(field) ? field : 'name',
    message: issue?.message ?? messages.malformed,
  }
}

function isLeadField(value: unknown): value is LeadField {
  return leadFieldNames.some((name) => name === value)
}
