import { OpenPart } from '@/components/blocks/open-parts'
import { Link } from '@/components/ui/link'
import { WholeDays } from '@/components/ui/whole-values'
import { orNull } from '@/lib/api/client'
import { listChinaPlacements } from '@/lib/api/programmes'
import { isClassUnstated, upperAverages } from '@/lib/schools/china-averages'
import { chinaPath } from '@/lib/schools/school-ids'
import { averagesText } from '@/lib/tools/conditions/china-lists'

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
