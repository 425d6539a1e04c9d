import type { NextConfig } from 'next'

/** The one other origin that pages may reach, when a chat service is configured; with a space before it. */
const chatOrigin = URL.canParse(process.env.CHAT_SCRIPT_URL ?? '')
  ? ` ${new URL(process.env.CHAT_SCRIPT_URL ?? '').origin}`
  : ''

/**
 * Static pages carry no nonce, so scripts and styles are allow-listed by origin and `'unsafe-inline'`;
 * everything else is closed. Sent from here, not from the middleware, so that 404 and error pages carry it too.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}${chatOrigin}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  `connect-src 'self'${chatOrigin}${chatOrigin.replace('https:', 'wss:')}`,
  `frame-src 'self'${chatOrigin}`,
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ')

const config: NextConfig = {
  agentRules: false,
  reactStrictMode: true,
  poweredByHeader: false,
  // A crawler or a browser without scripts gets the whole head in the first HTML.
  htmlLimitedBots: /.*/,
  // No image optimizer: its advisories then have no surface here.
  images: { unoptimized: true },
  // The SMS SDKs read files beside themselves; bundling would lose them.
  serverExternalPackages: [
    '@alicloud/dysmsapi20170525',
    '@alicloud/openapi-core',
    'tencentcloud-sdk-nodejs-sms',
  ],
  // The address of this call holds a phone number, and the development server prints addresses.
  logging: { incomingRequests: { ignore: [/\/v1\/sms_logs/] } },
  outputFileTracingIncludes: { '/*': ['lib/host/content/**/*.csv', 'app/**/special/**/content.ts'] },
  async headers() {
    return [
      {
        source: '/:path*',
        headers: [
          { key: 'Content-Security-Policy', value: contentSecurityPolicy },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        ],
      },
    ]
  },
}

export default config
