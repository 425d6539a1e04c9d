import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { callPageSchema } from '@/lib/leads/call-outcome'
import { pushEnvironment, startPush } from '@/tests/contract/delivery/support/push'
import { type Receiver, startReceiver } from '@/tests/contract/delivery/support/receiver'
import { digest, keyed, plainPath, startSite } from '@/tests/contract/support/test-host'
import type { Reply } from '@/tests/contract/support/transports'

vi.mock('@/lib/leads/questions', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/lib/leads/questions')>()
  const { oneMoreQuestion } = await import('@/tests/support/one-more-question')
  return { ...original, questions: { ...original.questions, ...oneMoreQuestion } }
})

const message = '孩子高二，均分 82\r\n\r\n\r\n\r\n想读一年制硕士\u200b\r\n\t预算 30 万 '
const lines = '孩子高二，均分 82\n\n想读一年制硕士\n预算 30 万'
const lead = { source: '首页', country: '英国', one_more: '高二', message }
const answered = { country: '英国', message: lines, one_more: '高二' }

let receiver: Receiver
let push: Awaited<ReturnType<typeof startPush>>
let get: (path: string) => Promise<Reply>

beforeEach(async () => {
  receiver = await startReceiver()
  const env = {
    CONSULTANT_KEYS: `王老师:${digest('key')}`,
    LEAD_LINK_HOURS: '48',
    WECOM_ROBOT_URL: `${receiver.origin}/robot?key=K`,
    ...pushEnvironment(receiver.origin),
  }
  const site = await startSite({ env })
  push = await startPush(site, env)
  get = (path) => site.send({ path, headers: keyed('key') })
  await site.submit(lead)
})

/** Columns and cells of the first lead. */
function firstRow(csv: string): Map<string, string> {
  const cells = [...csv.replace(/^\uFEFF/, '').matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g)].map(
    ([, cell = '', end]) => ({ cell: cell.replace(/^"|"$/g, ''), end }),
  )
  const width = cells.findIndex(({ end }) => end === '\r\n') + 1
  return new Map(cells.slice(0, width).map(({ cell }, n) => [cell, cells[width + n]?.cell ?? '']))
}

describe('a question that was added to the table, and a message of several lines', () => {
  it('are in the answers that consultants fetch', async () => {
    expect((await get(plainPath)).json).toMatchObject({ data: { list: [{ fields: answered }] } })
  })

  it('are in the table for machines', async () => {
    const row = firstRow((await get(`${plainPath}?format=csv`)).text)
    expect([row.get('one_more'), row.get('message'), row.get('country')]).toEqual(['高二', lines, '英国'])
  })

  it('are in the table for people', async () => {
    const row = firstRow((await get('/apipc/v1/lead_sheet')).text)
    expect([row.get('目前年级'), row.get('想问的事'), row.get('意向国家')]).toEqual(['高二', lines, '英国'])
  })

  it('are sent to webhooks, and to robots only what helps to assign the lead', async () => {
    await push.deliver()
    const sent = receiver.seen.map(({ body }) => z.record(z.string(), z.unknown()).parse(JSON.parse(body)))
    expect(sent.find(({ type }) => type === 'lead.created')).toMatchObject({ data: { fields: answered } })
    const notice = JSON.stringify(sent.find(({ msgtype }) => msgtype === 'markdown'))
    expect(notice).toContain('目前年级：高二')
    expect(notice).not.toContain('均分')
  })

  it("are on the page of a notice's link", async () => {
    await push.deliver()
    const code = /receipt\/call\/([\w-]{32})/.exec(receiver.seen.map(({ body }) => body).join())?.[1]
    const { json } = await get(`/apipc/v1/receipt_call/${code}`)
    expect(z.object({ data: callPageSchema }).parse(json).data.answers).toEqual([
      { label: '意向国家', value: '英国' },
      { label: '目前年级', value: '高二' },
      { label: '想问的事', value: lines },
    ])
  })

  it('are described by the API', async () => {
    const { text } = await get('/apipc/openapi.json')
    expect(text.match(/"one_more":\{"description":"目前年级"/g)).toHaveLength(2)
    expect(text).toContain('one_more 目前年级')
  })
})
