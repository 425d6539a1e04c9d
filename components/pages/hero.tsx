import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { FactText } from '@/components/ui/fact-text'
import { plainText } from '@/lib/facts/in-text'
import styles from './hero.module.css'

/**
 * How a head is laid out: `split` words beside the form, `banner` a wide picture above them, `ledger` the points as a row of cards
 * below, `letter` one quiet column with the form after it, `open` words beside the picture and the points below both.
 */
type Arrangement = 'split' | 'banner' | 'ledger' | 'letter' | 'open'

type HeroProps = {
  arrangement: Arrangement
  crumbs: readonly Crumb[]
  /** In phrases: lines break between them. */
  title: readonly string[]
  lead: string
  /** What to know before reading on. */
  points: readonly { label: string; text: string }[]
  actions: readonly { label: string; href: string; variant: 'primary' | 'secondary' }[]
  picture: ReactNode
  /** The page's own form; null where it stands elsewhere. */
  form?: ReactNode
}

type Parts = Record<'crumbs' | 'words' | 'points' | 'form' | 'picture', ReactNode>

/** Head of a page: what it is, what to know before reading on, its picture and its own form. Holds the page's h1. */
export function Hero({ arrangement, crumbs, points, form = null, picture, ...words }: HeroProps) {
  const Arranged = arrangements[arrangement]
  return (
    <header className={[styles.hero, styles[arrangement]].filter(Boolean).join(' ')}>
      <Arranged
        crumbs={<Breadcrumb items={crumbs} />}
        words={<Words {...words} />}
        points={points.length > 0 ? <Points points={points} /> : null}
        form={
          form === null ? null : (
            <div id="apply" className={`${styles.form} no-print`}>
              {form}
            </div>
          )
        }
        picture={picture}
      />
    </header>
  )
}

const arrangements: Record<Arrangement, (parts: Parts) => ReactNode> = {
  split: Split,
  banner: Banner,
  ledger: Ledger,
  letter: Letter,
  open: Open,
}

function Split({ crumbs, words, points, form, picture }: Parts) {
  return (
    <Container>
      {crumbs}
      <div className={styles.columns}>
        <div>
          {words}
          {points}
        </div>
        <div className={form === null ? styles.plate : styles.card}>
          {picture}
          {form}
        </div>
      </div>
    </Container>
  )
}

function Banner({ crumbs, words, points, form, picture }: Parts) {
  return (
    <>
      {picture}
      <Container>
        {crumbs}
        <div className={styles.columns}>
          <div>
            {words}
            {form !== null && points}
          </div>
          {form ?? points}
        </div>
      </Container>
    </>
  )
}

function Ledger(parts: Parts) {
  const { crumbs, words, points, form, picture } = parts
  // Without points there is no sheet to draw.
  if (points === null) return <Split {...parts} />
  return (
    <Container>
      {crumbs}
      <div className={styles.columns}>
        <div>{words}</div>
        {form ?? <div className={styles.plate}>{picture}</div>}
      </div>
      <div className={styles.sheet}>
        {form !== null && picture}
        {points}
      </div>
    </Container>
  )
}

function Letter({ crumbs, words, points, form, picture }: Parts) {
  return (
    <Container>
      {crumbs}
      <div className={styles.column}>
        <div className={styles.vignette}>{picture}</div>
        {words}
        {points}
        {form}
      </div>
    </Container>
  )
}

function Open({ crumbs, words, points, picture }: Parts) {
  return (
    <Container>
      {crumbs}
      <div className={styles.columns}>
        <div>{words}</div>
        {picture}
      </div>
      {points}
    </Container>
  )
}

function Words({ title, lead, actions }: Pick<HeroProps, 'title' | 'lead' | 'actions'>) {
  return (
    <>
      <h1 className={styles.title}>
        {title.length === 1
          ? plainText(title[0] ?? '')
          : title.map((phrase) => <span key={phrase}>{plainText(phrase)}</span>)}
      </h1>
      <p className={styles.lead}>
        <FactText text={lead} />
      </p>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map(({ label, href, variant }) => (
            <ButtonLink key={href} href={href} variant={variant}>
              {plainText(label)}
            </ButtonLink>
          ))}
        </div>
      )}
    </>
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
