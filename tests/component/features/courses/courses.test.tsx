import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CourseIndex } from '@/components/features/courses/course-index'
import { CoursePage } from '@/components/features/courses/course-page'
import { courseFilters } from '@/components/features/courses/load-courses'
import type { ExamCourse } from '@/lib/api/exam-courses'
import { findField } from '@/tests/component/site/lead/find-field'
import { drawPage } from '../../draw-page'
import { jsonLdOf } from '../products/support'

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
  sections: [],
  scoring: '以官网为准。',
  facts: [],
  official: { name: '甲机构', url: 'https://example.org/' },
  neededBy: [],
  plans: [],
  forms: [],
  included: [],
  excluded: [],
  ...values,
})

// Search engines report a course without prices and dates as an error.
it.each([
  [false, '考试备考课程'],
  [true, '考试备考规划'],
])(
  'is a service with the language form, where candidates are minors (%s) %s',
  async (forParents, serviceType) => {
    const { container } = await drawPage(<CoursePage course={courseOf({ forParents })} related={[]} />)
    expect(await findField(container, 'form')).toHaveValue('language')
    expect(await findField(container, 'source')).toHaveValue('语言课程·甲考试')
    const data = jsonLdOf(container)
    expect(data.Course).toBeUndefined()
    expect(data.Service).toMatchObject({ serviceType })
    expect(screen.queryAllByText('给家长：')).toHaveLength(forParents ? 1 : 0)
  },
)

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
