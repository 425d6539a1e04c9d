import { FactRows } from '@/components/blocks/fact-rows'
import { OpenPart } from '@/components/blocks/open-parts'
import { SourceLink } from '@/components/facts/source-link'
import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import { WholeDays, WholeValues } from '@/components/ui/whole-values'
import { orNull } from '@/lib/api/client'
import { listChinaPlacements } from '@/lib/api/programmes'
import { statement } from '@/lib/facts/registry'
import { isClassUnstated, upperAverages } from '@/lib/schools/china-averages'
import { chinaPath } from '@/lib/schools/school-ids'
import { averagesText } from '@/lib/tools/conditions/china-lists'
import { algorithms, type GpaAlgorithm, gpaScales } from '@/lib/tools/gpa/algorithms'

/** Every conversion with its steps and its source, one below the other so that they can be compared. */
export function GpaTables() {
  return (
    <OpenPart label={`${algorithms().length} 种算法：多少分记多少绩点`}>
      <DataTable
        caption="每段写的是“几分起：绩点”"
        rows={algorithms()}
        keyOf={({ id }) => id}
        attributesOf={({ id }) => ({ id })}
        head={{ label: '算法', cell: ({ name }) => name }}
        columns={(column) => [
          column.detail('分段', (algorithm) => <WholeValues text={stepsOf(algorithm).join('；')} />),
          column.detail('说明和来源', (algorithm) => <Note algorithm={algorithm} />),
        ]}
        foot={gpaScales.read().boundaryRule}
      />
    </OpenPart>
  )
}

/** Conversions that people ask for and that have no source. */
export const LeftOutScales = () => (
  <OpenPart label="没有收进来的算法">
    <p>下面几种常被问到，但没有查到可以引用的出处，所以不算，也不猜：</p>
    <ul className="grid gap-2 list-disc ps-[1.25em]">
      {gpaScales.read().leftOut.map(({ name, why }) => (
        <li key={name}>
          <strong>{name}</strong>：{why}。
        </li>
      ))}
    </ul>
  </OpenPart>
)

function Note({ algorithm: { note, fact } }: { algorithm: GpaAlgorithm }) {
  const { source, asOf } = statement(fact)
  return (
    <>
      {note}来源：
      <SourceLink source={source} />，<span className="whitespace-nowrap">{asOf}</span>
    </>
  )
}

/** `90 起：4.0`; the last step has what is below all others. */
function stepsOf({ steps, curve }: GpaAlgorithm): string[] {
  const lowest = steps.at(-2)?.from ?? 100
  return steps.map(({ from, points }) =>
    from === 0
      ? `${lowest} 以下：${points.toFixed(1)}`
      : `${from} 起：${from === curve?.from ? curve.formula : points.toFixed(1)}`,
  )
}

/** Who decides which number counts, and what to do with the numbers of this page. */
export const GpaGuide = () => (
  <OpenPart label="谁说了算：学校、认证机构，不是计算器">
    <div className="lg:*:grid lg:*:grid-cols-2 lg:*:gap-x-12">
      <FactRows
        rows={[
          {
            label: '录取学校',
            value:
              '成绩单上已经印了绩点的，申请表多半要求照抄，并注明满分；没有印的，看学校的申请说明：有的要原始均分，有的指定认证机构，只有少数允许自己换算。',
          },
          {
            label: '您现在的学校',
            value:
              '重修、挂科、双学位、体育课算不算，由教务处的规定决定。开成绩单时请教务处附一页评分说明，国外审阅的人靠它理解您的分数。',
          },
          { label: 'WES 等认证机构', value: <Stated id="gpa-wes-official" /> },
          { label: '澳大利亚的学校', value: <Stated id="gpa-au7-vary" /> },
        ]}
      />
    </div>
    <p>拿不准时，报原始均分，附上成绩单和评分说明；不要挑结果高的一种去报。</p>
  </OpenPart>
)

function Stated({ id }: { id: string }) {
  const { text, source, asOf } = statement(id)
  return (
    <>
      {text}来源：
      <SourceLink source={source} />，{asOf}。
    </>
  )
}

/**
 * The weighted averages that British master's programmes require where the university names the class, from the same rows as the tiles of
 * the schools' pages; by rank. Nothing when the library cannot be read.
 * @param mean out of 100; null when none was calculated
 */
export async function UkAverages({ mean }: { mean: number | null }) {
  const found = await orNull(listChinaPlacements({ limit: 1 }))
  if (found === null) return null
  const stated = found.rules
    .filter(({ covers }) => covers === 'master')
    .flatMap(({ uk, uk_name }) => {
      const rows = upperAverages(found.averages.filter((row) => row.uk === uk))
      const [first] = rows
      return first === undefined || isClassUnstated(rows) ? [] : [{ uk, uk_name, rows, first }]
    })
  return (
    <OpenPart label="英国硕士要的均分：要 2:1 的课程各要多少分">
      <p>
        英国大学看的是百分制加权平均，不看绩点；2:1、2:2
        是英国的学位等级，中国成绩单对应哪一级由各校按本科院校定，没有统一的换算。下面只列写明 2:1 的大学。
        {mean !== null && `您的加权平均是 ${mean.toFixed(2)}，拿它和下面各校的数比。`}
      </p>
      <dl className="grid gap-4 lg:grid-cols-3 lg:gap-x-8">
        {stated.map(({ uk, uk_name, rows, first }) => (
          <div key={uk}>
            <dt className="text-heading font-semibold">{uk_name}</dt>
            <dd>
              {averagesText(rows)}
              {first.ending_zh === null ? '' : `，${first.ending_zh}`}
              <WholeDays text={`（${first.read_on} 查，`} />
              <Link href={first.url}>学校官网</Link>）
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Link href={chinaPath}>查您的本科学校在哪些英国大学的名单上、要多少均分</Link>
      </p>
    </OpenPart>
  )
}
