import { Link } from '@/components/ui/link'
import type { School } from '@/lib/api/schools'
import { chinaRuleTitles, degreeClassNote, hasList } from '@/lib/schools/china-rules'
import { chinaPath } from '@/lib/schools/school-ids'
import styles from './china-rules.module.css'

/** How a UK university treats Chinese degrees: whether a list decides, what is asked inside and outside of it, and where it says so. */
export function ChinaRules({ school }: { school: School }) {
  const { id, chinaRules, chinaListed } = school
  return (
    <>
      {chinaRules.map(({ scope, kind, summary, inside, outside, caveat, url, reviewed_on }) => (
        <div key={`${scope} ${url}`} className={styles.rule}>
          <h3>
            {scope}：{chinaRuleTitles[kind]}
          </h3>
          <p>{summary}</p>
          {inside !== null && (
            <p>
              {hasList(kind) ? '名单内' : '其中'}：{inside}
            </p>
          )}
          {outside !== null && <p>名单外：{outside}</p>}
          {caveat !== null && <p>{caveat}</p>}
          <p className={styles.read}>
            {reviewed_on} 读于
            <Link href={url} rel="noreferrer">
              学校官网
            </Link>
            ，以官网当天为准。
          </p>
        </div>
      ))}
      <p className={styles.read}>{degreeClassNote}</p>
      <p>
        {chinaListed > 0 ? (
          <Link href={`${chinaPath}?uk=${id}`}>
            看它公布的名单（{chinaListed.toLocaleString('en-US')} 所中国院校）
          </Link>
        ) : (
          <Link href={chinaPath}>查您的本科学校在哪些英国大学的名单上，各校要多少均分</Link>
        )}
      </p>
    </>
  )
}
