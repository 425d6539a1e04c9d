import type { StateCreator } from 'zustand'
import type { AppState, WidgetSlice } from './app-state'

/** The floating window and the chat, with their transitions (specification §4). */
export const createWidgetSlice: StateCreator<AppState, [], [], WidgetSlice> = (set) => ({
  floating: null,
  widget: 'absent',
  panelResets: 0,
  openBanner: null,
  widgetPlaced: (widget) =>
    set(({ floating }) => ({
      widget,
      floating: widget !== 'open' && floating?.kind === 'panel' ? null : floating,
    })),
  // Only the panel that closes when the pointer leaves may open by hovering: the others would stay open after a pointer that only passed
  // by.
  panelHovered: (panel) =>
    set(({ floating }) =>
      floating === null && panel === 'wechat' ? { floating: { kind: 'panel', panel, by: 'hover' } } : {},
    ),
  panelPressed: (panel) =>
    set(({ floating }) => {
      const isPinned = floating?.kind === 'panel' && floating.panel === panel && floating.by === 'press'
      return { floating: isPinned ? null : { kind: 'panel', panel, by: 'press' } }
    }),
  panelReset: () =>
    set(({ floating, panelResets }) =>
      floating?.kind === 'panel' ? { floating: null, panelResets: panelResets + 1 } : {},
    ),
  panelDismissed: () => set(({ floating }) => (floating?.kind === 'panel' ? { floating: null } : {})),
  widgetLeft: () =>
    set(({ floating }) =>
      floating?.kind === 'panel' && floating.panel === 'wechat' ? { floating: null } : {},
    ),
  bannerRestored: (openBanner) => set({ openBanner }),
  bannerToggled: (id) => set(({ openBanner }) => ({ openBanner: openBanner === id ? null : id })),
  chatAsked: (topic) => set({ floating: { kind: 'chat', topic, by: 'visitor', size: 'full' } }),
  chatDue: (size) =>
    set(({ floating, dialog }) =>
      (floating === null || (floating.kind === 'chat' && floating.size === 'small')) && dialog === null
        ? { floating: { kind: 'chat', topic: '', by: 'itself', size } }
        : {},
    ),
  chatUsed: () =>
    set(({ floating }) =>
      floating?.kind === 'chat' && floating.size === 'small'
        ? { floating: { ...floating, size: 'full' } }
        : {},
    ),
  isChatHandedOver: false,
  chatHandedOver: () => set({ floating: null, isChatHandedOver: true }),
  chatClosed: () =>
    set(({ floating, isChatHandedOver }) =>
      floating?.kind === 'chat' || isChatHandedOver
        ? { floating: floating?.kind === 'chat' ? null : floating, isChatHandedOver: false }
        : {},
    ),
})
