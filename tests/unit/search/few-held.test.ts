import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { readTable } from '@/lib/core/read-table'
import { findSchool } from '@/lib/host/schools/find-school'
import { schoolStore } from '@/lib/host/schools/store'
import { answerTo } from '@/lib/host/search/answers/answer'
import { fewHeld } from '@/lib/host/search/answers/few-held'
import { linesOfFew } from '@/lib/host/search/answers/schools/subjects'
import type { SearchEngine } from '@/lib/host/search/engine'
import { table } from '@/tests/support/table'
import { searchOfNamedPages } from '../../support/search-corpus'

let engine: SearchEngine

beforeAll(async () => {
  engine = await searchOfNamedPages()
})

type Row = { country: string; text: string; school: string | null }

const tableRows = (file: string, folder: string, columns: readonly string[], own: string | null): Row[] =>
  readTable(file, [...columns, ...(own === null ? ['country'] : [own])], `lib/content/${folder}`).map(
    (row) => {
      const school = own === null ? null : row.text(own)
      return {
        country: school?.slice(0, 2) ?? row.text('country') ?? '',
        text: columns.map((column) => row.text(column) ?? '').join(' '),
        school,
      }
    },
  )

const statements: { country: string; label: string; text: string }[] = JSON.parse(
  readFileSync('lib/facts/data/statements.json', 'utf8'),
)

/** Every row of the tables in which a school can stand, read without the code of the search. */
const rows: readonly Row[] = [
  ...tableRows('routes.csv', 'guides', ['statement_zh'], null),
  ...statements.map(({ country, label, text }) => ({
    country: country.toLowerCase(),
    text: `${label} ${text}`,
    school: null,
  })),
  ...tableRows('entry_thresholds.csv', 'admissions', ['english'], 'school_id'),
  ...tableRows('tuition_ranges.csv', 'schools', ['english_tests'], 'id'),
  ...tableRows('commonapp_2024_25.csv', 'schools', ['english_tests'], 'id'),
]

const isNamed = (text: string, name: string) =>
  new RegExp(`(?:^|[、，：；（ ])${name.replace(/大学$/, '')}(?:大学)?(?:[、，。；：认不只列]|$)`).test(text)

describe('a subject that few schools have', () => {
  it.each(fewHeld.filter(({ isAnswered }) => !isAnswered))(
    '$what is never missing where a row about the school says it',
    async (gap) => {
      const about = rows.filter(({ text }) => gap.written.test(text.toLowerCase()))
      const schools = await schoolStore()
        .selectFrom('schools')
        .select(['id', 'country', 'name_zh'])
        .where('level', '=', 'university')
        .where('name_zh', 'is not', null)
        .execute()
      const held = schools.filter(({ id, country, name_zh }) =>
        about.some(
          (row) =>
            row.school === id ||
            (row.school === null && row.country === country && isNamed(row.text, name_zh ?? '')),
        ),
      )
      const denied = await Promise.all(
        held.map(async ({ id }) => {
          const school = await findSchool(schoolStore(), id)
          return school === null || (await linesOfFew(gap, school)).length > 0 ? [] : [id]
        }),
      )
      expect(denied.flat()).toEqual([])
    },
  )

  it.each([
    ['曼大收多邻国吗', /不认多邻国[\s\S]*曼彻斯特/],
    ['利物浦大学 duolingo', /多邻国 125/],
    ['墨尔本大学认多邻国吗', /没有多邻国/],
    ['香港教育大学六级', /430/],
    ['香港博士奖学金', /香港博士研究生奖学金/],
    ['英国可以间隔年吗', /延期入学/],
    ['悉尼大学认可高考吗', /接受高考/],
    ['利兹认可家庭版托福吗', /托福要求[\s\S]*托福、雅思/],
    ['UCLA托福', /UC 本科要求新 4\.5/],
    ['伯克利申请费', /加州大学国际生每校区 95/],
    ['加州大学托福', /等 9 所 · [^}]*UC 本科要求新 4\.5/],
    ['罗德岛大学截止', /2025-02-01[\s\S]*2024–25/],
    ['伯明翰大学学历认可吗', /留学服务中心/],
  ])('%s is answered with its rows', async (question, words) => {
    const answer = await answerTo(engine.ask(question))
    expect(JSON.stringify(answer)).toMatch(words)
    expect(JSON.stringify(answer)).not.toMatch(/没查到|本站没有/)
  })

  it.each(['应届高考生能申请香港吗', '应届生能去英国读研吗'])(
    '%s is not about those who come back',
    async (question) => {
      expect((await answerTo(engine.ask(question)))?.title ?? '').not.toContain('应届')
    },
  )
})

it.each(
  table(`
      msc | 硕士
      ma | 硕士
      meng | 硕士
      BA | 本科
      LLB | 本科
    `),
)('the letters of a degree %s is the level %s', async (letters, level) => {
  const answer = await answerTo(engine.ask(`曼大 ${letters} 学费`))
  expect(answer?.title).toBe(`曼彻斯特大学 · ${level}学费`)
})
