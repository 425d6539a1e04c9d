import { Fragment, type ReactNode } from 'react'
import { SourceLink } from '@/components/facts/source-link'
import { Fold } from '@/components/ui/fold'
import type { Strip } from '@/components/ui/plots/strip'
import { sourceOf } from '@/lib/schools/data-sources'
import { sourcesPath } from '@/lib/schools/school-ids'

type StripNumbersProps = {
  /** Each with what it is of. */
  strips: readonly { label: string; strip: Strip }[]
  write: (value: number) => string
  /** Years, exchange rate, sources. */
  children: ReactNode
}

/** The ends and the quarters of strips of schools, a line for each. */
export const StripNumbers = ({ strips, write, children }: StripNumbersProps) => (
  <Fold label="数字、年份和来源">
    {strips.map(({ label, strip: { least, quarter, middle, threeQuarters, most } }) => (
      <p key={label}>
        {label}：最低 {write(least)}，中间一半 {write(quarter)}–{write(threeQuarters)}，居中 {write(middle)}
        ，最高 {write(most)}
      </p>
    ))}
    {children}
  </Fold>
)

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
