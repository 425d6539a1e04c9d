import { type Message, SmsError } from './message'

/** Sends by Tencent Cloud's short message service; the template has one variable, the code. */
export async function sendByTencent({ phone, code, env, timeout }: Message): Promise<void> {
  // Imported only when this provider is configured: the SDK is large.
  const { sms } = await import('tencentcloud-sdk-nodejs-sms')
  const endpoint = new URL(env.TENCENT_SMS_ENDPOINT ?? 'https://sms.tencentcloudapi.com')
  const client = new sms.v20210111.Client({
    credential: { secretId: env.TENCENT_SECRET_ID ?? '', secretKey: env.TENCENT_SECRET_KEY ?? '' },
    region: env.TENCENT_SMS_REGION,
    profile: {
      httpProfile: {
        endpoint: endpoint.host,
        protocol: `${endpoint.protocol}//`,
        reqTimeout: timeout / 1000,
      },
    },
  })
  const answer = await client.SendSms({
    PhoneNumberSet: [`+86${phone}`],
    SmsSdkAppId: env.TENCENT_SMS_SDK_APP_ID ?? '',
    SignName: env.TENCENT_SMS_SIGN_NAME ?? '',
    TemplateId: env.TENCENT_SMS_TEMPLATE_ID ?? '',
    TemplateParamSet: [code],
  })
  const [status] = answer.SendStatusSet ?? []
  if (status?.Code !== 'Ok') {
    throw new SmsError('refused', `tencent: ${status?.Code ?? 'no status'}: ${status?.Message ?? ''}`)
  }
}
