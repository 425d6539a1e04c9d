import { resolveAlias } from '@/lib/routing/aliases'

/** Pictures for shared links, 1200 × 630, in `public/cards`; drawn from our own scenes by `lib/cli/draw/cards.ts`. */
export const cardNames = [
  'planning',
  'us',
  'uk',
  'ca',
  'au',
  'jp',
  'sg',
  'hk',
  'eu',
  'ch',
  'exam',
  'portfolio',
  'research',
  'highschool',
  'visa',
  'passport',
] as const

export type CardName = (typeof cardNames)[number]

/** The picture of each family of pages; the first match counts. */
const families: readonly (readonly [RegExp, CardName])[] = [
  [/^\/(?:product\/ym_product|special\/ym_)/, 'passport'],
  [/^\/special\/qz_/, 'visa'],
  [/^\/(?:yylist|special\/(?:tuofu|yuyan|yy_|yasi|sat|gre|gmat|ap\b|alevel))/, 'exam'],
  [/^\/yxk\/hischool|^\/special\/gz_/, 'highschool'],
  [/^\/chanel\/yishu|yishu|^\/special\/ys_/, 'portfolio'],
  [/^\/(?:bjts_list|chanel\/(?:bjts|msbjts|yxyx)|special\/bj_)/, 'research'],
  [/^\/special\/(?:ruishi|jiudian)/, 'ch'],
  [/(?:\/chanel\/|\/special\/|_|\/fy)us(?:a|_|\/|$)/, 'us'],
  [/(?:\/chanel\/|\/special\/|_|\/fy)(?:uk|en)(?:_|\/|$)/, 'uk'],
  [/(?:\/chanel\/|\/special\/|_|\/fy)can(?:yjs)?(?:_|\/|$)|^\/special\/(?:ossd|canyjs)/, 'ca'],
  [/(?:\/chanel\/|\/special\/|_|\/fy)(?:au|ao)(?:_|\/|$)/, 'au'],
  [/^\/chanel\/japan|^\/special\/(?:jp_|riyu)|_japan/, 'jp'],
  [/(?:\/chanel\/|\/special\/|_|\/fy)sg(?:_|\/|$)|\/company\/xjp/, 'sg'],
  [/(?:\/special\/|_|\/fy)hk(?:_|\/|$)|\/company\/xg/, 'hk'],
]

/**
 * The picture of a page's share card.
 * @param path canonical path or alias
 */
export function cardOf(path: string): CardName {
  const page = resolveAlias(path)
  return families.find(([pattern]) => pattern.test(page))?.[1] ?? 'planning'
}

export const cardPath = (name: CardName) => `/cards/${name}.png`

/** The logo alone, for messengers that crop to a square. */
export const squareCard = '/cards/square.png'
