import type { IncomingMessage } from 'node:http'
import { contentOperations } from '@/lib/contract/operations'
import { routeOf } from '@/lib/host/health/answers'
import { isApiPath, pathOf } from './request-path'

const contentRoutes: ReadonlySet<string> = new Set(contentOperations.map(({ path }) => path))
const probes: readonly string[] = ['/healthz', '/readyz', '/metrics']

/**
 * Where a request waits while pages are being made. What visitors and consultants do is never kept waiting; the page that answers a form,
 * and those of receipts and leads, come before the others; whoever reads waits: pages, files, schools, the search.
 */
export function queuePlace({ url = '' }: Pick<IncomingMessage, 'url'>): 'none' | 'first' | 'last' {
  const path = pathOf(url)
  if (isApiPath(path)) return contentRoutes.has(routeOf(path)) ? 'last' : 'none'
  if (probes.includes(path)) return 'none'
  return /^(?:\/m)?\/(?:lead-result|receipt)(?:\/|$)/.test(path) ? 'first' : 'last'
}
