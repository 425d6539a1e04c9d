import { expect, it } from 'vitest'
import { getExamCourse, listExamCourses, listExamLanguages } from '@/lib/api/exam-courses'
import { examCourseOperations, examLanguageListSchema } from '@/lib/contract/exam-courses'
import { table } from '@/tests/support/table'
import { describeContentOperations, malformed } from './describe-operations'

describeContentOperations('exam courses', (calls) => {
  const { answerOf, dataOf } = calls

  it('filters by language and exam', async () => {
    const japanese = await dataOf('/v1/kspx?lang=ja', examCourseOperations.list.data)
    expect(japanese.list.map(({ id }) => id)).toEqual(['jlpt', 'eju', 'jp-university-exam'])
    const toefl = await dataOf('/v1/kspx?exam=toefl', examCourseOperations.list.data)
    expect(toefl.list.map(({ id }) => id)).toEqual(['toefl'])
    expect(await dataOf('/v1/kspx?lang=ja&exam=toefl', examCourseOperations.list.data)).toMatchObject({
      total: 0,
    })
  })

  it('does not send in a list what only the detail shows', async () => {
    const { list } = await dataOf('/v1/kspx', examCourseOperations.list.data.loose())
    expect(list[0]).not.toHaveProperty('plans')
    expect(JSON.stringify(await answerOf('/v1/kspx'))).not.toContain('"plans"')
  })

  it('lists the languages with the number of courses for each', async () => {
    for (const { lang, count, exams } of await dataOf('/v1/kspxlang', examLanguageListSchema)) {
      const page = await dataOf(`/v1/kspx?lang=${lang}&limit=60`, examCourseOperations.list.data)
      expect(page.total).toBe(count)
      expect(page.list.map(({ exam }) => exam)).toEqual(exams.map(({ exam }) => exam))
    }
  })

  it.each(
    table(`
      lang=fr | 参数 lang 有误：只能是 en、ja
      exam=a/b | 参数 exam 有误：编号要写出，只能有字母、数字、下划线和连字符
      page=x | 参数 page 有误：页码要写成从 1 开始的整数
    `),
  )('refuses %s', async (query, msg) => {
    expect(await answerOf(`/v1/kspx?${query}`)).toEqual(malformed(msg))
  })
})

it('gives pages courses with facts that name source and date', async () => {
  const { list } = await listExamCourses({ lang: 'en', limit: 1 })
  expect(list[0]).toMatchObject({ name: '托福 iBT', applyCourse: '托福', href: '/yylist/toefl' })

  const toefl = await getExamCourse('toefl')
  expect(toefl?.facts[0]).toEqual({
    label: '托福：2026 年新分制',
    text: '2026-01-21 起托福改用 1–6 分制，与欧标 CEFR 对应。',
    asOf: '2025',
    source: {
      name: 'ETS 帮助中心',
      url: 'https://intercom.help/toeflaccess/en/articles/11758550-toefl-ibt-enhancements-coming-january-2026',
    },
    check: false,
  })
  expect(toefl).not.toHaveProperty('checked')
  expect(toefl).toMatchObject({ official: { url: 'https://www.ets.org/toefl.html' } })
  expect(await getExamCourse('nothing')).toBeNull()
  expect(await getExamCourse('..')).toBeNull()
  expect((await listExamLanguages()).map(({ lang, name }) => [lang, name])).toEqual([
    ['en', '英语'],
    ['ja', '日语'],
  ])
})
