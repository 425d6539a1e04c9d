import { describe, expect, it } from 'vitest'
import { listExamCourses } from '@/lib/host/content/exam-courses'
import { examOptions } from '@/lib/leads/options'

const examCourses = listExamCourses()

describe('exam courses', () => {
  it('cover every subject that the form offers', () => {
    const covered = new Set(examCourses.map((course) => course.apply_course))
    expect(examOptions.map(({ value }) => value).filter((value) => !covered.has(value))).toEqual([])
    const known = new Set(examOptions.map(({ value }) => value))
    expect([...covered].filter((value) => value !== null && !known.has(value))).toEqual([])
  })

  it('have source and date beside every figure about the world', () => {
    const facts = examCourses.flatMap((course) => course.facts)
    expect(facts.length).toBeGreaterThan(40)
    expect(facts.filter((fact) => /未标|存档/.test(fact.as_of) && !fact.check)).toEqual([])
    expect(facts.filter((fact) => /历史|旧制|旧分制/.test(fact.label))).toEqual([])
  })
})
