import { AgePopup, TestInvitation } from '@/components/site/widget/notices'
import { useAppStore } from '@/stores/app-store-provider'
import { CodeDialog } from './code-dialog'
import { FailurePopup, SuccessPopup } from './popups'

/** The open dialog, and the one below a failure popup. */
export function OpenDialog({ checkString }: { checkString: string }) {
  const dialog = useAppStore((state) => state.dialog)
  const behind = dialog?.kind === 'failure' ? dialog.over : dialog
  return (
    <>
      {behind?.kind === 'code' && <CodeDialog checkString={checkString} />}
      {dialog?.kind === 'failure' && <FailurePopup text={dialog.text} />}
      {dialog?.kind === 'success' && <SuccessPopup text={dialog.text} receipt={dialog.receipt} />}
      {dialog?.kind === 'notice' && (dialog.notice === 'age' ? <AgePopup /> : <TestInvitation />)}
    </>
  )
}
