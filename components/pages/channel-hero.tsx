import type { ReactNode } from 'react'
import type { CountryChannel, SubjectChannel } from '@/lib/channels/schema'
import { Hero } from './hero'
import { crumbsOf } from './metadata'

type ChannelHeroProps = { channel: CountryChannel | SubjectChannel; picture: ReactNode }

/** Head of a channel, which leads to its form beside the questions. */
export function ChannelHero({ channel, picture }: ChannelHeroProps) {
  const { title, lead, points, action } = channel.hero
  return (
    <Hero
      arrangement="open"
      crumbs={crumbsOf(channel)}
      title={title}
      lead={lead}
      points={points}
      actions={[
        { label: '请顾问看看我的情况', href: '#ask', variant: 'primary' },
        { ...action, variant: 'secondary' },
      ]}
      picture={picture}
    />
  )
}
