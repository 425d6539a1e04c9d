import { Band } from '@/components/blocks/band'
import { Link } from '@/components/ui/link'
import { isComing } from '@/lib/collections/kinds/change'
import { changeLabels } from '@/lib/collections/kinds/labels'
import { shanghaiDate } from '@/lib/core/time'
import { paths } from '@/lib/routing/paths'
import { immigrationNewsId } from '@/lib/site'
import { type NewsOf, newsOf } from './news-of'
import { WhatChanged } from './what-changed'

const tools = [
  { label: '美国移民排期', href: paths.visaBulletin, country: 'us' },
  { label: '快速通道邀请轮次', href: paths.expressEntryRounds, country: 'ca' },
  { label: '身份与国内升学', href: paths.schoolInChina },
]

/**
 * News about immigration at the end of every page with the immigration header: future changes, the latest changes, pages for looking
 * things up. On a page about one country, those of that country.
 */
export function ImmigrationNews(about: NewsOf) {
  const today = shanghaiDate(new Date())
  const { country } = about
  const own = newsOf(about)
  const coming = own.filter((change) => isComing(change, today)).toReversed()
  const past = own.filter((change) => !isComing(change, today))
  const name = country === undefined ? '' : (changeLabels.read().countries[country] ?? '')
  return (
    <Band
      id={immigrationNewsId}
      tone="deep"
      heading={
        about.programme === undefined
          ? `移民资讯：${name === '' ? '' : `${name}的`}规则最近改了什么`
          : `移民资讯：${name}其他移民规则改过什么`
      }
      links={tools.filter((tool) => country === undefined || [country, undefined].includes(tool.country))}
    >
      {own.length > 0 ? (
        <WhatChanged
          changes={[...coming, ...past]}
          most={4}
          query={country === undefined ? '?kind=immigration' : `?country=${country}`}
        />
      ) : (
        <p>
          除上面写到的以外，没查到{name}的移民规则变动。
          <Link href={`${paths.changes}?kind=immigration`}>看各国移民规则的变动</Link>
        </p>
      )}
    </Band>
  )
}
