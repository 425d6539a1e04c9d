import type { NextConfig } from 'next'

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

/** Set by `npm run build -- --standalone`; `npm start` serves the build itself. */
const isStandalone = process.env.STANDALONE === '1'

const config: NextConfig = {
  agentRules: false,
  output: isStandalone ? 'standalone' : undefined,
  experimental: {
    // A release is read-only: pages made anew stay in the memory of their process.
    isrFlushToDisk: !isStandalone,
    // One icon at a time is taken from a list of some 1,700.
    optimizePackageImports: ['lucide'],
  },
  // A page that nobody asked for in an hour is made anew before a shared cache shows it again.
  expireTime: 3600,
  reactStrictMode: true,
  poweredByHeader: false,
  // A crawler or a browser without scripts gets the whole head in the first HTML.
  htmlLimitedBots: /.*/,
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
  // Of the image optimizer, which is off.
  outputFileTracingExcludes: { '*': ['node_modules/sharp/**', 'node_modules/@img/**'] },
  outputFileTracingIncludes: { '/*': ['lib/host/content/**/*.csv', 'app/**/special/**/content.ts'] },
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
        // The address opens the receipt: nobody keeps it, nobody is told of it, and no script but our own runs beside it.
        source: '/receipt/:code',
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
