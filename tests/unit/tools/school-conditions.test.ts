import { describe, expect, it } from 'vitest'
import { getSchool, type School } from '@/lib/api/schools'
import { listTuition } from '@/lib/api/tuition'
import { readConditions } from '@/lib/tools/conditions/input'
import { schoolConditions } from '@/lib/tools/conditions/school'
import { schoolLiving } from '@/lib/tools/cost/school-living'

const answers = (query: string) => readConditions(Object.fromEntries(new URLSearchParams(query)), []).input

describe('published values of a school', () => {
  it('include the tuition of a US college, with room, board, books and the rest as living', async () => {
    const school = await getSchool('us-new-york-university')
    if (school === null) throw new Error('no school')
    expect(await listTuition(school.id, 'undergraduate')).toMatchObject([
      { programme: '', currency: 'USD', per: 'year', feeYear: expect.stringMatching(/20\d\d/) },
    ])
    expect(schoolLiving(school, 'undergraduate')?.low).toBeGreaterThan(school.values.get('housing')?.num ?? 0)
    const masters = await listTuition(school.id, 'master')
    expect(masters.length).toBeGreaterThan(0)
    expect(masters.filter(({ programme }) => programme === '')).toEqual([])
  })

  it("are compared with the visitor's own scores", async () => {
    const school = await getSchool('us-new-york-university')
    const half = school?.values.get('sat')
    if (school === null || half?.num == null || half.to === null) throw new Error('no SAT')
    const at = (sat: number) => schoolConditions(school, answers(`level=undergraduate&sat=${sat}`))[0]
    expect(at(half.num)).toMatchObject({ status: 'met', gap: null })
    expect(at(half.num - 10)).toMatchObject({ status: 'unmet', gap: { size: 10 } })
    expect(schoolConditions(school, answers('level=undergraduate&ielts=7'))[0]).toMatchObject({
      status: 'unknown',
    })
  })

  describe('of Chinese degrees', () => {
    const rule = {
      ...{ uk: 'uk-a', covers: 'master', scope: '授课型硕士', kind: 'same' },
      ...{ summary: '要 80–85 分。', inside: null, outside: null, off_list: null, caveat: null },
      ...{ reviewed_on: '2026-11-01', url: 'https://a.test/china' },
    } satisfies School['chinaRules'][number]
    const average = {
      ...{ uk: 'uk-a', scope: 'university', scope_name: null, degree: 'master', uk_class: '2:1' },
      ...{ institutions: 'all', institutions_zh: null, low: 80, high: 85, basis: 'by course' },
      ...{ decides: 'average', opening_zh: null, ending_zh: '看课程', is_sure: true },
      ...{ url: 'https://a.test/china', read_on: '2026-11-01' },
    } satisfies School['chinaAverages'][number]
    const held = (
      query: string,
      given: Partial<School['chinaRules'][number]> = {},
      country = 'uk',
      averages: readonly Partial<School['chinaAverages'][number]>[] = [{}],
    ) =>
      schoolConditions(
        {
          ...{ id: 'uk-a', name: '甲', country, website: null, values: new Map() },
          chinaRules: [{ ...rule, ...given }],
          chinaAverages: averages.map((each) => ({ ...average, ...each })),
        },
        answers(query),
      )
    const percent = (grade: number) => `level=master&system=percent&grade=${grade}`

    it.each([
      [78.5, 'unmet', '您的均分 78.5 分，还差 1.5 分：要 80–85 分。', 1.5],
      [80, 'met', '您的均分 80 分，达到低的一档，要求高的课程要 85 分：要 80–85 分。', undefined],
      [85, 'met', '您的均分 85 分：要 80–85 分。', undefined],
    ])('holds an average of %d against one line for all', (grade, status, brief, size) => {
      const [found, ...more] = held(percent(grade))
      expect(more).toEqual([])
      expect(found).toMatchObject({ status, brief, reason: '要 80–85 分。' })
      expect(found?.gap?.size).toBe(size)
    })

    it('says inside and outside of a list, and compares nothing without the name of the own university', () => {
      const [found] = held(
        percent(80),
        { kind: 'list-grades', inside: '75 分。', outside: '85 分。' },
        'uk',
        [
          { institutions: 'in_list', institutions_zh: '名单内', low: 75, high: 75 },
          { institutions: 'outside_list', institutions_zh: '名单外', low: 85, high: 85 },
        ],
      )
      const words = '要 80–85 分。名单内：75 分。名单外：85 分。'
      expect(found).toMatchObject({ status: 'unknown', brief: words, reason: words, gap: null })
    })

    it.each([
      ['another scale', 'level=master&system=gpa&grade=3.5', {}],
      ['a rule without a number', percent(90), { low: null, high: null }],
      ['a number that is not sure', percent(90), { is_sure: false }],
      ['the number of one course', percent(90), { scope: 'course', scope_name: 'MSc' } as const],
      ["the number of bachelor's degrees", percent(90), { degree: 'bachelor' } as const],
      ['the number of a lower second', percent(90), { uk_class: '2:2' } as const],
    ])('compares nothing with %s', (_, query, given) => {
      expect(held(query, {}, 'uk', [given])).toMatchObject([
        { status: 'unknown', brief: '要 80–85 分。', gap: null },
      ])
    })

    it('says that a rule is of one course only, and compares nothing with it', () => {
      const [found] = held(percent(90), { covers: 'part', scope: '法学硕士' })
      expect(found).toMatchObject({
        status: 'unknown',
        brief: '没有读到学校对全部硕士的写法，只读到法学硕士：要 80–85 分。',
      })
    })

    it('says that the university names no class where it names none', () => {
      const [found] = held(percent(90), {}, 'uk', [{ uk_class: 'unstated' }])
      expect(found?.brief).toContain('学校没写对应 2:1 还是 2:2')
    })

    it.each([
      [60, 'unmet', '离低的一档还差 10 分', {}],
      [72, 'unknown', '看您的学校属于哪一类', {}],
      [75, 'met', '哪一类院校都达到', {}],
      [99, 'unknown', '其他院校一档达到，别的院校没有读到数', { low: null, high: null }],
    ])('holds %d against kinds of institutions: %s', (grade, status, words, better) => {
      const [found] = held(percent(grade), { kind: 'groups' }, 'uk', [
        { institutions: '211', institutions_zh: '211 院校', low: 70, high: 70, decides: 'both', ...better },
        { institutions: 'others', institutions_zh: '其他院校', low: 75, high: 75, decides: 'both' },
      ])
      expect(found?.status).toBe(status)
      expect(found?.brief).toContain(words)
    })

    it('concerns masters in the United Kingdom alone', () => {
      expect(held(percent(90).replace('master', 'undergraduate'))).toEqual([])
      expect(held(percent(90), {}, 'au')).toEqual([])
    })
  })
})
