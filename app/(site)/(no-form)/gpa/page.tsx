import type { Metadata } from 'next'
import { GpaForm } from '@/components/features/tools/gpa/gpa-form'
import { GpaGuide } from '@/components/features/tools/gpa/gpa-guide'
import { GpaResult } from '@/components/features/tools/gpa/gpa-result'
import { GpaSample } from '@/components/features/tools/gpa/gpa-sample'
import { GpaTables } from '@/components/features/tools/gpa/gpa-tables'
import { UkAverages } from '@/components/features/tools/gpa/uk-averages'
import { ToolPage } from '@/components/features/tools/tool-page'
import { ToolWays } from '@/components/features/tools/tool-ways'
import { fieldLimit } from '@/lib/leads/forms'
import type { SearchParams } from '@/lib/listing'
import { absoluteUrl } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { algorithms } from '@/lib/tools/gpa/algorithms'
import { calculateGpa } from '@/lib/tools/gpa/calculate'
import { gpaHref, readCourses, shortHref } from '@/lib/tools/gpa/courses'

type Props = { searchParams: Promise<SearchParams> }

const path = '/gpa'

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = await searchParams
  return pageMetadata({
    title: 'GPA 计算器：标准、改进、北大、上交等十种算法并排算',
    description:
      '填一次课程、学分和分数，标准与改进 4.0、北大分段与公式、上交和科大 4.3、WES 近似、五分制、澳洲 7 分制并排算出；每张换算表都附来源，并写明由谁认定。',
    path,
    isIndexed: Object.keys(params).length === 0,
  })
}

export default async function GpaPage({ searchParams }: Props) {
  const reading = readCourses(await searchParams)
  const { courses, isAsked } = reading
  const sheet = isAsked ? calculateGpa(courses) : null
  const href = gpaHref(path, courses)
  const tool = [href, shortHref(path, courses)].find(({ length }) => length <= fieldLimit) ?? path
  return (
    <ToolPage
      title="GPA 计算器"
      intro={`填一次成绩，${algorithms.length} 种有出处的算法并排给出结果，再加一行不换算的百分制均分。没有出处的算法不收。不留电话，不需要登录，成绩只写在网址里。`}
    >
      <GpaForm path={path} reading={reading} />
      {sheet !== null ? <GpaResult reading={reading} sheet={sheet} /> : <GpaSample path={path} />}
      <UkAverages mean={sheet?.kind === 'result' ? sheet.mean : null} />
      <GpaTables />
      <GpaGuide />
      {courses.length > 0 && (
        <ToolWays
          path={path}
          address={absoluteUrl(href)}
          texts={{
            print: '用浏览器打印（菜单里的“打印”，或 Ctrl+P），只印结果、分段表和出处。',
            copy: '课程和分数都在网址里，发给谁，谁就能看到；不想给人看，就不要转发。',
            consult: '留下电话，顾问会打开这份结果，和您核对目标学校认哪一种。',
            restart: '清空全部课程，从空表开始。',
          }}
          form={{
            source: 'GPA 计算器·结果页',
            title: '问问目标学校认哪一种',
            text: `这次的 ${courses.length} 门课会一起交给顾问，不必再报一遍分数。`,
            tool,
          }}
        />
      )}
    </ToolPage>
  )
}
