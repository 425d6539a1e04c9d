import { CountryChannelPage } from '@/components/pages/country-channel-page'
import { channelMetadata } from '@/components/pages/metadata'
import { countryChannels } from '@/lib/collections/kinds/channel'

const channel = () => countryChannels.show('uk')

export const generateMetadata = () => channelMetadata(channel())

export default function Page() {
  return <CountryChannelPage channel={channel()} />
}
