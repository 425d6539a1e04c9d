import type { LeadFormKind } from '@/lib/leads/forms'

/**
 * What the identity check submits. Specification §3 lists it, with the typed code, among the shared state; the form
 * itself sends its own field for the code. `details` contains the form's answers besides the general fields,
 * such as `apply_course`. `opener` is the form that requested the check; `startedAt` is the `performance.now()` at which the visitor
 * first saw it.
 */
export type CodeForm = {
  kind: LeadFormKind
  name: string
  phone: string
  code: string
  test: string
  source: string
  linkurl: string
  details: Record<string, string>
  opener: { formId: string; startedAt: number } | null
}

export type CodeFormSlice = {
  codeForm: CodeForm
  codeTyped: (code: string) => void
}

export type CodeDialog = { kind: 'code' }
/** `receipt`: path of the page where the visitor sees and changes what was sent; null when the host returned none. */
type SuccessPopup = { kind: 'success'; text: string; receipt: string | null }
type FailurePopup = {
  kind: 'failure'
  text: string
  wrongCode: boolean
  /** The dialog that stays open behind the popup and is shown again once it closes. */
  over: CodeDialog | null
}
/** What opens by itself: the adult-only notice, or the invitation to the personality test. */
type NoticePopup = { kind: 'notice'; notice: 'age' | 'test' }

/** One value for all dialogs, so that two popups can never be open; only a failure may be over another dialog. */
export type Dialog = SuccessPopup | FailurePopup | CodeDialog | NoticePopup

export type DialogSlice = {
  dialog: Dialog | null
  /** Whether a dialog will probably open soon, so that its code is loaded. */
  dialogExpected: boolean
  /** A visitor has begun to fill a form. */
  formTouched: () => void
  /** A form is valid and requires a confirmed phone before it is sent. */
  identityCheckAsked: (form: Omit<CodeForm, 'code'>) => void
  identityCheckClosed: () => void
  leadAccepted: (text: string, receipt?: string | null) => void
  leadRefused: (refusal: { text: string; wrongCode: boolean }) => void
  successClosed: () => void
  failureClosed: () => void
  /** A notice opens by itself, unless something else is over the page. */
  noticeDue: (notice: NoticePopup['notice']) => void
  noticeClosed: () => void
}

/** The panels of the floating window, in the order of specification §4. */
export const widgetPanels = ['consult', 'wechat', 'callback', 'plan'] as const
export type WidgetPanel = (typeof widgetPanels)[number]

/**
 * What floats over the page besides the dialogs. One value, so that two panels, or a panel and the chat, are never open together. `by`:
 * whether the visitor opened it; a panel that opened by hovering stays open after a press.
 */
export type Floating =
  | { kind: 'panel'; panel: WidgetPanel; by: 'hover' | 'press' }
  | { kind: 'chat'; topic: string; by: 'visitor' | 'itself'; size: ChatSize }

/** `full` when the visitor uses it. By itself it opens small or, where a small one would cover a form, as one line. */
type ChatSize = 'line' | 'small' | 'full'

export type WidgetSlice = {
  floating: Floating | null
  /** Whether this page has a floating window, and whether the visitor has folded it. */
  widget: 'absent' | 'folded' | 'open'
  /** How often a close icon has reset the panels; a reset deletes the typed text. */
  panelResets: number
  /** Id of the open promo banner; only one at a time, because their cards have the same place. */
  openBanner: string | null
  widgetPlaced: (widget: WidgetSlice['widget']) => void
  panelHovered: (panel: WidgetPanel) => void
  panelPressed: (panel: WidgetPanel) => void
  /** The close icon: closes the panel and deletes the typed text. */
  panelReset: () => void
  /** Esc, or the focus moved to something behind it: closes the panel and keeps the typed text. */
  panelDismissed: () => void
  widgetLeft: () => void
  bannerRestored: (id: string | null) => void
  bannerToggled: (id: string) => void
  chatAsked: (topic: string) => void
  /** The chat opens by itself, unless something else is over the page; or one that did so, and is not used, gets another size. */
  chatDue: (size: Exclude<ChatSize, 'full'>) => void
  /** A press or typed text in a chat that is small. The focus alone changes nothing: a press would end beside what it began on. */
  chatUsed: () => void
  /** Whether the window of a chat service shows the chat, which is not part of the page. */
  isChatHandedOver: boolean
  /** A chat service has opened its window. */
  chatHandedOver: () => void
  /** The chat or the service's window was closed, by the visitor or after an error. */
  chatClosed: () => void
}

/** All shared state of one page load. */
export type AppState = DialogSlice & CodeFormSlice & WidgetSlice
