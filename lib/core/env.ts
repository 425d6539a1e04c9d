import { z } from 'zod'
import { deliveryIssues, robotUrlSchema, webhookListSchema, webhookSecretsSchema } from './env-delivery'
import { Explained } from './explained'
import { smsDrivers, smsProviders } from './sms-providers'

/** An empty variable counts as missing, so that a line `NAME=` in a `.env` file means "not set". */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** A variable that has this value when it is not set. */
const withDefault = <T extends z.ZodType>(schema: T, usual: z.output<T>) =>
  optional(schema).transform((value) => value ?? usual)

const origin = z.url({ protocol: /^https?$/, error: '要写成 https://主机名 的形式' }).transform((value) => {
  const url = new URL(value)
  return `${url.origin}${url.pathname.replace(/\/$/, '')}`
})

/** `名称:摘要`, or the digest alone: leases, the audit and lists show the name. `:system` at the end: the key of a system, not of a person. */
const consultantKey = z
  .string()
  .regex(
    /^(?:[\p{L}\p{N}][\p{L}\p{N}._-]{0,29}:)?[0-9a-f]{64}(?::(?:person|system))?$/u,
    '要写成 名称:摘要 或只写摘要，系统的密钥后面再加 :system；摘要是 SHA-256 的 64 位十六进制（npm run leads -- new-key 会给出）',
  )

const wholeNumber = (min: number, max: number) => {
  const message = `要写成 ${min} 到 ${max} 的整数`
  return z.coerce.number(message).int(message).min(min, message).max(max, message)
}

const flag = z.enum(['0', '1'], { error: '只能是 0 或 1' }).transform((value) => value === '1')

/** Whether an address can only be reached from this machine, as in a trial. */
export function isLocal(address: string): boolean {
  const { hostname } = new URL(address)
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),

  PORT: withDefault(wholeNumber(1, 65_535), 3000),
  API_PORT: withDefault(wholeNumber(1, 65_535), 3100),
  HOST_ROLE: withDefault(z.enum(['all', 'web', 'api'], { error: '只能是 all、web 或 api' }), 'all'),
  SITE_ORIGIN: optional(origin),
  MOBILE_ORIGIN: optional(origin),
  SINGAPORE_HONGKONG_ORIGIN: optional(origin),
  IMMIGRATION_ORIGIN: optional(origin),
  /** Whether sample people, cases and good news are part of the site; see below for the defaults. */
  SHOW_SAMPLES: optional(flag),
  PREVIEW_COMPONENTS: withDefault(flag, false),

  COMPANY_NAME: optional(z.string().max(100)),
  COMPANY_ADDRESS: optional(z.string().max(200)),
  ICP_NUMBER: optional(z.string().max(60)),
  POLICE_NUMBER: optional(
    z
      .string()
      .regex(/\d{6,}/, '公安备案号里要有数字')
      .max(60),
  ),
  SECURITY_CONTACT: optional(
    z.url({ protocol: /^(?:mailto|https)$/, error: '要写成 mailto: 或 https:// 开头的地址' }),
  ),
  SECURITY_EXPIRES: optional(z.iso.date('要写成 2027-12-31 这样的日期')),
  WECHAT_ID: optional(z.string().max(40)),
  WECHAT_QR_URL: optional(z.url({ error: '要写成完整网址' })),
  WEIBO_QR_URL: optional(z.url({ error: '要写成完整网址' })),

  BAIDU_TONGJI_ID: optional(z.string().regex(/^[0-9a-f]{32}$/, '是 hm.js? 后面的 32 位，只有 0-9 和 a-f')),
  CHAT_SCRIPT_URL: optional(z.url({ protocol: /^https$/, error: '要写成 https:// 开头的完整网址' })),

  DATA_DIR: withDefault(z.string(), 'data'),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: '要写成 postgres://用户:密码@主机:5432/库名 的形式' }),
  ),
  INSTANCE_COUNT: withDefault(wholeNumber(1, 1000), 1),
  SMS_CHECK_STRING: withDefault(z.string().min(1).max(64), 'meishi-pc'),
  PHONE_SECOND_DIGITS: optional(z.enum(['3-8', '3-9'], { error: '只能是 3-8 或 3-9' })),
  CODE_SECRET: optional(z.string().min(32, '至少 32 个字符')),
  CONSULTANT_KEYS: withDefault(
    z
      .string()
      .transform((value) => value.split(',').map((part) => part.trim()))
      .pipe(z.array(consultantKey).max(50, '最多 50 个，用逗号隔开')),
    [],
  ),
  CONSENT_REQUIRED: withDefault(flag, false),
  TRUSTED_PROXY_HOPS: withDefault(wholeNumber(0, 5), 0),
  LEAD_ROUTING_FILE: optional(z.string()),
  LEAD_LINK_HOURS: withDefault(wholeNumber(0, 168), 0),
  LEAD_RETENTION_DAYS: withDefault(wholeNumber(1, 3650), 180),

  METRICS_KEY: optional(z.string().min(32, '至少 32 个字符')),
  WEB_VITALS_SAMPLE: withDefault(wholeNumber(0, 100), 5),
  DISK_FLOOR_MB: withDefault(wholeNumber(1, 1_000_000), 200),
  OUTBOX_AGE_HOURS: withDefault(wholeNumber(1, 720), 24),
  LOG_LEVEL: withDefault(z.enum(['info', 'warn', 'error'], { error: '只能是 info、warn 或 error' }), 'info'),

  SMS_DRIVER: withDefault(z.enum(smsDrivers, { error: `只能是 ${smsDrivers.join('、')}` }), 'log'),
  ALIYUN_ACCESS_KEY_ID: optional(z.string()),
  ALIYUN_ACCESS_KEY_SECRET: optional(z.string()),
  ALIYUN_SMS_SIGN_NAME: optional(z.string()),
  ALIYUN_SMS_TEMPLATE_CODE: optional(z.string()),
  ALIYUN_SMS_ENDPOINT: optional(origin),

  DELIVERY_WEBHOOKS: withDefault(webhookListSchema, []),
  DELIVERY_WEBHOOK_SECRETS: withDefault(webhookSecretsSchema, []),
  WECOM_ROBOT_URL: optional(robotUrlSchema),
  DINGTALK_ROBOT_URL: optional(robotUrlSchema),
  DINGTALK_ROBOT_SECRET: optional(z.string().min(8, '至少 8 个字符')),
  FEISHU_ROBOT_URL: optional(robotUrlSchema),
  FEISHU_ROBOT_SECRET: optional(z.string().min(8, '至少 8 个字符')),
  DELIVERY_ALLOW_PRIVATE: withDefault(flag, false),

  APIPC_ORIGIN: optional(origin),
  ALLOW_HTTP_UPSTREAM: withDefault(flag, false),
})

/** Every variable that the site reads. */
export const variableNames: readonly string[] = Object.keys(variables.shape)

const envSchema = variables
  // Without a configured address, links lead to where `npm start` listens.
  .transform((env) => ({ ...env, SITE_ORIGIN: env.SITE_ORIGIN ?? `http://localhost:${env.PORT}` }))
  .transform((env) => ({ ...env, SHOW_SAMPLES: env.SHOW_SAMPLES ?? isLocal(env.SITE_ORIGIN) }))
  .superRefine((env, context) => {
    const needed = smsProviders[env.SMS_DRIVER].variables.filter((name) => env[name] === undefined)
    for (const name of needed) {
      context.addIssue({ code: 'custom', path: [name], message: `SMS_DRIVER=${env.SMS_DRIVER} 时必须填写` })
    }
    if (env.DATABASE_URL !== undefined && env.CODE_SECRET === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['CODE_SECRET'],
        message: '使用 DATABASE_URL 时必须填写，各台机器要相同，至少 32 个字符',
      })
    }
    if (env.INSTANCE_COUNT > 1 && env.DATABASE_URL === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['INSTANCE_COUNT'],
        message: '大于 1 时要用 PostgreSQL（填写 DATABASE_URL）；SQLite 的库文件只供一台机器使用',
      })
    }
    for (const { variable, message } of deliveryIssues(env)) {
      context.addIssue({ code: 'custom', path: [variable], message })
    }
    if (env.APIPC_ORIGIN?.startsWith('http:') && !env.ALLOW_HTTP_UPSTREAM) {
      context.addIssue({
        code: 'custom',
        path: ['APIPC_ORIGIN'],
        message: '要用 https；确要用 http 时同时设 ALLOW_HTTP_UPSTREAM=1',
      })
    }
  })

export type Env = z.output<typeof envSchema>

/**
 * Parses a set of environment variables.
 * @throws Explained that lists every invalid variable
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = envSchema.safeParse(source)
  if (result.success) return result.data
  throw new Explained(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
}

let current: Env | undefined

/** The environment of this process, parsed once. */
export function env(): Env {
  current ??= parseEnv(process.env)
  return current
}
