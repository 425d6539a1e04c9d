/** A text from an address or a cookie, decoded; unchanged when it is badly encoded. */
export function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
