import { LinkCards } from '@/components/blocks/link-cards'
import { Section } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import { isComing, listChanges } from '@/lib/content/changes/changes'
import { shanghaiDate } from '@/lib/core/time'
import { paths } from '@/lib/routing/paths'
import { immigrationNewsId } from '@/lib/site'
import { DeskLimits } from './desk-limits'
import styles from './immigration-news.module.css'
import { WhatChanged } from './what-changed'

const kinds: ReadonlySet<string> = new Set(['immigration', 'citizenship'])

const tools = [
  {
    label: '美国移民排期',
    href: paths.visaBulletin,
    text: '中国大陆出生者各类别的截止日，轮到的人等了多久。',
  },
  {
    label: '快速通道邀请轮次',
    href: paths.expressEntryRounds,
    text: '历次 CRS 分数线，按类别看，可放进自己的分数。',
  },
  { label: '身份与国内升学', href: paths.schoolInChina, text: '华侨生联考、国际学生各要满足什么。' },
]

/** News of immigration below every page of the immigration header: what comes, what changed last, where to look things up. */
export function ImmigrationNews() {
  const today = shanghaiDate(new Date())
  const own = listChanges().filter(({ kind }) => kinds.has(kind))
  const coming = own.filter((change) => isComing(change, today)).toReversed()
  const past = own.filter((change) => !isComing(change, today))
  return (
    <Section tone="deep" labelledBy="immigration-news-title" id={immigrationNewsId}>
      <SectionHeader
        id="immigration-news-title"
        title="移民资讯：规则最近改了什么"
        text="只收读到出处的变动；还没到的日期在前。"
      />
      <div className={styles.grid}>
        {coming.length > 0 && (
          <div>
            <h3>还没到的日期</h3>
            <WhatChanged changes={coming} most={5} query="?kind=immigration" />
          </div>
        )}
        <div>
          <h3>最近的变动</h3>
          <WhatChanged changes={past} most={5} query="?kind=immigration" />
        </div>
      </div>
      <div className={styles.tools}>
        <LinkCards items={tools} />
      </div>
      <DeskLimits />
    </Section>
  )
}
