import { permanentRedirect } from 'next/navigation'
import { JsonLd } from '@/components/ui/json-ld'
import { campaignJsonLd } from '@/lib/campaigns/json-ld'
import { retiredTo } from '@/lib/campaigns/lifecycle'
import type { Campaign, Section } from '@/lib/campaigns/schema'
import { plainText } from '@/lib/facts/in-text'
import { sectionId } from './band'
import styles from './campaign-page.module.css'
import { CampaignSection } from './section-registry'

const smallPrint = {
  zh: '本页是一般信息，不构成对录取、成绩、签证或移民结果的承诺。涉及政策、费用与日期的内容，以页内所列来源和官方最新公布为准。',
  en: 'This page is general information. It does not promise any admission, score, visa or immigration outcome; official publications prevail.',
} as const

/** A whole campaign page: its sections in order, with a list of contents once there is enough to list. */
export function CampaignPage({ campaign }: { campaign: Campaign }) {
  const target = retiredTo(campaign, new Date())
  if (target !== null) permanentRedirect(target)

  const [hero, ...rest] = campaign.sections
  return (
    <article data-hue={campaign.hue} lang={campaign.language === 'en' ? 'en' : undefined}>
      {campaignJsonLd(campaign).map((data) => (
        <JsonLd key={data['@type']} data={data} />
      ))}
      {hero !== undefined && <CampaignSection section={hero} campaign={campaign} index={0} />}
      {rest.length > 3 && <Contents sections={rest} language={campaign.language} />}
      {rest.map((section, index) => (
        <CampaignSection
          // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page never change their order
          key={index}
          section={section}
          campaign={campaign}
          index={index + 1}
        />
      ))}
      <p className={styles.smallPrint}>{smallPrint[campaign.language]}</p>
    </article>
  )
}

function Contents({ sections, language }: { sections: Section[]; language: Campaign['language'] }) {
  return (
    <nav className={styles.contents} aria-label={language === 'en' ? 'On this page' : '本页内容'}>
      <ol className={styles.contentsList}>
        {sections.map((section, index) =>
          section.type === 'hero' ? null : (
            <li key={section.heading}>
              <a href={`#${sectionId(index + 1)}`}>{plainText(section.heading)}</a>
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
