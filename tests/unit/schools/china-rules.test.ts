import { expect, it } from 'vitest'
import { statement } from '@/lib/facts/registry'
import { findChinaAverages, findChinaLists, findChinaRules } from '@/lib/host/schools/find-china-lists'
import { schoolStore } from '@/lib/host/schools/store'
import { spanOf, upperAverages } from '@/lib/schools/china-averages'
import { hasList, offListText } from '@/lib/schools/china-rules'
import { averageFor } from '@/lib/tools/conditions/china-lists'
import { table } from '@/tests/support/table'

const rules = await findChinaRules(schoolStore())
const averages = await findChinaAverages(schoolStore())

const wordsOf = ({ scope, summary, inside, outside, caveat }: (typeof rules)[number]): string =>
  [scope, summary, inside, outside, caveat].join(' ')

it('exist for a hundred universities, each with its page and the day it was read', () => {
  expect(rules.length).toBeGreaterThan(100)
  for (const { url, reviewed_on } of rules) {
    expect(url).toMatch(/^https?:/)
    expect(reviewed_on).toMatch(/^2026-08-\d\d$/)
  }
})

it("are sentences for families: no scraper keys, no editors' notes, no English sentences", () => {
  const odd = rules
    .map(wordsOf)
    .filter((words) => /\||本站|本轮|核验|快照|提取|名录|(?:[a-z]+ ){4,}/i.test(words))
  expect(odd).toEqual([])
})

it('give the rule inside and outside of a list wherever there is a list', () => {
  for (const rule of rules) {
    if (hasList(rule.kind)) expect([rule.inside, rule.outside], rule.uk).not.toContain(null)
    else expect([rule.inside, rule.outside], rule.uk).toEqual([null, null])
  }
})

it('say of each list what happens off it, by a column', () => {
  expect(offListText(rules)).toBe(
    '华威大学、格拉斯哥大学写明不考虑；爱丁堡大学有一部分课程不能申请；布里斯托大学、谢菲尔德大学要写信问；剑桥大学、诺丁汉大学没有写收不收；伦敦大学学院、南安普顿大学能申请，均分另算',
  )
})

it('call a list what is printed: one rule for each list, and no school in the sentence about the lists without one', async () => {
  const { lists } = await findChinaLists(schoolStore(), { page: 1, limit: 1 })
  const listed = rules.filter(({ kind }) => hasList(kind)).map(({ uk }) => uk)
  expect(listed.toSorted()).toEqual(lists.map(({ uk }) => uk).toSorted())

  const sentence = offListText(rules)
  const named = [...new Set(rules.filter(({ uk_name }) => sentence.includes(uk_name)).map(({ uk }) => uk))]
  expect(named.toSorted()).toEqual(listed.toSorted())
})

it('say nothing of what happens off a list where there is none', () => {
  expect(offListText(rules.filter(({ kind }) => !hasList(kind)))).toBe('')
  expect(rules.find(({ uk }) => uk === 'uk-loughborough-university')).toMatchObject({ kind: 'lookup' })
})

it('contain the lowest and highest average of a whole master in the sentences', () => {
  for (const { uk } of rules) {
    const words = rules
      .filter((rule) => rule.uk === uk)
      .map(wordsOf)
      .join(' ')
    const rows = upperAverages(averages.filter((row) => row.uk === uk))
    if (rows.length === 0) continue
    const { low, high } = spanOf(rows)
    for (const value of [low, high]) expect(words, uk).toContain(String(value))
  }
})

it('let the list decide at three universities, and ask no less outside of a list than inside', () => {
  expect(
    rules
      .filter(({ kind }) => kind === 'list-decides')
      .map(({ uk }) => uk)
      .toSorted(),
  ).toEqual(['uk-university-of-bristol', 'uk-university-of-glasgow', 'uk-university-of-warwick'])
  for (const { uk } of rules) {
    const mine = averages.filter((row) => row.uk === uk)
    const [inside, outside] = [averageFor(mine, 'in_list'), averageFor(mine, 'outside_list')]
    if (inside !== null && outside !== null) expect(outside.low, uk).toBeGreaterThanOrEqual(inside.low)
  }
})

it.each(
  table(`
    uk-list-ucl | uk-university-college-london
    uk-pgt-strathclyde | uk-university-of-strathclyde
  `),
)('the registered statement %s prints the lines of the rule of %s', (id, uk) => {
  const numbers = upperAverages(averages.filter((row) => row.uk === uk)).flatMap(({ low, high }) => [
    low,
    high,
  ])
  expect(numbers.length).toBeGreaterThan(0)
  for (const number of numbers) expect(statement(id).text).toContain(String(number))
})
