import { Link } from '@/components/ui/link'
import type { School } from '@/lib/api/schools'
import { chinaRuleTitles, degreeClassNote, hasList } from '@/lib/schools/china-rules'
import { chinaPath } from '@/lib/schools/school-ids'
import { type FactLine, FactLines } from './value-rows'

/** How a UK university treats Chinese degrees: whether a list decides, what is asked inside and outside of it, and where it says so. */
export function ChinaRules({ school }: { school: School }) {
  const { id, chinaRules, chinaListed } = school
  return (
    <FactLines
      caption="国内本科均分"
      lines={chinaRules.flatMap(linesOf)}
      foot={
        <>
          {degreeClassNote}以学校官网当天为准。
          {chinaListed > 0 ? (
            <Link href={`${chinaPath}?uk=${id}`}>
              看它公布的名单（{chinaListed.toLocaleString('en-US')} 所中国院校）
            </Link>
          ) : (
            <Link href={chinaPath}>查我的本科在哪些英国大学的名单上</Link>
          )}
        </>
      }
    />
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
      label: `${scope}：${chinaRuleTitles[kind]}`,
      value: summary,
      note: (
        <>
          {caveat}
          {reviewed_on} 读于
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
