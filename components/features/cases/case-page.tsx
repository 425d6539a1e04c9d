import { FactRows } from '@/components/blocks/fact-rows'
import { LinkList } from '@/components/blocks/link-list'
import { DetailPage } from '@/components/blocks/listing/detail-page'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import { Flag } from '@/components/ui/flag'
import { hueOf } from '@/components/ui/hue'
import { Link } from '@/components/ui/link'
import { SampleTag } from '@/components/ui/tag'
import type { Advisor } from '@/lib/api/advisors'
import type { CaseStudy } from '@/lib/api/cases'
import { absoluteUrl, type JsonLd, organization } from '@/lib/seo/json-ld'
import { AppliedResults } from './applied-results'
import styles from './case-page.module.css'
import { CaseTimeline } from './case-timeline'
import { EvidenceGrades } from './evidence-grades'
import { groupNames, levelNames, tierNames } from './labels'
import { tallyResults } from './tally'

type CasePageProps = {
  study: CaseStudy
  countryName: string
  advisor: Advisor | null
  related: readonly CaseStudy[]
}

/** One application from background to outcome, with who did what and what would be done otherwise. */
export function CasePage({ study, countryName, advisor, related }: CasePageProps) {
  const { title, sample, background, sections, work } = study
  const [start, ...rest] = sections
  return (
    <div data-hue={hueOf(study.country)}>
      <DetailPage
        crumbs={[{ label: '首页', href: '/' }, { label: '案例库', href: '/caselist' }, { label: title }]}
        title={title}
        meta={
          <>
            {sample && <SampleTag />}
            <span className={styles.country}>
              <Flag code={study.country} width={21} />
              {countryName}
            </span>
            <span>
              {levelNames[study.level]} · {study.major}
            </span>
            <span>{study.year} 年入学季</span>
            {!study.sample && <span>证据等级 {study.evidence}</span>}
          </>
        }
        data={sample ? undefined : article(study)}
        aside={
          <InlineLeadForm
            kind="general"
            source={`案例·${title}`.slice(0, 100)}
            title="我的情况和这份相近"
            text="说说您的背景院校、均分和目标。顾问会告诉您哪些地方可以借鉴，哪些不能照搬。"
            submitLabel="提交，等待回电"
            fields={['country', 'education']}
          />
        }
        related={
          related.length > 0 && (
            <>
              <h2>相近的案例</h2>
              <LinkList
                label="相近的案例"
                items={related.map((item) => ({
                  label: item.title,
                  href: item.href,
                  flag: item.country,
                  note: `${levelNames[item.level]} · ${item.year}`,
                }))}
              />
            </>
          )
        }
      >
        {sample && (
          <p className={styles.sample}>这是一份示例，不对应真实学生；结果也不代表所列学校的录取情况。</p>
        )}
        <p className={styles.lead}>{study.summary}</p>
        <section className={styles.section}>
          <h2>背景</h2>
          <FactRows
            rows={[
              { label: '院校层次', value: tierNames[background.tier] },
              { label: '院校与专业', value: background.school },
              { label: '成绩', value: background.gpa },
              { label: '怎样算的', value: background.algorithm },
              { label: '考试', value: background.tests },
              { label: '申请方向', value: `${study.major}（${groupNames[study.group]}）` },
            ]}
          />
        </section>
        {start !== undefined && <Passage {...start} />}
        <section className={styles.section}>
          <h2>递交了哪些，结果如何</h2>
          {!study.sample && <p>{tallyResults([study])}。</p>}
          <AppliedResults applied={study.applied} />
          <p>
            去向：<b>{study.final}</b>
          </p>
        </section>
        <section className={styles.section}>
          <h2>时间线</h2>
          <CaseTimeline timeline={study.timeline} />
        </section>
        <section className={styles.section}>
          <h2>谁做了什么</h2>
          <div className={styles.work}>
            <Work title="学生做的" items={work.student} />
            <Work title="顾问做的" items={work.consultant} />
          </div>
          {advisor !== null && (
            <p>
              跟进顾问：
              <Link href={advisor.href}>{advisor.name}</Link>（{advisor.role}）
            </p>
          )}
        </section>
        {rest.map((section) => (
          <Passage key={section.heading} {...section} />
        ))}
        <section className={styles.section}>
          <h2>如果重来一次</h2>
          <p className={styles.lead}>{study.differently}</p>
        </section>
        {!study.sample && (
          <section className={styles.section}>
            <h2>这份案例核对到哪一步</h2>
            <EvidenceGrades current={study.evidence} />
          </section>
        )}
        <p className={styles.note}>
          单份案例说明不了成功率。录取由学校决定，同样的背景换一年、换一个项目，结果可能不同。
        </p>
      </DetailPage>
    </div>
  )
}

function Passage({ heading, text }: { heading: string; text: string }) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      <p>{text}</p>
    </section>
  )
}

function Work({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

const article = ({ title, summary, href }: CaseStudy): JsonLd => ({
  '@type': 'Article',
  headline: title,
  description: summary,
  author: organization(),
  publisher: organization(),
  mainEntityOfPage: absoluteUrl(href),
})
