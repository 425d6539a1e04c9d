export const loadChat = () => import('./chat-panel')

/** Fetches the chat's code ahead of need. A failure is met again, and handled, when the chat opens. */
export function preloadChat(): void {
  loadChat().catch(() => {})
}
