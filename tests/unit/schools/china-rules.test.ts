import { expect, it } from 'vitest'
import { statement } from '@/lib/facts/registry'
import { findChinaRules } from '@/lib/host/schools/find-china-rules'
import { schoolStore } from '@/lib/host/schools/store'
import { hasList } from '@/lib/schools/china-rules'

const rules = await findChinaRules(schoolStore())

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

it('contain every required score in the sentences', () => {
  for (const rule of rules) {
    for (const line of [rule.line_in, rule.line_out]) {
      for (const value of line === null ? [] : [line.low, line.high])
        expect(wordsOf(rule), rule.uk).toContain(String(value))
    }
  }
})

it('let the list decide at three universities, and ask no less outside of a list than inside', () => {
  expect(
    rules
      .filter(({ kind }) => kind === 'list-decides')
      .map(({ uk }) => uk)
      .toSorted(),
  ).toEqual(['uk-university-of-bristol', 'uk-university-of-glasgow', 'uk-university-of-warwick'])
  for (const { line_in, line_out, uk } of rules) {
    if (line_in !== null && line_out !== null) expect(line_out.low, uk).toBeGreaterThanOrEqual(line_in.low)
  }
})

it.each([
  ['uk-list-ucl', 'uk-university-college-london'],
  ['uk-list-edinburgh', 'uk-university-of-edinburgh'],
  ['uk-list-exeter', 'uk-university-of-exeter'],
  ['uk-pgt-surrey', 'uk-university-of-surrey'],
  ['uk-pgt-hw', 'uk-heriot-watt-university'],
  ['uk-pgt-strathclyde', 'uk-university-of-strathclyde'],
  ['uk-pgt-stirling', 'uk-university-of-stirling'],
])('the registered statement %s prints the lines of the rule of %s', (id, uk) => {
  const [rule] = rules.filter((each) => each.uk === uk)
  const numbers = [rule?.line_in, rule?.line_out].flatMap((line) =>
    line == null ? [] : [line.low, line.high],
  )
  expect(numbers.length).toBeGreaterThan(0)
  for (const number of numbers) expect(statement(id).text).toContain(String(number))
})
