import { describe, expect, it } from 'vitest'
import { listCountries } from '@/lib/collections/kinds/country'
import { listMajors, majorCategories, pinyinOf, profileOf } from '@/lib/host/content/majors'
import { bannedWords, lookalikes, money, textsOf } from './prose'

const majors = listMajors()

const profiles = majors
  .filter((major) => major.has_profile)
  .map((major) => {
    const profile = profileOf(major.id)
    if (profile === undefined) throw new Error(`${major.id} has no profile`)
    return { ...major, profile }
  })

const ownText = ({ related: _, ...own }: (typeof profiles)[number]['profile']) => own

describe('the list of majors', () => {
  it('holds 207 majors of 16 categories, each once', () => {
    expect(majors).toHaveLength(207)
    expect(new Set(majors.map(({ id }) => id)).size).toBe(207)
    expect(majorCategories()).toHaveLength(16)
  })

  it.each([
    ['会计学', 'K'],
    ['传播学', 'C'],
    ['音乐', 'Y'],
    ['区域与族裔研究', 'Q'],
    ['心理学', 'X'],
    ['运营、物流与电子商务', 'Y'],
    ['精算学', 'J'],
  ])('puts %s into the category %s', (name, word) => {
    expect(majors.find((major) => major.name_zh === name)?.word).toBe(word)
  })

  it('has the pinyin of every name', () => {
    expect(pinyinOf('fod1p-6201')).toEqual(['kuaijixue', 'kjx'])
    expect(pinyinOf('nothing')).toEqual([])
  })
})

describe('guides of categories', () => {
  it('exist for every category, have different texts, and contain no forbidden claim', () => {
    for (const { id, guide } of majorCategories()) expect(guide.compare.length, id).toBeGreaterThanOrEqual(3)
    expect(
      lookalikes(
        majorCategories().map(({ id, guide }) => [id, guide] as const),
        0.1,
      ),
    ).toEqual([])
    expect(
      textsOf(majorCategories()).filter(([, text]) => bannedWords.test(text) || money.test(text)),
    ).toEqual([])
  })
})

describe('profiles', () => {
  it('exist for at least 44 majors, including every popular one', () => {
    expect(profiles.length).toBeGreaterThanOrEqual(44)
    expect(majors.filter((major) => major.hot && !major.has_profile)).toEqual([])
  })

  it.each(profiles.map(({ name_zh, id, profile }) => [name_zh, id, profile] as const))(
    '%s is complete',
    (_, id, profile) => {
      expect(profile.courses.length).toBeGreaterThanOrEqual(5)
      expect(profile.questions.length).toBeGreaterThanOrEqual(3)
      const countries = profile.requirements.map(({ country }) => country)
      expect(countries.length).toBeGreaterThanOrEqual(3)
      expect(countries).toEqual([...new Set(countries)])
      const related = profile.related.map((major) => major.id)
      expect(related.length).toBeGreaterThanOrEqual(2)
      expect(related).not.toContain(id)
    },
  )

  it('name requirements only of countries that the site knows', () => {
    const known = new Set(listCountries().map(({ code }) => code))
    const named = profiles.flatMap(({ profile }) => profile.requirements.map(({ country }) => country))
    expect(named.filter((code) => !known.has(code))).toEqual([])
  })

  it('have different texts', () => {
    expect(
      lookalikes(
        profiles.map(({ id, profile }) => [id, ownText(profile)] as const),
        0.05,
      ),
    ).toEqual([])
  })

  it('contain no forbidden claim and no amount of money', () => {
    const found = textsOf(profiles).filter(([, text]) => bannedWords.test(text) || money.test(text))
    expect(found).toEqual([])
  })
})
