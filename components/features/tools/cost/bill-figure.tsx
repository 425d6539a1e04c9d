import { SourceLink } from '@/components/facts/source-link'
import { CostBar } from '@/components/ui/cost-bar'
import { Link } from '@/components/ui/link'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { WholeDays } from '@/components/ui/whole-values'
import { listWords } from '@/lib/core/list-words'
import type { Amount } from '@/lib/tools/cost/amount'
import { costHref } from '@/lib/tools/cost/href'
import type { Line, LineId } from '@/lib/tools/cost/line'
import type { CostRow } from '@/lib/tools/cost/rows'
import { formatWan, headlineOf, someWan } from '@/lib/tools/cost/words'

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
  const forgotten = parts.filter(({ line }) => words.has(line.id))
  const share = (amounts: readonly { amount: Amount }[]) =>
    amounts.reduce((sum, { amount }) => sum + amount.typical, 0)
  const all = first.yuan.typical
  const missing = estimate.missing.map((line) => ({ line, text: words.get(line.id) }))
  const absent = missing.filter(({ text }) => text !== undefined)
  const lead =
    absent.length > 0
      ? `还要加上${listWords(absent.map(({ line }) => line.label))}，没有可以引用的数`
      : forgotten.length === 0
        ? parts.map(({ line, amount }) => `${labelOf(line)} ${someWan(amount.typical)} 万`).join('，')
        : `容易漏的${listWords(forgotten.map(({ line }) => line.label))}${forgotten.length > 1 ? '合计' : ''} ${someWan(share(forgotten))} 万`
  const title = `${input.country.label}${name}${input.years > 1 ? '第一年' : '一年'}约 ${formatWan(all)} 万元：${lead}`
  return (
    <PlotFigure
      title={title}
      source={
        <>
          各段按中间值画，括号里是低到高{forgotten.length > 0 && '，斜纹是容易漏的'}。
          <WholeDays text={`${headlineOf(input, estimate).basis}。`} />
          <Link href={costHref(input)}>逐项看来源</Link>
          {missing.map(({ line: { id, label, ask }, text }) => (
            <p key={id}>
              没有画：{label}，没有可以引用的数{text !== undefined && `；${text}`}
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
      table={null}
    >
      <CostBar
        isBill
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
