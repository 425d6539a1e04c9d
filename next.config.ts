import type { NextConfig } from 'next'
import { untilPagesMayBeRendered } from './lib/cli/after-compiling'
import { externalPackages } from './lib/core/external-packages'
import { pageHeaders } from './lib/core/security-headers'
import { notCached } from './lib/routing/private-paths'

const {
  BAIDU_TONGJI_ID = '',
  BUILT_WITH = '',
  CHAT_SCRIPT_URL,
  FORMER_CAMPAIGNS = '',
  NODE_ENV,
  PHONE_SECOND_DIGITS = '',
} = process.env
const toList = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

const config: NextConfig = {
  // The framework writes no AGENTS.md into the project.
  agentRules: false,
  // A build runs without this project: neither `git pull` nor `npm ci` changes what a process serves.
  output: 'standalone',
  env: {
    // The printed variables of the build, so that a start can report which have changed since.
    BUILT_WITH,
    // The middleware redirects their former addresses.
    FORMER_CAMPAIGNS,
    // Forms check numbers in the browser by the same function as the host.
    PHONE_SECOND_DIGITS,
  },
  // The middleware gets the server's own address, so that a rewrite stays inside the process.
  skipProxyUrlNormalize: true,
  // Bytes of pages that a process caches; nginx caches all of them.
  cacheMaxMemorySize: 32 * 1024 * 1024,
  experimental: {
    // Re-rendered pages stay in memory: requests for addresses that do not exist would otherwise fill the disk, one page each.
    isrFlushToDisk: false,
    // A build is kept without them, and making them takes a fifth of its time.
    turbopackSourceMaps: NODE_ENV === 'development',
  },
  // A page that was not requested for an hour is rendered again before a shared cache shows it.
  expireTime: 3600,
  compiler: { runAfterProductionCompile: untilPagesMayBeRendered },
  reactStrictMode: true,
  poweredByHeader: false,
  // Crawlers and browsers without scripts get the whole head in the first HTML.
  htmlLimitedBots: /.*/,
  // `npm test` checks the types; a build would check those of all tests again, which takes as long as rendering its pages.
  typescript: { ignoreBuildErrors: true },
  // No image optimizer, so that its security advisories do not concern this site.
  images: { unoptimized: true },
  serverExternalPackages: externalPackages,
  // The address of this operation contains a phone number, and the development server prints addresses.
  logging: { incomingRequests: { ignore: [/\/v1\/sms_logs/] } },
  // Files of the image optimizer; and leads and other builds on the build machine, which would otherwise be part of a build.
  outputFileTracingExcludes: {
    '*': ['node_modules/sharp/**', 'node_modules/@img/**', 'data/**', '.builds/**'],
  },
  rewrites: async () => ({
    beforeFiles: [],
    // A page as Markdown, for programs: /chanel/uk.md.
    afterFiles: [{ source: '/:page(.+)\\.md', destination: '/markdown/:page' }],
    // What no route has: files by which platforms recognise the owner of the site.
    fallback: [
      {
        source: '/:file([\\w-]+\\.txt|[\\w-]*(?:verif|google)[\\w-]*\\.html|BingSiteAuth\\.xml)',
        destination: '/platform-files/:file',
      },
    ],
  }),
  headers: async () => [
    // The API sends its own headers, also as a process of its own.
    {
      source: '/:path((?!apipc(?:/|$)).*)',
      headers: toList(
        pageHeaders({
          chatScript: CHAT_SCRIPT_URL,
          countsVisits: BAIDU_TONGJI_ID !== '',
          isDevelopment: NODE_ENV === 'development',
        }),
      ),
    },
    {
      // All visitors of an address see the same page: a shared cache shows it for two minutes; a browser asks again each time and may
      // keep it for going back. Except pages that belong to one person or to a key, set a cookie, or report on the process; and files.
      source: `/:page((?!(?:m/)?(?:${notCached.join('|')})(?:/|$)|.*\\.[a-z0-9]+$).*)`,
      headers: toList({ 'Cache-Control': 'public, max-age=0, s-maxage=120' }),
    },
    {
      // The address is the key of a draft. Set here, because the framework would let shared caches keep a static page.
      source: '/:page((?:m/)?preview/.*)',
      headers: toList({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' }),
    },
    {
      // Links of the mobile site load whole pages; elsewhere the router prefetches by itself.
      source: '/m/:path*',
      headers: toList({ 'Speculation-Rules': '"/speculation-rules"' }),
    },
    {
      // Drawings that all pages share; a changed one may appear a day late.
      source: '/:drawing(icons.svg|scenes/.+|flags/.+|qr/.+|maps/.+)',
      headers: toList({ 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' }),
    },
    {
      // The address opens the receipt: it must not be cached or sent as a referrer, and only our own scripts may run on the page.
      source: '/receipt/:code*',
      headers: toList({
        ...pageHeaders(),
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex, nofollow',
        'Cache-Control': 'private, no-store',
      }),
    },
  ],
}

export default config
