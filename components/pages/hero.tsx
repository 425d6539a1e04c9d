import type { ReactNode } from 'react'
import { FactText } from '@/components/facts/fact-text'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { Contents, type ContentsEntry } from '@/components/ui/contents'
import { plainText } from '@/lib/facts/in-text'
import styles from './hero.module.css'

type HeroProps = {
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
  /** Beside the words on wide screens; with a form it is the floor of the words. */
  picture: ReactNode
  /** The form of the page; null when it is at another place. */
  form?: ReactNode
}

/** The head of a page with its h1: subject, answer, actions, parts of the page and form. */
export function Hero({
  crumbs,
  title,
  answer,
  lead,
  points,
  actions,
  contents,
  contentsLabel,
  picture,
  form = null,
}: HeroProps) {
  const words = (
    <p className="max-w-[44em]">
      <FactText text={lead} />
    </p>
  )
  const picturePlate = (
    <div className={styles.plate}>
      <div className={`${styles.picture} rounded-md overflow-hidden`}>{picture}</div>
    </div>
  )
  return (
    <header className={`pb-band border-b border-line bg-hue-soft ${form === null ? '' : styles.withForm}`}>
      <Container>
        <Breadcrumb items={crumbs} />
        <div
          className={`${styles.columns} grid grid-cols-1 lg:grid-cols-main-aside lg:grid-rows-[auto_1fr] gap-6 lg:gap-x-12 lg:items-start`}
        >
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
          {form === null ? (
            picturePlate
          ) : (
            <div
              id="apply"
              className={`${styles.form} lg:col-start-2 lg:row-[1/span_3] scroll-mt-[4rem] print:hidden!`}
            >
              {form}
            </div>
          )}
          {points.length > 0 && <Points points={points} isWide={form === null} />}
          {/* The last on phones; before the form it would move while the page arrives. */}
          {form !== null && picturePlate}
        </div>
      </Container>
    </header>
  )
}

function Title({ text }: { text: string }) {
  const [name = '', ...rest] = plainText(text).split('：')
  return (
    <h1 className={`text-[1.75rem] lg:text-[2.5rem] leading-tight`}>
      {name}
      {rest.length > 0 && (
        <>
          <span className="sr-only">：</span>
          <span className={`block mt-1 text-muted text-base lg:text-lg font-normal leading-normal font-sans`}>
            {rest.join('：')}
          </span>
        </>
      )}
    </h1>
  )
}

function Points({ points, isWide }: Pick<HeroProps, 'points'> & { isWide: boolean }) {
  return (
    <dl
      className={`${styles.points} ${isWide ? 'lg:col-span-full ' : ''}grid grid-cols-1 border-t-2 border-t-hue`}
    >
      {points.map((point) => (
        <div key={point.label} className={`${styles.point} grid gap-3 leading-normal`}>
          <dt className="text-hue-text font-semibold">
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
