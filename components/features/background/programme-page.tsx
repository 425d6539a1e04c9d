import { CheckList, TwoSides } from '@/components/blocks/check-list'
import { DetailBlock } from '@/components/blocks/detail-block'
import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { WeekPlan } from '@/components/blocks/week-plan'
import { serviceJsonLd } from '@/components/features/products/service-json-ld'
import { RecordPage } from '@/components/features/record-page'
import type { BackgroundProgramme, BackgroundSummary } from '@/lib/api/background-programmes'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'

type ProgrammePageProps = { programme: BackgroundProgramme; related: readonly BackgroundSummary[] }

/** One background programme: its weeks, its participants, what an application may state about it, and what is never done. */
export function ProgrammePage({ programme, related }: ProgrammePageProps) {
  const { title, category, categoryName, audience, duration, summary } = programme
  return (
    <RecordPage
      scene="research"
      above={[{ label: '背景提升项目', href: paths.backgroundProgrammes }]}
      name={title}
      meta={<span>{categoryName}</span>}
      data={serviceJsonLd({
        name: title,
        description: summary,
        serviceType: `背景提升：${categoryName}`,
        href: programme.href,
        audience,
      })}
      form={{
        kind: 'general',
        source: `背景提升·${title}`,
        title: '问问适不适合自己',
        text: '回电时请说年级、目标专业和离申请还有多久，顾问会先告诉您这一项有没有必要做。',
      }}
      facts={[
        { label: '对象', value: audience },
        { label: '时长', value: duration },
        { label: '地点', value: programme.place },
      ]}
      summary={summary}
      bands={
        <OpenParts>
          <OpenPart label={`逐周做什么（${duration}）`}>
            <WeekPlan label="逐周安排" steps={programme.weeks} />
          </OpenPart>
          <OpenPart label={`参加条件（${programme.conditions.length} 条）`}>
            <p>开始前逐条核对，不满足的先补，不勉强开始。</p>
            <CheckList items={programme.conditions} />
          </OpenPart>
          <OpenPart label="写进申请时怎么写">
            <p>{programme.howToState}</p>
          </OpenPart>
        </OpenParts>
      }
      others={{
        title: '同一类别与其他类别',
        label: '其他项目',
        items: [
          ...related.map((other) => ({ label: other.title, href: other.href, note: other.duration })),
          { label: '全部背景提升项目', href: paths.backgroundProgrammes },
          {
            label: `只看${categoryName}`,
            href: listHref(paths.backgroundProgrammes, { b: String(category) }),
          },
        ],
      }}
    >
      <TwoSides
        level={2}
        yes={{ title: '适合谁', items: programme.suits }}
        no={{ title: '我们不做什么', items: programme.notDone }}
      />
      <DetailBlock title="做完有什么" text="成果属于您自己，做到哪一步就写到哪一步。">
        <CheckList items={programme.output} mark="yes" />
      </DetailBlock>
    </RecordPage>
  )
}
