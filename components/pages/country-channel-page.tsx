import { JsonLd } from '@/components/blocks/json-ld'
import { ContentError } from '@/lib/collections/content-error'
import type { CountryChannel } from '@/lib/collections/kinds/channel'
import styles from './campaign-article.module.css'
import { ChannelForm } from './channel-form'
import { ContentProblems } from './content-problems'
import { CountryHead } from './country-head'
import { countryParts } from './country-parts'
import { loadCountryChannel } from './load-country-channel'
import { channelService } from './metadata'

/** A country channel. It answers the same questions for every country, with its content and the records of the API. */
export async function CountryChannelPage({ channel }: { channel: CountryChannel | ContentError }) {
  if (channel instanceof ContentError) return <ContentProblems error={channel} />
  const records = await loadCountryChannel(channel)
  const country = channel.countries.map(({ name }) => name).join('与')
  const ranking = records.ranking === null ? 'QS' : `QS ${records.ranking.year}`
  const parts = countryParts.filter(({ isShown = () => true }) => isShown(records))
  return (
    <article data-hue={channel.hue} className={styles.page}>
      <JsonLd data={channelService(channel, { serviceType: '留学申请咨询', country })} />
      <CountryHead channel={channel} contents={parts} />
      {parts.map(({ id, Part }) => (
        <Part key={id} channel={channel} records={records} country={country} ranking={ranking} />
      ))}
      <ChannelForm channel={channel} />
    </article>
  )
}
