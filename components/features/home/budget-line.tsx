'use client'

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Axis, percent, placeOn } from '@/components/ui/plots/axis'
import { budgetWords } from '@/lib/tools/cost/within-budget'

type BudgetLineProps = {
  axis: Axis
  /** In 万元. */
  ranges: readonly { low: number; high: number }[]
  start: number
  /** Name of the level: 本科. */
  level: string
  /** The plot, whose line is at `--own`. */
  children: ReactNode
}

/** Moves the line of a plot with a field of its form. Without scripts the form shows the plot on the page of the tool. */
export function BudgetLine({ axis, ranges, start, level, children }: BudgetLineProps) {
  const [budget, setBudget] = useState(start)
  const field = useRef<HTMLInputElement>(null)
  // A browser that goes back, or a visitor before the scripts, may have moved the field.
  useEffect(() => setBudget(field.current?.valueAsNumber ?? start), [start])
  return (
    <div
      className="grid grid-cols-1 gap-2"
      style={{ '--own': percent(placeOn(axis, budget)) } as CSSProperties}
    >
      <div className="flex flex-wrap items-center gap-x-4">
        <label htmlFor="budget-line">一年的预算</label>
        <span className="text-accent text-lg font-semibold tabular-nums">{budget} 万元</span>
        <input
          ref={field}
          id="budget-line"
          type="range"
          name="budget"
          className="flex-[1_1_12rem] min-h-target accent-accent"
          min={Math.max(1, axis.low)}
          max={axis.high}
          defaultValue={start}
          onInput={({ currentTarget }) => setBudget(currentTarget.valueAsNumber)}
        />
      </div>
      <p className="text-quiet" aria-live="polite">
        {budgetWords(ranges, budget, level)}。
      </p>
      {children}
    </div>
  )
}
