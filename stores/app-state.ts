import type { LeadFormKind } from '@/lib/leads/forms'

/**
 * What the identity check submits (specification §3, shared state). `details` holds what the form asked beyond the
 * general fields, such as `apply_course`. `opener` is the form that asked for the check; `startedAt` is the
 * `performance.now()` at which the visitor first saw it.
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
  /** Whether a dialog is likely to open soon, so that its code is fetched. */
  dialogExpected: boolean
  /** A visitor has begun to fill a form. */
  formTouched: () => void
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

/** The panels of the floating window, in the order of specification §4. */
export const widgetPanels = ['consult', 'wechat', 'callback', 'plan'] as const
export type WidgetPanel = (typeof widgetPanels)[number]

/**
 * What floats over the page beside the dialogs. One value, so that two panels, or a panel and the chat, can never lie over
 * each other. `by`: whether the visitor asked for it; a panel opened by hovering is pinned by a press.
 */
export type Floating =
  | { kind: 'panel'; panel: WidgetPanel; by: 'hover' | 'press' }
  | { kind: 'chat'; topic: string; by: 'visitor' | 'itself' }

export type WidgetSlice = {
  floating: Floating | null
  /** Whether this page has a floating window, and whether the visitor has folded it. */
  widget: 'absent' | 'folded' | 'open'
  /** How often a close icon has reset the panels; what was typed before a reset is gone. */
  panelResets: number
  /** Id of the promo banner that is open; one at a time, since their cards share one place. */
  openBanner: string | null
  widgetPlaced: (widget: WidgetSlice['widget']) => void
  panelHovered: (panel: WidgetPanel) => void
  panelPressed: (panel: WidgetPanel) => void
  /** The close icon: away with the panel and with what was typed. */
  panelReset: () => void
  /** Esc, or the focus went to something behind it: away with the panel, what was typed stays. */
  panelDismissed: () => void
  widgetLeft: () => void
  bannerRestored: (id: string | null) => void
  bannerToggled: (id: string) => void
  chatAsked: (topic: string) => void
  /** The chat opens on its own, unless something lies over the page already. */
  chatDue: () => void
  /** Whether the window of a chat service shows the chat, which is no part of the page. */
  isChatHandedOver: boolean
  /** A chat service has opened its window. */
  chatHandedOver: () => void
  /** The visitor, or a fault, has closed the chat or the window of the service. */
  chatClosed: () => void
}

/** All shared state of one page load. */
export type AppState = DialogSlice & CodeFormSlice & WidgetSlice
