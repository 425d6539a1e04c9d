/** First parts of addresses that are no pages: the API, files of the build, receipts, and probes. They have no mobile address. */
export const notPages = ['apipc', '_next', 'receipt', 'healthz', 'readyz', 'metrics'] as const

/**
 * First parts of addresses that no shared cache may keep, also below /m: they belong to one person or to a key, set a cookie, or report on
 * the process; the rules for prefetching and pages as Markdown send a header of their own.
 */
export const notCached = [
  ...notPages,
  'lead-result',
  'preview',
  'desktop',
  'speculation-rules',
  'markdown',
] as const

/** Whether a page is one that no shared cache may keep. */
export function isNeverShared(path: string): boolean {
  const [first = '', second = ''] = path.split('/').filter(Boolean)
  return notCached.some((name) => name === (first === 'm' ? second : first))
}

/** Not loaded before a visitor opens them: that would send a request to the API or use up a secret address. */
export const notPrefetched = ['apipc', '_next', 'receipt', 'preview'] as const

/** Not pages of this router, or with a secret in the address, which must not be passed on to another page: links load them anew. */
export const loadedAnew = ['apipc', '_next', 'receipt', 'm'] as const

/** Not for search engines: the API, the results of forms, and the address that only sets a cookie. */
export const notIndexed = ['/apipc', '/lead-result', '/m/desktop'] as const
