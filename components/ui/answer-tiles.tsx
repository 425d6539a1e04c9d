import type { ReactNode } from 'react'
import styles from './answer-tiles.module.css'
import { WholeValues } from './whole-values'

export type AnswerTile = {
  /** With the unit when the value has none: 硕士学费，一年. */
  label: string
  /** 30–38 万元, 6.5 起. */
  value: ReactNode
  /** The year, always; the original currency, the rank in the country. */
  note?: ReactNode
}

type AnswerTilesProps = {
  tiles: readonly AnswerTile[]
  /** Name of the list: 伦敦大学学院一览. */
  label: string
  /** One line with links to the sources, which are in the open foot lines of the sections. */
  foot?: ReactNode
}

/** The few figures that answer the question of a page, at most six. */
export function AnswerTiles({ tiles, label, foot }: AnswerTilesProps) {
  return (
    <div data-answer>
      {/* biome-ignore lint/a11y/useSemanticElements: a list of terms may be named only with a role */}
      <div role="group" aria-label={label}>
        <dl
          className={`${styles.tiles} grid grid-cols-2 border border-line bg-card overflow-hidden`}
          data-count={tiles.length}
        >
          {tiles.map(({ label: term, value, note }) => (
            <div key={term} className={`${styles.tile} flex flex-col border border-line`}>
              <dt className="text-muted text-sm leading-snug">{term}</dt>
              <dd className={`${styles.value} text-heading font-semibold tabular-nums`}>
                {typeof value === 'string' ? <WholeValues text={value} /> : value}
              </dd>
              {note && (
                <dd className="text-muted text-xs leading-normal">
                  {typeof note === 'string' ? <WholeValues text={note} /> : note}
                </dd>
              )}
            </div>
          ))}
        </dl>
      </div>
      {foot && <div className="pt-2 text-muted text-xs leading-normal">{foot}</div>}
    </div>
  )
}
