import { DataTable } from '@/components/ui/data-table'
import { DotMap } from '@/components/ui/dot-map'
import { type MapPoint, pictureOf } from '@/components/ui/dots'
import { Link } from '@/components/ui/link'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import type { School } from '@/lib/api/schools'
import { grouped } from '@/lib/core/numbers'
import { kilometresBetween, sharedMapOf } from '@/lib/schools/campuses'
import { placeName } from '@/lib/schools/places'
import { sourcesPath } from '@/lib/schools/school-ids'
import { dotsFile, mapSizes } from './dots-file'

type CompareMapProps = { schools: readonly School[]; nameOf: (code: string) => string }

type NumberedPlace = MapPoint & { number: number; name: string; city: string }

/** Where the compared schools are and how far from each other; nothing unless all are on the map of one country. */
export function CompareMap({ schools, nameOf }: CompareMapProps) {
  const map = sharedMapOf(schools)
  if (map === null) return null
  const { country, frame, points, owns } = map
  const places = schools.flatMap((school, at): NumberedPlace[] => {
    const own = owns[at]
    if (own === undefined) return []
    return [{ number: at + 1, name: school.name, city: placeName(school), lat: own.lat, lon: own.lon }]
  })
  const title = distanceTitle(nameOf(country), places)
  const { height, width } = mapSizes.compare
  return (
    <PlotFigure
      title={title}
      source={
        <>
          直线距离，按主校区的坐标算，不是路程。小点是本库里{nameOf(country)}其余{' '}
          {grouped(points.length - owns.length)} 所。坐标的出处见
          <Link href={sourcesPath}>数据来源</Link>。
        </>
      }
      table={null}
    >
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-3 lg:grid-cols-2">
        <div className="grid justify-items-center">
          <DotMap
            frame={frame}
            dots={dotsFile(country, 'compare')}
            owns={owns}
            cities={numbersOnMap(places, pictureOf(frame, height, width))}
            label={title}
            height={height}
            width={width}
          />
        </div>
        <DataTable
          caption="主校区之间的直线距离，公里"
          rows={places}
          keyOf={({ number }) => String(number)}
          head={{ label: '图上的大点', cell: ({ number, name }) => `${number} ${name}` }}
          columns={[
            ...places.map((other) => ({
              id: String(other.number),
              label: `到 ${other.number}`,
              cell: (place: NumberedPlace) => (place === other ? '—' : kilometres(place, other)),
            })),
            { id: 'city', label: '城市', as: 'second' as const, isWords: true, cell: ({ city }) => city },
          ]}
        />
      </div>
    </PlotFigure>
  )
}

/** Dots nearer to each other than this have one label, in px. */
const near = 14

/** The numbers of places at their dots: 1、2 for two in the same city. */
function numbersOnMap(
  places: readonly NumberedPlace[],
  { x, y }: ReturnType<typeof pictureOf>,
): (MapPoint & { name: string })[] {
  const groups: (MapPoint & { name: string })[] = []
  for (const place of places) {
    const group = groups.find(
      (one) => Math.abs(x(one) - x(place)) < near && Math.abs(y(one) - y(place)) < near,
    )
    if (group === undefined) groups.push({ name: String(place.number), lat: place.lat, lon: place.lon })
    else group.name += `、${place.number}`
  }
  return groups
}

/** 都在英国：伦敦大学学院、帝国理工学院相距约 4 公里，爱丁堡大学、帝国理工学院约 530 公里; for two schools their one distance. */
export function distanceTitle(country: string, places: readonly (MapPoint & { name: string })[]): string {
  const pairs = places
    .flatMap((one, at) => places.slice(at + 1).map((other) => ({ one, other })))
    .toSorted((a, b) => kilometresBetween(a.one, a.other) - kilometresBetween(b.one, b.other))
  const [first, last] = [pairs[0], pairs.at(-1)]
  if (first === undefined || last === undefined) return `都在${country}`
  const words = ({ one, other }: typeof first) => `${one.name}、${other.name}`
  const shortest = `${words(first)}相距${about(first.one, first.other)}`
  return first === last
    ? `都在${country}：${shortest}`
    : `都在${country}：${shortest}，${words(last)}相距${about(last.one, last.other)}`
}

/** To the nearest ten from a hundred on. */
function kilometres(one: MapPoint, other: MapPoint): string {
  const exact = kilometresBetween(one, other)
  if (exact < 1) return '<1'
  return grouped(exact < 100 ? Math.round(exact) : 10 * Math.round(exact / 10))
}

function about(one: MapPoint, other: MapPoint): string {
  const words = kilometres(one, other)
  return words === '<1' ? '不到 1 公里' : `约 ${words} 公里`
}
