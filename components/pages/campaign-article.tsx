import type { ReactNode } from 'react'
import { JsonLd } from '@/components/blocks/json-ld'
import { citePages, SourceList } from '@/components/facts/page-sources'
import { TravelAdvice } from '@/components/facts/travel-advice'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import type { ContentsEntry } from '@/components/ui/contents'
import type { SectionOf } from '@/lib/blocks/schema'
import { withOverDays } from '@/lib/campaigns/dated'
import { campaignCrumbs, campaignJsonLd } from '@/lib/campaigns/json-ld'
import type { PictureName } from '@/lib/campaigns/pictures'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { shanghaiDate } from '@/lib/core/time'
import { daysIn } from '@/lib/facts/admissions/deadline-text'
import { factsIn } from '@/lib/facts/collect'
import { BlockBand, type Blocks, type BlockType, entriesOf, placeBlocks } from './block-band'
import { CampaignAnswer } from './campaign-answer'
import styles from './campaign-article.module.css'
import { Hero } from './hero'
import { OwnPhoto } from './own-photo'

const words = {
  zh: {
    contents: '本页内容',
    smallPrint:
      '本页是一般信息，不构成对录取、成绩、签证或移民结果的承诺；政策、费用与日期以页内来源和官方最新公布为准。学生未满 18 周岁的，由父母或其他监护人来谈、签约和付款。',
  },
  en: {
    contents: 'On this page',
    smallPrint:
      'This page is general information. It does not promise any admission, score, visa or immigration outcome; official publications prevail.',
  },
} as const

/** Blocks for looking something up. Below the first part of a page they are closed, and their headings open them. */
const lookedUp: ReadonlySet<BlockType> = new Set(['compare', 'glossary'])

type ArticleProps = {
  campaign: Campaign
  /** The renderers of its sections. */
  blocks: Blocks
  /** Sections of the page's own file, below those of the campaign. */
  children?: ReactNode
}

/** A whole campaign page: its sections in order, and a list of contents when the page is long enough. */
export async function CampaignArticle({ campaign: written, blocks, children }: ArticleProps) {
  const campaign = withOverDays(written, shanghaiDate(new Date()))
  const { language, hue, sections } = campaign
  const [hero, ...rest] = sections
  const pages = citePages(sections)
  const placed = await placeBlocks(blocks, rest)
  const answer =
    hero?.type === 'hero' && hero.answer !== undefined
      ? await CampaignAnswer({ answer: hero.answer, name: hero.name })
      : undefined
  return (
    <article data-hue={hue} className={styles.page} lang={language === 'en' ? 'en' : undefined}>
      {campaignJsonLd(campaign).map((data) => (
        <JsonLd key={data['@type']} data={data} />
      ))}
      {hero?.type === 'hero' && (
        <CampaignHero
          hero={hero}
          campaign={campaign}
          contents={placed.length > 3 ? entriesOf(placed, language) : []}
          contentsLabel={words[language].contents}
          answer={answer}
        />
      )}
      {campaign.family === 'japan' && (
        <div className="w-content mx-auto py-3">
          <TravelAdvice country="jp" />
        </div>
      )}
      {rest.some(
        (block) => (block.type === 'figures' || block.type === 'bars') && isMostlyExpired(block),
      ) && (
        <p className="w-content mx-auto text-muted text-sm py-3" role="note">
          本页有一张费用表多半还是上一年度的数，只作参考；做预算前，请到表里注明的来源看新公布的数。
        </p>
      )}
      {placed.map((block, index) => (
        <BlockBand
          key={block.id}
          blocks={blocks}
          {...block}
          page={{ language, path: campaign.path }}
          tone="turns"
          isFolded={
            index > 0 &&
            lookedUp.has(block.section.type) &&
            daysIn(JSON.stringify(block.section)).length === 0
          }
        />
      ))}
      {children}
      <SourceList pages={pages} />
      <p className="w-content mx-auto pt-2 pb-1 text-muted text-sm">{words[language].smallPrint}</p>
    </article>
  )
}

/** Whether most figures of a table have expired. */
function isMostlyExpired(table: unknown): boolean {
  const figures = factsIn(table).flatMap((fact) => ('value' in fact ? [fact.isExpired] : []))
  return figures.filter(Boolean).length > figures.length / 2
}

/** The picture of a page that has no picture of its own. */
const sceneOf = (hue: Campaign['hue']): PictureName =>
  hue === 'ink' ? 'family' : hue === 'art' ? 'portfolio' : hue

type CampaignHeroProps = {
  hero: SectionOf<'hero'>
  campaign: Campaign
  contents: readonly ContentsEntry[]
  contentsLabel: string
  /** The answer at the top of the page. */
  answer: ReactNode
}

/** The head of a campaign, with its answer and its form. */
function CampaignHero({ hero, campaign, contents, contentsLabel, answer }: CampaignHeroProps) {
  const { form, source, hue, picture = sceneOf(hue) } = campaign
  const { title, lead, points, photo } = hero
  return (
    <Hero
      crumbs={campaignCrumbs(campaign)}
      title={title}
      answer={answer}
      lead={lead}
      points={points}
      actions={hero.actions.map((action, index) => ({
        ...action,
        variant: form === null && index === 0 ? 'primary' : 'secondary',
      }))}
      contents={contents}
      contentsLabel={contentsLabel}
      scene={picture === 'portfolio' ? 'art' : picture}
      photo={photo && <OwnPhoto page={campaign.path} {...photo} />}
      form={form && <HeroForm {...form} source={source} />}
    />
  )
}

type HeroFormProps = NonNullable<Campaign['form']> & Pick<Campaign, 'source'>

const HeroForm = ({ questions, ...form }: HeroFormProps) => <InlineLeadForm {...form} fields={questions} />
