import type { ReactNode } from 'react'
import { CardLink } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { WholeValues } from '@/components/ui/whole-values'
import { SampleTag } from './sample-tag'

type RecordRow = {
  href: string
  title: string
  isSample?: boolean
  /** Before the title: an icon, a flag. */
  sign?: ReactNode
  /** The second line: for whom, where, when. */
  line?: ReactNode
  /** One sentence of the page of the record, where there is room. */
  text?: ReactNode
  /** At the end of the row: counts, a state. */
  value?: ReactNode
  /** Country or theme, the value of `data-hue`. */
  hue?: string | undefined
}

type RecordListProps = {
  rows: readonly RecordRow[]
  /** Name of the list. */
  label: string
  /** Heading level of the titles. */
  level?: 2 | 3
  /** On wide screens three in a row, on phones names only, for short records without a text. */
  columns?: 'two' | 'three'
}

/** Records one below the other, two beside each other where there is room, each a row that leads to its page. */
export function RecordList({ rows, label, level = 2, columns = 'two' }: RecordListProps) {
  const Title = `h${level}` as const
  return (
    <ul
      className={`${columns === 'three' ? 'grid grid-cols-fill-9 md:grid-cols-fill-19 gap-x-6 lg:gap-x-8' : 'lg:grid lg:grid-cols-fill-24 lg:gap-x-12'} border-t border-line`}
      aria-label={label}
    >
      {rows.map(({ href, title, isSample = false, sign, line, text, value, hue }) => (
        <li
          key={href}
          className={`group ${columns === 'three' ? 'min-h-12 py-2' : 'min-h-18 py-[0.625rem]'} print:break-inside-avoid flex ${text === undefined ? 'items-center' : 'items-start'} gap-3 border-b border-line relative`}
          data-hue={hue}
        >
          {sign}
          <div className="min-w-0 flex-1">
            <Title className="gap-x-2 leading-normal group-hover:underline flex flex-wrap items-baseline text-base">
              <CardLink href={href}>
                <WholeValues text={title} />
              </CardLink>
              {isSample && <SampleTag />}
            </Title>
            {line !== undefined && (
              <p
                className={`${columns === 'three' ? 'max-md:hidden' : ''} text-muted text-quiet tabular-nums leading-normal`}
              >
                {line}
              </p>
            )}
            {text !== undefined && <p className="max-lg:hidden text-quiet leading-relaxed">{text}</p>}
          </div>
          {value !== undefined && (
            <p className="max-w-[40%] text-end text-heading text-sm tabular-nums flex-none leading-normal">
              {typeof value === 'string' ? <WholeValues text={value} /> : value}
            </p>
          )}
          {columns === 'two' && (
            <Icon of="chevron-right" size={16} className="flex-none self-center text-line-strong" />
          )}
        </li>
      ))}
    </ul>
  )
}
