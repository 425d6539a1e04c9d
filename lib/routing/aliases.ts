/**
 * Every short address and the page it shows. The address bar keeps the alias; the page's canonical link is the page's own address. `{id}`
 * matches one path segment. This is the only list: the middleware, the canonical links, the site map and the navigation read it.
 */
export const aliases = {
  '/us': '/chanel/us',
  '/japan': '/chanel/japan',
  '/uk': '/chanel/uk',
  '/can': '/chanel/can',
  '/au': '/chanel/au',
  '/sg': '/chanel/sg',
  '/yyts': '/chanel/yyts',
  '/bjts': '/chanel/bjts',
  '/msbjts': '/chanel/msbjts',
  '/rmzy': '/chanel/rmzy',
  '/case': '/chanel/case',
  '/dl': '/chanel/dl',
  '/yishu': '/chanel/yishu',
  '/bj': '/company/bj',
  '/cd': '/company/cd',
  '/cq': '/company/cq',
  '/cs': '/company/cs',
  '/fz': '/company/fz',
  '/gz': '/company/gz',
  '/hn': '/company/hn',
  '/hz': '/company/hz',
  '/km': '/company/km',
  '/nj': '/company/nj',
  '/qd': '/company/qd',
  '/sh': '/company/sh',
  '/sz': '/company/sz',
  '/wh': '/company/wh',
  '/xa': '/company/xa',
  '/xjp': '/company/xjp',
  '/zz': '/company/zz',
  '/hk': '/company/xg',
  '/hischool': '/yxk/hischool',
  '/hischool/{id}': '/yxk/hischool/{id}',
  '/zsg': '/team/zsg',
  '/ds': '/team/daoshi',
  '/ym_product': '/product/ym_product',
  '/ym_product/{id}': '/product/ym_product/{id}',
  '/special/fyao': '/special/feiyong/fyao',
  '/special/fycan': '/special/feiyong/fycan',
  '/special/fyen': '/special/feiyong/fyen',
  '/special/fyhk': '/special/feiyong/fyhk',
  '/special/fysg': '/special/feiyong/fysg',
  '/special/fyusa': '/special/feiyong/fyusa',
  '/special/fy_au': '/special/fy_zh/fy_au',
  '/special/fy_can': '/special/fy_zh/fy_can',
  '/special/fy_hk': '/special/fy_zh/fy_hk',
  '/special/fy_sg': '/special/fy_zh/fy_sg',
  '/special/fy_uk': '/special/fy_zh/fy_uk',
  '/special/fy_us': '/special/fy_zh/fy_us',
  '/special/dl_zxbj': '/special/dl_zx/bj',
  '/special/dl_zxcd': '/special/dl_zx/cd',
  '/special/dl_zxcq': '/special/dl_zx/cq',
  '/special/dl_zxcs': '/special/dl_zx/cs',
  '/special/dl_zxfz': '/special/dl_zx/fz',
  '/special/dl_zxgz': '/special/dl_zx/gz',
  '/special/dl_zxhn': '/special/dl_zx/hn',
  '/special/dl_zxhz': '/special/dl_zx/hz',
  '/special/dl_zxkm': '/special/dl_zx/km',
  '/special/dl_zxnj': '/special/dl_zx/nj',
  '/special/dl_zxqd': '/special/dl_zx/qd',
  '/special/dl_zxsh': '/special/dl_zx/sh',
  '/special/dl_zxsz': '/special/dl_zx/sz',
  '/special/dl_zxwh': '/special/dl_zx/wh',
  '/special/dl_zxxa': '/special/dl_zx/xa',
  '/special/dl_zxxg': '/special/dl_zx/xg',
  '/special/dl_zxxjp': '/special/dl_zx/xjp',
  '/special/dl_zxzz': '/special/dl_zx/zz',
  '/special/bk_us': '/special/bk_zh/bk_us',
  '/special/bk_uk': '/special/bk_zh/bk_uk',
  '/special/bk_can': '/special/bk_zh/bk_can',
  '/special/bk_au': '/special/bk_zh/bk_au',
  '/special/bk_hk': '/special/bk_zh/bk_hk',
  '/special/bk_sg': '/special/bk_zh/bk_sg',
  '/special/bk_japan': '/special/bk_zh/bk_japan',
} as const satisfies Record<`/${string}`, `/${string}`>

const withId = Object.entries(aliases).flatMap(([alias, target]) =>
  alias.endsWith('/{id}') ? [[alias.slice(0, -'{id}'.length), target.slice(0, -'{id}'.length)] as const] : [],
)

/**
 * The page of a path: the alias's target, or the path itself when it is not an alias.
 * @param path an absolute path without query, as the browser shows it
 */
export function resolveAlias(path: string): string {
  if (Object.hasOwn(aliases, path) && !path.endsWith('{id}')) return aliases[path as keyof typeof aliases]
  for (const [prefix, target] of withId) {
    const id = path.startsWith(prefix) ? path.slice(prefix.length) : ''
    if (id !== '' && !id.includes('/')) return target + id
  }
  return path
}
