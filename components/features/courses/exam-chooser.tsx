import { Fragment } from 'react'
import { PlainTable } from '@/components/blocks/plain-table'
import { Link } from '@/components/ui/link'
import { detailPath } from '@/lib/routing/paths'
import { examChoices } from './exam-choices'

/** The usual exams for each path abroad. */
export function ExamChooser() {
  return (
    <PlainTable
      caption="常见去向与考试；课程名可以点开"
      columns={['去向', '语言成绩', '学术或入学考试', '先做的一件事']}
      rows={examChoices.map(({ goal, language, academic, first }) => ({
        label: goal,
        cells: [
          <CourseLinks key="language" courses={language} />,
          <CourseLinks key="academic" courses={academic} />,
          first,
        ],
      }))}
    />
  )
}

function CourseLinks({ courses }: { courses: readonly (readonly [id: string, name: string])[] }) {
  if (courses.length === 0) return '一般不要'
  return (
    <span>
      {courses.map(([id, name], at) => (
        <Fragment key={id}>
          {at > 0 && '、'}
          <Link href={detailPath.examCourse(id)}>{name}</Link>
        </Fragment>
      ))}
    </span>
  )
}
