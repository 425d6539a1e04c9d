import { rankings } from '@/lib/schools/rankings'
import type { AnswerLine } from '../asked'
import type { Detail } from './named-school'

export function rankLines({ rank, arwu }: Detail): AnswerLine[] {
  const places = [
    { place: rank, of: rankings.qs },
    { place: arwu ?? null, of: rankings.arwu },
  ]
  return places.flatMap(({ place, of }) =>
    place === null
      ? []
      : [
          {
            label: of.name,
            value: `第 ${place.world} 名`,
            year: `${place.year} 年版`,
            source_name: of.publisher,
            source_url: of.url,
          },
        ],
  )
}
