import type { NextConfig } from 'next'
import { externalPackages } from './lib/core/external-packages'
import { printedValues } from './lib/core/printed-variables'
import { pageHeaders } from './lib/core/security-headers'

const { CHAT_SCRIPT_URL, NODE_ENV, STANDALONE } = process.env
const toList = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

const config: NextConfig = {
  agentRules: false,
  // Set by `npm run build -- --standalone`; `npm start` serves the build itself.
  output: STANDALONE === '1' ? 'standalone' : undefined,
  // What pages were made with, so that a start can say what has changed since.
  env: { BUILT_WITH: JSON.stringify(printedValues(process.env)) },
  // The middleware gets the address that the server itself goes by, so that a rewrite stays inside the process.
  skipProxyUrlNormalize: true,
  // Bytes of the pages a process remembers; nginx remembers them all.
  cacheMaxMemorySize: 32 * 1024 * 1024,
  experimental: {
    // Pages made anew stay in memory: anybody can ask for addresses that do not exist, each of which would fill the disk.
    isrFlushToDisk: false,
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
  serverExternalPackages: externalPackages,
  // The address of this call holds a phone number, and the development server prints addresses.
  logging: { incomingRequests: { ignore: [/\/v1\/sms_logs/] } },
  // Of the image optimizer; and leads of the machine that builds, which would go into its releases.
  outputFileTracingExcludes: { '*': ['node_modules/sharp/**', 'node_modules/@img/**', 'data/**'] },
  rewrites: async () => [
    // A page as Markdown, for programs that read: /chanel/uk.md.
    { source: '/:page(.+)\\.md', destination: '/markdown/:page' },
    { source: '/:key([A-Za-z0-9-]{8,128})\\.txt', destination: '/indexnow-key/:key' },
  ],
  headers: async () => [
    // The API sends its own, also where it is a process by itself.
    {
      source: '/:path((?!apipc(?:/|$)).*)',
      headers: toList(pageHeaders(CHAT_SCRIPT_URL, NODE_ENV === 'development')),
    },
    {
      // All visitors of an address see the same: a shared cache shows it for two minutes, a browser asks each time and may keep it for
      // going back. Not what belongs to one person or to a key, sets a cookie, or watches the process; nor files.
      source:
        '/:page((?!(?:m/)?(?:apipc|_next|receipt|lead-result|preview|desktop|healthz|readyz|metrics|speculation-rules)(?:/|$)|.*\\.[a-z0-9]+$).*)',
      headers: toList({ 'Cache-Control': 'public, max-age=0, s-maxage=120' }),
    },
    {
      // Links of the mobile site load anew; elsewhere the router fetches ahead by itself.
      source: '/m/:path*',
      headers: toList({ 'Speculation-Rules': '"/speculation-rules"' }),
    },
    {
      // Drawings that all pages share; a changed one may be seen a day late.
      source: '/:drawing(icons.svg|scenes/.+|flags/.+|qr/.+)',
      headers: toList({ 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' }),
    },
    {
      // The address opens the receipt: nobody keeps it, nobody is told of it, and no script but our own runs beside it.
      source: '/receipt/:code*',
      headers: toList({
        ...pageHeaders(undefined),
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex, nofollow',
        'Cache-Control': 'private, no-store',
      }),
    },
  ],
}

export default config
