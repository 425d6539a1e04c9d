import { describe, expect, it } from 'vitest'
import { flagCodes } from '@/components/ui/flag'
import { listBranches } from '@/lib/collections/kinds/branch'
import { alike } from '@/tests/support/similarity'
import { bannedWords, hanOf, lookalikes, money, textsOf } from '../content/prose'

/** Every branch with the texts that were written for its city only. */
const cities = listBranches().map(({ code, name, guide, teams }) => {
  if (guide === null) throw new Error(`${code} has no guide`)
  return { code, place: name.replace('分公司', ''), guide, teams }
})

const codes = 'bj cd cq cs fz gz hn hz km nj qd sh sz wh xa xg xjp zz'.split(' ')

describe('the guides of cities', () => {
  it('are 18, one for each branch', () => {
    expect(cities.map(({ code }) => code).toSorted()).toEqual(codes)
  })

  it.each(cities.map((city) => [city.code, city] as const))('%s has its parts', (_, city) => {
    expect(city.guide.universities.groups.length).toBeGreaterThanOrEqual(3)
    expect(city.guide.visas.places.length).toBeGreaterThanOrEqual(3)
    expect(city.guide.calendar.seasons.length).toBeGreaterThanOrEqual(4)
    expect(city.guide.questions.list.length).toBeGreaterThanOrEqual(3)
    expect(city.teams.length).toBeGreaterThanOrEqual(3)
  })

  it.each(cities.map((city) => [city.code, city] as const))('%s can be found by its name', (_, city) => {
    const { title, description, headline } = city.guide
    for (const text of [title, description, headline.join('')]) expect(text).toContain(city.place)
    expect([...description].length).toBeGreaterThanOrEqual(60)
    expect([...description].length).toBeLessThanOrEqual(80)
    expect([...title].length).toBeLessThanOrEqual(30)
  })

  it('have titles, descriptions and headings that no other city has', () => {
    const own = cities.flatMap(({ guide }) => [
      guide.title,
      guide.description,
      guide.universities.heading,
      guide.schools.heading,
      guide.exams.heading,
      guide.visas.heading,
      guide.calendar.heading,
      guide.questions.heading,
    ])
    expect(own.filter((text, index) => own.indexOf(text) !== index)).toEqual([])
  })

  it('share less than a fifth of their three-character sequences, and no sentence', () => {
    const texts = cities.map(({ code, guide, teams }) => [code, hanOf([guide, teams])] as const)
    expect(alike(texts, 0.2)).toEqual([])
    expect(
      lookalikes(
        cities.map(({ code, guide, teams }) => [code, [guide, teams]]),
        0.05,
      ),
    ).toEqual([])
    const sentences = cities.flatMap(({ guide, teams }) =>
      textsOf([guide, teams])
        .filter(([path]) => !/\.(names|site|sites|label|name)\b/.test(path))
        .flatMap(([, text]) => text.split(/[。；？]/))
        .filter((sentence) => [...sentence].length > 12),
    )
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([])
  })

  it('contain no promise and no amount of money', () => {
    const found = textsOf(cities).filter(([, text]) => bannedWords.test(text) || money.test(text))
    expect(found).toEqual([])
  })

  it('contain no invented street, house or telephone number', () => {
    const found = textsOf(cities).filter(([, text]) => /\d+\s?号[^线风]|\d+\s?[楼层室座]|\d{7,}/.test(text))
    expect(found).toEqual([])
  })

  it('link to official sites by https and use flags that exist', () => {
    const places = cities.flatMap(({ guide }) => guide.visas.places)
    const sites = [...places.map(({ site }) => site), ...cities.flatMap(({ guide }) => guide.exams.sites)]
    expect(sites.filter(({ url }) => !url.startsWith('https://'))).toEqual([])
    const flags: readonly string[] = flagCodes
    expect(places.filter(({ country }) => country !== null && !flags.includes(country))).toEqual([])
  })
})

describe('facts of consular districts and examinations', () => {
  const guideOf = (code: string) => JSON.stringify(cities.find((city) => city.code === code)?.guide)

  it.each([
    ['qd', '日本驻青岛总领事馆'],
    ['cq', '日本驻重庆总领事馆'],
    ['km', '归重庆'],
    ['fz', '美国驻广州总领事馆'],
    ['hn', '广州领区'],
    ['hz', '美国驻上海总领事馆'],
    ['cd', '2020 年关闭'],
    ['xa', '西交利物浦大学常被误会在西安，它其实在苏州'],
    ['hn', '标准分'],
    ['hz', '一年有两次选考'],
  ])('%s states: %s', (code, words) => {
    expect(guideOf(code)).toContain(words)
  })

  it('send no family of the south-west to the American consulate that has closed', () => {
    for (const code of ['cd', 'cq', 'km']) expect(guideOf(code)).not.toContain('美国驻成都总领事馆')
  })
})
