import { JsonLd } from '@/components/blocks/json-ld'
import type { ContentsEntry } from '@/components/ui/contents'
import type { Tone } from '@/components/ui/section'
import type { SectionType } from '@/lib/blocks/schema'
import { ContentError } from '@/lib/collections/content-error'
import type { SubjectChannel } from '@/lib/collections/kinds/channel'
import { breadcrumbList } from '@/lib/seo/json-ld'
import { BlockBand, entriesOf, placeBlocks } from './block-band'
import { blocks } from './blocks'
import styles from './campaign-article.module.css'
import { ChannelForm } from './channel-form'
import { ContentProblems } from './content-problems'
import { Hero } from './hero'
import { channelService, crumbsOf } from './metadata'

/** Backgrounds of blocks, where they differ from paper. */
const tones: Partial<Record<SectionType, Tone>> = {
  compare: 'deep',
  timeline: 'hue',
  stages: 'hue',
  related: 'deep',
  cases: 'deep',
  casesByLevel: 'deep',
  hotMajors: 'deep',
  schools: 'deep',
  faq: 'deep',
}

/** A subject channel: its head, then the blocks that have content, in their order. */
export async function SubjectChannelPage({ channel }: { channel: SubjectChannel | ContentError }) {
  if (channel instanceof ContentError) return <ContentProblems error={channel} />
  const { hue, path, sections, service } = channel
  const placed = await placeBlocks(blocks, sections)
  const page = { language: 'zh', path } as const
  // The first follows the coloured head.
  const toneAt = (index: number) => (index > 0 && tones[placed[index]?.section.type ?? 'prose']) || 'paper'
  return (
    <article data-hue={hue} className={styles.page}>
      <JsonLd data={breadcrumbList(crumbsOf(channel))} />
      <JsonLd data={channelService(channel, { serviceType: service })} />
      <ChannelHero channel={channel} contents={entriesOf(placed)} />
      {placed.map((block, index) => (
        <BlockBand
          key={block.id}
          blocks={blocks}
          {...block}
          page={page}
          tone={toneAt(index)}
          flushTop={index > 0 && toneAt(index - 1) === toneAt(index)}
        />
      ))}
      <ChannelForm channel={channel} />
    </article>
  )
}

type ChannelHeroProps = {
  channel: SubjectChannel
  contents: readonly ContentsEntry[]
}

/** The head of a subject channel, which links to its form at the end. */
function ChannelHero({ channel, contents }: ChannelHeroProps) {
  const { title, lead, action } = channel.hero
  return (
    <Hero
      crumbs={crumbsOf(channel)}
      title={title.join('')}
      lead={lead}
      actions={[
        { label: '请顾问看看我的情况', href: '#consult', variant: 'primary' },
        { ...action, variant: 'secondary' },
      ]}
      contents={contents}
      scene={channel.scene}
    />
  )
}
