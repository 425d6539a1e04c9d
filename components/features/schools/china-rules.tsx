import { each } from '@/components/ui/each'
import type { School } from '@/lib/api/schools'
import { chinaPath } from '@/lib/schools/school-ids'
import styles from './china-rules.module.css'

const ruleNames: Readonly<Record<School['chinaRules'][number]['rule_type'], string>> = {
  eligibility: '名单决定能不能申请',
  'grade-threshold': '名单决定要多高的均分',
  mixed: '名单同时影响资格与均分',
  none: '没有公开的院校名单',
}

/** How a UK university treats Chinese degrees: in Chinese, in its own words, and where its list is. */
export function ChinaRules({ school }: { school: School }) {
  const { id, chinaRules, chinaListed } = school
  return (
    <>
      {each(chinaRules, (rule) => (
        <div className={styles.rule}>
          <h3>
            {rule.scope}：{ruleNames[rule.rule_type]}
          </h3>
          <p>{rule.summary}</p>
          {rule.listed !== null && <p>名单内：{rule.listed}</p>}
          {rule.unlisted !== null && <p>名单外：{rule.unlisted}</p>}
          {rule.caveat !== null && <p>{rule.caveat}</p>}
          {rule.official !== null && (
            <blockquote lang="en" className={styles.official}>
              {rule.official}
            </blockquote>
          )}
          <p className={styles.read}>
            {rule.reviewed_on} 读于
            <a href={rule.url} rel="noreferrer">
              学校官网
            </a>
            ，以官网当天为准。
          </p>
        </div>
      ))}
      <p>
        {chinaListed > 0 ? (
          <a href={`${chinaPath}?uk=${id}`}>
            看它公布的名单（{chinaListed.toLocaleString('en-US')} 所中国院校）
          </a>
        ) : (
          <a href={chinaPath}>查您的本科学校在哪些英国大学的名单上</a>
        )}
        。不在名单上不等于不能申请。
      </p>
    </>
  )
}
