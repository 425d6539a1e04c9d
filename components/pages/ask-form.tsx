import { InlineLeadForm } from '@/components/site/lead/inline-form'

type AskFormProps = { channel: { form: { title: string; text: string }; source: string } }

/** The own form of a channel. */
export function AskForm({ channel: { form, source } }: AskFormProps) {
  return <InlineLeadForm kind="general" source={source} title={form.title} text={form.text} level={3} />
}
