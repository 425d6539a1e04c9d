/** Packages that no bundler takes in: they read files beside themselves, or have to be one module for all bundles of a process. */
export const externalPackages = [
  'pino',
  'prom-client',
  '@alicloud/dysmsapi20170525',
  '@alicloud/openapi-core',
  'tencentcloud-sdk-nodejs-sms',
]
