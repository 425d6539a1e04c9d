import { notPrefetched } from '@/lib/routing/private-paths'

export const dynamic = 'force-static'

/**
 * Documents that a browser may prefetch on pages whose links need a page load: those of the mobile site, which the
 * header `Speculation-Rules` in `next.config.ts` names. They are only loaded, not rendered, so that no script runs
 * before the visitor opens the page.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: `/(${notPrefetched.join('|')})/*` } },
          { not: { href_matches: '/*.*' } },
          { not: { href_matches: '/m/desktop' } },
          {
            not: { selector_matches: '[download], [href*="pc=1"], [target="_blank"]' },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

export function GET(): Response {
  return new Response(JSON.stringify(rules), {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
