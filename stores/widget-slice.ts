import type { StateCreator } from 'zustand'
import type { DialogSlice } from './dialog-slice'

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
  /** Whether a floating window stands on this page, and whether the visitor has folded it. */
  widget: 'absent' | 'folded' | 'open'
  /** How often a close icon has reset the panels; what was typed before a reset is gone. */
  panelResets: number
  /** Ids of the promo banners that are open. */
  openBanners: readonly string[]
  widgetPlaced: (widget: WidgetSlice['widget']) => void
  panelHovered: (panel: WidgetPanel) => void
  panelPressed: (panel: WidgetPanel) => void
  /** The close icon: away with the panel and with what was typed. */
  panelReset: () => void
  /** Esc, or the focus went to something behind it: away with the panel, what was typed stays. */
  panelDismissed: () => void
  widgetLeft: () => void
  bannersRestored: (ids: readonly string[]) => void
  bannerToggled: (id: string) => void
  chatAsked: (topic: string) => void
  /** The chat opens on its own, unless something lies over the page already. */
  chatDue: () => void
  chatClosed: () => void
}

/** The floating window and the chat, with their transitions (specification §4). */
export const createWidgetSlice: StateCreator<WidgetSlice & DialogSlice, [], [], WidgetSlice> = (set) => ({
  floating: null,
  widget: 'absent',
  panelResets: 0,
  openBanners: [],
  widgetPlaced: (widget) =>
    set(({ floating }) => ({
      widget,
      floating: widget !== 'open' && floating?.kind === 'panel' ? null : floating,
    })),
  // Only the panel that closes on leaving opens on hovering: the others would stay behind a pointer that merely passed.
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
  bannersRestored: (openBanners) => set({ openBanners }),
  bannerToggled: (id) =>
    set(({ openBanners }) => ({
      openBanners: openBanners.includes(id)
        ? openBanners.filter((open) => open !== id)
        : [...openBanners, id],
    })),
  chatAsked: (topic) => set({ floating: { kind: 'chat', topic, by: 'visitor' } }),
  chatDue: () =>
    set(({ floating, dialog }) =>
      floating === null && dialog === null ? { floating: { kind: 'chat', topic: '', by: 'itself' } } : {},
    ),
  chatClosed: () => set(({ floating }) => (floating?.kind === 'chat' ? { floating: null } : {})),
})
