import { contentOperations } from '@/lib/host/resources/operations'

/** Calls that are neither content nor part of the contract's list of operations. */
const otherRoutes = [
  '/v1/sms_logs',
  '/v1/general_form_pc',
  '/v1/general_form_pc_sms',
  '/v1/general_form_pc/ack',
  '/v1/lead_cards',
  '/v1/lead_cards/{id}',
  '/v1/receipt',
  '/v1/receipt/{code}',
  '/v1/vitals',
  '/openapi.json',
]

const patterns = [...otherRoutes, ...contentOperations.map(({ path }) => path)].map((route) => ({
  route,
  pattern: new RegExp(`^/apipc${route.replaceAll('.', '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
}))

/** The route of a path as the contract writes it; `other` for everything else, so that no visitor can make up labels. */
export function routeOf(pathname: string): string {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.route ?? 'other'
}
