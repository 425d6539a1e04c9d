const key = 'floating-window'
const listeners = new Set<() => void>()

/** Whether the visitor has closed the floating window in this session. Storage may be refused; then it stays open. */
export function isFloatingWindowClosed(): boolean {
  try {
    return sessionStorage.getItem(key) === 'closed'
  } catch {
    return false
  }
}

export function setFloatingWindowClosed(isClosed: boolean): void {
  try {
    if (isClosed) sessionStorage.setItem(key, 'closed')
    else sessionStorage.removeItem(key)
  } catch {
    return
  }
  for (const notify of listeners) notify()
}

export function subscribeToFloatingWindow(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
