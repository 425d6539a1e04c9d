import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import styles from './channel-hero.module.css'

type ChannelHeroProps = {
  crumbs: readonly Crumb[]
  /** The h1 in phrases: lines break between them. */
  title: readonly string[]
  lead: string
  /** What to know before reading on. */
  points: readonly { label: string; text: string }[]
  action: { label: string; href: string }
  /** Right of the words on wide screens, above the points on narrow ones. */
  picture: ReactNode
}

/** Head of a channel: what this is about, three things to know first, the ways on, and a picture. Holds the page's h1. */
export function ChannelHero({ crumbs, title, lead, points, action, picture }: ChannelHeroProps) {
  return (
    <header className={styles.hero}>
      <Container>
        <Breadcrumb items={crumbs} />
        <div className={styles.grid}>
          <div>
            <h1 className={styles.title}>
              {title.map((phrase) => (
                <span key={phrase}>{phrase}</span>
              ))}
            </h1>
            <p className={styles.lead}>{lead}</p>
            <div className={styles.actions}>
              <ButtonLink href="#ask">请顾问看看我的情况</ButtonLink>
              <ButtonLink href={action.href} variant="secondary">
                {action.label}
              </ButtonLink>
            </div>
          </div>
          {picture}
        </div>
        <dl className={styles.points}>
          {points.map((point) => (
            <div key={point.label} className={styles.point}>
              <dt>{point.label}</dt>
              <dd>{point.text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </header>
  )
}
