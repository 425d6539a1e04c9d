import { type Message, SmsError } from './message'

/** Sends by Aliyun's short message service; the template has the one variable `code`. */
export async function sendByAliyun({ phone, code, env, timeout }: Message): Promise<void> {
  // Imported only when this provider is configured: the SDK is large.
  const [sdk, { $OpenApiUtil }] = await Promise.all([
    import('@alicloud/dysmsapi20170525'),
    import('@alicloud/openapi-core'),
  ])
  const endpoint = new URL(env.ALIYUN_SMS_ENDPOINT ?? 'https://dysmsapi.aliyuncs.com')
  const Client = defaultOf(sdk)
  const client = new Client(
    new $OpenApiUtil.Config({
      accessKeyId: env.ALIYUN_ACCESS_KEY_ID,
      accessKeySecret: env.ALIYUN_ACCESS_KEY_SECRET,
      endpoint: endpoint.host,
      protocol: endpoint.protocol.replace(':', ''),
      connectTimeout: timeout,
      readTimeout: timeout,
    }),
  )
  const answer = await client.sendSms(
    new sdk.SendSmsRequest({
      phoneNumbers: phone,
      signName: env.ALIYUN_SMS_SIGN_NAME,
      templateCode: env.ALIYUN_SMS_TEMPLATE_CODE,
      templateParam: JSON.stringify({ code }),
    }),
  )
  const { code: result, message } = answer.body ?? {}
  if (result !== 'OK') throw new SmsError('refused', `aliyun: ${result ?? 'no code'}: ${message ?? ''}`)
}

/** The default export of a CommonJS package. Node puts the whole module in place of the default export; bundlers do not. */
function defaultOf<T>(module: { default: T }): T {
  const inner: unknown = module.default
  return isWrapped<T>(inner) ? inner.default : module.default
}

function isWrapped<T>(value: unknown): value is { default: T } {
  return typeof value === 'object' && value !== null && 'default' in value
}
