import { z } from 'zod'

const folder = z
  .string()
  .regex(/^\/[\w./-]*$/, '要写成绝对路径，只用字母、数字和 . _ - /')
  .transform((value) => value.replace(/(?<=.)\/$/, ''))
const port = z.int().min(1).max(65_535)
const count = z.int('要写成正整数').min(1, '要写成正整数')
const memory = z.int('要写成 384 以上的整数').min(384, '要写成 384 以上的整数')
const name = z.string().regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i, '要写成主机名')
const listen = z.string().regex(/^(?:[\d.]+:|\[[\da-f:]+\]:)?\d{1,5}$/i, '要写成 端口 或 地址:端口')
const network = z.string().regex(/^[\da-f.:]+(?:\/\d{1,3})?$/i, '要写成地址或网段')

/**
 * The settings of the deployment files, in one place: names, ports, folders and the few figures that differ between machines. All of them
 * are written into configuration files, so only plain words are accepted.
 */
export const deploySchema = z
  .strictObject({
    /** Host names of the site; canonical links use the first. */
    names: z.array(name).min(1),
    /** Where nginx listens: a port, or address and port. */
    listen: listen.default('80'),
    /** Whether nginx listens on IPv6 too; the machine must have it. */
    ipv6: z.boolean().default(false),
    tls: z.strictObject({ listen, certificate: folder, key: folder }).nullable().default(null),
    /** Ports of the page processes, one process per port, on loopback only. */
    ports: z.array(port).min(1).default([3001, 3002]),
    /** Ports of the API processes, one process per port, on loopback only. Only one with SQLite. */
    apiPorts: z.array(port).min(1).default([3101, 3102]),
    /** The folder that `npm run build -- --standalone` made, wherever it was copied to. */
    release: folder.default('/opt/meishi/current'),
    /** The previous release, whose browser files open pages still request. */
    previousRelease: folder.default('/opt/meishi/previous'),
    dataDir: folder.default('/var/lib/meishi'),
    cacheDir: folder.default('/var/lib/nginx/meishi'),
    logDir: folder.default('/var/log/nginx'),
    /** Where `certbot certonly --webroot` writes the proof of ownership of the name. */
    acmeDir: folder.default('/var/www/html'),
    environmentFile: folder.default('/etc/meishi/meishi.env'),
    backupDir: folder.default('/var/backups/meishi'),
    /** The copy of SQLite that is brought up to date every half minute: a folder on another disk or machine. */
    mirrorDir: folder.default('/var/backups/meishi-mirror'),
    /** PostgreSQL's archive of changes and its bases: a folder on another disk or machine. */
    archiveDir: folder.default('/var/backups/meishi-archive'),
    postgresqlDir: folder.default('/var/lib/postgresql/15/main'),
    /** The name of a second PostgreSQL server (`application_name`), without which no lead is accepted; empty: there is none. */
    standby: z
      .string()
      .regex(/^[a-z_][a-z0-9_]*$/, '要写成小写字母、数字和下划线')
      .or(z.literal(''))
      .default(''),
    /** How long backups are kept: no longer than leads. */
    backupDays: count.default(14),
    user: z
      .string()
      .regex(/^[a-z_][a-z0-9_-]*$/, '要写成用户名')
      .default('meishi'),
    /** Addresses of the machines behind a balancer of nginx, host or host:port; empty: there is one machine. */
    machines: z
      .array(z.string().regex(/^[a-z0-9][a-z0-9.-]*(?::\d{1,5})?$/i, '要写成 地址 或 地址:端口'))
      .default([]),
    /** Proxies in front of nginx whose `X-Forwarded-For` contains the visitor's address; when empty, the connection's address is used. */
    trustedProxies: z.array(network).default([]),
    /** Whether nginx writes page views for the importer of a Matomo server. */
    visitLog: z.boolean().default(false),
    /** Whether nginx has the brotli modules, as Debian packages them. */
    brotli: z.boolean().default(true),
    /** Requests below /apipc per address, except leads: per second, and how many may arrive at once. */
    apiRate: z.strictObject({ perSecond: count.default(10), burst: count.default(60) }).prefault({}),
    /** Requests for codes per address: per minute, and how many may arrive at once. The site's own limits are tighter over time. */
    codeRate: z.strictObject({ perMinute: count.default(12), burst: count.default(10) }).prefault({}),
    /** Longest silence of a client that is sending, in seconds. */
    clientTimeout: z.int().min(1).max(60).default(10),
    /** Most pages rendered for one address at the same time. */
    connectionsPerAddress: count.default(64),
    /** Most memory of one process; its heap gets five eighths. */
    webMemoryMb: memory.default(1024),
    apiMemoryMb: memory.default(640),
  })
  .refine(
    ({ ports, apiPorts, listen }) => {
      const used = [...ports, ...apiPorts, Number(listen.split(':').at(-1))]
      return new Set(used).size === used.length
    },
    { path: ['ports'], error: '端口不能重复，也不能与 nginx 的相同' },
  )

export type DeployInput = z.input<typeof deploySchema>
export type Deploy = z.output<typeof deploySchema>
