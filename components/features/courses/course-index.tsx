import { Fragment } from 'react'
import { ListPage } from '@/components/blocks/listing/list-page'
import { PlainTable } from '@/components/blocks/plain-table'
import { RecordList } from '@/components/blocks/record-list'
import { Link } from '@/components/ui/link'
import { adviceOn } from '@/lib/collections/kinds/advice'
import { detailPath } from '@/lib/routing/paths'
import { examChoices } from './exam-choices'
import type { CourseListData } from './load-courses'

/** Language and exam courses with filters, and which exam suits whom. */
export function CourseIndex(page: CourseListData) {
  return (
    <ListPage
      scene="language"
      title="语言与考试课程"
      intro={
        <p>
          先弄清学校要哪一门、要多少、何时要，再谈上课。每门写明考什么、几周做什么、含什么和不含什么；不写价格，也不承诺分数。
        </p>
      }
      folds={[
        {
          id: 'which-exam',
          label: '去哪里、读什么，通常考哪一门',
          body: (
            <>
              <p>这是常见的组合，不是规定。同一所学校的不同专业要求也不一样，报名前逐校核对当年的要求页。</p>
              <ExamChooser />
            </>
          ),
        },
        {
          id: 'before',
          label: '报班之前先做四件事',
          text: '前三件自己就能做，不用付钱。',
          notes: adviceOn('courses'),
        },
      ]}
      {...page}
      unit="门课程"
      empty={<p>这种语言里没有这门考试。去掉一个条件再看。</p>}
      relaxed={{ unit: '门', all: '查看全部课程' }}
    >
      <RecordList
        label="课程"
        rows={page.found.list.map((course) => ({
          href: course.href,
          title: course.name,
          line: `${course.forParents ? '由家长咨询，' : ''}${course.organiser}，${course.teachMethods.join('、')}`,
          text: course.summary,
          hue: course.lang === 'ja' ? 'jp' : 'us',
        }))}
      />
    </ListPage>
  )
}

/** The usual exams for each path abroad. */
function ExamChooser() {
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
