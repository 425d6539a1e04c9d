import type { ReactNode } from 'react'
import { Fold } from '@/components/ui/fold'
import { HeadingText } from '@/components/ui/heading-text'
import styles from './open-parts.module.css'

type OpenPartProps = {
  /** Names the content and its amount, on phones as the label of a fold. */
  label: string
  /** Id of the content. */
  id?: string | undefined
  level?: 2 | 3
  /** A sentence before the content, beside the label on wide screens. */
  lead?: ReactNode
  /** For things that the visitor has begun. */
  isOpen?: boolean | undefined
  children: ReactNode
}

type OpenPartsProps = {
  /** Running text, which a single part continues in the next column. */
  isText?: boolean
  /** On wide screens one below the other, each beside its label. */
  isRows?: boolean
  children: ReactNode
}

/** Parts after the answer of a page: folds on phones; on wide screens open, in as many columns as have room, none of them broken. */
export function OpenParts({ isText = false, isRows = false, children }: OpenPartsProps) {
  if (isRows) return <div className={styles.rows}>{children}</div>
  const columns = isText ? 'lg:columns-[24rem]' : 'lg:has-[>:nth-child(2)]:columns-[24rem]'
  return (
    <div
      className={`${columns} empty:hidden grid grid-cols-1 lg:block lg:gap-x-12 ${isText ? `lg:[&_li]:break-inside-avoid lg:[&_details>div]:block lg:[&_details>div>*+*]:mt-4 lg:[&_details>div>:first-child]:break-after-avoid lg:*:not-only:break-inside-avoid` : 'lg:*:break-inside-avoid'}`}
    >
      {children}
    </div>
  )
}

export function OpenPart({ label, id, level = 2, lead, isOpen, children }: OpenPartProps) {
  const Heading = `h${level}` as const
  return (
    <Fold isOpenWide label={label} id={id} level={level} isOpen={isOpen}>
      <div
        className={`${lead === undefined ? 'max-lg:hidden' : ''} lg:border-t border-line lg:pt-3 lg:flex lg:items-baseline lg:justify-between lg:gap-x-8`}
      >
        <Heading className="max-lg:hidden text-lg">
          <HeadingText text={label} />
        </Heading>
        {lead !== undefined && <p className="lg:w-100 lg:flex-none">{lead}</p>}
      </div>
      {children}
    </Fold>
  )
}
