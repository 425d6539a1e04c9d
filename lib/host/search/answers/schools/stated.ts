import { listRouteFacts, routeFact, type SourcedStatement } from '@/lib/facts/guides/route-facts'
import { onceForStore, schoolStore } from '@/lib/host/schools/store'
import { type AnswerLine, lineOf } from '../asked'

type Place = { country: string | undefined; id?: string }

/** Shorter names in letters are also other abbreviations. */
const shortestLetters = 3

/** 利物浦约翰摩尔大学 is written without 大学 too; two characters alone may be a place. */
const shortOf = (name: string) => /^(\p{Script=Han}{4,})(?:大学|学院)$/u.exec(name)?.slice(1) ?? []

/** Every sentence of the guides and the registry, with the universities of its country that it names, by itself or in a group (UC). */
const sentences = onceForStore(async (store) => {
  const rows = await store
    .selectFrom('school_names')
    .innerJoin('schools', 'schools.id', 'school_names.school')
    .select(['school_names.name', 'school', 'country'])
    .where('schools.level', '=', 'university')
    .where('how', '<>', 'place')
    .where('beside', 'is', null)
    .orderBy(({ eb }) => eb('how', '=', 'shared'))
    .execute()
  const groups = await store
    .selectFrom('group_names')
    .innerJoin('group_members', 'group_members.name', 'group_names.name')
    .innerJoin('schools', 'schools.id', 'school')
    .select(({ fn }) => [
      fn<string>('upper', ['key']).as('name'),
      fn<string>('group_concat', ['school']).as('school'),
      'country',
    ])
    .groupBy(['key', 'country'])
    .execute()
  const names = rows
    .flatMap((row) => [row, ...shortOf(row.name).map((name) => ({ ...row, name }))])
    .filter(({ name }) => !/^[a-z]/i.test(name) || name.length >= shortestLetters)
    .concat(groups)
    .toSorted((a, b) => b.name.length - a.name.length)
  const byStart = Map.groupBy(names, ({ name, country }) => `${country} ${name[0]}`)
  /** The longest name at each place counts: 利物浦约翰摩尔 is not 利物浦. */
  const schoolsIn = (text: string, country: string): ReadonlySet<string> => {
    const found: string[] = []
    for (let at = 0; at < text.length; at += 1) {
      const match = byStart
        .get(`${country} ${text[at]}`)
        ?.find(({ name }) => text.startsWith(name, at) && isWhole(text, at, at + name.length))
      if (!match) continue
      found.push(...match.school.split(','))
      at += match.name.length - 1
    }
    return new Set(found)
  }
  return listRouteFacts().map(({ id, ids, label, about, country, text }) => {
    const words = `${about} ${text}`
    return {
      id,
      label,
      country,
      words: words.toLowerCase(),
      schools: ids.length > 0 ? new Set(ids) : schoolsIn(words, country),
    }
  })
})

/** Whether a part of a text neither begins nor ends inside a word of letters. */
const isWhole = (text: string, start: number, end: number) =>
  !/[a-z]{2}/i.test(text.slice(Math.max(0, start - 1), start + 1)) &&
  !/[a-z]{2}/i.test(text.slice(end - 1, end + 1))

/** Topics of ways that come before a degree. */
const beforeDegrees = /预科|社区学院|专科/

/**
 * What the guides and the registry say of a subject at a university: the sentences that name it, or those about its whole country. Without a school all of
 * its country, or of all countries, those on ways before a degree only where the subject is such a way.
 */
export async function statedLines(
  asks: RegExp,
  { country, id }: Place,
  of: 'school' | 'country',
): Promise<AnswerLine[]> {
  return (await sentences(schoolStore()))
    .filter((each) => (!country || each.country === country) && asks.test(each.words))
    .filter(({ schools }) =>
      of === 'school' ? id !== undefined && schools.has(id) : id === undefined || schools.size === 0,
    )
    .filter(({ label }) => of === 'school' || !beforeDegrees.test(label) || asks.test(label))
    .toSorted((a, b) => Number(asks.test(b.label)) - Number(asks.test(a.label)))
    .map(({ id, label }) => statedLine(label, routeFact(id)))
}

type Stated = Pick<SourcedStatement, 'text' | 'year' | 'caution' | 'check'>

/** A statement of a guide, with the page where it can be checked. */
export const statedLine = (label: string, { text, year, caution, check }: Stated) =>
  lineOf(label, text, [year, caution], check?.name ?? '本站的指南', check?.url ?? null)
