import { CheckList, TwoSides } from '@/components/blocks/check-list'
import { Caution, DetailBlock } from '@/components/blocks/detail-block'
import { FactRows } from '@/components/blocks/fact-rows'
import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { SourcedFacts } from '@/components/blocks/sourced-facts'
import { Steps } from '@/components/blocks/steps'
import { WeekPlan } from '@/components/blocks/week-plan'
import { SourceLink } from '@/components/facts/source-link'
import { RecordPage } from '@/components/features/record-page'
import type { ExamCourse, ExamCourseSummary } from '@/lib/api/exam-courses'
import { paths } from '@/lib/routing/paths'
import { absoluteUrl, type JsonLd, organization } from '@/lib/seo/json-ld'

/** Number of other courses below one. */
const relatedCount = 3

type CoursePageProps = { course: ExamCourse; related: readonly ExamCourseSummary[] }

/** One exam with its course. */
export function CoursePage({ course, related }: CoursePageProps) {
  return (
    <RecordPage
      scene="language"
      above={[{ label: '语言与考试课程', href: paths.courses }]}
      name={course.name}
      meta={
        <>
          {course.nameEn !== course.name && <span lang="en">{course.nameEn}</span>}
          <span>主办：{course.organiser}</span>
        </>
      }
      data={courseJsonLd(course)}
      form={{
        kind: 'language',
        source: `语言课程·${course.name}`,
        title: course.forParents ? '家长咨询' : '问问要准备多久',
        text: '回电时请说现在的水平、目标学校和要用分的时间，老师先判断要不要上课。',
      }}
      bands={
        <OpenParts>
          <OpenPart label={`考什么（${course.sections.length} 个部分）`}>
            <Steps items={course.sections.map(({ name, text }) => ({ title: name, text }))} />
          </OpenPart>
          {course.facts.length > 0 && (
            <OpenPart label={`查到的事实与出处（${course.facts.length} 条）`}>
              <SourcedFacts facts={course.facts} />
            </OpenPart>
          )}
          <OpenPart label={`按起点安排（${course.plans.map(({ weeks }) => weeks).join('、')}）`}>
            <p>周数是通常情形下的安排，不是承诺；每周能投入的时间少，就相应拉长。</p>
            {course.plans.map((plan) => (
              <section
                key={plan.start}
                className="grid gap-3 border border-line rounded-md bg-white p-6"
                aria-label={plan.start}
              >
                <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-lg">
                  {plan.start}
                  <span className="text-muted text-sm font-normal tabular-nums">{plan.weeks}</span>
                </h3>
                <WeekPlan label={`${plan.start}的安排`} steps={plan.steps} />
              </section>
            ))}
          </OpenPart>
          <OpenPart label="我们怎么上课">
            <FactRows rows={course.forms.map(({ method, text }) => ({ label: method, value: text }))} />
          </OpenPart>
          <OpenPart label="包含什么，不做什么">
            <TwoSides
              yes={{ title: '包含', items: course.included }}
              no={{ title: '我们不做的事', items: course.excluded }}
            />
          </OpenPart>
        </OpenParts>
      }
      others={{
        title: '同一语言的其他考试',
        label: '其他课程',
        items:
          related.length === 0
            ? []
            : [
                ...related.slice(0, relatedCount).map(({ name, nameEn, href }) => ({
                  label: name,
                  href,
                  ...(nameEn !== name && { note: nameEn }),
                })),
                { label: '全部语言与考试课程', href: paths.courses },
              ],
      }}
    >
      {/* Exams that are mostly taken before the age of 18. */}
      {course.forParents && (
        <Caution>
          <p>
            <strong>给家长：</strong>
            这门考试的考生多未满 18
            周岁。本站服务只面向成年人，由家长咨询和签约；按当地规定不能开设的学科类课程不开，我们为家长做备考规划、学校要求表和报名说明。
          </p>
        </Caution>
      )}
      <p data-answer>{course.measures}</p>
      <p>{course.summary}</p>
      <DetailBlock title="怎样计分">
        <p>{course.scoring}</p>
        <p className="border border-line rounded-sm bg-white px-4 py-3">
          以官网当日公布为准：
          <SourceLink source={course.official} />
        </p>
      </DetailBlock>
      <DetailBlock title="谁需要考">
        <CheckList items={course.neededBy} mark="yes" />
      </DetailBlock>
    </RecordPage>
  )
}

/**
 * Structured data of the offer: a service. Search engines report a `Course` without prices and dates as an error, and the site prints
 * neither. Pupils are not taught, so for their exams it is planning for parents.
 */
const courseJsonLd = (course: ExamCourse): JsonLd => ({
  '@type': 'Service',
  name: `${course.name}${course.forParents ? '备考规划' : '备考课程'}`,
  serviceType: course.forParents ? '考试备考规划' : '考试备考课程',
  description: course.summary,
  url: absoluteUrl(course.href),
  provider: organization(),
})
