import { describe, expect, it } from 'vitest'
import type { Floating, WidgetPanel } from '@/stores/app-state'
import { createAppStore } from '@/stores/app-store'
import { table } from '@/tests/support/table'

const pressed = (panel: WidgetPanel): Floating => ({ kind: 'panel', panel, by: 'press' })
const chat = { kind: 'chat', topic: '', by: 'itself', size: 'small' } as const
const asked = (topic: string): Floating => ({ kind: 'chat', topic, by: 'visitor', size: 'full' })

const states: Record<string, Floating | null> = {
  nothing: null,
  'hovered WeChat': { kind: 'panel', panel: 'wechat', by: 'hover' },
  consult: pressed('consult'),
  WeChat: pressed('wechat'),
  callback: pressed('callback'),
  plan: pressed('plan'),
  'own chat': chat,
  'used chat': { ...chat, size: 'full' },
  'line of the chat': { ...chat, size: 'line' },
  'chat about 英国': asked('英国'),
  'chat about 日本': asked('日本'),
}

/** Does what an event names: the function of the store, and what it gets. */
function act(store: ReturnType<typeof createAppStore>, event: string) {
  const [name = '', given = ''] = event.split(' ')
  store.getState()[name as 'chatAsked'](given)
}

describe('floating window and chat', () => {
  // Specification §4: every event in every state in which it can occur.
  it.each(
    table(`
      panelHovered wechat  | nothing        | hovered WeChat
      panelHovered wechat  | WeChat         | WeChat
      panelHovered wechat  | callback       | callback
      panelHovered consult | nothing        | nothing
      panelHovered callback | hovered WeChat | hovered WeChat
      panelPressed consult | nothing        | consult
      panelPressed plan    | nothing        | plan
      panelPressed plan    | plan           | nothing
      panelPressed wechat  | hovered WeChat | WeChat
      widgetLeft           | nothing        | nothing
      widgetLeft           | consult        | consult
      widgetLeft           | WeChat         | nothing
      widgetLeft           | hovered WeChat | nothing
      widgetLeft           | callback       | callback
      widgetLeft           | chat about 英国 | chat about 英国
      panelReset           | consult        | nothing
      panelDismissed       | plan           | nothing
      panelDismissed       | hovered WeChat | nothing
      panelDismissed       | own chat       | own chat
      widgetPlaced folded  | plan           | nothing
      widgetPlaced folded  | own chat       | own chat
      widgetPlaced absent  | consult        | nothing
      chatAsked 英国       | nothing        | chat about 英国
      chatAsked 日本       | consult        | chat about 日本
      chatAsked 英国       | own chat       | chat about 英国
      chatDue small        | nothing        | own chat
      chatDue small        | callback       | callback
      chatDue small        | chat about 英国 | chat about 英国
      chatDue line         | nothing        | line of the chat
      chatUsed             | own chat       | used chat
      chatUsed             | plan           | plan
      chatClosed           | own chat       | nothing
      chatClosed           | plan           | plan
    `),
  )('%s, open: %s → %s', (event, from = '', to = '') => {
    const store = createAppStore()
    store.setState({ floating: states[from], widget: 'open' })
    act(store, event)
    expect(store.getState().floating).toEqual(states[to])
  })

  it('opens no chat by itself over a dialog', () => {
    const store = createAppStore()
    store.getState().leadAccepted('资料提交成功')
    store.getState().chatDue('small')
    expect(store.getState().floating).toBeNull()
  })

  // The close icon clears it, Esc and the other item do not.
  it.each([
    ['panelReset', 1],
    ['panelDismissed', 0],
    ['panelPressed callback', 0],
  ])('%s clears what was typed so often: %i', (event, resets) => {
    const store = createAppStore()
    store.getState().panelPressed('plan')
    act(store, event)
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
