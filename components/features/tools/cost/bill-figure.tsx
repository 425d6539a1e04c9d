import { SourceLink } from '@/components/facts/source-link'
import { CostBar } from '@/components/ui/cost-bar'
import { Link } from '@/components/ui/link'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import type { Amount } from '@/lib/tools/cost/amount'
import { costHref } from '@/lib/tools/cost/href'
import type { Line, LineId } from '@/lib/tools/cost/line'
import type { CostRow } from '@/lib/tools/cost/rows'
import { formatWan, scopeWords, someWan } from '@/lib/tools/cost/words'

type BillFigureProps = {
  row: CostRow
  /** Lines that are often forgotten, and why. */
  overlooked: readonly { line: LineId; text: string }[]
}

/** What the first year consists of, drawn to scale. Nothing where its sum is not known. */
export function BillFigure({ row: { input, estimate, name }, overlooked }: BillFigureProps) {
  const [first] = estimate.totals?.years ?? []
  const parts = estimate.lines.flatMap((line) => {
    const amount = line.years[0]?.yuan
    return amount === undefined || amount.typical === 0 ? [] : [{ line, amount }]
  })
  if (first === undefined || parts.length < 2) return null
  const words = new Map(overlooked.map(({ line, text }) => [line, text]))
  const hasHousing = parts.some(({ line }) => line.id === 'housing')
  const labelOf = ({ id, label }: Line) => (id === 'living' && !hasHousing ? `${label}（含住宿）` : label)
  const title = `${input.country.label}${name}${input.years > 1 ? '第一年' : '一年'}约 ${formatWan(first.yuan.typical)} 万元`
  return (
    <PlotFigure
      title={title}
      source={
        <>
          {scopeWords(input, estimate).join('，')}。{words.size > 0 && '画斜纹的容易漏。'}
          <Link href={costHref(input)}>逐项看来源</Link>
          {estimate.missing.map(({ id, label, ask }) => (
            <p key={id}>
              {label}没有算进去{words.has(id) && `；${words.get(id)}`}
              {ask !== null && (
                <>
                  。请问：
                  <SourceLink source={ask} />
                </>
              )}
            </p>
          ))}
        </>
      }
    >
      <CostBar
        label="各段照比例"
        parts={parts.map(({ line, amount }) => ({
          label: labelOf(line),
          value: amount.typical,
          text: `${someWan(amount.typical)} 万${rangeOf(amount)}`,
          isOverlooked: words.has(line.id),
          note: words.get(line.id) ?? line.condition ?? undefined,
        }))}
      />
    </PlotFigure>
  )
}

/** From the low to the high end, in brackets; nothing where they are the same. */
function rangeOf({ low, high }: Amount): string {
  const [from, to] = [someWan(low), someWan(high)]
  return from === to ? '' : `（${from}–${to}）`
}
