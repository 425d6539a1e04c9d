import { FactText } from '@/components/facts/fact-text'
import type { SectionOf } from '@/lib/blocks/schema'
import { StageSteps } from './stage-steps'

/** Several ways side by side, each with its steps, whose texts may contain figures. */
export function FigureStages({ stages }: SectionOf<'stages'>) {
  return (
    <StageSteps
      stages={stages.map(({ text, steps, ...stage }) => ({
        ...stage,
        text: <FactText text={text} />,
        steps: steps.map(({ detail, ...step }) => ({ ...step, detail: <FactText text={detail} /> })),
      }))}
    />
  )
}
