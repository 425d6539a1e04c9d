import { describe, expect, it } from 'vitest'
import { listArticles, listCountryArticles } from '@/lib/collections/kinds/shown-articles'
import { deadlines } from '@/lib/facts/admissions/deadlines'
import { plainText } from '@/lib/facts/in-text'
import { pages } from '@/tests/support/campaigns'
import { list, table } from '@/tests/support/table'

type Text = { where: string; titles: string; sentences: readonly string[] }

/** Every text inside a content, with days and figures filled in. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.includes('{{') ? plainText(value) : value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const sentencesOf = (texts: readonly string[]) => texts.flatMap((text) => text.split(/[。！？\n]/))

const written: readonly Text[] = [
  ...[...listArticles(), ...listCountryArticles()].map(({ id, title, summary, sections }) => ({
    where: id,
    titles: title,
    sentences: sentencesOf([summary, ...textsIn(sections)]),
  })),
  ...pages.flatMap(({ file, campaign }) => [
    {
      where: file,
      titles: campaign.seo.title,
      sentences: sentencesOf(textsIn([campaign.seo.description, campaign.sections])),
    },
    ...campaign.sections.map((section) => ({
      where: `${file} ${section.type}`,
      titles: 'heading' in section ? (section.heading ?? '') : '',
      sentences: sentencesOf(textsIn(section)),
    })),
  ]),
]

const dayPattern = /(20\d{2})(?:-|\s?年\s?)(\d{1,2})(?:-|\s?月\s?)(\d{1,2})/g

const iso = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

const registered = new Set(deadlines.flatMap(({ opens, closes }) => [opens, closes]))

/** Whether a day is that of an earlier season in the register, give or take two weeks. */
const isOfEarlierSeason = (day: string): boolean =>
  deadlines.some(({ closes, opens }) =>
    [closes, opens].some((one) => {
      if (one === null) return false
      const years = Math.round((Date.parse(one) - Date.parse(day)) / (365.25 * 86_400_000))
      const moved = Math.abs(Date.parse(one) - Date.parse(day) - years * 365.25 * 86_400_000) / 86_400_000
      return years >= 1 && moved <= 14
    }),
  )

/** Application days of an earlier season in a text that announces a year. */
function staleDays({ titles, sentences }: Text): string[] {
  const years = titles.match(/20\d{2}(?= ?年?(?:秋|春)?季?入学|–| 申请季)/g) ?? []
  if (!years.some((year) => year === '2027')) return []
  return sentences
    .filter((sentence) => /申请|截止|递交|开放|报名|同等考虑/.test(sentence))
    .flatMap((sentence) =>
      [...sentence.matchAll(dayPattern)]
        .map(([, year = '', month = '', day = '']) => iso(year, month, day))
        .filter((day) => !registered.has(day) && isOfEarlierSeason(day))
        .map((day) => `${day}：${sentence}`),
    )
}

describe('a text with a year in its title', () => {
  it('prints no day of an earlier season', () => {
    expect(written.flatMap((text) => staleDays(text).map((stale) => `${text.where} ${stale}`))).toEqual([])
  })

  it.each(
    table(
      `
      UCAS 2027 年入学时间线 | 多数课程的平等考虑截止是 2026 年 1 月 14 日 | 2026-01-14
      UCAS 2027 年入学时间线 | 早截止课程是 2025-10-15 | 2025-10-15
      UCAS 2027 年入学时间线 | 多数课程的平等考虑截止是 2027 年 1 月 13 日 |
      英国毕业生签证 | 多数课程的平等考虑截止是 2026 年 1 月 14 日 |
    `,
      [String, String, list],
    ),
  )('is reported when it does: %s, %s', (titles, sentence, found) => {
    const stale = staleDays({ where: '', titles, sentences: [sentence] })
    expect(stale.map((line) => line.slice(0, 10))).toEqual(found)
  })

  it('on UCAS gives both days of that year', () => {
    const about = written.filter(({ titles }) => /UCAS.*2027|2027.*UCAS/.test(titles))
    expect(about.length).toBeGreaterThanOrEqual(2)
    for (const { where, sentences } of about) {
      const text = sentences.join('。')
      expect(text, where).toContain('2027 年 1 月 13 日')
      expect(text, where).toContain('2026 年 10 月 15 日')
    }
  })
})

describe('a registered day', () => {
  const told = new Set(deadlines.flatMap(({ facts }) => facts))

  it('has no note beside it that calls it a day of an earlier season', () => {
    const notes = pages.flatMap(({ file, campaign }) =>
      campaign.sections.flatMap((section) =>
        section.type === 'rules'
          ? section.items
              .filter(({ statement }) => told.has(statement))
              .map(({ statement, label = '', note = '' }) => `${file} ${statement}：${label} ${note}`)
          : [],
      ),
    )
    expect(notes.length).toBeGreaterThan(10)
    expect(notes.filter((note) => /往年|上一季|上季|较早一季|202[56] ?(?:年)?申请季/.test(note))).toEqual([])
  })
})
