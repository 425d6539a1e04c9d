import type { StateCreator } from 'zustand'
import { type CodeForm, type CodeFormSlice, clearCodeForm } from './code-form-slice'

type CodeDialog = { kind: 'code' }
type ConsultDialog = { kind: 'consult'; topic: string }
type SuccessPopup = { kind: 'success'; text: string }
type FailurePopup = {
  kind: 'failure'
  text: string
  wrongCode: boolean
  /** The dialog that stays open behind the popup and has the screen again once it closes. */
  over: CodeDialog | ConsultDialog | null
}

/** One value for all dialogs, so that two popups can never be open; only a failure may lie over another dialog. */
export type Dialog = SuccessPopup | FailurePopup | CodeDialog | ConsultDialog

export type DialogSlice = {
  dialog: Dialog | null
  consultAsked: (topic: string) => void
  consultClosed: () => void
  /** A form is valid and wants the phone confirmed before it is sent. */
  identityCheckAsked: (form: Omit<CodeForm, 'code'>) => void
  identityCheckClosed: () => void
  leadAccepted: (text: string) => void
  leadRefused: (refusal: { text: string; wrongCode: boolean }) => void
  successClosed: () => void
  failureClosed: () => void
}

/** The dialogs and their transitions (specification §4). */
export const createDialogSlice: StateCreator<DialogSlice & CodeFormSlice, [], [], DialogSlice> = (set) => ({
  dialog: null,
  consultAsked: (topic) => set({ dialog: { kind: 'consult', topic } }),
  consultClosed: () => set({ dialog: null }),
  identityCheckAsked: (form) => set({ codeForm: { ...form, code: '' }, dialog: { kind: 'code' } }),
  identityCheckClosed: () => set(({ codeForm }) => ({ codeForm: { ...codeForm, code: '' }, dialog: null })),
  leadAccepted: (text) => set({ dialog: { kind: 'success', text } }),
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
})

/**
 * The identity check stays open only for a wrong code. The consult prompt always does: its form lives in the dialog, and
 * a refused form keeps what was typed.
 */
function dialogBehind(dialog: Dialog | null, wrongCode: boolean): CodeDialog | ConsultDialog | null {
  if (dialog?.kind === 'failure') return dialog.over
  if (dialog?.kind === 'consult') return dialog
  if (dialog?.kind === 'code' && wrongCode) return dialog
  return null
}
