import type { ReactNode } from 'react'
import { Flag } from '@/components/ui/flag'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/tag'
import { WholeDays } from '@/components/ui/whole-values'
import type { Change } from '@/lib/collections/kinds/change'
import { isComing } from '@/lib/collections/kinds/change'
import { changeLabels, labelIn } from '@/lib/collections/kinds/labels'
import { programmeOf } from '@/lib/collections/kinds/programme'
import { detailPath } from '@/lib/routing/paths'
import './change-list.css'
import { dateWords, readingWords } from './change-words'

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

/** The recorded changes: date and change, and in a fold for each the people concerned and the source. */
export function ChangeList({ changes, today, open }: ChangeListProps) {
  const firstPast = changes.findIndex((change) => !isComing(change, today))
  return (
    <ol data-changes="axis" className="border-s-2 border-s-line-strong ms-(--at) ps-[1.25rem]">
      {changes.map((change, at) => (
        <li
          key={change.id}
          className="lg:border-b lg:border-line"
          data-standing={change.standing}
          data-coming={isComing(change, today) ? '' : undefined}
        >
          {at > 0 && at === firstPast && (
            <p data-changes="today" className="relative py-3 text-accent font-semibold">
              今天 <time dateTime={today}>{today}</time> · 以上的日子还没到
            </p>
          )}
          <Fold
            id={change.id}
            level={2}
            isOpenWide
            isOpen={change.id === open}
            label={<ChangeLabel change={change} today={today} />}
          >
            <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-12 gap-y-1">
              <div className="grid content-start gap-1">
                <h2 className="max-lg:hidden text-base leading-normal">
                  <ChangeLabel change={change} today={today} />
                </h2>
                {!isShort(change) && (
                  <dl className="[--term:4.75em] grid gap-1">
                    <Detail term="原来">{change.from ?? '此前的规定不详'}</Detail>
                    <Detail term={change.standing === 'settled' ? '改为' : '内容'}>{change.to}</Detail>
                  </dl>
                )}
              </div>
              <div className="grid content-start gap-1">
                <dl className="[--term:4.75em] grid gap-1">
                  <Detail term="与谁有关">{change.who}</Detail>
                  <Detail term="出处">
                    {readingWords(change)}：
                    <Link href={change.source} rel="nofollow noopener">
                      {change.sourceName}
                    </Link>
                    ，资料日期 <WholeDays text={change.asOf} />
                  </Detail>
                </dl>
                <Concerned change={change} />
              </div>
            </div>
          </Fold>
        </li>
      ))}
    </ol>
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
        {isComing(change, today) && <Tag>还没到</Tag>}
        {change.standing !== 'settled' && <Tag>{labels.standings[change.standing]}，没有生效</Tag>}
      </span>
      <span className="block">{change.title}</span>
      {isShort(change) && (
        <span className="text-pretty [word-break:normal] text-muted text-quiet font-normal tabular-nums block">
          {change.from} → {change.to}
        </span>
      )}
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
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-quiet">
      相关页面：
      {links.map(({ href, label }) => (
        <Link key={href} href={href} className="py-1">
          {label}
        </Link>
      ))}
    </p>
  )
}
