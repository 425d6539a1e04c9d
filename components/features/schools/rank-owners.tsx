import { Link } from '@/components/ui/link'
import { rankings } from '@/lib/schools/rankings'

const { qs, arwu } = rankings

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
