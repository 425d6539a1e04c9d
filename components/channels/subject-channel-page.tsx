import { ThemeScene } from '@/components/illustrations/theme-scene'
import { JsonLd } from '@/components/ui/json-ld'
import type { SubjectChannel } from '@/lib/channels/subject-schema'
import { breadcrumbList } from '@/lib/seo/json-ld'
import { ChannelContents } from './channel-contents'
import { ChannelHero } from './channel-hero'
import { channelService, crumbsOf } from './metadata'
import { SubjectSection, sectionId } from './subject-section'

/** A subject channel: its head, then its sections in the order of its content. */
export function SubjectChannelPage({ channel }: { channel: SubjectChannel }) {
  const { hero, hue, scene, sections, service } = channel
  return (
    <article data-hue={hue}>
      <JsonLd data={breadcrumbList(crumbsOf(channel))} />
      <JsonLd data={channelService(channel, { serviceType: service })} />
      <ChannelHero {...hero} crumbs={crumbsOf(channel)} picture={<ThemeScene theme={scene} />} />
      <ChannelContents
        entries={sections.map(({ heading }, index) => ({ id: sectionId(index), label: heading }))}
      />
      {sections.map((section, index) => (
        <SubjectSection key={section.heading} section={section} channel={channel} index={index} />
      ))}
    </article>
  )
}
