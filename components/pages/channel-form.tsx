import { BottomForm } from '@/components/site/lead/bottom-form'

type ChannelFormProps = { channel: { form: { title: string }; source: string } }

/** The only form of a channel, at its end. The head links to it as `#consult`. */
export function ChannelForm({ channel: { form, source } }: ChannelFormProps) {
  return <BottomForm kind="general" title={form.title} source={source} />
}
