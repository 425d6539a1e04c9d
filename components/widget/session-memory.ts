/** What the visitor did in this session. Where storage is refused, nothing is remembered and everything works on. */
export function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Forgotten on the next page.
  }
}
