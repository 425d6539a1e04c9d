import { PageContents } from '@/components/blocks/page-contents'
import { ExpiredNotice } from '@/components/ui/expired-notice'
import { JsonLd } from '@/components/ui/json-ld'
import type { CountryChannel } from '@/lib/channels/schema'
import { breadcrumbList } from '@/lib/seo/json-ld'
import { ChannelHero } from './channel-hero'
import { countryParts } from './country-parts'
import { CountryPicture } from './country-picture'
import { loadCountryChannel } from './load-country-channel'
import { channelService, crumbsOf } from './metadata'

/** A country channel: the same questions for every country, answered by its content and the records of the API. */
export async function CountryChannelPage({ channel }: { channel: CountryChannel }) {
  const records = await loadCountryChannel(channel)
  const country = channel.countries.map(({ name }) => name).join('与')
  const ranking = records.ranking === null ? 'QS' : `QS ${records.ranking.year}`
  const parts = countryParts.filter(({ isShown = () => true }) => isShown(records))
  return (
    <article data-hue={channel.hue}>
      <JsonLd data={breadcrumbList(crumbsOf(channel))} />
      <JsonLd data={channelService(channel, { serviceType: '留学申请咨询', country })} />
      <ChannelHero
        channel={channel}
        picture={<CountryPicture libraries={records.libraries} ranking={ranking} />}
      />
      <ExpiredNotice tables={[channel.costs.figures]} />
      <PageContents entries={parts} />
      {parts.map(({ id, Part }) => (
        <Part key={id} channel={channel} records={records} country={country} ranking={ranking} />
      ))}
    </article>
  )
}
