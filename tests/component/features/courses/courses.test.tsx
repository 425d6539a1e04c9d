import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CourseIndex, ExamChooser } from '@/components/features/courses/course-index'
import { CoursePage } from '@/components/features/courses/course-page'
import { courseFilters } from '@/components/features/courses/load-courses'
import type { ExamCourse } from '@/lib/api/exam-courses'
import { listExamCourses } from '@/lib/host/content/exam-courses'
import { openFold } from '@/tests/component/open-fold'
import { findField } from '@/tests/component/site/lead/find-field'
import { drawPage } from '../../draw-page'
import { jsonLdOf } from '../products/support'

const examCourses = listExamCourses()

const courseOf = (values: Partial<ExamCourse> = {}): ExamCourse => ({
  id: 'one',
  exam: 'one',
  lang: 'en',
  name: '甲考试',
  nameEn: 'Exam One',
  organiser: '甲机构',
  summary: '先按新题型摸底。',
  applyCourse: '托福',
  teachMethods: ['基础', '冲刺'],
  forParents: false,
  href: '/yylist/one',
  measures: '考听说读写。',
  sections: [{ name: '阅读', text: '三篇长文。' }],
  scoring: '以官网为准。',
  facts: [
    {
      label: '分制',
      text: '改用新分制。',
      asOf: '2025',
      source: { name: '甲机构官网', url: 'https://example.org/score' },
      check: true,
    },
  ],
  official: { name: '甲机构', url: 'https://example.org/' },
  neededBy: ['申请本科的人'],
  plans: [
    {
      start: '四级刚过',
      weeks: '6 周',
      steps: [
        { when: '第 1–2 周', text: '精读' },
        { when: '第 3–6 周', text: '模考' },
      ],
    },
  ],
  forms: [{ method: '基础', text: '词汇与语法。' }],
  included: ['批改'],
  excluded: ['报名费'],
  ...values,
})

describe('the page of a course', () => {
  it('shows what is tested with its facts, names the official site, and gives no date of a check', async () => {
    await drawPage(<CoursePage course={courseOf()} related={[]} />)
    expect(openFold('考什么（1 个部分）').getByText('三篇长文。')).toBeVisible()
    expect(screen.getByRole('link', { name: '甲机构' })).toHaveAttribute('href', 'https://example.org/')
    expect(screen.queryByText(/资料核对/)).not.toBeInTheDocument()
    const facts = openFold(/^查到的事实与出处/)
    expect(facts.getByRole('link', { name: '甲机构官网' })).toBeVisible()
    expect(facts.getByText('※')).toBeVisible()
  })

  it('plans by the starting score', async () => {
    await drawPage(<CoursePage course={courseOf()} related={[]} />)
    const plan = openFold(/^按起点安排/).getAllByRole('listitem')
    expect(plan.map((step) => step.textContent)).toEqual(['第 1–2 周精读', '第 3–6 周模考'])
  })

  it('leaves out the facts when there are none', async () => {
    await drawPage(<CoursePage course={courseOf({ facts: [] })} related={[]} />)
    expect(screen.queryByText(/^查到的事实与出处/)).not.toBeInTheDocument()
  })

  it('is a service with the language form', async () => {
    const { container } = await drawPage(<CoursePage course={courseOf()} related={[]} />)
    expect(await findField(container, 'form')).toHaveValue('language')
    expect(await findField(container, 'source')).toHaveValue('语言课程·甲考试')
    const data = jsonLdOf(container)
    // Search engines report a course without prices and dates as an error.
    expect(data.Course).toBeUndefined()
    expect(data.Service).toMatchObject({ name: '甲考试备考课程', serviceType: '考试备考课程' })
    expect(screen.queryByText('给家长：')).not.toBeInTheDocument()
  })

  it('is a plan for parents, not for a course, where candidates are minors', async () => {
    const { container } = await drawPage(<CoursePage course={courseOf({ forParents: true })} related={[]} />)
    expect(screen.getByText('给家长：')).toBeVisible()
    const data = jsonLdOf(container)
    expect(data.Course).toBeUndefined()
    expect(data.Service).toMatchObject({ serviceType: '考试备考规划' })
  })
})

it('lists courses with organiser and format, and names the contact for parents', () => {
  const list = [courseOf(), courseOf({ id: 'two', name: '乙', href: '/yylist/two', forParents: true })]
  render(
    <CourseIndex
      path="/yylist"
      filters={[]}
      state={{ values: {}, page: 1, notes: [] }}
      found={{ list, total: 2, page: 1, limit: 30 }}
      relaxations={[]}
    />,
  )
  const [one, two] = within(screen.getByRole('list', { name: '课程' })).getAllByRole('listitem')
  expect(one).toHaveTextContent('基础、冲刺')
  expect(one).not.toHaveTextContent('由家长咨询')
  expect(two).toHaveTextContent('由家长咨询')
})

it('offers each exam once, however many courses it has', () => {
  const [, exam] = courseFilters([
    {
      lang: 'en',
      name: '英语',
      count: 3,
      exams: [
        { exam: 'ielts', name: '雅思' },
        { exam: 'ielts', name: '雅思' },
        { exam: 'gre', name: 'GRE' },
      ],
    },
  ])
  expect(exam).toMatchObject({
    name: 'exam',
    choices: [
      { value: 'ielts', label: '雅思' },
      { value: 'gre', label: 'GRE' },
    ],
  })
})

it('offers only existing courses', () => {
  render(<ExamChooser />)
  const known = new Set(examCourses.map(({ id }) => `/yylist/${id}`))
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(links.filter((href) => !known.has(href))).toEqual([])
  expect(links.length).toBeGreaterThan(20)
})
