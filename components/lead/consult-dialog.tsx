'use client'

import { useId } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { SampleTag } from '@/components/ui/tag'
import { hotlineHref, site } from '@/lib/site'
import { useAppStore } from '@/stores/app-store-provider'
import styles from './consult-dialog.module.css'
import { HiddenFields } from './hidden-fields'
import { MessageField, NameField, PhoneField, PrivacyCheckbox, SubmitButton } from './lead-fields'
import { LeadForm } from './lead-form'
import formStyles from './lead-form.module.css'

/** The dialog opens on a click, so the time that tells a person from a machine is the time on the page. */
const pageOpened = 0

/** The consult prompt: call now, or leave a message that becomes a lead. */
export function ConsultDialog({ topic }: { topic: string }) {
  const close = useAppStore((state) => state.consultClosed)
  return (
    <Dialog title={topic === '' ? '在线咨询' : `咨询${topic}`} onClose={close} width="wide">
      <div className={styles.call}>
        <a href={hotlineHref} className={styles.hotline} data-autofocus>
          <span>现在就打</span>
          <strong>{site.hotline}</strong>
        </a>
        <p className={styles.hours}>
          接听时间：周一至周日 9:00—18:00 <SampleTag />
        </p>
      </div>
      <h3 className={styles.heading}>或者留言，顾问看到后回电</h3>
      <LeadForm
        id={useId()}
        kind="message"
        step="send"
        startedAt={pageOpened}
        className={`${formStyles.form} ${formStyles.inDialog}`}
      >
        <HiddenFields
          kind="message"
          source={topic === '' ? '在线咨询' : `在线咨询:${topic}`}
          values={{ test: '0' }}
        />
        <div className={formStyles.extras}>
          <NameField required />
          <PhoneField />
        </div>
        <MessageField />
        <PrivacyCheckbox enforced={false} />
        <SubmitButton label="留言" />
      </LeadForm>
    </Dialog>
  )
}
