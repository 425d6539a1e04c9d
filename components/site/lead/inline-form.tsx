import { useId } from 'react'
import type { LeadFormKind } from '@/lib/leads/forms'
import type { QuestionName } from '@/lib/leads/questions'
import styles from './inline-form.module.css'
import { PageForm } from './page-form'

type InlineLeadFormProps = {
  kind: LeadFormKind
  /** Names the form to the consultant. */
  source: string
  title: string
  /** One or two sentences under the title. */
  text?: string
  submitLabel?: string
  /** Questions beyond name, phone and code; what the kind usually asks when absent. */
  fields?: readonly QuestionName[] | undefined
  /** Address of a tool's result, so that the consultant sees what the visitor saw. */
  tool?: string
  /** Code of the branch whose page this is, such as `bj`; the lead goes there. */
  branch?: string
  level?: 2 | 3
}

/** A lead form as a card, for entry pages, heroes and details. */
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
      className={`${styles.card} box rounded card`}
      data-surface="paper"
      aria-labelledby={`${id}-title`}
    >
      <Heading id={`${id}-title`} className={styles.title}>
        {title}
      </Heading>
      {text !== undefined && <p className="muted">{text}</p>}
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
