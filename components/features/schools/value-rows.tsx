import type { ReactNode } from 'react'
import { SourceLink } from '@/components/facts/source-link'
import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import { RangeBar } from '@/components/ui/range-bar'
import { WholeValues } from '@/components/ui/whole-values'
import type { School, SchoolValue } from '@/lib/api/schools'
import { valueText, yearText } from '@/lib/schools/value-text'
import { cautionOf, type SchoolValueKey, valueDefinition } from '@/lib/schools/values'
import { type NumberedSources, signOf } from './sources-of-page'

/** A row of a section: name, value, and below it year, source and limits of the value. */
export type FactLine = { key: string; label: string; value: ReactNode; note?: ReactNode }

type FactLinesProps = {
  caption: string
  lines: readonly FactLine[]
  openRows?: number
  rest?: ReactNode
  foot?: ReactNode
  isAnswer?: boolean
}

/** Labelled facts as rows. */
export function FactLines({ caption, lines, ...table }: FactLinesProps) {
  if (lines.length === 0) return null
  return (
    <DataTable
      isFacts
      isHeadHidden
      isCaptionHidden
      caption={caption}
      rows={lines}
      keyOf={({ key }) => key}
      head={{ label: '项目', cell: ({ label }) => label }}
      columns={(column) => [
        column.words('内容', ({ value }) => value),
        column.detail('年份与说明', ({ note }) => note),
      ]}
      {...table}
    />
  )
}

/** Published values of a school as rows, each with its year and the number of its source. */
export const valueLines = (
  keys: readonly SchoolValueKey[],
  { values }: School,
  sources: NumberedSources,
  shared: readonly SharedCaution[] = [],
): FactLine[] =>
  keys.flatMap((key) => {
    const value = values.get(key)
    if (value === undefined) return []
    const { label } = valueDefinition(key)
    const caution = cautionOf(value)
    const isShared = shared.some((one) => one.caution === caution)
    return {
      key,
      label,
      value: <Shown value={value} />,
      note: <Note value={value} sources={sources} caution={isShared ? null : caution} />,
    }
  })

type SharedCaution = { caution: string; labels: readonly string[] }

/**
 * Cautions of more than one row of a band, or of a value that is in a tile only, with the labels of these values. The foot of the band
 * prints them once.
 */
export function sharedCautions(
  keys: readonly SchoolValueKey[],
  values: School['values'],
  isTold: (key: SchoolValueKey) => boolean,
): SharedCaution[] {
  const cautions = keys.flatMap((key) => {
    const value = values.get(key)
    const caution = value === undefined ? null : cautionOf(value)
    return caution === null ? [] : [{ key, label: valueDefinition(key).label, caution }]
  })
  return [...Map.groupBy(cautions, ({ caution }) => caution)]
    .filter(([, rows]) => rows.length > 1 || rows.some(({ key }) => isTold(key)))
    .map(([caution, rows]) => ({ caution, labels: rows.map(({ label }) => label) }))
}

function Note({
  value,
  sources,
  caution,
}: {
  value: SchoolValue
  sources: NumberedSources
  caution: string | null
}) {
  const source = sources.get(value.source)
  return (
    <>
      {yearText(value.year)}
      {source !== undefined && <SourceSign number={source.number} name={source.name} />}
      {caution !== null && `。${caution}`}
    </>
  )
}

/** The number of a source, with a link to its name below the first section that uses it. */
export function SourceSign({ number, name }: { number: number; name: string }) {
  return (
    <a href={`#source-${number}`} aria-label={`来源 ${number}：${name}`}>
      {signOf(number)}
    </a>
  )
}

/** The sources that a section lists first; the numbers of the page link here. */
export function SourceLine({ ids, sources }: { ids: readonly string[]; sources: NumberedSources }) {
  const named = ids.flatMap((id) => sources.get(id) ?? [])
  if (named.length === 0) return null
  return (
    <>
      来源：
      {named.map(({ id, number, name, url }, at) => (
        <span key={id} id={`source-${number}`}>
          {at > 0 && '　'}
          {signOf(number)}
          <SourceLink source={{ name, url }} />
        </span>
      ))}
    </>
  )
}

function Shown({ value }: { value: SchoolValue }) {
  const text = valueText(value)
  const { axis } = valueDefinition(value.key)
  if (axis !== undefined && value.num !== null && value.to !== null) {
    return (
      <>
        <WholeValues text={text} />
        <RangeBar low={value.num} high={value.to} axis={axis} />
      </>
    )
  }
  if (/^https?:\/\//.test(text)) {
    return (
      <Link href={text} rel="noreferrer" lang="en">
        {new URL(text).hostname.replace(/^www\./, '')}
      </Link>
    )
  }
  if (value.key === 'campus') {
    const [lat, lon] = text.split(',')
    return (
      <Link
        href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=15/${lat}/${lon}`}
        rel="noreferrer"
      >
        在 OpenStreetMap 上看
      </Link>
    )
  }
  return <WholeValues text={text} />
}
