import type { StateCreator } from 'zustand'
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

export const emptyCodeForm: CodeForm = {
  kind: 'general',
  name: '',
  phone: '',
  code: '',
  test: '0',
  source: '',
  linkurl: '',
  details: {},
  opener: null,
}

/** Clearing empties everything except where the lead came from (specification §3). */
export function clearCodeForm(form: CodeForm): CodeForm {
  return { ...emptyCodeForm, source: form.source, linkurl: form.linkurl }
}

export type CodeFormSlice = {
  codeForm: CodeForm
  codeTyped: (code: string) => void
}

export const createCodeFormSlice: StateCreator<CodeFormSlice> = (set) => ({
  codeForm: emptyCodeForm,
  codeTyped: (code) => set(({ codeForm }) => ({ codeForm: { ...codeForm, code } })),
})
