import { env } from '@/lib/core/env'
import { DialogHost } from './dialog-host'

/** Popups and identity check. Used once, in the root layout; their code is loaded when a dialog opens. */
export function LeadDialogs() {
  return <DialogHost checkString={env().SMS_CHECK_STRING} />
}
