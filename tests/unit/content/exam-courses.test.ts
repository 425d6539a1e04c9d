import { describe, expect, it } from 'vitest'
import { listExamCourses } from '@/lib/host/content/exam-courses'
import { examOptions, teachMethodOptions } from '@/lib/leads/options'
import { bannedWords, lookalikes, money, textsOf } from './prose'

const examCourses = listExamCourses()

const methods = teachMethodOptions.map(({ value }) => value)

/** The text of one course only. What all courses include and leave out is the same on purpose. */
const ownText = ({ facts: _, included: __, excluded: ___, ...own }: (typeof examCourses)[number]) => own

describe('exam courses', () => {
  it('cover these exams', () => {
    expect(examCourses.map(({ exam }) => exam)).toEqual([
      'toefl',
      'ielts',
      'pte',
      'itep',
      'toefl-junior',
      'gre',
      'gmat',
      'sat',
      'act',
      'ap',
      'alevel',
      'ssat',
      'aeas',
      'jlpt',
      'eju',
      'jp-university-exam',
    ])
  })

  it('cover every subject that the form offers', () => {
    const covered = new Set(examCourses.map((course) => course.apply_course))
    expect(examOptions.map(({ value }) => value).filter((value) => !covered.has(value))).toEqual([])
    const known = new Set(examOptions.map(({ value }) => value))
    expect([...covered].filter((value) => value !== null && !known.has(value))).toEqual([])
  })

  it.each(examCourses.map((course) => [course.id, course] as const))('%s is complete', (_, course) => {
    expect(course.teach_methods.filter((method) => !methods.includes(method))).toEqual([])
    expect(course.forms.map(({ method }) => method)).toEqual(course.teach_methods)
    expect(course.scoring).toMatch(/官网|募集要项/)
    expect(course.plans.every((plan) => plan.steps.length >= 3)).toBe(true)
    expect(course.excluded.join()).toContain('对分数的承诺')
  })

  it('have source and date beside every figure about the world', () => {
    const facts = examCourses.flatMap((course) => course.facts)
    expect(facts.length).toBeGreaterThan(40)
    expect(facts.filter((fact) => /未标|存档/.test(fact.as_of) && !fact.check)).toEqual([])
    expect(facts.filter((fact) => /历史|旧制|旧分制/.test(fact.label))).toEqual([])
  })

  it('address parents where candidates are minors, and say what is not taught', () => {
    const forParents = examCourses.filter((course) => course.for_parents)
    expect(forParents.map(({ id }) => id)).toEqual([
      'toefl-junior',
      'sat',
      'act',
      'ap',
      'alevel',
      'ssat',
      'aeas',
    ])
    for (const course of forParents) expect(course.excluded.join()).toContain('由成年家长咨询和签约')
    for (const id of ['toefl-junior', 'ssat', 'aeas']) {
      const course = examCourses.find((candidate) => candidate.id === id)
      expect(course?.excluded).toContain('面向义务教育阶段学生的学科类授课')
    }
  })

  it('contain no forbidden claim and no price, and differ from one another', () => {
    expect(textsOf(examCourses).filter(([, text]) => bannedWords.test(text) || money.test(text))).toEqual([])
    expect(
      lookalikes(
        examCourses.map((course) => [course.id, ownText(course)] as const),
        0.12,
      ),
    ).toEqual([])
  })
})
