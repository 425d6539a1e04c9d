import { BottomForm } from '@/components/site/lead/bottom-form'
import type { CountryChannel, SubjectChannel } from '@/lib/collections/kinds/channel'

type ChannelFormProps = { channel: Pick<CountryChannel | SubjectChannel, 'form' | 'source'> }

/** The only form of a channel, at its end. The head links to it as `#consult`. */
export function ChannelForm({ channel: { form, source } }: ChannelFormProps) {
  return <BottomForm kind="general" title={form.title} fields={form.questions} source={source} />
}
