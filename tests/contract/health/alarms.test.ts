import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { registerTargets, targetsOf } from '@/lib/host/delivery/targets'
import { watched } from '@/lib/host/health/answers'
import { copies, noteCopy } from '@/lib/host/health/copy-age'
import { count } from '@/lib/host/health/counters'
import { exposition, startProcessMetrics } from '@/lib/host/health/exposition'
import { createTestHost, postForm } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

/** The alarms of the operators' chapter: a metric, and a condition for one of its labels. */
const alarms = [
  ...(readFileSync('lib/deploy/README.md', 'utf8')
    .split('| alarm when | on |')[1]
    ?.split('\n\n')[0]
    ?.matchAll(/\b([a-z_]+)(?:\{(\w+)(=~|!=|=)"([^"]*)"\})?(?:\[\w+\]\))?` >/g) ?? []),
].map(([, metric = '', label, operator, value = '']) => ({ metric, label, operator, value }))

/** The text of /metrics after every such event has happened once. */
let said: string

beforeAll(async () => {
  startProcessMetrics()
  let messages = 0
  const test = await createTestHost({
    env: {
      DELIVERY_WEBHOOKS: 'https://crm.example.cn/leads',
      DELIVERY_WEBHOOK_SECRETS: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    },
    // The provider refuses the first message; the others are sent.
    sender: async () => {
      messages += 1
      if (messages === 1) throw new Error('no balance')
    },
  })
  const host = inProcess(test.host)
  await registerTargets(test.store, targetsOf(test.env))
  await postForm(host, { name: '张三', phone: '13800138000' })
  const askForCode = (index: number) =>
    host.send({
      path: `/apipc/v1/sms_logs?phone=1380013${String(index).padStart(4, '0')}&check_string=${test.env.SMS_CHECK_STRING}`,
      headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': `198.51.${index >> 8}.${index & 255}` },
    })
  // As many as may be sent in an hour, and one more.
  for (let index = 0; index <= 301; index += 1) await askForCode(index)
  const failing = new Request('http://site.test/apipc/v1/country')
  await watched(failing, async () => Response.json({ code: 1500 }, { status: 503 }))
  count('leads_dead', { target: 'crm.example.cn' })
  count('upstream_errors', { outcome: 'silent' })
  for (const copy of copies) await noteCopy(test.store, copy, test.clock.now)
  said = await exposition(async () => test.store, test.clock.now + 60_000)
  await test.close()
})

describe('an alarm of the operators’ chapter', () => {
  it('is found there', () => expect(alarms.length).toBeGreaterThan(9))

  it.each(alarms)(
    '$metric{$label$operator"$value"} occurs in /metrics',
    ({ metric, label, operator, value }) => {
      const series = said
        .split('\n')
        .filter((line) => line.startsWith(`${metric}{`) || line.startsWith(`${metric} `))
      expect(series).not.toEqual([])
      if (label === undefined) return
      const values = series.flatMap((line) => new RegExp(`\\b${label}="([^"]*)"`).exec(line)?.[1] ?? [])
      const holds = {
        '=': (one: string) => one === value,
        '!=': (one: string) => one !== value,
        '=~': (one: string) => new RegExp(`^(?:${value})$`).test(one),
      }[operator ?? '=']
      expect(values.filter((one) => holds?.(one))).not.toEqual([])
    },
  )
})
