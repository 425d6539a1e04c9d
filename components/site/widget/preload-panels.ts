export const loadPanels = () => import('./floating-panels').then((loaded) => loaded.FloatingPanels)

/** Loads the panels' code in advance. An error is ignored here; it occurs again, and is handled, when a panel opens. */
export function preloadPanels(): void {
  loadPanels().catch(() => {})
}
