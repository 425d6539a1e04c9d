import { SourceLink } from '@/components/facts/source-link'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { statement } from '@/lib/facts/registry'
import { chinaPath } from '@/lib/schools/school-ids'

/** Universities that publish the required average of Chinese degrees, by class of degree. */
const asked = [
  'uk-list-ucl',
  'uk-list-glasgow',
  'uk-list-warwick',
  'uk-list-exeter',
  'uk-pgt-surrey',
  'uk-pgt-hw',
  'uk-pgt-strathclyde',
  'uk-pgt-stirling',
] as const

/**
 * The weighted average that British master's programmes require, in the universities' own words. @param mean out of
 * 100; null when none was calculated
 */
export function UkAverages({ mean }: { mean: number | null }) {
  return (
    <Fold label="英国硕士要的均分：2:1 和 2:2 各是多少分" level={2}>
      <p>
        英国大学看的是百分制加权平均，不看绩点；2:1、2:2
        是英国的学位等级，中国成绩单对应哪一级由各校按本科院校定，没有统一的换算。
        {mean !== null && `您的加权平均是 ${mean.toFixed(2)}，拿它和下面各校的原话比。`}
      </p>
      <dl className="stack gap-4">
        {asked.map((id) => {
          const { label, text, asOf, source } = statement(id)
          return (
            <div key={id}>
              <dt className="dark strong">{label}</dt>
              <dd>
                {text}（{asOf}，
                <SourceLink source={source} />）
              </dd>
            </div>
          )
        })}
      </dl>
      <p>
        <Link href={chinaPath}>查您的本科学校在哪些英国大学的名单上、要多少均分</Link>
      </p>
    </Fold>
  )
}
