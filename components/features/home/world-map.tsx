import type { CSSProperties } from 'react'
import { worldDots, worldSize } from '@/components/features/schools/dots-file'
import { worldWords } from '@/components/features/schools/world-words'
import { DataTable } from '@/components/ui/data-table'
import { DotMap } from '@/components/ui/dot-map'
import { type MapFrame, pictureOf } from '@/components/ui/dots'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { percent } from '@/components/ui/plots/axis'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { grouped } from '@/lib/core/numbers'
import { paths } from '@/lib/routing/paths'
import { worldCounts, worldFrame, worldPlaces } from '@/lib/schools/campuses'
import { sourcesPath } from '@/lib/schools/school-ids'

/** Where a country's name begins, or ends with `isLeft`, so that it is beside its dots: in degrees. */
const labels: Readonly<Record<string, { lat: number; lon: number; isLeft?: boolean }>> = {
  us: { lat: 38, lon: -126.5, isLeft: true },
  ca: { lat: 58, lon: -96 },
  uk: { lat: 61.5, lon: -7, isLeft: true },
  ie: { lat: 53.5, lon: -11.5, isLeft: true },
  fr: { lat: 45.5, lon: -6.5, isLeft: true },
  es: { lat: 37.5, lon: -10.5, isLeft: true },
  nl: { lat: 61.5, lon: 3 },
  de: { lat: 51.5, lon: 17 },
  jp: { lat: 36, lon: 148 },
  kr: { lat: 36.5, lon: 124, isLeft: true },
  hk: { lat: 22.3, lon: 112, isLeft: true },
  my: { lat: 5, lon: 98, isLeft: true },
  sg: { lat: -3.5, lon: 104 },
  au: { lat: -26, lon: 111, isLeft: true },
  nz: { lat: -31, lon: 178, isLeft: true },
}

/**
 * What a phone shows of the map, without the oceans between, at one scale; and where on it the names of the largest countries begin, which
 * is free of dots.
 */
export const phoneParts: readonly {
  name: string
  part: MapFrame
  names: readonly { code: string; lat: number; lon: number }[]
}[] = [
  {
    name: '北美',
    part: { south: 24, north: 55, west: -127, east: -52 },
    names: [{ code: 'us', lat: 26.5, lon: -124 }],
  },
  {
    name: '欧洲',
    part: { south: 35, north: 60, west: -19, east: 23.5 },
    names: [
      { code: 'uk', lat: 57, lon: -17.5 },
      { code: 'fr', lat: 46, lon: -16 },
      { code: 'de', lat: 52, lon: 13.5 },
    ],
  },
  {
    name: '亚洲',
    part: { south: -0.5, north: 45, west: 99, east: 145 },
    names: [{ code: 'jp', lat: 30, lon: 132.5 }],
  },
  {
    name: '大洋洲',
    part: { south: -47.5, north: -11, west: 113, east: 179.5 },
    names: [{ code: 'au', lat: -25, lon: 118 }],
  },
]

/** Universities that a phone does not show, such as those of Hawaii. */
const beyondParts = worldPlaces.filter(
  ({ lat, lon }) =>
    !phoneParts.some(
      ({ part: { south, north, west, east } }) => lat >= south && lat <= north && lon >= west && lon <= east,
    ),
).length

type WorldMapProps = {
  /** The number of universities of the library by country. */
  counts: readonly { value: string; count: number }[]
  nameOf: (code: string) => string
}

/** All universities with coordinates as dots, each country's name and number a link to its list. */
export function WorldMap({ counts, nameOf }: WorldMapProps) {
  const countries = counts
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => ({ code: value, name: nameOf(value), count, ...worldCounts.get(value) }))
    .toSorted((one, other) => other.count - one.count)
  const title = worldWords(countries)
  if (title === null) return null
  const { w, h, x, y } = pictureOf(worldFrame, worldSize.height, worldSize.width)
  const drawn = countries.filter(({ drawn = 0 }) => drawn > 0)
  const inCities = drawn.filter(({ isAtCampus }) => isAtCampus === false).map(({ name }) => name)
  const lacking = countries.reduce((sum, { count, drawn = 0 }) => sum + count - drawn, 0)
  return (
    <PlotFigure
      title={title}
      source={
        <>
          点国家名看名单。小点是一所，中点两到四所，大点五所以上挤在一处。{inCities.join('、')}
          只登记到城市，画在城市的位置；没有坐标的 {grouped(lacking)} 所没有画，窄屏另有 {beyondParts}{' '}
          所在画外。坐标从哪里来，见
          <Link href={sourcesPath}>数据来源</Link>。
        </>
      }
      table={
        <Fold label={`数字：${countries.length} 个国家和地区`}>
          <DataTable
            caption="院校库的大学，所"
            rows={countries}
            keyOf={({ code }) => code}
            head={{ label: '国家或地区', cell: ({ name }) => name }}
            columns={[
              { id: 'count', label: '大学', cell: ({ count }) => grouped(count) },
              { id: 'drawn', label: '图上', cell: ({ drawn = 0 }) => grouped(drawn) },
            ]}
          />
        </Fold>
      }
    >
      <div data-world="map" className="relative">
        <DotMap frame={worldFrame} dots={worldDots} cities={[]} label={title} {...worldSize} />
        {phoneParts.map(({ name, part, names }) => (
          <DotMap
            key={name}
            frame={worldFrame}
            part={part}
            dots={worldDots}
            cities={names.map(({ code, ...place }) => ({ ...place, name: nameOf(code) }))}
            label={`大学的位置：${name}`}
            {...worldSize}
          />
        ))}
        <ul data-world="countries" className="grid text-quiet tabular-nums whitespace-nowrap">
          {drawn.map(({ code, name, count }) => {
            const label = labels[code]
            return (
              <li
                key={code}
                data-world={label?.isLeft === true ? 'left' : undefined}
                style={
                  label && ({ '--x': percent(x(label) / w), '--y': percent(y(label) / h) } as CSSProperties)
                }
              >
                <Link
                  href={`${paths.schools}?country=${code}`}
                  className="inline-flex items-center gap-1 min-h-target no-underline hover:underline"
                >
                  {name} <b>{grouped(count)}</b>
                </Link>
              </li>
            )
          })}
        </ul>
      </div>
    </PlotFigure>
  )
}
