import type { ReactNode } from 'react'
import { CampaignPicture, type PictureName } from '@/components/illustrations/campaign-picture'
import { InlineLeadForm } from '@/components/lead/inline-form'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { FactText } from '@/components/ui/fact-text'
import { campaignCrumbs } from '@/lib/campaigns/json-ld'
import type { Campaign, SectionByType } from '@/lib/campaigns/schema'
import { plainText } from '@/lib/facts/in-text'
import type { SectionProps } from '../section-registry'
import styles from './hero.module.css'

type Hero = SectionByType['hero']
type Parts = { crumbs: ReactNode; words: ReactNode; points: ReactNode; form: ReactNode; picture: PictureName }

/** Head of the page: what it is, what to know before reading on, the page's picture and its own form. */
export function HeroSection({ section, campaign }: SectionProps<'hero'>) {
  const Arrangement = arrangements[section.arrangement]
  return (
    <header className={`${styles.hero} ${styles[section.arrangement]}`}>
      <Arrangement
        crumbs={<Breadcrumb items={campaignCrumbs(campaign)} />}
        words={<Words hero={section} hasForm={campaign.form !== null} />}
        points={section.points.length > 0 && <Points points={section.points} />}
        form={campaign.form !== null && <Form form={campaign.form} source={campaign.source} />}
        picture={campaign.picture ?? hueScenes[campaign.hue]}
      />
    </header>
  )
}

const arrangements: Record<Hero['arrangement'], (parts: Parts) => ReactNode> = {
  split: Split,
  banner: Banner,
  ledger: Ledger,
  letter: Letter,
}

/** What a page without a picture of its own shows. */
const hueScenes: Record<Campaign['hue'], PictureName> = {
  ink: 'planning',
  us: 'us',
  uk: 'uk',
  ca: 'ca',
  au: 'au',
  jp: 'jp',
  sg: 'sg',
  hk: 'hk',
  eu: 'eu',
  ch: 'ch',
  art: 'portfolio',
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
        <div className={form === false ? styles.plate : styles.card}>
          <CampaignPicture name={picture} />
          {form}
        </div>
      </div>
    </Container>
  )
}

function Banner({ crumbs, words, points, form, picture }: Parts) {
  return (
    <>
      <CampaignPicture name={picture} look="panorama" />
      <Container>
        {crumbs}
        <div className={styles.columns}>
          <div>
            {words}
            {form !== false && points}
          </div>
          {form === false ? points : form}
        </div>
      </Container>
    </>
  )
}

function Ledger(parts: Parts) {
  const { crumbs, words, points, form, picture } = parts
  // Without points there is no sheet to draw.
  if (points === false) return <Split {...parts} />
  return (
    <Container>
      {crumbs}
      <div className={styles.columns}>
        <div>{words}</div>
        {form === false ? (
          <div className={styles.plate}>
            <CampaignPicture name={picture} />
          </div>
        ) : (
          form
        )}
      </div>
      <div className={styles.sheet}>
        {form !== false && <CampaignPicture name={picture} />}
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
        <div className={styles.vignette}>
          <CampaignPicture name={picture} />
        </div>
        {words}
        {points}
        {form}
      </div>
    </Container>
  )
}

function Words({ hero: { title, lead, actions }, hasForm }: { hero: Hero; hasForm: boolean }) {
  return (
    <>
      <h1 className={styles.title}>{plainText(title)}</h1>
      <p className={styles.lead}>
        <FactText text={lead} />
      </p>
      {actions.length > 0 && (
        <p className={styles.actions}>
          {actions.map((action, index) => (
            <ButtonLink
              key={action.href}
              href={action.href}
              variant={!hasForm && index === 0 ? 'primary' : 'secondary'}
            >
              {plainText(action.label)}
            </ButtonLink>
          ))}
        </p>
      )}
    </>
  )
}

function Points({ points }: { points: Hero['points'] }) {
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

function Form({ form, source }: { form: NonNullable<Campaign['form']>; source: string }) {
  return (
    <div id="apply" className={styles.form}>
      <InlineLeadForm
        kind={form.kind}
        source={source}
        title={form.title}
        text={form.text}
        submitLabel={form.submitLabel}
      />
    </div>
  )
}
