import { Link } from '@/components/ui/link'
import type { School } from '@/lib/api/schools'
import { missing } from '@/lib/schools/labels'
import { rankCaution } from '@/lib/schools/provenance'
import { rankInWords, rankings } from '@/lib/schools/rankings'
import { RankRuler } from './rank-ruler'
import styles from './rank-strip.module.css'

const { qs, arwu } = rankings

/** The published places of a university: edition, place as printed, and the publisher's own page. */
export function RankStrip({ school }: { school: School }) {
  const { id, rank, previousRank, arwu: place } = school
  const caution = rankCaution(id)
  const year = rank?.year ?? qs.edition
  return (
    <div className={styles.strip}>
      <dl className={styles.places}>
        <Place label={`${qs.name} ${year}`} text={rank?.text ?? null} />
        <Place label={`${qs.short} ${year - 1}（上一版）`} text={previousRank} />
        <Place label={`${arwu.name} ${arwu.edition}`} text={place?.text ?? null} />
      </dl>
      {rank !== null && (
        <RankRuler
          current={{ text: rank.text, label: `${qs.short} ${year}` }}
          previous={previousRank === null ? null : { text: previousRank, label: `${qs.short} ${year - 1}` }}
        />
      )}
      {caution !== null && <p className={styles.caution}>注意：{caution}</p>}
      <p className={styles.source}>
        名次归发布方所有，原表：
        <Link href={qs.url} rel="noreferrer">
          {qs.site}
        </Link>
        （© {qs.publisher}）、
        <Link href={arwu.url} rel="noreferrer">
          {arwu.site}
        </Link>
        （© {arwu.publisher}）。两版之间的变化可能来自算法或参评学校的变动，不等于学校变好或变差。
      </p>
    </div>
  )
}

function Place({ label, text }: { label: string; text: string | null }) {
  return (
    <div className={styles.place}>
      <dt>{label}</dt>
      <dd className={text === null ? styles.missing : undefined}>{text ?? missing}</dd>
      {text !== null && /\D/.test(text) && <dd className={styles.note}>{rankInWords(text)}，没有确切名次</dd>}
    </div>
  )
}
