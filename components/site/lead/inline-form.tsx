import { useId } from 'react'
import { HeadingText } from '@/components/ui/heading-text'
import type { LeadFormKind } from '@/lib/leads/forms'
import type { QuestionName } from '@/lib/leads/questions'
import { PageForm } from './page-form'

type InlineLeadFormProps = {
  kind: LeadFormKind
  /** Names the form for consultants. */
  source: string
  title: string
  /** One or two sentences under the title. */
  text?: string
  submitLabel?: string
  /** Questions beside name, phone and code; by default those of the kind. */
  fields?: readonly QuestionName[] | undefined
  /** Address of a tool's result, so that the consultant sees what the visitor saw. */
  tool?: string
  /** Code of the branch of this page, such as `bj`; the lead is assigned to it. */
  branch?: string
  level?: 2 | 3
}

/** A lead form in a card, for entry pages, page heads and details. */
export function InlineLeadForm({
  kind,
  source,
  title,
  text,
  submitLabel = '提交，等待回电',
  fields,
  tool,
  branch,
  level = 2,
}: InlineLeadFormProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      className="p-[clamp(1.25rem,1rem+1vw,1.5rem)] [&_form]:mt-4 border-t-4 border-t-ink-700 border border-line rounded-md bg-card [box-shadow:var(--shadow-md)] text-body"
      data-surface="paper"
      aria-labelledby={`${id}-title`}
    >
      <Heading id={`${id}-title`} className="font-display text-xl mb-2">
        <HeadingText text={title} />
      </Heading>
      {text !== undefined && <p className="text-muted">{text}</p>}
      <PageForm
        id={`${id}-form`}
        kind={kind}
        source={source}
        submitLabel={submitLabel}
        fields={fields}
        tool={tool}
        branch={branch}
      />
    </section>
  )
}
