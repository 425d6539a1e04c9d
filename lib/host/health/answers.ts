import { operations } from '@/lib/contract/operations'
import { count, metrics } from './counters'

const methods = new Set(['GET', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Answers an operation below /apipc and counts the answer by route, method, HTTP status and business code. */
export async function watched(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const start = performance.now()
  const response = await answer(request)
  const route = routeOf(new URL(request.url).pathname)
  const method = methods.has(request.method) ? request.method : 'other'
  metrics().answerSeconds.observe({ route }, (performance.now() - start) / 1000)
  count('http_answers', { method, route, status: String(response.status), code: await codeOf(response) })
  return response
}

/** The business code of an answer, read from its first bytes; `none` when there is none. */
async function codeOf(response: Response): Promise<string> {
  const landing = /[?&]code=(\d{1,4})\b/.exec(response.headers.get('location') ?? '')
  if (landing?.[1] !== undefined) return landing[1]
  if (!response.headers.get('content-type')?.startsWith('application/json')) return 'none'
  const reader = response.clone().body?.getReader()
  const first = await reader?.read()
  void reader?.cancel()
  const text = first?.value === undefined ? '' : Buffer.from(first.value.subarray(0, 24)).toString('latin1')
  return /^\{"code":(\d{1,4})[,}]/.exec(text)?.[1] ?? 'none'
}

/** Paths below /apipc that are not operations of the contract. */
const otherRoutes = ['/v1/vitals', '/v1/visit', '/openapi.json']

const routes = new Set([...operations.map(({ path }) => path), ...otherRoutes])

const patterns = [...routes].map((route) => ({
  route,
  pattern: new RegExp(`^/apipc${route.replaceAll('.', '\\.').replace(/\{[^{}]+\}/g, '[^/]+')}$`),
}))

/** The route of a path as the contract writes it; `other` for everything else, so that visitors cannot create new labels. */
export function routeOf(pathname: string): string {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.route ?? 'other'
}
