import { Card, CardLink } from '@/components/ui/card'
import { Flag } from '@/components/ui/flag'
import { HeadingText } from '@/components/ui/heading-text'
import { Tag } from '@/components/ui/tag'
import type { EvidenceGrade, Proof } from '@/lib/contract/cases'
import { SampleTag } from './sample-tag'

type CaseResult = 'offer' | 'refused' | 'waitlist'

export type CaseFacts = {
  id: string
  title: string
  href: string
  country: { code: string; name: string; hue: string }
  level: string
  year: number
  background: { school: string; gpa: string; tests: string }
  applied: readonly { school: string; result: CaseResult }[]
  final: string
} & Proof

export const resultNames: Record<CaseResult, string> = { offer: '录取', waitlist: '候补', refused: '未录取' }

/** The class of the colour of each result. */
export const resultTones: Record<CaseResult, string> = {
  offer: 'text-success',
  waitlist: 'text-body',
  refused: 'text-muted',
}

const evidenceNames: Record<EvidenceGrade, string> = {
  A: '已核对录取信与成绩单',
  B: '已核对录取信',
  C: '学生自述',
}

/** Applications as facts: background, results including rejections, and the evidence for them. */
export function CaseCards({ cases }: { cases: readonly CaseFacts[] }) {
  return (
    <ul className="grid grid-cols-fill-21 gap-[clamp(1rem,0.75rem+0.8vw,1.5rem)]">
      {cases.map((item) => (
        <Card
          key={item.href}
          as="li"
          hue={item.country.hue}
          linked
          className="border-t-3 border-t-hue hover:border-t-hue group lg:only:col-span-full lg:only:grid! lg:only:grid-cols-2 lg:only:gap-x-12"
        >
          <p className="flex items-center gap-2 text-muted text-sm *:last:not-first:ml-auto">
            <Flag code={item.country.code} width={21} />
            {item.country.name} · {item.level} · {item.year} 年入学
            {item.sample && <SampleTag />}
          </p>
          <h3 className="text-lg leading-[1.45] mt-3">
            <CardLink href={item.href}>{item.title}</CardLink>
          </h3>
          <dl className="text-sm mt-4">
            <div className="flex gap-3">
              <dt className="flex-none w-[2.5em] text-muted">背景</dt>
              <dd>{item.background.school}</dd>
            </div>
            <div className="flex gap-3">
              <dt className="flex-none w-[2.5em] text-muted">成绩</dt>
              <dd>{item.background.gpa}</dd>
            </div>
            <div className="flex gap-3">
              <dt className="flex-none w-[2.5em] text-muted">考试</dt>
              <dd>{item.background.tests}</dd>
            </div>
          </dl>
          <ul
            className="lg:group-only:col-start-2 lg:group-only:row-span-4 lg:group-only:row-start-1 flex-1 my-4 lg:group-only:mt-0 text-sm border-t border-line"
            aria-label="申请结果"
          >
            {item.applied.map(({ school, result }) => (
              <li key={school} className="flex items-center gap-2 py-1.5 border-b border-line">
                <ResultMark result={result} />
                <span className="flex-1">{school}</span>
                <span className={result === 'offer' ? 'text-success font-semibold' : resultTones[result]}>
                  {resultNames[result]}
                </span>
              </li>
            ))}
          </ul>
          <p className="flex flex-col items-start gap-2 text-sm">
            <span>
              去向 <b className="text-heading">{item.final}</b>
            </span>
            {!item.sample && (
              <Tag>
                证据 {item.evidence} · {evidenceNames[item.evidence]}
              </Tag>
            )}
          </p>
        </Card>
      ))}
    </ul>
  )
}

type ResultCard = Pick<CaseFacts, 'href' | 'title' | 'sample' | 'country'> & {
  /** Level, subject, season. */
  line: string
  /** From which background. */
  text: string
  results: Readonly<Record<CaseResult, number>>
  /** What came of it. */
  final?: string
}

/** Applications to choose from: where from, how many with which result, where to. */
export function ResultCards({ label, cards }: { label: string; cards: readonly ResultCard[] }) {
  return (
    <ul className="grid grid-cols-fill-21 gap-4" aria-label={label}>
      {cards.map(({ href, title, sample, country, line, text, results, final }) => (
        <Card key={href} as="li" hue={country.hue} linked className="gap-2">
          <p className="flex items-center gap-2 text-muted text-quiet *:last:not-first:ml-auto">
            <Flag code={country.code} width={21} />
            {country.name} · {line}
            {sample && <SampleTag />}
          </p>
          <h2 className="text-lg leading-[1.45]">
            <CardLink href={href}>
              <HeadingText text={title} />
            </CardLink>
          </h2>
          <p>{text}</p>
          <ul className="flex flex-wrap gap-x-4 mt-auto" aria-label="申请结果">
            {(['offer', 'waitlist', 'refused'] as const).map(
              (result) =>
                results[result] > 0 && (
                  <li
                    key={result}
                    className={`flex items-center gap-1.5 ${resultTones[result]} font-semibold`}
                  >
                    <ResultMark result={result} />
                    {resultNames[result]} {results[result]}
                  </li>
                ),
            )}
          </ul>
          {final !== undefined && (
            <p className="pt-2 border-t border-line">
              去向：<b className="text-heading">{final}</b>
            </p>
          )}
        </Card>
      ))}
    </ul>
  )
}

/** An icon for a result, so that results differ by shape; the word is at the end of the line. */
export function ResultMark({ result }: { result: CaseResult }) {
  return (
    <svg
      className={`${resultTones[result]} flex-none`}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
    >
      {result === 'offer' && (
        <>
          <circle cx="8" cy="8" r="7" fill="currentColor" />
          <path d="M4.8 8.2l2.2 2.2 4.2-4.6" fill="none" stroke="#fff" strokeWidth="1.6" />
        </>
      )}
      {result === 'waitlist' && (
        <>
          <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M8 1.75a6.25 6.25 0 0 1 0 12.5z" fill="currentColor" />
        </>
      )}
      {result === 'refused' && (
        <>
          <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M5 8h6" stroke="currentColor" strokeWidth="1.5" />
        </>
      )}
    </svg>
  )
}
