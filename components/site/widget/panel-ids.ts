import type { WidgetPanel } from '@/stores/app-state'

/** The floating window stands at most once in a page, so its ids can be names. */
export const panelItemId = (panel: WidgetPanel) => `widget-item-${panel}`
export const panelId = (panel: WidgetPanel) => `widget-panel-${panel}`
