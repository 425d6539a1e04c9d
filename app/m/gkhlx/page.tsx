import type { Metadata } from 'next'
import { Fragment } from 'react'
import { SourceMark } from '@/components/facts/page-sources'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import { CountryLinks } from '@/components/site/mobile/country-links'
import { Link } from '@/components/ui/link'
import { statement } from '@/lib/facts/registry'
import { toMobilePath } from '@/lib/routing/mobile'
import { paths } from '@/lib/routing/paths'
import { site } from '@/lib/site'

export const metadata: Metadata = {
  title: '高考后留学 · 手机版',
  description: `高考出分后还来得及申请哪些国家？${site.brand}手机版列出要准备的材料与先后次序，可以留电话请顾问回电。`,
  alternates: { canonical: '/special/gkhlx' },
}

/** Rounds for pupils with the 高考 that closed before its scores were out, in words of the statement. */
const beforeScores = [
  { school: '新加坡国立大学', says: '2026-02-23 截止', id: 'sg-nus-gaokao-2026' },
  { school: '香港科技大学', says: '2026-06-10 截止', id: 'hk-hkust-gaokao-2026' },
] as const

/** The mobile page for all addresses with the gkhlx marker (specification §4). */
export default function MobileGkhlxPage() {
  return (
    <div className="max-w-160 [&_h1]:text-[1.625rem] grid grid-cols-1 gap-4 mx-auto pt-3 pb-8 px-gutter">
      <h1>高考后留学：出分前后各做什么</h1>
      <p className="text-muted">
        高考成绩只是申请材料中的一份。院校是否接受高考成绩、要多少分，以该校当年公布的要求为准。
      </p>
      <ol className="grid gap-2 list-decimal ps-[1.5em]" data-answer="">
        <li>出分前：备好高中三年成绩单的中英文版、护照，报名一次语言考试。</li>
        <li>
          新加坡和香港的申请在出分之前：
          {beforeScores.map(({ school, says, id }, index) => (
            <Fragment key={id}>
              {index > 0 && '，'}
              {school}上一轮 <span className="whitespace-nowrap">{says}</span>
              <SourceMark source={statement(id).source} />
            </Fragment>
          ))}
          。新一轮看学校官网。
        </li>
        <li>出分后一周内：按分数与语言成绩，把还能申请的院校分成可直录、可走预科、不合适三组。</li>
        <li>填志愿期间：多数不占国内志愿；统招提前批除外，一旦录取就不再参加后面的批次。</li>
        <li>拿到录取条件后：对照截止日期补语言成绩，再办签证与住宿。</li>
      </ol>
      <p>
        各地怎么认高考分数，见<Link href={toMobilePath(paths.gaokao)}>按高考分数查学校</Link>。
      </p>
      <InlineLeadForm
        kind="callback"
        source="手机站高考后留学"
        title="请顾问按分数帮我看一遍"
        submitLabel="等待回电"
      />
      <CountryLinks />
    </div>
  )
}
