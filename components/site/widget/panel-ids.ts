import type { WidgetPanel } from '@/stores/app-state'

/** A page has at most one floating window, so its ids are fixed names. */
export const panelItemId = (panel: WidgetPanel) => `widget-item-${panel}`
export const panelId = (panel: WidgetPanel) => `widget-panel-${panel}`
