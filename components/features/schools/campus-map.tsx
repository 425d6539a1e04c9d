import { DotMap } from '@/components/ui/dot-map'
import { Link } from '@/components/ui/link'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { grouped } from '@/lib/core/numbers'
import type { campusMapOf, countryMapOf } from '@/lib/schools/campuses'
import { cityWords } from './city-words'
import { dotsFile, mapSizes } from './dots-file'

type CampusMapProps = {
  map: NonNullable<ReturnType<typeof campusMapOf>>
  name: string
  countryName: string
}

/** The position of the main campus in its country, with a link to a real map beside it. */
export function CampusMap({
  map: { country, frame, points, own, cities },
  name,
  countryName,
}: CampusMapProps) {
  return (
    <figure className="flex flex-wrap items-center gap-x-6 gap-y-3 text-muted text-quiet">
      <figcaption className="flex-[1_1_6.5rem]">
        大点是{name}的主校区，小点是本库里{countryName}其余 {grouped(points.length - 1)} 所。
        <Link
          href={`https://www.openstreetmap.org/?mlat=${own.lat}&mlon=${own.lon}#map=15/${own.lat}/${own.lon}`}
          rel="noreferrer"
        >
          在 OpenStreetMap 上看
        </Link>
      </figcaption>
      <DotMap
        frame={frame}
        dots={dotsFile(country, 'school')}
        owns={[own]}
        cities={cities}
        points={points}
        label={`${name}的主校区在${countryName}的位置`}
        {...mapSizes.school}
      />
    </figure>
  )
}

type CountryMapProps = { map: NonNullable<ReturnType<typeof countryMapOf>>; name: string }

/** All campuses of a country: where many schools are, many dots. */
export function CountryMap({ map: { country, frame, points, cities }, name }: CountryMapProps) {
  const title = cityWords(name, points, cities)
  return (
    <PlotFigure
      title={title}
      source={`一点一所，按主校区的坐标，只画${name}的主要部分；城市名写在它的位置旁。城市里的学校挤在一起，点会重叠。`}
      table={null}
    >
      <DotMap
        frame={frame}
        dots={dotsFile(country, 'country')}
        cities={cities}
        points={points}
        label={title}
        {...mapSizes.country}
      />
    </PlotFigure>
  )
}
