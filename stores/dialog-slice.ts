import type { StateCreator } from 'zustand'
import type { AppState, CodeDialog, Dialog, DialogSlice } from './app-state'
import { clearCodeForm } from './code-form-slice'

/** The dialogs and their transitions (specification §4). */
export const createDialogSlice: StateCreator<AppState, [], [], DialogSlice> = (set) => ({
  dialog: null,
  dialogExpected: false,
  formTouched: () => set({ dialogExpected: true }),
  identityCheckAsked: (form) => set({ codeForm: { ...form, code: '' }, dialog: { kind: 'code' } }),
  identityCheckClosed: () => set(({ codeForm }) => ({ codeForm: { ...codeForm, code: '' }, dialog: null })),
  leadAccepted: (text, receipt = null) => set({ dialog: { kind: 'success', text, receipt } }),
  leadRefused: ({ text, wrongCode }) =>
    set(({ dialog }) => ({
      dialog: { kind: 'failure', text, wrongCode, over: dialogBehind(dialog, wrongCode) },
    })),
  successClosed: () => set(({ codeForm }) => ({ dialog: null, codeForm: clearCodeForm(codeForm) })),
  failureClosed: () =>
    set(({ dialog, codeForm }) => {
      if (dialog?.kind !== 'failure') return {}
      return {
        dialog: dialog.over,
        codeForm: dialog.wrongCode ? codeForm : clearCodeForm(codeForm),
      }
    }),
  noticeDue: (notice) =>
    set(({ dialog, floating }) =>
      dialog === null && floating === null ? { dialog: { kind: 'notice', notice } } : {},
    ),
  noticeClosed: () => set(({ dialog }) => (dialog?.kind === 'notice' ? { dialog: null } : {})),
})

/** The identity check stays open only for a wrong code. */
function dialogBehind(dialog: Dialog | null, wrongCode: boolean): CodeDialog | null {
  if (dialog?.kind === 'failure') return dialog.over
  return dialog?.kind === 'code' && wrongCode ? dialog : null
}
