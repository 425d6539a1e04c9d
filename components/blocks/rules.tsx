import { FactText } from '@/components/facts/fact-text'
import { SourceMark } from '@/components/facts/page-sources'
import { Fold } from '@/components/ui/fold'
import { openRowsOf } from '@/components/ui/open-rows'
import { WholeDays } from '@/components/ui/whole-values'
import type { SectionOf } from '@/lib/blocks/schema'
import { checkMark, datedPeriod, needsLook } from '@/lib/facts/marks'
import { statement } from '@/lib/facts/registry'
import { SourcedFacts } from './sourced-facts'

/** Rules in the words of the registry, each with its source and date, and with what they mean for the reader. */
export function Rules({ look, items }: SectionOf<'rules'>) {
  if (look === 'columns') return <StatementColumns ids={items.map(({ statement: id }) => id)} />
  const count = openRowsOf(items.length, openRules)
  const [open, folded] = [items.slice(0, count), items.slice(count)]
  return (
    <>
      <RuleList items={open} />
      {folded.length > 0 && (
        <Fold isWide label={`其余 ${folded.length} 条规定`}>
          <RuleList items={folded} />
        </Fold>
      )}
    </>
  )
}

/** Few visitors read further rules. */
const openRules = 3
const openColumns = 4

function RuleList({ items }: Pick<SectionOf<'rules'>, 'items'>) {
  return (
    <ol className="grid grid-cols-fit-20 md:has-[>:nth-child(4):last-child]:grid-cols-2 lg:has-[>:nth-child(5):last-child]:grid-cols-5 gap-x-8 border-t-2 border-t-hue">
      {items.map(({ statement: id, label, note }) => {
        const rule = statement(id)
        return (
          <li key={id} className="grid gap-1 content-start border-b border-line py-3" data-statement={id}>
            <h3 className="text-base leading-relaxed">
              <FactText text={label ?? rule.label} />
            </h3>
            <p>
              <WholeDays text={rule.text} />
              <span className="text-muted text-sm whitespace-nowrap ms-2">
                {datedPeriod(rule.asOf)}
                {needsLook(rule) && checkMark}
                <SourceMark source={rule.source} />
              </span>
            </p>
            {note !== undefined && (
              <p className="text-muted">
                <FactText text={note} />
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}

const columns = '*:grid *:grid-cols-fill-24 *:gap-x-column *:*:content-start'

/** Short statements side by side, each with source and date; nothing when there are none. */
export function StatementColumns({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null
  const count = openRowsOf(ids.length, openColumns)
  const [open, folded] = [ids.slice(0, count), ids.slice(count)]
  return (
    <>
      <div className={columns}>
        <SourcedFacts facts={open.map(statement)} />
      </div>
      {folded.length > 0 && (
        <Fold isWide label={`其余 ${folded.length} 条规定`}>
          <div className={columns}>
            <SourcedFacts facts={folded.map(statement)} />
          </div>
        </Fold>
      )}
    </>
  )
}
