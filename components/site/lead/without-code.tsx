import buttonStyles from '@/components/ui/button.module.css'
import { useLeadForm } from './lead-form'
import styles from './lead-form.module.css'

/**
 * A button in the identity check when no code can be sent, so that a failing text-message service loses no lead: the
 * form is sent without a code and stored as unverified. The element is in the page from the start, so that screen
 * readers announce its text when it appears.
 */
export function WithoutCode({ isOffered }: { isOffered: boolean }) {
  const { isSubmitting, submitWithoutCode } = useLeadForm()
  return (
    <div
      aria-live="polite"
      className={`${styles.withoutCode} grid justify-items-start gap-2 text-muted text-sm col-span-full`}
    >
      {isOffered && (
        <>
          <p>短信暂时发不出去。不填验证码也能提交，记录会标为“未验证”，顾问来电时再和您核对号码。</p>
          {/* Not a submit button, because Enter in a field must not skip the code. */}
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.small} text-sm`}
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
