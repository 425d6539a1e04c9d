import '@/components/site/core-styles'
import { notFound, permanentRedirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { PageContents } from '@/components/blocks/page-contents'
import { each } from '@/components/ui/each'
import { ExpiredNotice } from '@/components/ui/expired-notice'
import { JsonLd } from '@/components/ui/json-ld'
import { citePages, SourceList } from '@/components/ui/page-sources'
import { campaignJsonLd } from '@/lib/campaigns/json-ld'
import { retiredTo } from '@/lib/campaigns/lifecycle'
import type { Campaign } from '@/lib/campaigns/schema'
import { BlockBand, entriesOf, placeBlocks } from './blocks'
import { CampaignHero } from './campaign-hero'
import styles from './campaign-page.module.css'

const words = {
  zh: {
    contents: '本页内容',
    smallPrint:
      '本页是一般信息，不构成对录取、成绩、签证或移民结果的承诺。涉及政策、费用与日期的内容，以页内所列来源和官方最新公布为准。学生未满 18 周岁的，由父母或其他监护人来谈、签约和付款。',
  },
  en: {
    contents: 'On this page',
    smallPrint:
      'This page is general information. It does not promise any admission, score, visa or immigration outcome; official publications prevail.',
  },
} as const

type CampaignProps = { campaign: Campaign; children?: ReactNode }

/** A campaign at its address; `children` are bands of its own page.tsx, below its sections. One that has ended sends its visitors on; a draft is not there yet. */
export async function CampaignPage({ campaign, children }: CampaignProps) {
  if (campaign.draft) notFound()
  const target = retiredTo(campaign, new Date())
  if (target !== null) permanentRedirect(target)
  return CampaignArticle({ campaign, children })
}

/** A whole campaign page: its sections in order, with a list of contents once there is enough to list. */
export async function CampaignArticle({ campaign, children }: CampaignProps) {
  const { language, hue, sections } = campaign
  const [hero, ...rest] = sections
  const pages = citePages(sections)
  const placed = await placeBlocks(rest)
  return (
    <article data-hue={hue} className={styles.page} lang={language === 'en' ? 'en' : undefined}>
      {each(campaignJsonLd(campaign), (data) => (
        <JsonLd data={data} />
      ))}
      {hero?.type === 'hero' && <CampaignHero hero={hero} campaign={campaign} />}
      <ExpiredNotice tables={rest.filter(({ type }) => type === 'figures' || type === 'bars')} />
      {placed.length > 3 && <PageContents entries={entriesOf(placed)} label={words[language].contents} />}
      {each(placed, (block) => (
        <BlockBand {...block} page={{ language }} tone="turns" />
      ))}
      {children}
      <SourceList pages={pages} />
      <p className={styles.smallPrint}>{words[language].smallPrint}</p>
    </article>
  )
}
