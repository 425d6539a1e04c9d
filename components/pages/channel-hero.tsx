import type { ReactNode } from 'react'
import type { ContentsEntry } from '@/components/ui/contents'
import type { SubjectChannel } from '@/lib/collections/kinds/channel'
import { Hero } from './hero'
import { crumbsOf } from './metadata'

type ChannelHeroProps = {
  channel: SubjectChannel
  contents: readonly ContentsEntry[]
  picture: ReactNode
}

/** The head of a subject channel, which links to its form at the end. */
export function ChannelHero({ channel, contents, picture }: ChannelHeroProps) {
  const { title, lead, points, action } = channel.hero
  return (
    <Hero
      arrangement="split"
      crumbs={crumbsOf(channel)}
      title={title.join('')}
      lead={lead}
      points={points}
      actions={[
        { label: '请顾问看看我的情况', href: '#consult', variant: 'primary' },
        { ...action, variant: 'secondary' },
      ]}
      contents={contents}
      picture={picture}
    />
  )
}
