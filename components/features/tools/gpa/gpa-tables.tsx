import { OpenPart } from '@/components/blocks/open-parts'
import { SourceLink } from '@/components/facts/source-link'
import { DataTable } from '@/components/ui/data-table'
import { statement } from '@/lib/facts/registry'
import { algorithms, type GpaAlgorithm, gpaScales } from '@/lib/tools/gpa/algorithms'

/**
 * Every conversion with its table and source, each in a fold, and those that are missing because they have no source.
 */
export function GpaTables() {
  return (
    <>
      {algorithms().map((algorithm) => (
        <AlgorithmFold key={algorithm.id} algorithm={algorithm} />
      ))}
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
    </>
  )
}

function AlgorithmFold({ algorithm }: { algorithm: GpaAlgorithm }) {
  const { id, name, note, fact, steps, curve } = algorithm
  const { source, asOf } = statement(fact)
  const rows = steps.map((step, at) => ({ ...step, range: rangeOf(step.from, steps[at - 1]?.from) }))
  return (
    <OpenPart id={id} label={`${name}：分段与来源`}>
      <DataTable
        caption={name}
        isCaptionHidden
        rows={rows}
        keyOf={({ range }) => range}
        head={{ label: '分数', cell: ({ range }) => range }}
        columns={[
          {
            id: 'points',
            label: '绩点',
            cell: ({ from, points }) => (from === curve?.from ? curve.formula : points.toFixed(1)),
          },
        ]}
        foot={
          <>
            {note}
            {gpaScales.read().boundaryRule}来源：
            <SourceLink source={source} />，{asOf}
          </>
        }
      />
    </OpenPart>
  )
}

function rangeOf(from: number, above: number | undefined): string {
  if (from === 0) return `${above ?? 100} 以下`
  const last = above === undefined ? 100 : above - 1
  return from === last ? String(from) : `${from}–${last}`
}
