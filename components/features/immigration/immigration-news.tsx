import { BandGrid } from '@/components/blocks/band-grid'
import { LinkRow } from '@/components/blocks/stack'
import { Section } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import { isComing, listChanges } from '@/lib/collections/kinds/change'
import { shanghaiDate } from '@/lib/core/time'
import { paths } from '@/lib/routing/paths'
import { immigrationNewsId } from '@/lib/site'
import { DeskLimits } from './desk-limits'
import { WhatChanged } from './what-changed'

const kinds: ReadonlySet<string> = new Set(['immigration', 'citizenship'])

const tools = [
  { label: '美国移民排期', href: paths.visaBulletin },
  { label: '快速通道邀请轮次', href: paths.expressEntryRounds },
  { label: '身份与国内升学', href: paths.schoolInChina },
]

/**
 * News about immigration below every page with the immigration header: future changes, the latest changes, pages for
 * looking things up.
 */
export function ImmigrationNews() {
  const today = shanghaiDate(new Date())
  const own = listChanges().filter(({ kind }) => kinds.has(kind))
  const coming = own.filter((change) => isComing(change, today)).toReversed()
  const past = own.filter((change) => !isComing(change, today))
  return (
    <Section tone="deep" labelledBy="immigration-news-title" id={immigrationNewsId}>
      <SectionHeader id="immigration-news-title" title="移民资讯：规则最近改了什么" />
      <BandGrid
        margin={
          <div>
            <LinkRow links={tools} />
            <DeskLimits />
          </div>
        }
      >
        <WhatChanged changes={[...coming, ...past]} most={4} query="?kind=immigration" />
      </BandGrid>
    </Section>
  )
}
