export const dynamic = 'force-static'

/**
 * Which documents a browser may fetch ahead, on pages whose links load anew: those of the mobile site, named by the header
 * `Speculation-Rules` of `next.config.ts`. Fetched only, not drawn, so that no script runs before the visitor comes.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/(apipc|receipt|preview|_next)/*' } },
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
