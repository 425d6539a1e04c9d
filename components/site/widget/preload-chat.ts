export const loadChat = () => import('./chat-panel').then((loaded) => loaded.ChatPanel)

/** Loads the chat's code in advance. An error is ignored here; it occurs again, and is handled, when the chat opens. */
export function preloadChat(): void {
  loadChat().catch(() => {})
}
