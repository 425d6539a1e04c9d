import type { ReactNode } from 'react'
import { Fold } from '@/components/ui/fold'
import { HeadingText } from '@/components/ui/heading-text'

type OpenPartProps = {
  /** Names the content and its amount, on phones as the label of a fold. */
  label: string
  /** Id of the content. */
  id?: string | undefined
  level?: 2 | 3
  /** A sentence before the content, beside the label on wide screens. */
  lead?: ReactNode
  /** On wide screens across the page, the label in a column of its own beside the content: for the longest part, where the others would end far above it. */
  isBeside?: boolean
  /** For things that the visitor has begun. */
  isOpen?: boolean | undefined
  children: ReactNode
}

type OpenPartsProps = {
  /** Running text, which a single part continues in the next column. */
  isText?: boolean
  /** Columns for short entries, such as links. */
  isNarrow?: boolean
  children: ReactNode
}

/** Parts after the answer of a page: folds on phones; on wide screens open, in as many columns as have room, none of them broken. */
export function OpenParts({ isText = false, isNarrow = false, children }: OpenPartsProps) {
  const several = isText ? 'lg:columns-[24rem]' : 'lg:has-[>:nth-child(2)]:columns-[24rem]'
  const columns = isNarrow ? 'lg:columns-[16rem]' : several
  return (
    <div
      className={`${columns} empty:hidden grid grid-cols-1 lg:block lg:gap-x-12 ${isText ? `lg:[&_li]:break-inside-avoid ${isNarrow ? '' : 'lg:*:not-only:break-inside-avoid'}` : 'lg:*:break-inside-avoid lg:*:has-[[data-beside]]:[column-span:all]'}`}
    >
      {children}
    </div>
  )
}

export function OpenPart({ label, id, level = 2, lead, isBeside = false, isOpen, children }: OpenPartProps) {
  const Heading = `h${level}` as const
  if (isBeside)
    return (
      <Fold isOpenWide label={label} id={id} level={level} isOpen={isOpen}>
        <div
          data-beside
          className="grid grid-cols-1 gap-4 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-8 border-line lg:border-t lg:pt-3"
        >
          <div className="grid content-start gap-2 max-lg:empty:hidden">
            <Heading className="max-lg:hidden text-lg">
              <HeadingText text={label} />
            </Heading>
            {lead !== undefined && <p className="text-muted">{lead}</p>}
          </div>
          <div className="grid grid-cols-1 content-start gap-4">{children}</div>
        </div>
      </Fold>
    )
  return (
    <Fold isOpenWide label={label} id={id} level={level} isOpen={isOpen}>
      <div className="lg:border-t border-line lg:pt-3 lg:flex lg:items-baseline lg:justify-between lg:gap-x-8">
        <Heading className="max-lg:hidden text-lg">
          <HeadingText text={label} />
        </Heading>
        {lead !== undefined && <p className="lg:w-100 lg:flex-none">{lead}</p>}
      </div>
      {children}
    </Fold>
  )
}
