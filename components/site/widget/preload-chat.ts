export const loadChat = () => import('./chat-panel').then((loaded) => loaded.ChatPanel)

/** Fetches the chat's code ahead of need. A failure is met again, and handled, when the chat opens. */
export function preloadChat(): void {
  loadChat().catch(() => {})
}
