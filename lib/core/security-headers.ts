/** Sent with every answer of the site. */
const everywhere = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** For answers below /apipc, which load nothing, are never shown in a frame, and have secrets in some of their addresses. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

/**
 * For pages. Static pages have no nonce, so scripts and styles are allow-listed by origin and `'unsafe-inline'`; everything else is
 * forbidden.
 * @param chatScript address of a chat service's script, whose origin pages may use
 * @param isDevelopment whether the framework's own tools run in the page
 */
export function pageHeaders(chatScript: string | undefined, isDevelopment = false): Record<string, string> {
  const chat = URL.canParse(chatScript ?? '') ? ` ${new URL(chatScript ?? '').origin}` : ''
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ''}${chat}`,
    `style-src 'self' 'unsafe-inline'${chat}`,
    `img-src 'self' data:${chat}`,
    `connect-src 'self'${chat}${chat.replace('https:', 'wss:')}`,
    `frame-src 'self'${chat}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]
  return { 'Content-Security-Policy': policy.join('; '), ...everywhere }
}
