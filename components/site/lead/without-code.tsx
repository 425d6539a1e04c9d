'use client'

import { useFormContext } from 'react-hook-form'
import buttonStyles from '@/components/ui/button.module.css'
import { useLeadForm } from './lead-form'
import styles from './lead-form.module.css'

/**
 * The way on in the identity check when no code can be had, so that a failing text-message service loses no lead: the form is sent without one
 * and stored as unverified. Stands in the page from the start, so that its words are announced when they come.
 */
export function WithoutCode({ isOffered }: { isOffered: boolean }) {
  const { submitWithoutCode } = useLeadForm()
  const { isSubmitting } = useFormContext().formState
  return (
    <div aria-live="polite" className={styles.withoutCode}>
      {isOffered && (
        <>
          <p>短信暂时发不出去。不填验证码也能提交，记录会标为“未验证”，顾问来电时再和您核对号码。</p>
          {/* No submit button: Enter in a field must not skip the code. */}
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.small}`}
            aria-disabled={isSubmitting || undefined}
            onClick={submitWithoutCode}
          >
            不填验证码，直接提交
          </button>
        </>
      )}
    </div>
  )
}
