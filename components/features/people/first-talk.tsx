import type { z } from 'zod'
import { Steps } from '@/components/blocks/steps'
import { adviceOn, type noteSchema } from '@/lib/collections/kinds/advice'

type FirstTalkProps = {
  title?: string
  /** How this person does it. */
  lead?: string
  steps?: readonly z.output<typeof noteSchema>[]
  isAcross?: boolean
}

/** What happens at a talk, in its order: the first thing that a page of people answers, whoever they are. */
export const FirstTalk = ({
  title = '第一次面谈会做什么',
  lead,
  steps = adviceOn('visit'),
  isAcross = false,
}: FirstTalkProps) => (
  <section className="grid grid-cols-1 gap-4" data-answer>
    <h2 className="text-xl">{title}</h2>
    {lead !== undefined && <p>{lead}</p>}
    <Steps items={steps} isAcross={isAcross} />
  </section>
)
