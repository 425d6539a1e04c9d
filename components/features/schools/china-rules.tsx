import { Link } from '@/components/ui/link'
import type { School } from '@/lib/api/schools'
import { grouped } from '@/lib/core/numbers'
import { chinaRuleTitles, degreeClassNote, hasList } from '@/lib/schools/china-rules'
import { chinaPath } from '@/lib/schools/school-ids'
import type { FactLine } from './value-rows'

/**
 * How a UK university treats Chinese degrees: whether a list decides, what it requires inside and outside the list,
 * and the source.
 */
export const chinaRuleLines = ({ chinaRules }: School): FactLine[] => chinaRules.flatMap(linesOf)

/** Explains the numbers and words of these lines, with a link to the list. */
export function ChinaRulesNote({ school: { id, chinaListed } }: { school: School }) {
  return (
    <p>
      {degreeClassNote}
      {chinaListed > 0 ? (
        <Link href={`${chinaPath}?uk=${id}`}>看它公布的名单（{grouped(chinaListed)} 所中国院校）</Link>
      ) : (
        <Link href={chinaPath}>查我的本科在哪些英国大学的名单上</Link>
      )}
    </p>
  )
}

function linesOf({
  scope,
  kind,
  summary,
  inside,
  outside,
  caveat,
  url,
  reviewed_on,
}: School['chinaRules'][number]) {
  const lines: FactLine[] = [
    {
      key: `${scope} ${url}`,
      label: `国内本科读${scope}`,
      // When the list decides, this fact comes before the length of the list.
      value: kind === 'list-decides' ? `${chinaRuleTitles[kind]}：${summary}` : summary,
      note: (
        <>
          {caveat}
          {reviewed_on} 查自
          <Link href={url} rel="noreferrer">
            学校官网
          </Link>
        </>
      ),
    },
  ]
  if (inside !== null)
    lines.push({ key: `${scope} ${url} in`, label: hasList(kind) ? '名单内' : '其中', value: inside })
  if (outside !== null) lines.push({ key: `${scope} ${url} out`, label: '名单外', value: outside })
  return lines
}
