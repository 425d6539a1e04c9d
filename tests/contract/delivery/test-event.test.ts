import { Webhook } from 'standardwebhooks'
import { beforeEach, expect, it } from 'vitest'
import { sendTestEvents } from '@/lib/host/delivery/test-event'
import { soleOffice } from '@/lib/leads/routing/rules'
import { rows, site, siteBeforeEach } from '@/tests/contract/support/site'
import { testEnv } from '@/tests/contract/support/test-host'
import { pushEnvironment, webhookSecret } from './support/push'
import { type Receiver, startReceiver, withCode, withStatus } from './support/receiver'

let receiver: Receiver
const now = Date.now()

siteBeforeEach()
beforeEach(async () => {
  receiver = await startReceiver()
})

const envWith = (more: Record<string, string> = {}) =>
  testEnv(site.dataDir, { ...pushEnvironment(receiver.origin), ...more })

it('a test event is signed like a real one, contains no person, and leaves no data', async () => {
  expect(await sendTestEvents(envWith(), soleOffice, null, now)).toEqual([
    { name: 'crm', isTaken: true, said: '已收下' },
  ])
  const [sent] = receiver.seen
  const headers = Object.fromEntries(
    Object.entries(sent?.headers ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
  expect(new Webhook(webhookSecret).verify(sent?.body ?? '', headers)).toMatchObject({
    type: 'lead.test',
    data: { note: '这是一条测试，不是真的线索，不用处理' },
  })
  expect(await rows('delivery')).toEqual([])
})

it('a test event is sent to one named receiver, and its answer is printed', async () => {
  receiver.answer = withStatus(500)
  const env = envWith({ WECOM_ROBOT_URL: `${receiver.origin}/robot` })
  expect(await sendTestEvents(env, soleOffice, 'crm', now)).toEqual([
    { name: 'crm', isTaken: false, said: '没有收下：status 500' },
  ])
  receiver.answer = withCode(0)
  expect(await sendTestEvents(env, soleOffice, 'wecom', now)).toMatchObject([
    { name: 'wecom', isTaken: true },
  ])
  expect(receiver.seen.at(-1)?.body).toContain('线索推送测试')
  const feishu = envWith({ FEISHU_ROBOT_URL: `${receiver.origin}/feishu` })
  receiver.answer = withStatus(200, '{"code":0}')
  expect(await sendTestEvents(feishu, soleOffice, 'feishu', now)).toMatchObject([{ isTaken: true }])
  expect(JSON.parse(receiver.seen.at(-1)?.body ?? '')).toMatchObject({ msg_type: 'post' })
  expect(await sendTestEvents(env, soleOffice, 'nowhere', now)).toEqual([])
})
