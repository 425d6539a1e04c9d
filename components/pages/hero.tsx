import type { ReactNode } from 'react'
import { FactRows } from '@/components/blocks/fact-rows'
import { FactText } from '@/components/facts/fact-text'
import { AnswerTiles } from '@/components/ui/answer-tiles'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { Contents, type ContentsEntry } from '@/components/ui/contents'
import { Scene, type SceneName } from '@/components/ui/illustrations/scene'
import { plainText } from '@/lib/facts/in-text'

type HeroProps = {
  crumbs: readonly Crumb[]
  /** Names the subject. The part after its colon is the line below. */
  title: string
  /** The answer at the top of the page. Without it the lead follows the title. */
  answer?: ReactNode
  lead: string
  /** What the reader should know first. */
  points?: readonly { label: string; value?: string | undefined; text: string }[]
  actions: readonly { label: string; href: string; variant: 'primary' | 'secondary' }[]
  /** The parts of the page; empty on a short page. */
  contents: readonly ContentsEntry[]
  contentsLabel?: string
  /** Behind the breadcrumb on phones; on wide screens beside the first words, or beside the title when the answer follows it. */
  scene: SceneName
  /** A photo of the page's own, below everything. */
  photo?: ReactNode
  /** The form of the page; null when it is at another place. */
  form?: ReactNode
}

/** The head of a page with its h1: subject, answer, actions, parts of the page and form. */
export function Hero({
  crumbs,
  title,
  answer: given,
  lead,
  points = [],
  actions,
  contents,
  contentsLabel,
  scene,
  photo,
  form = null,
}: HeroProps) {
  const tiles = points.flatMap(({ label, value, text }) =>
    value === undefined ? [] : { label, value, note: text },
  )
  const answer = given ?? (tiles.length > 0 ? <AnswerTiles tiles={tiles} label={title} /> : undefined)
  const opening = (
    <>
      <p className="max-w-[44em]">
        <FactText text={lead} />
      </p>
      {actions.length > 0 && (
        <div className="print:hidden! flex flex-wrap gap-2 max-lg:*:flex-auto">
          {actions.map(({ label, href, variant }) => (
            <ButtonLink key={href} href={href} variant={variant}>
              {plainText(label)}
            </ButtonLink>
          ))}
        </div>
      )}
    </>
  )
  const hasAnswer = answer !== undefined
  const isAside = hasAnswer && form === null
  return (
    <header className="pb-band border-b border-line bg-hue-soft">
      <Container>
        <div
          className={`grid grid-cols-1 ${form === null ? '' : 'lg:grid-cols-main-aside'} gap-6 lg:gap-x-12`}
        >
          <div className="grid grid-cols-1 gap-4 content-start">
            <div className="grid grid-cols-1 lg:grid-cols-main-end lg:grid-rows-[auto_1fr] lg:gap-x-8">
              <div className="col-start-1 row-start-1 z-1">
                <Breadcrumb items={crumbs} />
              </div>
              <div
                className={`max-lg:-mx-gutter h-24 mb-2 lg:mb-0 col-start-1 row-start-1 lg:col-start-2 lg:row-span-2 ${hasAnswer ? 'lg:w-58' : `lg:h-full ${form === null ? 'lg:w-108' : 'lg:w-80'}`} lg:self-end print:hidden!`}
              >
                <Scene name={scene} strip="end" />
              </div>
              <div className="grid gap-4 content-start lg:col-start-1">
                <Title text={title} />
                {!hasAnswer && opening}
              </div>
            </div>
            {answer}
            {/* Without a form the parts of the page fill the space at the right of the first words. */}
            <div
              className={`grid grid-cols-1 gap-4 items-start ${isAside ? 'lg:grid-cols-2 lg:gap-x-12' : ''}`}
            >
              {hasAnswer && <div className="grid gap-4">{opening}</div>}
              {contents.length > 0 && (
                <Contents
                  entries={contents}
                  isAside={isAside}
                  {...(contentsLabel && { label: contentsLabel })}
                />
              )}
            </div>
          </div>
          {form !== null && (
            <div
              id="apply"
              className={`[&>section]:border-t-hue lg:col-start-2 ${hasAnswer ? '' : 'lg:row-[1/span_3]'} self-start lg:mt-6 scroll-mt-[4rem] print:hidden!`}
            >
              {form}
            </div>
          )}
          {points.length > tiles.length && (
            <FactRows
              isAcross={hasAnswer}
              rows={points.flatMap(({ label, value, text }) =>
                value === undefined ? { label: plainText(label), value: <FactText text={text} /> } : [],
              )}
            />
          )}
          {photo}
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
