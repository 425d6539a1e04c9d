import type { CSSProperties, ReactNode } from 'react'
import { Flag } from '@/components/ui/flag'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/tag'
import type { Change } from '@/lib/collections/kinds/change'
import { isComing, isReadBefore } from '@/lib/collections/kinds/change'
import { changeLabels, labelIn } from '@/lib/collections/kinds/labels'
import { programmeOf } from '@/lib/collections/kinds/programme'
import { detailPath } from '@/lib/routing/paths'
import { dateWords, isKnownLong, readingWords } from './change-words'

/** Names of the site's pages in a list of changes. A page that is not here is not linked. */
const pageNames: Readonly<Record<string, string>> = {
  '/special/qz_uk': '英国学生签证',
  '/special/qz_us': '美国学生签证',
  '/special/qz_can': '加拿大学习许可',
  '/special/qz_au': '澳大利亚学生签证',
  '/special/ym_cn_school': '身份与国内升学',
}

type ChangeListProps = {
  changes: readonly Change[]
  /** ISO day in Shanghai. Changes after this day are marked. */
  today: string
  /** Id of the change to open, from the address. */
  open?: string | undefined
}

/** The recorded changes along a line: date and change, and in a fold for each the people concerned and the source. */
export function ChangeList({ changes, today, open }: ChangeListProps) {
  const firstPast = changes.findIndex((change) => !isComing(change, today))
  return (
    <>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 mb-3 text-muted text-quiet" aria-label="记号">
        {Object.entries(markWords).map(([standing, words]) => (
          <li key={standing} className="flex items-center gap-2">
            <StandingMark standing={standing as Standing} />
            {words}
          </li>
        ))}
      </ul>
      <ol className="border-s-2 border-s-line-strong" style={line}>
        {changes.map((change, at) => (
          <li key={change.id} className="-mt-px">
            {at > 0 && at === firstPast && (
              <p className="relative py-3 text-accent font-semibold">
                <span className="absolute" style={todayMark} aria-hidden="true" />
                今天 <time dateTime={today}>{today}</time> · 以上的日子还没到
              </p>
            )}
            <div className="relative">
              <span
                className="absolute"
                style={{ insetBlockStart: '1.375rem', insetInlineStart: 'calc(-1.25rem - 7px)' }}
              >
                <StandingMark standing={isComing(change, today) ? 'coming' : change.standing} />
              </span>
              <Fold
                id={change.id}
                level={2}
                isWide
                isOpen={change.id === open}
                label={
                  <>
                    <ChangeLabel change={change} today={today} />
                    <span
                      className={`${isShort(change) ? '' : 'max-lg:hidden '}text-pretty [word-break:normal] text-muted text-quiet font-normal tabular-nums block`}
                    >
                      {change.from && `${change.from} → `}
                      {change.to}
                    </span>
                  </>
                }
              >
                <ChangeDetails change={change} today={today} />
              </Fold>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The marks stand on it. */
const line: CSSProperties = { marginInlineStart: 5, paddingInlineStart: '1.25rem' }

/** Across the line of the list. */
const todayMark: CSSProperties = {
  insetBlockStart: '50%',
  insetInlineStart: 'calc(-1.25rem - 9px)',
  width: '1rem',
  borderBlockStart: '3px solid var(--color-accent)',
}

type Standing = Change['standing'] | 'coming'

/** What the marks on the line say, in the order of their certainty. */
const markWords: Readonly<Record<Exclude<Standing, 'proposed'>, string>> = {
  settled: '已经适用',
  coming: '日子还没到，或只是提议',
  unconfirmed: '是否施行未证实',
  suspended: '暂缓，没有生效',
}

/** Filled when it applies, hollow when it does not yet, dashed when nobody has confirmed it, struck through when it is halted. */
function StandingMark({ standing }: { standing: Standing }) {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" strokeWidth="2" aria-hidden="true">
      <circle
        cx="6"
        cy="6"
        r="5"
        strokeDasharray={standing === 'unconfirmed' ? '2.6 2.6' : undefined}
        style={{ fill: standing === 'settled' ? 'var(--mark)' : 'var(--surface)' }}
        className={standing === 'suspended' ? 'stroke-axis' : 'stroke-mark'}
      />
      {standing === 'suspended' && <path d="M2 10 10 2" className="stroke-axis" />}
    </svg>
  )
}

function ChangeDetails({ change, today }: { change: Change; today: string }) {
  return (
    <div className="[--term:4.75em] grid gap-1">
      {!isShort(change) && (
        <dl className="lg:hidden grid gap-1">
          <Detail term="原来">{change.from ?? '此前的规定不详'}</Detail>
          <Detail term={change.standing === 'settled' ? '改为' : '内容'}>{change.to}</Detail>
        </dl>
      )}
      <dl className="grid gap-1">
        <Detail term="与谁有关">{change.who}</Detail>
        <Detail term="出处">
          {readingWords(change)}：
          <Link href={change.source} rel="nofollow noopener">
            {change.sourceName}
          </Link>
          ，
          <span className="whitespace-nowrap">
            资料日期 <time dateTime={change.asOf}>{change.asOf}</time>
          </span>
          {isReadBefore(change) && !isComing(change, today) && <>，写在开始之前</>}
        </Detail>
        <Concerned change={change} />
      </dl>
    </div>
  )
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-term gap-2">
      <dt className="text-muted">{term}</dt>
      <dd className="max-w-measure">{children}</dd>
    </div>
  )
}

/** Whether the text fits into one or two lines on a phone. */
const isShort = ({ from, to, standing }: Change): boolean =>
  from !== null && standing === 'settled' && from.length + to.length <= 44

function ChangeLabel({ change, today }: { change: Change; today: string }) {
  const labels = changeLabels.read()
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 text-muted text-quiet font-normal tabular-nums">
        <time className="whitespace-nowrap" dateTime={change.date}>
          {dateWords(change)}
        </time>
        <Flag code={change.country} width={18} />
        <span>
          {labelIn(labels.countries, change.country)} · {labelIn(labels.kinds, change.kind)}
        </span>{' '}
        {isComing(change, today) && (
          <Tag>还没到{isKnownLong(change, today) && `（${change.asOf} 的资料）`}</Tag>
        )}
        {change.standing !== 'settled' && <Tag>{labels.standings[change.standing]}</Tag>}
      </span>
      <span className="block lg:text-lg">{change.title}</span>
    </>
  )
}

function Concerned({ change: { programmes, pages } }: { change: Change }) {
  const links = [
    ...pages.flatMap((href) => (pageNames[href] === undefined ? [] : [{ href, label: pageNames[href] }])),
    ...programmes.map((id) => ({ href: detailPath.immigrationProduct(id), label: programmeOf(id).name })),
  ]
  if (links.length === 0) return null
  return (
    <Detail term="相关页面">
      <span className="flex flex-wrap gap-x-4">
        {links.map(({ href, label }) => (
          <Link key={href} href={href} className="inline-flex items-center max-lg:min-h-target">
            {label}
          </Link>
        ))}
      </span>
    </Detail>
  )
}
