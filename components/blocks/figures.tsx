import { FactSource } from '@/components/facts/fact'
import { FactText } from '@/components/facts/fact-text'
import { DataTable } from '@/components/ui/data-table'
import type { SectionOf } from '@/lib/blocks/schema'
import { formatFigure } from '@/lib/facts/format'
import { checkMark, needsLook } from '@/lib/facts/marks'
import { figure } from '@/lib/facts/registry'

/** Few visitors read further rows. */
const openRows = 6

/** Figures of the registry as rows, each with period and source. */
export function Figures({ caption, items }: Pick<SectionOf<'figures'>, 'caption' | 'items'>) {
  return (
    <div className="lg:[&_[scope=row]]:w-[34%] lg:[&_td:nth-child(2)]:w-[17%]">
      <DataTable
        caption={<FactText text={caption} />}
        rows={items.map(({ fact, note }) => ({ fact: figure(fact), note }))}
        openRows={openRows}
        rest={`其余 ${items.length - openRows} 项，写明年份和来源`}
        keyOf={({ fact }) => fact.id}
        attributesOf={({ fact }) => ({ 'data-fact': fact.id })}
        head={{ label: '项目', cell: ({ fact }) => fact.label }}
        columns={(column) => [
          column.value('数值', ({ fact }) => formatFigure(fact)),
          column.detail('说明', ({ fact, note }) => (
            <>
              {note !== undefined && <FactText text={note} />}
              <FactSource fact={fact} />
              {needsLook(fact) && checkMark}
            </>
          )),
        ]}
      />
    </div>
  )
}
