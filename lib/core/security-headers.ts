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

/** Where the script of Baidu's visit counting comes from, and where it reports to. */
export const baiduTongjiOrigin = 'https://hm.baidu.com'

type Allowed = {
  /** Address of a chat service's script, whose origin pages may use. */
  chatScript?: string | undefined
  /** Whether Baidu counts the visits of those who agree. */
  countsVisits?: boolean
  /** Whether the framework's own tools run in the page. */
  isDevelopment?: boolean
}

/**
 * For pages. Static pages have no nonce, so scripts and styles are allow-listed by origin and `'unsafe-inline'`; everything else is
 * forbidden. All visitors get the same headers, because caches share pages.
 */
export function pageHeaders({
  chatScript = '',
  countsVisits = false,
  isDevelopment = false,
}: Allowed = {}): Record<string, string> {
  const chat = URL.canParse(chatScript) ? ` ${new URL(chatScript).origin}` : ''
  const visits = countsVisits ? ` ${baiduTongjiOrigin}` : ''
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ''}${chat}${visits}`,
    `style-src 'self' 'unsafe-inline'${chat}`,
    `img-src 'self' data:${chat}${visits}`,
    `connect-src 'self'${chat}${chat.replace('https:', 'wss:')}${visits}`,
    `frame-src 'self'${chat}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]
  return { 'Content-Security-Policy': policy.join('; '), ...everywhere }
}
