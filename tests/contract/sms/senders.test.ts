import { describe, expect, it, vi } from 'vitest'
import { SmsError } from '@/lib/host/sms/message'
import { createSender } from '@/lib/host/sms/sender'
import { type Receiver, startReceiver } from '@/tests/contract/delivery/support/receiver'
import { testEnv } from '@/tests/contract/support/test-host'

/** A provider that gives this answer; with null it never answers. */
async function startProvider(answer: object | null): Promise<Receiver> {
  const provider = await startReceiver()
  provider.answer = (_, response) => {
    if (answer !== null)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  }
  return provider
}

const aliyunEnv = (origin: string) =>
  testEnv('data', {
    SMS_DRIVER: 'aliyun',
    ALIYUN_ACCESS_KEY_ID: 'key-id',
    ALIYUN_ACCESS_KEY_SECRET: 'key-secret',
    ALIYUN_SMS_SIGN_NAME: '美世留学',
    ALIYUN_SMS_TEMPLATE_CODE: 'SMS_1',
    ALIYUN_SMS_ENDPOINT: origin,
  })

it('the sender of the terminal prints one line with the masked phone and the code', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await createSender(testEnv('data'))('13800138000', '012345')
  const lines = write.mock.calls.map(([line]) => line)
  write.mockRestore()
  expect(lines).toEqual(['短信验证码 138******00: 012345\n'])
})

describe('Aliyun', () => {
  it('receives the phone, the signature, the template and the code', async () => {
    const provider = await startProvider({ Code: 'OK', Message: 'OK', BizId: '1', RequestId: '2' })
    await createSender(aliyunEnv(provider.origin), 60_000)('13800138000', '012345')
    expect(provider.seen).toHaveLength(1)
    const [request] = provider.seen
    const query = new URL(request?.url ?? '', provider.origin).searchParams
    const given = new URLSearchParams([...query, ...new URLSearchParams(request?.body)])
    expect(Object.fromEntries(given)).toMatchObject({
      PhoneNumbers: '13800138000',
      SignName: '美世留学',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"012345"}',
    })
    expect(request?.headers['x-acs-action']).toBe('SendSms')
    expect(request?.headers.authorization).toContain('Credential=key-id')
  })

  it('may refuse the message', async () => {
    const provider = await startProvider({
      Code: 'isv.BUSINESS_LIMIT_CONTROL',
      Message: '触发分钟级流控',
      RequestId: '2',
    })
    const sending = createSender(aliyunEnv(provider.origin), 60_000)('13800138000', '012345')
    await expect(sending).rejects.toMatchObject({ name: 'SmsError', outcome: 'refused' })
    await expect(sending).rejects.toThrow('isv.BUSINESS_LIMIT_CONTROL')
  })

  it('may not answer, and is given up', async () => {
    const provider = await startProvider(null)
    const sending = createSender(aliyunEnv(provider.origin), 150)('13800138000', '012345')
    await expect(sending).rejects.toMatchObject({ outcome: 'unknown' })
    expect(provider.seen.length).toBeLessThanOrEqual(1)
  })

  it('may be out of reach', async () => {
    const sending = createSender(aliyunEnv('http://127.0.0.1:9'))('13800138000', '012345')
    await expect(sending).rejects.toBeInstanceOf(SmsError)
  })
})
