import { describe, expect, it } from 'vitest'
import { type AppStore, createAppStore } from '@/stores/app-store'

const filledForm = {
  kind: 'language',
  name: '林晓',
  phone: '13800138000',
  test: '0',
  source: '托福频道底部',
  linkurl: 'https://example.com/special/tuofu',
  details: { apply_course: '托福' },
  opener: { formId: 'bottom', startedAt: 12 },
} as const

const wrongCode = { text: '验证码不正确,请重新发送', wrongCode: true }
const duplicate = { text: '您已提交成功，请勿重复提交', wrongCode: false }

function storeWithCheckOpen(): AppStore {
  const store = createAppStore()
  store.getState().identityCheckAsked(filledForm)
  store.getState().codeTyped('123456')
  return store
}

describe('identity check', () => {
  it('opens with the data of the form and no code', () => {
    const store = createAppStore()
    store.getState().identityCheckAsked(filledForm)
    expect(store.getState().dialog).toEqual({ kind: 'code' })
    expect(store.getState().codeForm).toEqual({ ...filledForm, code: '' })
  })

  it('forgets the code when closed and keeps the rest', () => {
    const store = storeWithCheckOpen()
    store.getState().identityCheckClosed()
    expect(store.getState().dialog).toBeNull()
    expect(store.getState().codeForm).toEqual({ ...filledForm, code: '' })
  })
})

const cleared = {
  kind: 'general',
  name: '',
  phone: '',
  code: '',
  test: '0',
  source: '托福频道底部',
  linkurl: 'https://example.com/special/tuofu',
  details: {},
  opener: null,
}
const kept = { ...filledForm, code: '123456' }

type State = ReturnType<AppStore['getState']>

/** Specification §4: the dialog shown, the dialog behind it, and what remains after closing. */
const outcomes: [
  event: string,
  act: (state: State) => void,
  shown: object,
  behind: object | null,
  form: object,
][] = [
  [
    'success from the identity check',
    (state) => state.leadAccepted('资料提交成功'),
    { kind: 'success', text: '资料提交成功', receipt: null },
    null,
    cleared,
  ],
  [
    'a wrong code in the identity check',
    (state) => state.leadRefused(wrongCode),
    { kind: 'failure', ...wrongCode, over: { kind: 'code' } },
    { kind: 'code' },
    kept,
  ],
  [
    'another refusal in the identity check',
    (state) => state.leadRefused(duplicate),
    { kind: 'failure', ...duplicate, over: null },
    null,
    cleared,
  ],
  [
    'a wrong code in a form of the page',
    (state) => {
      state.identityCheckClosed()
      state.codeTyped('123456')
      state.leadRefused(wrongCode)
    },
    { kind: 'failure', ...wrongCode, over: null },
    null,
    kept,
  ],
  [
    'a refusal of a message left in the chat',
    (state) => {
      state.identityCheckClosed()
      state.chatAsked('爱尔兰留学')
      state.leadRefused(duplicate)
    },
    { kind: 'failure', ...duplicate, over: null },
    null,
    cleared,
  ],
  [
    'a second wrong code while the first is still shown',
    (state) => {
      state.leadRefused(wrongCode)
      state.leadRefused(wrongCode)
    },
    { kind: 'failure', ...wrongCode, over: { kind: 'code' } },
    { kind: 'code' },
    kept,
  ],
]

describe('popups', () => {
  it.each(outcomes)('%s', (_, act, shown, behind, form) => {
    const store = storeWithCheckOpen()
    act(store.getState())
    expect(store.getState().dialog).toEqual(shown)
    if ('over' in shown) store.getState().failureClosed()
    else store.getState().successClosed()
    expect(store.getState().dialog).toEqual(behind)
    expect(store.getState().codeForm).toEqual(form)
  })

  it('leaves other dialogs open when there is no failure to close', () => {
    const store = storeWithCheckOpen()
    store.getState().failureClosed()
    expect(store.getState().dialog).toEqual({ kind: 'code' })
    expect(store.getState().codeForm).toEqual(kept)
  })
})

describe('notices', () => {
  it.each(['age', 'test'] as const)('%s opens on a page without dialogs and closes', (notice) => {
    const store = createAppStore()
    store.getState().noticeDue(notice)
    expect(store.getState().dialog).toEqual({ kind: 'notice', notice })
    store.getState().noticeClosed()
    expect(store.getState().dialog).toBeNull()
  })

  it.each<[string, (store: AppStore) => void]>([
    ['a dialog', (store) => store.getState().identityCheckAsked(filledForm)],
    ['another notice', (store) => store.getState().noticeDue('age')],
    ['a panel', (store) => store.getState().panelPressed('plan')],
    ['the chat', (store) => store.getState().chatAsked('')],
  ])('never open over %s', (_, open) => {
    const store = createAppStore()
    open(store)
    const { dialog, floating } = store.getState()
    store.getState().noticeDue('test')
    expect(store.getState()).toMatchObject({ dialog, floating })
  })

  it('close nothing else', () => {
    const store = storeWithCheckOpen()
    store.getState().noticeClosed()
    expect(store.getState().dialog).toEqual({ kind: 'code' })
  })
})
