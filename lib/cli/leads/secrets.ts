import { createHash, randomBytes } from 'node:crypto'
import { defineCommand, print } from './command'

export const newKey = defineCommand({
  usage: { 'new-key [--name 名称]': '顾问系统的新密钥，和写进 CONSULTANT_KEYS 的摘要' },
  options: { name: { type: 'string' } },
  run: ({ name }) => {
    const key = randomBytes(32).toString('base64url')
    print(`密钥（交给顾问的系统，只显示这一次）：${key}`)
    const digest = createHash('sha256').update(key).digest('hex')
    print(`摘要（写进 CONSULTANT_KEYS）：${name === undefined ? '' : `${name}:`}${digest}`)
  },
})

export const newWebhookSecret = defineCommand({
  usage: { 'new-webhook-secret': '给推送签名用的新密钥，写进 DELIVERY_WEBHOOK_SECRETS' },
  options: {},
  run: () => print(`whsec_${randomBytes(32).toString('base64')}`),
})
