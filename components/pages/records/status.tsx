import { OpenPart } from '@/components/blocks/open-parts'
import { Pair, Stack } from '@/components/blocks/stack'
import { FactText } from '@/components/facts/fact-text'
import { dateWords } from '@/components/features/immigration/change-words'
import { QueueChart, QueueDates, queuesOf } from '@/components/features/immigration/queue-dates'
import { WhatChanged } from '@/components/features/immigration/what-changed'
import { StatusLine } from '@/components/features/products/status-line'
import { Link } from '@/components/ui/link'
import type { SectionOf } from '@/lib/blocks/schema'
import { changesOfProgramme } from '@/lib/collections/kinds/change'
import { latestReading, programmeOf } from '@/lib/collections/kinds/programme'
import { detailPath } from '@/lib/routing/paths'

/** Whether a programme takes applications, with date and official page, from the registry. */
export function StatusRecord({ programme, summary }: SectionOf<'status'>) {
  const { name, official } = programmeOf(programme)
  const { state, asOf, source } = latestReading(programme)
  const changes = changesOfProgramme(programme)
  const [latest] = changes
  const history = latest !== undefined && (
    <OpenPart level={3} label={`改过什么：${changes.length} 条，最近 ${dateWords(latest)}`}>
      <WhatChanged changes={changes} most={5} />
    </OpenPart>
  )
  const hasQueue = queuesOf(programme).length > 0
  return (
    <Stack>
      <Pair>
        <div className="grid gap-2 p-[clamp(1.125rem,0.8rem+1.4vw,2rem)] border border-line border-s-4 border-s-hue rounded-md bg-card">
          <strong className="text-heading text-lg">{name}</strong>
          <StatusLine programme={programme} state={state} asOf={asOf} source={source} />
          <p>
            <FactText text={summary} />
          </p>
          <QueueDates programme={programme} />
          <p>
            官方页面：
            <Link href={official.url}>{official.name}</Link>
          </p>
          <p>
            条件、金额、办之前要问清的与出处：
            <Link href={detailPath.immigrationProduct(programme)}>这个项目的记录</Link>
          </p>
        </div>
        {hasQueue ? <QueueChart programme={programme} /> : history}
      </Pair>
      {hasQueue && history}
    </Stack>
  )
}
