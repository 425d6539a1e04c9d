import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SmsError } from '@/lib/host/sms/message'
import { createSender } from '@/lib/host/sms/sender'
import { testEnv } from '@/tests/contract/support/test-host'

type Received = { url: URL; headers: IncomingMessage['headers']; body: string }
type Provider = { origin: string; received: Received[] }

const servers: Server[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** A provider on a loopback port that records its requests. With `answer` null it never answers. */
async function startProvider(answer: unknown, status = 200): Promise<Provider> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ url: new URL(request.url ?? '', 'http://provider.test'), headers: request.headers, body })
    if (answer === null) return
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the provider has no port')
  return { origin: `http://127.0.0.1:${address.port}`, received }
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

describe('the sender of the terminal', () => {
  it('prints one line with the masked phone and the code', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await createSender(testEnv('data'))('13800138000', '012345')
    const lines = write.mock.calls.map(([line]) => line)
    write.mockRestore()
    expect(lines).toEqual(['短信验证码 138******00: 012345\n'])
  })
})

describe('Aliyun', () => {
  it('receives the phone, the signature, the template and the code', async () => {
    const provider = await startProvider({ Code: 'OK', Message: 'OK', BizId: '1', RequestId: '2' })
    await createSender(aliyunEnv(provider.origin))('13800138000', '012345')
    expect(provider.received).toHaveLength(1)
    const [request] = provider.received
    const given = new URLSearchParams([
      ...(request?.url.searchParams ?? []),
      ...new URLSearchParams(request?.body),
    ])
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
    const sending = createSender(aliyunEnv(provider.origin))('13800138000', '012345')
    await expect(sending).rejects.toMatchObject({ name: 'SmsError', outcome: 'refused' })
    await expect(sending).rejects.toThrow('isv.BUSINESS_LIMIT_CONTROL')
  })

  it('may not answer, and is given up', async () => {
    const provider = await startProvider(null)
    const sending = createSender(aliyunEnv(provider.origin), 150)('13800138000', '012345')
    await expect(sending).rejects.toMatchObject({ outcome: 'unknown' })
    expect(provider.received.length).toBeLessThanOrEqual(1)
  })

  it('may be out of reach', async () => {
    const sending = createSender(aliyunEnv('http://127.0.0.1:9'))('13800138000', '012345')
    await expect(sending).rejects.toBeInstanceOf(SmsError)
  })
})
