import type { ReactNode } from 'react'
import { Container } from '@/components/ui/container'
import styles from './hero.module.css'

type HeroProps = {
  /** The h1 in phrases: lines break between them, never inside one that fits. */
  title: readonly string[]
  text: ReactNode
  actions: ReactNode
  /** A picture made of facts, right of the words on wide screens. */
  picture?: ReactNode
  /** Under both, over the whole width. */
  foot?: ReactNode
  hue?: string
}

/** First band of a page: what one gets here, what to do next, and a picture that shows it. Holds the page's h1. */
export function Hero({ title, text, actions, picture, foot, hue }: HeroProps) {
  return (
    <section className={styles.hero} data-surface="paper" data-hue={hue} aria-labelledby="page-title">
      <Container>
        <div className={picture === undefined ? styles.single : styles.grid}>
          <div>
            <h1 id="page-title" className={styles.title}>
              {title.map((phrase) => (
                <span key={phrase}>{phrase}</span>
              ))}
            </h1>
            <p className={styles.text}>{text}</p>
            <div className={styles.actions}>{actions}</div>
          </div>
          {picture}
        </div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </Container>
    </section>
  )
}
