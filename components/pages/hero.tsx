import type { ReactNode } from 'react'
import { FactText } from '@/components/facts/fact-text'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { Contents, type ContentsEntry } from '@/components/ui/contents'
import { plainText } from '@/lib/facts/in-text'
import styles from './hero.module.css'

/** What the picture is on wide screens without a form: the column beside the words, or in a letter nothing. With a form it is the floor of the words. */
type Arrangement = 'split' | 'banner' | 'ledger' | 'letter'

type HeroProps = {
  arrangement: Arrangement
  crumbs: readonly Crumb[]
  /** Names the subject. The part after its colon is the line below. */
  title: string
  /** The answer at the top of the page. Without it the lead follows the title. */
  answer?: ReactNode
  lead: string
  /** What the reader should know first. */
  points: readonly { label: string; text: string }[]
  actions: readonly { label: string; href: string; variant: 'primary' | 'secondary' }[]
  /** The parts of the page; empty on a short page. */
  contents: readonly ContentsEntry[]
  contentsLabel?: string
  picture: ReactNode
  /** A sign-up page shows its form at the top. */
  isShort?: boolean
  /** The form of the page; null when it is at another place. */
  form?: ReactNode
}

/** The head of a page with its h1: subject, answer, actions, parts of the page and form. */
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
  const className = [
    `${styles.hero} border-b border-line bg-hue-soft`,
    styles[arrangement],
    isShort && styles.short,
    form !== null && styles.withForm,
  ]
    .filter(Boolean)
    .join(' ')
  const picturePlate = <div className={`${styles.picture} rounded-md overflow-hidden`}>{picture}</div>
  return (
    <header className={className}>
      <Container>
        <Breadcrumb items={crumbs} />
        <div className={`${styles.columns} lg:grid-cols-main-aside grid grid-cols-1 gap-6`}>
          <div className="grid grid-cols-1 gap-4 content-start">
            <Title text={title} />
            {answer ?? words}
            {actions.length > 0 && (
              <div className={`${styles.actions} print:hidden! flex flex-wrap gap-2`}>
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
              <div id="apply" className={`${styles.form} print:hidden!`}>
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
    <h1 className={`${styles.title} leading-tight`}>
      {name}
      {rest.length > 0 && (
        <>
          <span className="sr-only">：</span>
          <span
            className={`${styles.line} block mt-1 text-muted text-base font-normal leading-normal font-sans`}
          >
            {rest.join('：')}
          </span>
        </>
      )}
    </h1>
  )
}

function Points({ points }: Pick<HeroProps, 'points'>) {
  return (
    <dl className={`${styles.points} grid grid-cols-1 border-t-2 border-t-hue`}>
      {points.map((point) => (
        <div key={point.label} className={`${styles.point} grid gap-3 leading-normal`}>
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
