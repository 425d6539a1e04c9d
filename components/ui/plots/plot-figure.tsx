import type { ReactNode } from 'react'
import { WholeDays, WholeValues } from '@/components/ui/whole-values'
import { PlotTitle } from './plot-title'
import styles from './plots.module.css'

type PlotFigureProps = {
  /** What the picture shows, as a sentence with its figures. */
  title: string
  /** Whether the sentence answers the question of the page. */
  isAnswer?: boolean
  /** What is counted, with years and sources. */
  source: ReactNode
  /** What the picture leaves out: its scope, other rows. */
  below?: ReactNode
  /** The picture. Its own label repeats the title for readers who do not see it. */
  children: ReactNode
}

/** The frame of every plot: what it says, the picture, scope and sources, what it leaves out. */
export function PlotFigure({ title, isAnswer = false, source, below, children }: PlotFigureProps) {
  return (
    <figure data-plot data-surface="paper" className={styles.figure} aria-label={title}>
      <PlotTitle data-answer={isAnswer ? '' : undefined}>
        <WholeValues text={title} />
      </PlotTitle>
      {children}
      <div className={styles.source}>{typeof source === 'string' ? <WholeDays text={source} /> : source}</div>
      {below}
    </figure>
  )
}
