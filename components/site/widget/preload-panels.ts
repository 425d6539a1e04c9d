export const loadPanels = () => import('./floating-panels').then((loaded) => loaded.FloatingPanels)

/** Fetches the panels' code ahead of need. A failure is met again, and handled, when a panel opens. */
export function preloadPanels(): void {
  loadPanels().catch(() => {})
}
