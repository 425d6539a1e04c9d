import { ResultMark, resultNames, resultTones } from '@/components/blocks/case-cards'
import { hueOf } from '@/components/blocks/country-hue'
import { countryNames } from '@/components/blocks/listing/names'
import { OpenPart } from '@/components/blocks/open-parts'
import { RecordPage } from '@/components/features/record-page'
import { listOf } from '@/components/features/records'
import { AnswerTiles } from '@/components/ui/answer-tiles'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import stopsStyles from '@/components/ui/stops.module.css'
import { type Advisor, getAdvisor } from '@/lib/api/advisors'
import { type CaseStudy, listCases } from '@/lib/api/cases'
import { orEmpty, orNull } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { caseLabels } from '@/lib/collections/kinds/labels'
import { paths } from '@/lib/routing/paths'
import { articleJsonLd } from './article-json-ld'
import { EvidenceGrades } from './evidence-grades'
import { countResults } from './tally'

type CasePageProps = {
  study: CaseStudy
  countryName: string
  advisor: Advisor | null
  related: readonly CaseStudy[]
}

/** One application from background to result, with who did what and what should be done differently. */
export function CasePage({ study, countryName, advisor, related }: CasePageProps) {
  const { title, sample, background, major } = study
  const { levels, tiers, groups } = caseLabels.read()
  const { offer, waitlist, refused } = countResults([study])
  return (
    <div data-hue={hueOf(study.country)}>
      <RecordPage
        scene="letter"
        above={[{ label: '案例库', href: paths.cases }]}
        name={title}
        sample={sample && '不对应真实学生，也不代表所列学校的录取'}
        meta={
          <>
            <span className="inline-flex items-center gap-2">
              <Flag code={study.country} width={21} />
              {countryName}
            </span>
            <span>
              {levels[study.level]} · {major}
            </span>
            <span>{study.year} 年入学季</span>
            {!study.sample && <span>证据等级 {study.evidence}</span>}
          </>
        }
        data={articleJsonLd(study, study.summary)}
        form={{
          kind: 'general',
          source: `案例·${title}`,
          title: '我的情况和这份相近',
          text: '回电时请说背景院校、均分和目标。顾问会告诉您哪些地方可以借鉴，哪些和您的情况不同，不能照搬。',
          fields: ['country', 'education'],
        }}
        ask="我的情况和这份相近，请顾问看"
        bands={
          <div className="[--open-fold-end:0.75rem]">
            <OpenPart label={`时间线（${study.timeline.length} 步）`}>
              <CaseTimeline timeline={study.timeline} />
            </OpenPart>
            <div className="grid grid-cols-1 lg:grid-cols-3 gap-x-12">
              {[...study.sections, { heading: '如果重来一次', text: study.differently }].map(
                ({ heading, text }) => (
                  <OpenPart key={heading} isOpen label={heading}>
                    <p>{text}</p>
                  </OpenPart>
                ),
              )}
            </div>
            <div>
              <OpenPart
                label="谁做了什么"
                lead="单份案例说明不了成功率。录取由学校决定，同样的背景换一年、换一个项目，结果可能不同。"
              >
                <div className="grid-cols-fit-17 gap-x-8 gap-y-4 grid">
                  <Work title="学生做的" items={study.work.student} />
                  <Work title="顾问做的" items={study.work.consultant} />
                </div>
                {advisor !== null && (
                  <p>
                    跟进顾问：
                    <Link href={advisor.href}>{advisor.name}</Link>（{advisor.role}）
                  </p>
                )}
              </OpenPart>
              {!study.sample && (
                <OpenPart label="这份案例核对到哪一步">
                  <EvidenceGrades current={study.evidence} />
                </OpenPart>
              )}
            </div>
          </div>
        }
        others={{
          title: '相近的案例',
          items: related.slice(0, 3).map((item) => ({
            label: item.title,
            href: item.href,
            flag: item.country,
            note: `${levels[item.level]} · ${item.sample ? '示例' : item.year}`,
          })),
        }}
      >
        <AnswerTiles
          label="背景、申请与结果"
          tiles={[
            { label: '背景', value: background.school, note: tiers[background.tier] },
            { label: '成绩', value: background.gpa, note: background.algorithm },
            { label: '考试', value: background.tests },
            {
              label: '申请',
              value: `${study.applied.length} 所`,
              note: `${major}（${groups[study.group]}）`,
            },
            {
              label: '结果',
              value: offer > 0 ? `录取 ${offer} 所` : '没有录取',
              note: `候补 ${waitlist}，未录取 ${refused}`,
            },
            { label: '去向', value: study.final },
          ]}
        />
        <p>{study.summary}</p>
        <section className="grid gap-3">
          <h2 className="text-xl">递交了哪些，结果如何</h2>
          <AppliedResults applied={study.applied} />
        </section>
      </RecordPage>
    </div>
  )
}

/** Every school applied to with its result, in words and as an icon. */
function AppliedResults({ applied }: { applied: CaseStudy['applied'] }) {
  return (
    <ul className="border-t border-line" aria-label="申请结果">
      {applied.map(({ school, result }) => (
        <li key={school} className="flex items-center gap-3 py-3 border-b border-line">
          <ResultMark result={result} />
          <span className="min-w-0 flex-1">{school}</span>
          <b className={`${resultTones[result]} font-semibold`}>{resultNames[result]}</b>
        </li>
      ))}
    </ul>
  )
}

/** The events of a case by month. */
function CaseTimeline({ timeline }: { timeline: CaseStudy['timeline'] }) {
  return (
    <ol className="lg:columns-2 gap-x-12">
      {timeline.map(({ when, text }) => (
        <li
          key={text}
          className={`${stopsStyles.stop} ${stopsStyles.arrives} [--stop:var(--hue)] [--term:7.5rem] break-inside-avoid grid grid-cols-term max-xs:grid-cols-1 gap-x-4 gap-y-1 pb-4 pr-0 pl-6`}
        >
          <time className="leading-[1.75rem] text-muted text-sm tabular-nums" dateTime={when}>
            {monthText(when)}
          </time>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}

function monthText(when: string): string {
  const [year, month] = when.split('-')
  return `${year} 年 ${Number(month)} 月`
}

const Work = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div className="pt-3 border-t-2 border-t-hue">
    <h3 className="mb-2 text-base">{title}</h3>
    <ul className="grid gap-2 max-w-measure list-disc ps-[1.25em]">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
)

/** Only the nearest cases, because what is further away is of another degree. */
const nearest = 2

/** The data around a case. When a request fails, its part is left out and the page is shown all the same. */
export async function loadCasePage({ id, advisor, country, level, group }: CaseStudy) {
  const [countries, found, sameCountry, sameField, sameLevel] = await Promise.all([
    orEmpty(listCountries()),
    orNull(getAdvisor(advisor)),
    listOf(listCases({ country, level, limit: 4 })),
    listOf(listCases({ group, level, limit: 4 })),
    listOf(listCases({ level, limit: 6 })),
  ])
  return {
    countryName: countryNames(countries)(country),
    advisor: found,
    related: relatedOf(id, sameCountry, sameField, sameLevel).slice(0, nearest),
  }
}

/** Number of records that a page links at its end. */
const relatedCount = 5

/** The first records of the lists without the page's own and without duplicates. */
export function relatedOf<T extends { id: string }>(own: string, ...lists: readonly (readonly T[])[]): T[] {
  const others = lists.flat().filter(({ id }) => id !== own)
  return [...new Map(others.map((record) => [record.id, record])).values()].slice(0, relatedCount)
}
