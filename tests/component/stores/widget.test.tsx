import { describe, expect, it } from 'vitest'
import type { Floating, WidgetPanel } from '@/stores/app-state'
import { type AppStore, createAppStore } from '@/stores/app-store'

const hovered: Floating = { kind: 'panel', panel: 'wechat', by: 'hover' }
const pressed = (panel: WidgetPanel): Floating => ({ kind: 'panel', panel, by: 'press' })
const ownChat: Floating = { kind: 'chat', topic: '', by: 'itself', size: 'small' }
const askedChat = (topic: string): Floating => ({ kind: 'chat', topic, by: 'visitor', size: 'full' })

type Event = (state: ReturnType<AppStore['getState']>) => void

/** Specification §4, floating widget and chat: every event in every state in which it can occur. */
const transitions: [event: string, act: Event, from: Floating | null, to: Floating | null][] = [
  ['hovering WeChat', (state) => state.panelHovered('wechat'), null, hovered],
  ['hovering WeChat', (state) => state.panelHovered('wechat'), hovered, hovered],
  ['hovering WeChat', (state) => state.panelHovered('wechat'), pressed('wechat'), pressed('wechat')],
  ['hovering WeChat', (state) => state.panelHovered('wechat'), pressed('callback'), pressed('callback')],
  ['hovering WeChat', (state) => state.panelHovered('wechat'), askedChat('英国留学'), askedChat('英国留学')],
  ['hovering online consult', (state) => state.panelHovered('consult'), null, null],
  ['hovering phone consult', (state) => state.panelHovered('callback'), hovered, hovered],
  ['hovering study plan', (state) => state.panelHovered('plan'), null, null],

  ['pressing online consult', (state) => state.panelPressed('consult'), null, pressed('consult')],
  ['pressing WeChat', (state) => state.panelPressed('wechat'), null, pressed('wechat')],
  ['pressing phone consult', (state) => state.panelPressed('callback'), null, pressed('callback')],
  ['pressing study plan', (state) => state.panelPressed('plan'), null, pressed('plan')],
  ['pressing the same item again', (state) => state.panelPressed('plan'), pressed('plan'), null],
  ['pressing what hovering opened', (state) => state.panelPressed('wechat'), hovered, pressed('wechat')],
  ['pressing another item', (state) => state.panelPressed('plan'), pressed('callback'), pressed('plan')],
  ['pressing another item', (state) => state.panelPressed('consult'), hovered, pressed('consult')],
  ['pressing an item over the chat', (state) => state.panelPressed('plan'), ownChat, pressed('plan')],

  ['leaving with 1 open', (state) => state.widgetLeft(), pressed('consult'), pressed('consult')],
  ['leaving with 2 open', (state) => state.widgetLeft(), pressed('wechat'), null],
  ['leaving with 2 open by hovering', (state) => state.widgetLeft(), hovered, null],
  ['leaving with 3 open', (state) => state.widgetLeft(), pressed('callback'), pressed('callback')],
  ['leaving with 4 open', (state) => state.widgetLeft(), pressed('plan'), pressed('plan')],
  ['leaving with nothing open', (state) => state.widgetLeft(), null, null],
  ['leaving with the chat open', (state) => state.widgetLeft(), askedChat(''), askedChat('')],

  ['the close icon', (state) => state.panelReset(), pressed('consult'), null],
  ['the close icon', (state) => state.panelReset(), pressed('wechat'), null],
  ['the close icon', (state) => state.panelReset(), pressed('callback'), null],
  ['the close icon', (state) => state.panelReset(), pressed('plan'), null],
  ['Esc', (state) => state.panelDismissed(), pressed('plan'), null],
  ['Esc', (state) => state.panelDismissed(), hovered, null],
  ['Esc for a panel', (state) => state.panelDismissed(), ownChat, ownChat],
  ['folding the widget', (state) => state.widgetPlaced('folded'), pressed('plan'), null],
  ['folding the widget', (state) => state.widgetPlaced('folded'), ownChat, ownChat],
  ['a page without the widget', (state) => state.widgetPlaced('absent'), pressed('consult'), null],

  ['asking for the chat', (state) => state.chatAsked('英国留学'), null, askedChat('英国留学')],
  ['choosing a country', (state) => state.chatAsked('日本留学'), pressed('consult'), askedChat('日本留学')],
  [
    'asking about something else',
    (state) => state.chatAsked('日本留学'),
    askedChat('英国留学'),
    askedChat('日本留学'),
  ],
  ['asking for the open chat', (state) => state.chatAsked('页脚咨询'), ownChat, askedChat('页脚咨询')],
  ['5 seconds', (state) => state.chatDue('small'), null, ownChat],
  ['5 seconds', (state) => state.chatDue('small'), pressed('callback'), pressed('callback')],
  ['5 seconds', (state) => state.chatDue('small'), hovered, hovered],
  ['5 seconds', (state) => state.chatDue('small'), askedChat('英国留学'), askedChat('英国留学')],
  ['5 seconds beside a form', (state) => state.chatDue('line'), null, { ...ownChat, size: 'line' }],
  ['using the small chat', (state) => state.chatUsed(), ownChat, { ...ownChat, size: 'full' }],
  ['using a panel', (state) => state.chatUsed(), pressed('plan'), pressed('plan')],
  ['closing the chat', (state) => state.chatClosed(), ownChat, null],
  ['closing the chat', (state) => state.chatClosed(), askedChat('英国留学'), null],
  ['closing the chat', (state) => state.chatClosed(), pressed('plan'), pressed('plan')],
]

describe('floating window and chat', () => {
  it.each(transitions)('%s (%#)', (_, act, from, to) => {
    const store = createAppStore()
    store.setState({ floating: from, widget: 'open' })
    act(store.getState())
    expect(store.getState().floating).toEqual(to)
  })

  it('opens no chat by itself over a dialog', () => {
    const store = createAppStore()
    store.getState().leadAccepted('资料提交成功')
    store.getState().chatDue('small')
    expect(store.getState().floating).toBeNull()
  })

  it.each<[string, Event, number]>([
    ['the close icon', (state) => state.panelReset(), 1],
    ['Esc', (state) => state.panelDismissed(), 0],
    ['the other item', (state) => state.panelPressed('callback'), 0],
  ])('%s clears what was typed %#', (_, act, resets) => {
    const store = createAppStore()
    store.getState().panelPressed('plan')
    act(store.getState())
    expect(store.getState().panelResets).toBe(resets)
  })
})

describe('promo banners', () => {
  it('are open one at a time', () => {
    const store = createAppStore()
    store.getState().bannerToggled('a')
    store.getState().bannerToggled('b')
    expect(store.getState().openBanner).toBe('b')
    store.getState().bannerToggled('b')
    expect(store.getState().openBanner).toBeNull()
    store.getState().bannerRestored('a')
    expect(store.getState().openBanner).toBe('a')
  })
})
