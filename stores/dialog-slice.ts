import type { StateCreator } from 'zustand'
import { type CodeForm, type CodeFormSlice, clearCodeForm } from './code-form-slice'
import type { WidgetSlice } from './widget-slice'

type CodeDialog = { kind: 'code' }
/** `receipt`: path of the page where the visitor sees and changes what was sent; null where the host gave none. */
type SuccessPopup = { kind: 'success'; text: string; receipt: string | null }
type FailurePopup = {
  kind: 'failure'
  text: string
  wrongCode: boolean
  /** The dialog that stays open behind the popup and has the screen again once it closes. */
  over: CodeDialog | null
}
/** What opens on its own: the adult-only notice, or the invitation to the personality test. */
type NoticePopup = { kind: 'notice'; notice: 'age' | 'test' }

/** One value for all dialogs, so that two popups can never be open; only a failure may lie over another dialog. */
export type Dialog = SuccessPopup | FailurePopup | CodeDialog | NoticePopup

export type DialogSlice = {
  dialog: Dialog | null
  /** A form is valid and wants the phone confirmed before it is sent. */
  identityCheckAsked: (form: Omit<CodeForm, 'code'>) => void
  identityCheckClosed: () => void
  leadAccepted: (text: string, receipt?: string | null) => void
  leadRefused: (refusal: { text: string; wrongCode: boolean }) => void
  successClosed: () => void
  failureClosed: () => void
  /** A notice opens on its own, unless something lies over the page already. */
  noticeDue: (notice: NoticePopup['notice']) => void
  noticeClosed: () => void
}

/** The dialogs and their transitions (specification §4). */
export const createDialogSlice: StateCreator<
  DialogSlice & CodeFormSlice & WidgetSlice,
  [],
  [],
  DialogSlice
> = (set) => ({
  dialog: null,
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
