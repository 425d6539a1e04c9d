import type { ReactNode } from 'react'
import { SourceLink } from '@/components/facts/source-link'
import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import { RangeBar } from '@/components/ui/range-bar'
import { WholeValues } from '@/components/ui/whole-values'
import type { School, SchoolValue } from '@/lib/api/schools'
import { signOf } from '@/lib/facts/marks'
import { sourceOf } from '@/lib/schools/data-sources'
import type { SchoolTile } from '@/lib/schools/tiles'
import { valueText, yearText } from '@/lib/schools/value-text'
import { cautionOf, keysWhere, type SchoolValueKey, sections, valueDefinition } from '@/lib/schools/values'

type BandId = (typeof sections)[number]

/** The values of a school for each section of its page; those of a past season stand in a fold below the others. */
export function valueBandsOf({ values, programmes }: School): Record<BandId, SchoolValueKey[]> {
  // The page counts the courses that it lists. The number in the profile is of another edition of the same register, so it would contradict.
  const hasCourses = programmes.some(({ level }) => level === 'bachelor')
  const held = (id: BandId) =>
    keysWhere(({ section }) => section === id).filter(
      (key) => values.has(key) && !(key === 'undergraduate-courses' && hasCourses),
    )
  return Object.fromEntries(sections.map((id) => [id, held(id)])) as Record<BandId, SchoolValueKey[]>
}

/**
 * The values of a school by band, as rows, and their sources, numbered for the page. What a tile prints is no row again,
 * unless the band would be empty; its limits stand at the foot of the band.
 */
export function schoolValues(school: School, tiles: readonly Pick<SchoolTile, 'from'>[]) {
  const keys = valueBandsOf(school)
  const sources = numberSources(
    sections.flatMap((band) => keys[band]),
    school,
  )
  /** The first band of each source, which names it. */
  const bandOf = new Map(
    sections
      .flatMap((band) => keys[band].map((key) => [school.values.get(key)?.source ?? '', band] as const))
      .toReversed(),
  )
  // The rows about costs may be in a fold, apart from their sources, and keep their limits.
  const isTold = (key: SchoolValueKey) => {
    const value = school.values.get(key)
    const isOpen = !value || cautionOf(value) === null || !keys.costs.includes(key)
    return isOpen && tiles.some(({ from }) => from === key)
  }
  const sharedOf = (band: BandId) =>
    band === 'costs' ? [] : sharedCautions(keys[band], school.values, isTold)
  const lineOf = (band: BandId) => {
    const shared = sharedOf(band)
    return (key: SchoolValueKey): FactLine[] => {
      const value = school.values.get(key)
      if (!value) return []
      const caution = cautionOf(value)
      const source = sources.get(value.source)
      return [
        {
          key,
          label: valueDefinition(key).label,
          value: <Shown value={value} />,
          note: (
            <>
              {yearText(value.year)}
              {source && <SourceSign {...source} />}
              {caution && !shared.some((one) => one.caution === caution) && `。${caution}`}
            </>
          ),
        },
      ]
    }
  }
  return {
    keys,
    sources,
    lines: (band: BandId) => {
      const rest = keys[band].filter((key) => !isTold(key))
      return (rest.length ? rest : keys[band]).flatMap(lineOf(band))
    },
    /** The values that the tiles print. */
    told: (band: BandId) => keys[band].filter(isTold).flatMap(lineOf(band)),
    /** The cautions below the rows of a band, and the sources that it is the first to have; the numbers of the page link here. */
    sourceLine: (band: BandId) => {
      const own = [...sources.values()].filter(({ id }) => bandOf.get(id) === band)
      const shared = sharedOf(band)
      if (!own.length && !shared.length) return undefined
      return (
        <>
          {shared.map(({ caution, labels }) => (
            <p key={caution}>
              {labels.join('、')}：{caution}
            </p>
          ))}
          {own.length > 0 && '来源：'}
          {own.map(({ id, number, name, url }, at) => (
            <span key={id} id={`source-${number}`}>
              {at > 0 && '　'}
              {signOf(number)}
              <SourceLink source={{ name, url }} />
            </span>
          ))}
        </>
      )
    },
  }
}

export type SchoolValues = ReturnType<typeof schoolValues>

/** Numbers the sources of these values in the order in which the sections of the page show them. */
function numberSources(keys: readonly SchoolValueKey[], { values }: School) {
  const ids = [...new Set(keys.flatMap((key) => values.get(key)?.source ?? []))]
  return new Map(
    ids.map((id, at) => {
      const source = sourceOf(id)
      const url = !source || source.url.startsWith('/') ? null : source.url
      return [id, { id, number: at + 1, name: source?.name ?? id, url }]
    }),
  )
}

/** A row of a section: name, value, and below it year, source and limits of the value. */
export type FactLine = { key: string; label: string; value: ReactNode; note?: ReactNode }

/** Labelled facts as rows. */
export function FactLines({
  caption,
  lines,
  ...table
}: {
  caption: string
  lines: readonly FactLine[]
  openRows?: number
  foot?: ReactNode
  isAnswer?: boolean
}) {
  if (!lines.length) return null
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

/**
 * Cautions of more than one row of a band, or of a value that is in a tile only, with the labels of these values. The foot of the band
 * prints them once.
 */
function sharedCautions(
  keys: readonly SchoolValueKey[],
  values: School['values'],
  isTold: (key: SchoolValueKey) => boolean,
) {
  const cautions = keys.flatMap((key) => {
    const value = values.get(key)
    const caution = value && cautionOf(value)
    return caution ? [{ key, label: valueDefinition(key).label, caution }] : []
  })
  return [...Map.groupBy(cautions, ({ caution }) => caution)]
    .filter(([, rows]) => rows.length > 1 || rows.some(({ key }) => isTold(key)))
    .map(([caution, rows]) => ({ caution, labels: rows.map(({ label }) => label) }))
}

/** The number of a source, with a link to its name below the first section that uses it. */
export const SourceSign = ({ number, name }: { number: number; name: string }) => (
  <a href={`#source-${number}`} aria-label={`来源 ${number}：${name}`}>
    {signOf(number)}
  </a>
)

function Shown({ value }: { value: SchoolValue }) {
  const text = valueText(value)
  const { axis } = valueDefinition(value.key)
  if (axis && value.num !== null && value.to !== null) {
    return (
      <>
        <WholeValues text={text} />
        <RangeBar low={value.num} high={value.to} axis={axis} />
      </>
    )
  }
  if (/^https?:\/\//.test(text)) {
    return (
      <Link href={text} lang="en">
        {new URL(text).hostname.replace(/^www\./, '')}
      </Link>
    )
  }
  if (value.key === 'campus') {
    const [lat, lon] = text.split(',')
    return (
      <Link href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=15/${lat}/${lon}`}>
        在 OpenStreetMap 上看
      </Link>
    )
  }
  return <WholeValues text={text} />
}
