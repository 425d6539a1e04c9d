import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/core/env'
import { Explained } from '@/lib/core/explained'
import { targetsOf } from '@/lib/host/delivery/targets'
import { lines, table } from '@/tests/support/table'

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
const other = `whsec_${Buffer.alloc(24, 2).toString('base64')}`

const linesOf = (source: Record<string, string>): readonly string[] => {
  try {
    targetsOf(parseEnv(source))
    return []
  } catch (error) {
    if (error instanceof Explained) return error.lines
    throw error
  }
}

describe('the configured targets of leads', () => {
  it('are none unless set', () => {
    const names = ['DELIVERY_WEBHOOKS', 'DELIVERY_WEBHOOK_SECRETS', 'WECOM_ROBOT_URL', 'DINGTALK_ROBOT_URL']
    expect(targetsOf(parseEnv({}))).toEqual([])
    expect(targetsOf(parseEnv(Object.fromEntries(names.map((name) => [name, '']))))).toEqual([])
  })

  it('are named by their host, or by a chosen name', () => {
    const env = parseEnv({
      NODE_ENV: 'production',
      DELIVERY_WEBHOOKS:
        ' https://crm.example.cn/in?k=1, backup=https://crm.example.cn:8443/b\nhttps://a.cn ',
      DELIVERY_WEBHOOK_SECRETS: `${secret} ${other}`,
      WECOM_ROBOT_URL: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=k',
      DINGTALK_ROBOT_URL: 'https://oapi.dingtalk.com/robot/send?access_token=t',
      DINGTALK_ROBOT_SECRET: 'SEC0123456789',
    })
    expect(env.DELIVERY_WEBHOOK_SECRETS).toEqual([secret, other])
    expect(targetsOf(env).map(({ name, kind, url }) => [name, kind, url.href])).toEqual([
      ['crm.example.cn', 'webhook', 'https://crm.example.cn/in?k=1'],
      ['backup', 'webhook', 'https://crm.example.cn:8443/b'],
      ['a.cn', 'webhook', 'https://a.cn/'],
      ['wecom', 'wecom', 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=k'],
      ['dingtalk', 'dingtalk', 'https://oapi.dingtalk.com/robot/send?access_token=t'],
    ])
  })

  const hooks = (value: string) => ({ DELIVERY_WEBHOOKS: value, DELIVERY_WEBHOOK_SECRETS: secret })

  const unsafe = { NODE_ENV: 'production', ...hooks('http://a.cn/KEY') }

  it.each<[string, Record<string, string>]>([
    ...lines(`
      crm.example.cn/KEY
      https://a.cn file:///KEY
      Big=https://a.cn/KEY
      https://a.cn/1KEY https://a.cn/2KEY
      wecom=https://a.cn/KEY
      ${Array.from({ length: 11 }, (_, n) => `https://a${n}.cn/KEY`).join(' ')}
      https://user:KEY@a.cn/
      https://a.cn/#KEY
      https://a.cn:22/KEY
      https://127.0.0.1/KEY
      https://crm.localhost/KEY
    `).map((value): [string, Record<string, string>] => ['DELIVERY_WEBHOOKS', hooks(value)]),
    ...table(`
      DELIVERY_WEBHOOK_SECRETS | KEY
      DELIVERY_WEBHOOK_SECRETS | whsec_KEY
      DELIVERY_WEBHOOK_SECRETS | ${[secret, secret, other, other].join()}
      WECOM_ROBOT_URL | KEY
      WECOM_ROBOT_URL | https://169.254.169.254/KEY
      DINGTALK_ROBOT_URL | https://localhost/KEY
      DINGTALK_ROBOT_SECRET | SEC0123456KEY
      FEISHU_ROBOT_SECRET | 0123456KEY
      DELIVERY_ALLOW_PRIVATE | yes
    `).map(([name = '', value = '']): [string, Record<string, string>] => [name, { [name]: value }]),
    ['DELIVERY_WEBHOOKS', unsafe],
    ['DELIVERY_WEBHOOKS', { ...unsafe, DELIVERY_ALLOW_PRIVATE: '1' }],
    ['DELIVERY_WEBHOOK_SECRETS', { DELIVERY_WEBHOOKS: 'https://a.cn/KEY' }],
    ['WECOM_ROBOT_URL', { NODE_ENV: 'production', WECOM_ROBOT_URL: 'http://a.cn/?key=KEY' }],
    ['FEISHU_ROBOT_URL', { NODE_ENV: 'production', FEISHU_ROBOT_URL: 'http://a.cn/KEY' }],
  ])('report %s as wrong in one line that does not repeat the address: %j', (name, source) => {
    const said = linesOf(source)
    expect(said).toEqual([expect.stringMatching(new RegExp(`^${name}[.:]`))])
    expect(said.join()).not.toContain('KEY')
  })

  it('may be internal addresses when the configuration allows it', () => {
    const source = { ...hooks('http://10.0.0.5:9000/in'), DELIVERY_ALLOW_PRIVATE: '1' }
    expect(targetsOf(parseEnv(source)).map(({ name }) => name)).toEqual(['10.0.0.5:9000'])
  })
})
