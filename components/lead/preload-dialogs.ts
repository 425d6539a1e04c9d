export const loadDialogs = () => import('./open-dialog')

/** Fetches the dialogs' code ahead of need. A failure is met again, and handled, when a dialog opens. */
export function preloadDialogs(): void {
  loadDialogs().catch(() => {})
}
