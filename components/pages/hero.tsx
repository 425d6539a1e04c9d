import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { Contents, type ContentsEntry } from '@/components/ui/contents'
import { FactText } from '@/components/ui/fact-text'
import { plainText } from '@/lib/facts/in-text'
import styles from './hero.module.css'

/** Where the picture is on wide screens: above the form, as a band behind the head, beside the points, or nowhere but in the letter's corner. */
type Arrangement = 'split' | 'banner' | 'ledger' | 'letter'

type HeroProps = {
  arrangement: Arrangement
  crumbs: readonly Crumb[]
  /** Names the thing; what follows its colon is the line below. */
  title: string
  /** The figures that the page is opened for; without them the lead follows the title. */
  answer?: ReactNode
  lead: string
  /** What to know before reading on. */
  points: readonly { label: string; text: string }[]
  actions: readonly { label: string; href: string; variant: 'primary' | 'secondary' }[]
  /** The parts of the page; none on a short one. */
  contents: readonly ContentsEntry[]
  contentsLabel?: string
  picture: ReactNode
  /** A sign-up page shows its form at once. */
  isShort?: boolean
  /** The page's own form; null where it is elsewhere. */
  form?: ReactNode
}

/** Head of a page: what it is, its answer, what can be done, its parts and its own form. Holds the page's h1. */
export function Hero({
  arrangement,
  crumbs,
  title,
  answer,
  lead,
  points,
  actions,
  contents,
  contentsLabel,
  picture,
  isShort = false,
  form = null,
}: HeroProps) {
  const words = (
    <p className={styles.lead}>
      <FactText text={lead} />
    </p>
  )
  const className = [styles.hero, styles[arrangement], isShort && styles.short].filter(Boolean).join(' ')
  const picturePlate = <div className={styles.picture}>{picture}</div>
  return (
    <header className={className}>
      <Container>
        <Breadcrumb items={crumbs} />
        <div className={styles.columns}>
          <div className={styles.words}>
            <Title text={title} />
            {answer ?? words}
            {actions.length > 0 && (
              <div className={`${styles.actions} no-print`}>
                {actions.map(({ label, href, variant }) => (
                  <ButtonLink key={href} href={href} variant={variant}>
                    {plainText(label)}
                  </ButtonLink>
                ))}
              </div>
            )}
            {answer !== undefined && words}
            {contents.length > 0 && (
              <Contents entries={contents} {...(contentsLabel && { label: contentsLabel })} />
            )}
          </div>
          <div className={styles.side}>
            {picturePlate}
            {form !== null && (
              <div id="apply" className={`${styles.form} no-print`}>
                {form}
              </div>
            )}
          </div>
          {points.length > 0 && <Points points={points} />}
        </div>
      </Container>
    </header>
  )
}

function Title({ text }: { text: string }) {
  const [name = '', ...rest] = plainText(text).split('：')
  return (
    <h1 className={styles.title}>
      {name}
      {rest.length > 0 && (
        <>
          <span className="visually-hidden">：</span>
          <span className={styles.line}>{rest.join('：')}</span>
        </>
      )}
    </h1>
  )
}

function Points({ points }: Pick<HeroProps, 'points'>) {
  return (
    <dl className={styles.points}>
      {points.map((point) => (
        <div key={point.label} className={styles.point}>
          <dt>
            <FactText text={point.label} />
          </dt>
          <dd>
            <FactText text={point.text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
