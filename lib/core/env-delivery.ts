import { z } from 'zod'

/** A receiver of leads, as configured: `https://…`, or with a name of its own `crm=https://…`. */
type WebhookSetting = { name: string; url: string }

/** Names of other receivers, which a webhook must not have. */
const robotNames: readonly string[] = ['wecom', 'dingtalk', 'upstream']

const namePattern = /^([a-z0-9][a-z0-9.-]{0,62})=(?=https?:)/

const partsOf = (value: string) => value.split(/[\s,]+/).filter((part) => part !== '')

/** Several addresses, separated by spaces or commas. Messages never repeat an address, because it can contain a key. */
export const webhookListSchema = z.string().transform((value, context): WebhookSetting[] => {
  const settings: WebhookSetting[] = []
  for (const [index, part] of partsOf(value).entries()) {
    const name = namePattern.exec(part)?.[1]
    const typed = name === undefined ? part : part.slice(name.length + 1)
    const url = /^https?:/.test(typed) && URL.canParse(typed) ? new URL(typed) : null
    if (url === null) {
      context.addIssue(
        `第 ${index + 1} 个要写成 https:// 开头的完整网址，或 名称=网址（名称用小写字母、数字、点、横线）`,
      )
      return z.NEVER
    }
    settings.push({ name: name ?? url.host, url: url.href })
  }
  const names = settings.map((setting) => setting.name)
  if (settings.length > 10) context.addIssue('最多 10 个')
  else if (new Set(names).size < names.length) {
    context.addIssue('同一主机的几个地址要各起一个名称：名称=网址')
  } else if (names.some((name) => robotNames.includes(name))) {
    context.addIssue(`名称不能用 ${robotNames.join('、')}`)
  } else return settings
  return z.NEVER
})

/** The keys of the signatures: several while one is being replaced by another. */
export const webhookSecretsSchema = z.string().transform((value, context): string[] => {
  const secrets = partsOf(value)
  const isKey = (secret: string) => {
    const bytes = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1] ?? ''
    const length = Buffer.from(bytes, 'base64').length
    return bytes.length % 4 === 0 && length >= 24 && length <= 64
  }
  if (secrets.length <= 3 && secrets.every(isKey)) return secrets
  context.addIssue(
    '最多 3 个，各写成 whsec_ 加 24 到 64 字节的 base64（npm run leads -- new-webhook-secret 会给出）',
  )
  return z.NEVER
})

export const robotUrlSchema = z.url({
  protocol: /^https?$/,
  error: '要写成 https:// 开头的完整网址',
  abort: true,
})

type DeliverySettings = {
  NODE_ENV: string
  DELIVERY_WEBHOOKS: readonly WebhookSetting[]
  DELIVERY_WEBHOOK_SECRETS: readonly string[]
  DELIVERY_ALLOW_PRIVATE: boolean
  WECOM_ROBOT_URL?: string | undefined
  DINGTALK_ROBOT_URL?: string | undefined
  DINGTALK_ROBOT_SECRET?: string | undefined
  FEISHU_ROBOT_URL?: string | undefined
  FEISHU_ROBOT_SECRET?: string | undefined
}

const robotUrls = ['WECOM_ROBOT_URL', 'DINGTALK_ROBOT_URL', 'FEISHU_ROBOT_URL'] as const

/** Ports of public receivers. Any other port could be an internal service. */
const publicPorts = ['', '80', '443', '8080', '8443']

/** Problems of the settings in combination, one readable message per variable. */
export function deliveryIssues(env: DeliverySettings): { variable: string; message: string }[] {
  const addresses = {
    DELIVERY_WEBHOOKS: env.DELIVERY_WEBHOOKS.map(({ url }) => url),
    ...Object.fromEntries(
      robotUrls.map((variable) => [variable, env[variable] === undefined ? [] : [env[variable]]]),
    ),
  }
  const issues = Object.entries(addresses).flatMap(([variable, urls]) => {
    const message = urls.map((url) => addressIssue(new URL(url), env)).find((issue) => issue !== null)
    return message === undefined || message === null ? [] : [{ variable, message }]
  })
  if (env.DELIVERY_WEBHOOKS.length > 0 && env.DELIVERY_WEBHOOK_SECRETS.length === 0) {
    issues.push({
      variable: 'DELIVERY_WEBHOOK_SECRETS',
      message: '设了 DELIVERY_WEBHOOKS 时必须填写，用于签名',
    })
  }
  for (const robot of ['DINGTALK', 'FEISHU'] as const) {
    if (env[`${robot}_ROBOT_SECRET`] === undefined || env[`${robot}_ROBOT_URL`] !== undefined) continue
    issues.push({ variable: `${robot}_ROBOT_SECRET`, message: `要同时填写 ${robot}_ROBOT_URL` })
  }
  return issues
}

/** What is wrong with the address of a receiver; null when it can be used. */
export function addressIssue(
  url: URL,
  { NODE_ENV, DELIVERY_ALLOW_PRIVATE }: Pick<DeliverySettings, 'NODE_ENV' | 'DELIVERY_ALLOW_PRIVATE'>,
): string | null {
  if (NODE_ENV === 'production' && url.protocol !== 'https:') return '生产环境只能用 https'
  if (url.username !== '' || url.password !== '') return '网址里不能带用户名和密码'
  if (url.hash !== '') return '网址里不能带 #'
  if (!DELIVERY_ALLOW_PRIVATE && !publicPorts.includes(url.port)) {
    return '端口只能是 443、8443、80、8080；内网的接收端另设 DELIVERY_ALLOW_PRIVATE=1'
  }
  return null
}
