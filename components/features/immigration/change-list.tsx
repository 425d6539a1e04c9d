import { Flag } from '@/components/ui/flag'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/tag'
import type { Change } from '@/lib/collections/kinds/change'
import { isComing } from '@/lib/collections/kinds/change'
import { changeLabels, labelIn } from '@/lib/collections/kinds/labels'
import { programmeOf } from '@/lib/collections/kinds/programme'
import { detailPath } from '@/lib/routing/paths'
import styles from './change-list.module.css'
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
  return (
    <ol>
      {changes.map((change) => (
        <li key={change.id}>
          <Fold
            id={change.id}
            level={2}
            isOpen={change.id === open}
            label={<ChangeLabel change={change} today={today} />}
          >
            <dl className={`${styles.facts} grid gap-1`}>
              {!isShort(change) && (
                <>
                  <div className="grid gap-2">
                    <dt className="text-muted">原来</dt>
                    <dd>{change.from ?? '此前的规定不详'}</dd>
                  </div>
                  <div className="grid gap-2">
                    <dt className="text-muted">{change.standing === 'settled' ? '改为' : '内容'}</dt>
                    <dd>{change.to}</dd>
                  </div>
                </>
              )}
              <div className="grid gap-2">
                <dt className="text-muted">与谁有关</dt>
                <dd>{change.who}</dd>
              </div>
              <div className="grid gap-2">
                <dt className="text-muted">出处</dt>
                <dd>
                  {readingWords(change)}：
                  <Link href={change.source} rel="nofollow noopener">
                    {change.sourceName}
                  </Link>
                  ，资料日期 {change.asOf}
                </dd>
              </div>
            </dl>
            <Concerned change={change} />
          </Fold>
        </li>
      ))}
    </ol>
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
        <span className={`${styles.short} text-muted text-quiet font-normal tabular-nums block`}>
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
    <p className={`${styles.links} flex flex-wrap gap-x-4 gap-y-1 text-quiet`}>
      相关页面：
      {links.map(({ href, label }) => (
        <Link key={href} href={href}>
          {label}
        </Link>
      ))}
    </p>
  )
}
