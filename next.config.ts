import type { NextConfig } from 'next'
import { aliases } from './lib/routing/aliases'

/** The one other origin that pages may reach, when a chat service is configured; with a space before it. */
const chatOrigin = URL.canParse(process.env.CHAT_SCRIPT_URL ?? '')
  ? ` ${new URL(process.env.CHAT_SCRIPT_URL ?? '').origin}`
  : ''

/**
 * Static pages carry no nonce, so scripts and styles are allow-listed by origin and `'unsafe-inline'`;
 * everything else is closed. Sent from here, not from the middleware, so that 404 and error pages carry it too.
 */
const contentSecurityPolicy = (chatOrigin: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}${chatOrigin}`,
    `style-src 'self' 'unsafe-inline'${chatOrigin}`,
    `img-src 'self' data:${chatOrigin}`,
    `connect-src 'self'${chatOrigin}${chatOrigin.replace('https:', 'wss:')}`,
    `frame-src 'self'${chatOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')

/** Pages that are made anew for each request, of nothing but their address. */
const madeAnew = [
  ...['yxk', 'yxk/hischool', 'caselist', 'goodnews', 'headlines', 'industry', 'advisor', 'zylist', 'yylist'],
  ...['bjts_list', 'product', 'countrylines', 'product/ym_product', 'team/daoshi', 'team/zsg'],
  ...['yxk/china', 'yxk/compare', 'yxk/:id/programmes', 'zylist/:id/schools', 'headlines/changes'],
  ...['search', 'gpa', 'special/ranking', 'special/ranking/:list'],
  ...[
    'special/condition_pc',
    'special/decision_sheet',
    'special/gaokao',
    'special/study_cost',
    'special/test',
  ],
  ...['special/ym_us_bulletin', 'special/ym_ca_rounds'],
  ...['special/qz_us', 'special/qz_uk', 'special/qz_can', 'special/qz_au'],
]

/** Every address of a page: its own, its aliases, and each below /m. */
const addressesOf = (page: string) =>
  [
    `/${page}`,
    ...Object.entries(aliases).flatMap(([alias, path]) => (path === `/${page}` ? [alias] : [])),
  ].flatMap((path) => [path, `/m${path}`])

/** Set by `npm run build -- --standalone`; `npm start` serves the build itself. */
const isStandalone = process.env.STANDALONE === '1'

const config: NextConfig = {
  agentRules: false,
  output: isStandalone ? 'standalone' : undefined,
  // The middleware gets the address that the server itself goes by, so that a rewrite stays inside the process.
  skipProxyUrlNormalize: true,
  // Bytes of the pages a process remembers; nginx remembers them all.
  cacheMaxMemorySize: 32 * 1024 * 1024,
  experimental: {
    // Pages made anew stay in memory: anybody can ask for addresses that do not exist, each of which would fill the disk.
    isrFlushToDisk: false,
    // Of CommonJS modules, as React and parts of the framework are, only what is used.
    turbopackCjsTreeShaking: true,
    // By default all stylesheets that several kinds of pages share end in one of 117 KB, which every page then loads.
    cssChunking: { type: 'graph', requestCost: 900 },
  },
  // A page that nobody asked for in an hour is made anew before a shared cache shows it again.
  expireTime: 3600,
  reactStrictMode: true,
  poweredByHeader: false,
  // A crawler or a browser without scripts gets the whole head in the first HTML.
  htmlLimitedBots: /.*/,
  // `npm test` proves the types; a build would check those of all tests again, which takes as long as its pages.
  typescript: { ignoreBuildErrors: true },
  // No image optimizer: its advisories then have no surface here.
  images: { unoptimized: true },
  // The SMS SDKs and pino read files beside themselves; the counters must be one module for all bundles.
  serverExternalPackages: [
    'pino',
    'prom-client',
    '@alicloud/dysmsapi20170525',
    '@alicloud/openapi-core',
    'tencentcloud-sdk-nodejs-sms',
  ],
  // The address of this call holds a phone number, and the development server prints addresses.
  logging: { incomingRequests: { ignore: [/\/v1\/sms_logs/] } },
  // Of the image optimizer, which is off; and leads of the machine that builds, which would go into its releases.
  outputFileTracingExcludes: { '*': ['node_modules/sharp/**', 'node_modules/@img/**', 'data/**'] },
  outputFileTracingIncludes: {
    '/*': [
      'lib/content/majors/*.csv',
      'lib/content/articles/*.md',
      'lib/content/changes/records/*.yaml',
      'lib/content/immigration/*.csv',
    ],
  },
  async headers() {
    return [
      {
        source: '/:path*',
        headers: [
          { key: 'Content-Security-Policy', value: contentSecurityPolicy(chatOrigin) },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        ],
      },
      {
        // Links of the mobile site load anew; elsewhere the router fetches ahead by itself.
        source: '/m/:path*',
        headers: [{ key: 'Speculation-Rules', value: '"/speculation-rules"' }],
      },
      {
        // Drawings that all pages share; a changed one may be seen a day late.
        source: '/:drawing(icons.svg|scenes/.+|flags/.+|qr/.+)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
      },
      // Next forbids everybody to keep such a page, so that going back loads it anew, at its top. All visitors of an address see
      // the same: a shared cache shows it for two minutes, far less than pages that are made ahead stay as they are.
      ...madeAnew.flatMap(addressesOf).map((source) => ({
        source,
        headers: [{ key: 'Cache-Control', value: 'public, max-age=0, s-maxage=120' }],
      })),
      {
        // The address opens the receipt: nobody keeps it, nobody is told of it, and no script but our own runs beside it.
        source: '/receipt/:code*',
        headers: [
          { key: 'Content-Security-Policy', value: contentSecurityPolicy('') },
          { key: 'Referrer-Policy', value: 'no-referrer' },
          { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
          { key: 'Cache-Control', value: 'private, no-store' },
        ],
      },
    ]
  },
}

export default config
