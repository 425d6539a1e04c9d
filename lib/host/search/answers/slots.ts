import { numeralValue } from '@/lib/core/numerals'
import { jointPath } from '@/lib/facts/guides/joint-universities'
import { findGroup } from '@/lib/host/schools/find-names'
import { schoolStore } from '@/lib/host/schools/store'
import { fold } from '@/lib/host/text/text'
import { paths } from '@/lib/routing/paths'
import { offerReached } from '@/lib/schools/a-level'
import { toYuan } from '@/lib/schools/money'
import words from '../data/words.json' with { type: 'json' }
import { rankSpanIn } from '../rank-span'
import { asking, sameWordsAs, unitsOf } from '../words'
import { type Asked, isSchoolPage, notUsed } from './asked'
import { exams } from './exams'
import { fewIn } from './few-held'
import type { Mark, Question, Slot, Way } from './question'
import { isRoundName } from './schools/deadlines'

/** A filled slot: its text, and the amount that says the same (雅思 beside 雅思 6.5). */
type Part = { slot: Slot; text: string; of?: Slot | undefined; name?: Name }

/** What a way may leave, because the answer is right without it once it says so. */
const leavable: ReadonlySet<Slot> = new Set(['budget', 'mark', 'gaokao', 'span', 'level', 'subject'])
const leavableMatters = asking('leavable')

const mostLeft = 2

const slotNames: Partial<Record<Slot, string>> = { budget: '预算', span: '名次', gaokao: '高考分' }

type Match = { way: Way; question: Question; left: readonly Part[] }

/** The ways that can answer a question, those that use all of it first; each gets only what it uses. */
export const matchesOf = (question: Question, ways: readonly Way[]): Match[] => {
  const parts = partsOf(question)
  return ways
    .flatMap((way) => matchOf(question, parts, way) ?? [])
    .toSorted((a, b) => a.left.length - b.left.length)
}

function matchOf(question: Question, parts: readonly Part[], way: Way) {
  const { needs, may, matters, asks } = way
  const has = (slot: Slot) => may === undefined || needs.includes(slot) || may.includes(slot)
  const used = parts.filter(
    ({ slot, text }) => has(slot) && (slot !== 'matter' || matters === undefined || matters.test(text)),
  )
  const isFilled = needs.every((slot) => used.some((part) => part.slot === slot))
  // A word says what is asked of few schools, but never the number beside it.
  const left = parts.filter(
    (part) =>
      part.of === undefined &&
      !used.includes(part) &&
      !(part.slot === 'few' && used.some(({ of }) => of === 'few')),
  )
  const canLeave = ({ slot, text }: Part) =>
    leavable.has(slot) ||
    (slot === 'matter' && leavableMatters.test(text) && (text !== '移民' || question.budget !== undefined))
  if (!isFilled || asks?.test(question.keyword) === false) return null
  if (left.length > mostLeft || !left.every(canLeave)) return null
  const textsOf = (wanted: RegExp) => used.filter(({ slot }) => wanted.test(slot)).map(({ text }) => text)
  const isOfAmount = (matter: string) =>
    parts.some(({ text, of }) => text === matter && of !== undefined && of !== 'few' && has(of))
  return {
    way,
    left,
    question: {
      ...question,
      names: used.flatMap(({ name }) => name ?? []),
      matters: textsOf(/^matter$/).filter((matter) => !isOfAmount(matter)),
      levels: textsOf(/^level/),
      marks: has('mark') ? question.marks : [],
      budget: has('budget') ? question.budget : undefined,
      span: has('span') ? question.span : undefined,
    },
  }
}

/** The words for what a way left. */
export function leftWords({ left }: Match): string {
  const subjects = left.filter(({ slot }) => slot === 'subject')
  const others = left.flatMap(({ slot, text }) => (slot === 'subject' ? [] : (slotNames[slot] ?? text)))
  const named = subjects.map(({ text }) => `${text}专业的，看课程页。`).join('')
  return `${named}${notUsed(others) || ''}`
}

type Name = Asked['names'][number]

function slotOf({ names, group }: Pick<Question, 'names' | 'group'>, { text, pages }: Name): Slot {
  if (isRoundName(text)) return 'round'
  if (group?.name === text) return 'group'
  const isSchool = (name: Name) => name.pages.some(isSchoolPage) && name.text !== group?.name
  if (isSchool({ text, pages })) return names.filter(isSchool).length > 1 ? 'schools' : 'school'
  if (pages.some(({ href }) => href.startsWith(jointPath('')))) return 'joint'
  if (pages.some(({ type }) => type === 'major')) return 'subject'
  return pages.length > 0 && pages.every(({ href }) => href.startsWith(paths.ranking)) ? 'list' : 'page'
}

function partsOf(question: Question): Part[] {
  const { names, matters, countries, levels, words, marks, gaokao, budget, span, few, rest, title } = question
  // Letters that no table has may be a course: PPE.
  const letters =
    marks.length > 0 || isExamName.test(rest) || names.some(({ text }) => text === rest)
      ? undefined
      : /^(?!qs$)[a-z]{2,4}$/.exec(rest)?.[0]
  const under = (matter: string): Slot | undefined => {
    if (marks.some(({ exam }) => [exam.title, exam.matter, '分数'].includes(matter))) return 'mark'
    if (gaokao !== undefined && /^(?:高考|分数)$/.test(matter)) return 'gaokao'
    if (span && matter === '排名') return 'span'
    return few && sameWordsAs(matter).some((word) => few.asks.test(word)) ? 'few' : undefined
  }
  const amount = (slot: Slot, text: string | number | undefined): Part[] =>
    text === undefined ? [] : [{ slot, text: String(text) }]
  return [
    ...names.map((name) => ({ slot: slotOf(question, name), text: name.text, name })),
    ...countries.map((text): Part => ({ slot: countries.length > 1 ? 'countries' : 'country', text })),
    ...levels.map((text): Part => ({ slot: levels.length > 1 ? 'levels' : 'level', text })),
    ...matters.map((text): Part => ({ slot: 'matter', text, of: under(text) })),
    ...words.map((text): Part => ({ slot: 'word', text })),
    ...amount('subject', letters),
    ...amount('mark', marks.map(({ what }) => what).join('、') || undefined),
    ...amount('gaokao', gaokao),
    ...amount('budget', budget),
    ...amount('span', span?.to),
    ...amount('few', few?.what),
    ...amount('title', title?.name),
  ]
}

/** Reads the amounts of a question, and takes away the names and words that are parts of them. */
export async function readQuestion(asked: Asked): Promise<Question> {
  const { keyword } = asked
  const text = fold(keyword)
  const marks = marksIn(keyword)
  const marked = fold(marks.map((mark) => mark.text).join(' '))
  const gaokao = gaokaoIn(keyword)
  const budget = budgetIn(keyword)
  const about = fewIn(keyword)
  const [title] = words.titles.flatMap(([asks, name = '', written = '']) => {
    const [own] = new RegExp(`(?:${asks})(?:设计|工程|管理|专业|学)*`).exec(text) ?? []
    // A major or a school is more than a word of titles.
    return !own || asked.names.some((each) => each.text.includes(own)) ? [] : { name, written, text: own }
  })
  // The mark of an exam says more than its name.
  const few =
    about?.asks.test(marked) || (gaokao !== undefined && about?.what.startsWith('高考')) ? undefined : about
  const isOfAmount = (word: string) =>
    (marks.length > 0 && (marked.includes(word) || isExamName.test(word))) ||
    (gaokao !== undefined && isProvince.test(word)) ||
    (span && /qs|世界|全球/.test(word)) ||
    few?.asks.test(word) === true ||
    title?.text.includes(word) === true
  const groups = await Promise.all(
    asked.names.map(async ({ text: name }) => ({
      name,
      schools: (await findGroup(schoolStore(), name)) ?? [],
    })),
  )
  const group = groups.find(({ schools }) => schools.length > 0)
  // 港前三 is a group, and no part of a ranking.
  const span = rankSpanIn(text.replace(group?.name ?? '', '')) ?? placeIn(text)
  const isTaken = ({ text, pages }: Name) => !pages.some(isSchoolPage) && isOfAmount(text)
  // The name of a page may hold the country: 英国预科.
  const held = asked.names.filter(isTaken).flatMap((name) => unitsOf(name.text))
  return {
    ...asked,
    names: asked.names.filter((name) => !isTaken(name)),
    countries: [
      ...asked.countries,
      ...held.flatMap(({ kind, meaning }) => (kind === 'country' ? meaning : [])),
    ],
    words: asked.words.filter((word) => !isOfAmount(word)),
    matters: asked.matters.filter((matter) => budget === undefined || matter !== '预算'),
    group,
    marks,
    gaokao,
    budget,
    span,
    few,
    title,
  }
}

/** qs 30, as one place. */
function placeIn(text: string) {
  const place = Number(/^\s*qs\D{0,6}(\d{1,4})\D{0,8}$/.exec(text)?.[1])
  return place > 0 ? { from: place, to: place } : undefined
}

const isExamName = asking('examName')
const isProvince = asking('province')

/** A total of the 高考 or of a mock exam. */
function gaokaoIn(keyword: string) {
  const [, typed] = asking('gaokao').exec(keyword) ?? []
  return typed === undefined ? undefined : Number(typed)
}

/** The marks of a question, in the order of the table. */
function marksIn(keyword: string) {
  const marks = exams.flatMap((exam): Mark[] => {
    const [text, typed] = exam.written.exec(keyword) ?? []
    if (text === undefined || typed === undefined || exam.beside?.test(keyword) === false) return []
    const isGrade = exam.qualification === 'alevel'
    const number = isGrade ? offerReached(typed) : Number(typed)
    const what = isGrade ? typed.toUpperCase() : `${exam.title} ${number}`
    return [{ exam, number, what, text }]
  })
  return marks.filter(({ exam }, at) => marks.findIndex((other) => other.exam.title === exam.title) === at)
}

/** The amount of a question in yuan: 200万, 三十万, 5万英镑. */
function budgetIn(keyword: string) {
  const found = asking('budget').exec(keyword)
  if (!found) return undefined
  const [all, digits, numeral = ''] = found
  const amount = (digits === undefined ? numeralValue(numeral) : Number(digits)) * 10_000
  const after = keyword.slice(found.index + all.length).trim()
  const currency = Object.entries(words.currencies).find(([word]) => after.startsWith(word))?.[1]
  return !currency ? amount : (toYuan(amount, currency) ?? undefined)
}
