import { Fragment, type ReactNode } from 'react'
import { SourceLink } from '@/components/facts/source-link'
import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import type { Strip } from '@/components/ui/plots/strip'
import { sourcesPath } from '@/lib/schools/school-ids'
import { sourceOf } from '@/lib/schools/value-sources'

type StripNumbersProps = {
  caption: string
  /** One column for each; the label names its values, such as 万元. */
  strips: readonly { label: string; strip: Strip }[]
  write: (value: number) => string
  /** The school that the page is about. */
  own?: { label: string; value: number } | undefined
  /** Years, exchange rate, sources. */
  children?: ReactNode
}

type Place = { label: string; of: (strip: Strip) => number }

const places: readonly Place[] = [
  { label: '最低的一所', of: ({ least }) => least },
  { label: '四分之一的学校不高于', of: ({ quarter }) => quarter },
  { label: '中间的一所', of: ({ middle }) => middle },
  { label: '四分之三的学校不高于', of: ({ threeQuarters }) => threeQuarters },
  { label: '最高的一所', of: ({ most }) => most },
]

/** The table of strips of schools: the ends and the quarters. */
export function StripNumbers({ caption, strips, write, own, children }: StripNumbersProps) {
  return (
    <Fold label="数字、年份和来源">
      <DataTable
        caption={caption}
        rows={own === undefined ? places : [{ label: own.label, of: () => own.value }, ...places]}
        keyOf={(row) => row.label}
        head={{ label: '位置', cell: (row) => row.label }}
        columns={(column) =>
          strips.map(({ label, strip }) => column.value(label, ({ of }) => write(of(strip))))
        }
      />
      {children}
    </Fold>
  )
}

/** Sources of values, one after the other. One whose table is described on the page of all sources is linked there. */
export const ValueSources = ({ ids }: { ids: readonly string[] }) =>
  ids.map((id, at) => {
    const source = sourceOf(id)
    return (
      <Fragment key={id}>
        {at > 0 && '、'}
        {source !== null && (
          <SourceLink source={{ ...source, url: source.url.startsWith('/') ? sourcesPath : source.url }} />
        )}
      </Fragment>
    )
  })
