import { OpenParts } from '@/components/blocks/open-parts'
import { GpaForm } from '@/components/features/tools/gpa/gpa-form'
import { CoursePoints, GpaExample, GpaResult } from '@/components/features/tools/gpa/gpa-result'
import { GpaGuide, GpaTables, LeftOutScales, UkAverages } from '@/components/features/tools/gpa/gpa-tables'
import { ToolPage, ToolSplit } from '@/components/features/tools/tool-page'
import { ToolWays } from '@/components/features/tools/tool-ways'
import { fieldLimit } from '@/lib/leads/field-limits'
import type { SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { absoluteUrl } from '@/lib/seo/json-ld'
import { sheetOf } from '@/lib/tools/gpa/calculate'
import { gpaHref, readCourses, shortHref } from '@/lib/tools/gpa/courses'
import { toolMetadata } from '@/lib/tools/tools'

type Props = { searchParams: Promise<SearchParams> }

const path = paths.gpa

export const generateMetadata = toolMetadata(path, 'GPA 计算器：标准、改进、北大、上交等十种算法并排算')

export default async function GpaPage({ searchParams }: Props) {
  const reading = readCourses(await searchParams)
  const { courses, isAsked } = reading
  const sheet = isAsked ? sheetOf(courses) : null
  const href = gpaHref(path, courses)
  const tool = [href, shortHref(path, courses)].find(({ length }) => length <= fieldLimit) ?? path
  return (
    <ToolPage scene="exam" title="GPA 计算器">
      <ToolSplit
        answer={sheet === null ? null : <GpaResult reading={reading} sheet={sheet} />}
        form={
          <>
            {sheet === null && <GpaExample path={path} isLine />}
            <GpaForm path={path} reading={reading} />
          </>
        }
        ways={
          courses.length > 0 && (
            <ToolWays
              path={path}
              address={absoluteUrl(href)}
              form={{
                source: 'GPA 计算器·结果页',
                title: '问问目标学校认哪一种',
                text: `这次的 ${courses.length} 门课会一起交给顾问，不必再报一遍分数。`,
                tool,
              }}
            />
          )
        }
      >
        {sheet === null && <GpaExample path={path} />}
      </ToolSplit>
      <GpaTables />
      <UkAverages mean={sheet?.kind === 'result' ? sheet.mean : null} />
      <OpenParts>
        {sheet?.kind === 'result' && <CoursePoints courses={courses} sheet={sheet} />}
        <LeftOutScales />
      </OpenParts>
      <GpaGuide />
    </ToolPage>
  )
}
