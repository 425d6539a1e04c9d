import { InlineLeadForm } from '@/components/lead/inline-form'
import { Questions } from '@/components/sections/questions'
import { ChannelPart } from './channel-part'
import styles from './question-band.module.css'

type QuestionBandProps = {
  id: string
  heading: string
  intro?: string | undefined
  items: readonly { question: string; answer: string }[]
  form: { title: string; text: string }
  source: string
}

/** Questions that open their answers, without scripts too; beside them the page's own form, which the head leads to. */
export function QuestionBand({ id, heading, intro, items, form, source }: QuestionBandProps) {
  return (
    <ChannelPart id={id} heading={heading} intro={intro} tone="deep">
      <div className={styles.columns}>
        <Questions items={items} />
        <div id="ask" className={`${styles.form} no-print`}>
          <InlineLeadForm kind="general" source={source} title={form.title} text={form.text} level={3} />
        </div>
      </div>
    </ChannelPart>
  )
}
