import type { StateCreator } from 'zustand'
import type { CodeForm, CodeFormSlice } from './app-state'

const emptyCodeForm: CodeForm = {
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

/** Clears everything except the lead's source (specification §3). */
export function clearCodeForm(form: CodeForm): CodeForm {
  return { ...emptyCodeForm, source: form.source, linkurl: form.linkurl }
}

export const createCodeFormSlice: StateCreator<CodeFormSlice> = (set) => ({
  codeForm: emptyCodeForm,
  codeTyped: (code) => set(({ codeForm }) => ({ codeForm: { ...codeForm, code } })),
})
