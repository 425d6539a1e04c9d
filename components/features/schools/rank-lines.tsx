import { Link } from '@/components/ui/link'
import type { School } from '@/lib/api/schools'
import { rankCaution } from '@/lib/schools/provenance'
import { rankInWords, rankings } from '@/lib/schools/rankings'
import type { FactLine } from './value-rows'

const { qs, arwu } = rankings

/**
 * The published ranks of a university: edition and rank as printed. A missing rank is listed with the missing values.
 */
export function rankLines({ id, rank, previousRank, arwu: place }: School): FactLine[] {
  const caution = rankCaution(id)
  return [
    ...(rank
      ? [
          {
            key: 'qs',
            label: `${qs.short} ${rank.year}`,
            value: rankInWords(rank.text),
            note: [
              /\D/.test(rank.text) && '没有确切名次',
              previousRank !== null &&
                `上一版（${rank.year - 1}）${rankInWords(previousRank)}${previousRank === rank.text ? '' : '，变化可能来自算法或参评学校，不等于变好或变差'}`,
              caution && `注意：${caution}`,
            ]
              .filter(Boolean)
              .join('；'),
          },
        ]
      : []),
    ...(place
      ? [
          {
            key: 'arwu',
            label: `软科 ${arwu.edition}`,
            value: rankInWords(place.text),
            note: /\D/.test(place.text) && '没有确切名次',
          },
        ]
      : []),
  ]
}

/** The publishers of the ranks, once for all. */
export function RankOwners() {
  return (
    <>
      名次：
      <Link href={qs.url}>{qs.name}</Link>（{qs.edition}，© {qs.publisher}）、
      <Link href={arwu.url}>{arwu.name}</Link>（{arwu.edition}，© {arwu.publisher}）
    </>
  )
}
