import { calls } from '@/lib/contract/calls'

/** What is served below /apipc and is no call of the contract. */
const otherRoutes = ['/v1/vitals', '/openapi.json']

const routes = new Set([...calls.map(({ path }) => path), ...otherRoutes])

const patterns = [...routes].map((route) => ({
  route,
  pattern: new RegExp(`^/apipc${route.replaceAll('.', '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
}))

/** The route of a path as the contract writes it; `other` for everything else, so that no visitor can make up labels. */
export function routeOf(pathname: string): string {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.route ?? 'other'
}
