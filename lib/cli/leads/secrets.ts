import { createHash, randomBytes } from 'node:crypto'
import { Explained } from '@/lib/core/explained'
import { defineCommand, print } from './command'

export const newKey = defineCommand({
  usage: {
    'new-key [--name 名称] [--kind person|system]':
      '新密钥，和写进 CONSULTANT_KEYS 的摘要；system 给客户管理系统：它领取只算送达，不算有人看过',
  },
  options: { name: { type: 'string' }, kind: { type: 'string', default: 'person' } },
  run: ({ name, kind }) => {
    if (kind !== 'person' && kind !== 'system') throw new Explained('--kind：只能是 person 或 system')
    const key = randomBytes(32).toString('base64url')
    print(`密钥（${kind === 'system' ? '交给客户管理系统' : '交给顾问'}，只显示这一次）：${key}`)
    const digest = createHash('sha256').update(key).digest('hex')
    const entry = [...(name === undefined ? [] : [name]), digest, ...(kind === 'system' ? [kind] : [])]
    print(`摘要（写进 CONSULTANT_KEYS）：${entry.join(':')}`)
  },
})

export const newWebhookSecret = defineCommand({
  usage: { 'new-webhook-secret': '给推送签名用的新密钥，写进 DELIVERY_WEBHOOK_SECRETS' },
  options: {},
  run: () => print(`whsec_${randomBytes(32).toString('base64')}`),
})
