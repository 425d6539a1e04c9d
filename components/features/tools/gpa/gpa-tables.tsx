import { OpenPart } from '@/components/blocks/open-parts'
import { SourceLink } from '@/components/facts/source-link'
import { DataTable } from '@/components/ui/data-table'
import { WholeValues } from '@/components/ui/whole-values'
import { statement } from '@/lib/facts/registry'
import { algorithms, type GpaAlgorithm, gpaScales } from '@/lib/tools/gpa/algorithms'

/** Every conversion with its steps and its source, one below the other so that they can be compared. */
export function GpaTables() {
  return (
    <OpenPart label={`${algorithms().length} 种算法：多少分记多少绩点`}>
      <DataTable
        isWide
        caption="每段写的是“几分起：绩点”"
        rows={algorithms()}
        keyOf={({ id }) => id}
        attributesOf={({ id }) => ({ id })}
        head={{ label: '算法', cell: ({ name }) => name }}
        columns={(column) => [
          column.detail('分段', (algorithm) => <WholeValues text={stepsOf(algorithm).join('；')} />),
          column.detail('说明和来源', (algorithm) => <Note algorithm={algorithm} />),
        ]}
        foot={gpaScales.read().boundaryRule}
      />
    </OpenPart>
  )
}

/** Conversions that people ask for and that have no source. */
export const LeftOutScales = () => (
  <OpenPart label="没有收进来的算法">
    <p>下面几种常被问到，但没有查到可以引用的出处，所以不算，也不猜：</p>
    <ul className="grid gap-2 list-disc ps-[1.25em]">
      {gpaScales.read().leftOut.map(({ name, why }) => (
        <li key={name}>
          <strong>{name}</strong>：{why}。
        </li>
      ))}
    </ul>
  </OpenPart>
)

function Note({ algorithm: { note, fact } }: { algorithm: GpaAlgorithm }) {
  const { source, asOf } = statement(fact)
  return (
    <>
      {note}来源：
      <SourceLink source={source} />，<span className="whitespace-nowrap">{asOf}</span>
    </>
  )
}

/** `90 起：4.0`; the last step has what is below all others. */
function stepsOf({ steps, curve }: GpaAlgorithm): string[] {
  const lowest = steps.at(-2)?.from ?? 100
  return steps.map(({ from, points }) =>
    from === 0
      ? `${lowest} 以下：${points.toFixed(1)}`
      : `${from} 起：${from === curve?.from ? curve.formula : points.toFixed(1)}`,
  )
}
