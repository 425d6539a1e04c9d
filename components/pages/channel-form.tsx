import { BottomForm } from '@/components/site/lead/bottom-form'
import { Container } from '@/components/ui/container'
import styles from './channel-form.module.css'

type ChannelFormProps = { channel: { form: { title: string; text: string }; source: string } }

/** The one form of a channel, at its end; the head leads to it as `#consult`. */
export function ChannelForm({ channel: { form, source } }: ChannelFormProps) {
  return (
    <>
      <Container>
        <p className={styles.before}>{form.text}</p>
      </Container>
      <BottomForm kind="general" title={form.title} source={source} />
    </>
  )
}
