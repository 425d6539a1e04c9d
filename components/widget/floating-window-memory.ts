const key = 'floating-window'

/** Whether the visitor has closed the floating window in this session. Where storage is refused, it is not remembered. */
export function isRememberedClosed(): boolean {
  try {
    return sessionStorage.getItem(key) === 'closed'
  } catch {
    return false
  }
}

export function rememberClosed(isClosed: boolean): void {
  try {
    if (isClosed) sessionStorage.setItem(key, 'closed')
    else sessionStorage.removeItem(key)
  } catch {
    // Folding still works on this page.
  }
}
