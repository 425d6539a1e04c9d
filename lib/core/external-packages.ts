/** Packages that must not be bundled: they read files in their own folder, or must be one module for all bundles of a process. */
export const externalPackages = [
  'pino',
  'prom-client',
  '@alicloud/dysmsapi20170525',
  '@alicloud/openapi-core',
]
