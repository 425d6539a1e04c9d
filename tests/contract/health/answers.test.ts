import { beforeEach, describe, expect, it } from 'vitest'
import { routeOf, watched } from '@/lib/host/health/answers'
import { metrics } from '@/lib/host/health/counters'
import { table } from '@/tests/support/table'

beforeEach(() => metrics().registry.resetMetrics())

const lines = async (name: string) =>
  (await metrics().registry.metrics()).split('\n').filter((line) => line.startsWith(name))

it.each(
  table(`
  /apipc/v1/country | /v1/country
  /apipc/v1/news/abc | /v1/news/{id}
  /apipc/v1/general_form_pc | /v1/general_form_pc
  /apipc/v1/general_form_pc_sms | /v1/general_form_pc_sms
  /apipc/v1/general_form_pc/ack | /v1/general_form_pc/ack
  /apipc/v1/sms_logs | /v1/sms_logs
  /apipc/openapi.json | /openapi.json
  /apipc/openapi-json | other
  /apipc/v1/13800138000 | other
  /apipc/v1/news/a/b | other
  /apipc | other
`),
)('the route label of an API request %s counts as %s', (path, route) => {
  expect(routeOf(path)).toBe(route)
})

describe('an answer below /apipc', () => {
  const answered = async (method: string, path: string, response: Response) => {
    const answer = await watched(new Request(`http://site.test${path}`, { method }), async () => response)
    return { answer, counted: await lines('http_answers_total') }
  }
  const label = (route: string, status: number, code: string, method = 'GET') =>
    `http_answers_total{method="${method}",route="${route}",status="${status}",code="${code}"} 1`

  it('is counted by its route, its status and its business code, and passed on unchanged', async () => {
    const body = { code: 1008, data: { msg: '您已提交成功，请勿重复提交' } }
    const { answer, counted } = await answered('POST', '/apipc/v1/general_form_pc', Response.json(body))
    expect(counted).toEqual([label('/v1/general_form_pc', 200, '1008', 'POST')])
    expect(await answer.json()).toEqual(body)
  })

  it.each([
    ['a large answer', Response.json({ code: 0, data: 'x'.repeat(1_000_000) }), 200, '0'],
    ['no JSON', new Response('a,b', { headers: { 'Content-Type': 'text/csv' } }), 200, 'none'],
    ['JSON without a code', Response.json({ openapi: '3.1.0' }), 200, 'none'],
    ['an empty body', Response.json(null, { status: 405 }), 405, 'none'],
    [
      'the way back to a page',
      new Response(null, { status: 303, headers: { Location: '/lead-result?code=1001' } }),
      ...([303, '1001'] as const),
    ],
  ])('may be %s', async (_what, response, status, code) => {
    const { counted } = await answered('GET', '/apipc/v1/country', response)
    expect(counted).toEqual([label('/v1/country', status, code)])
  })

  it('does not let a visitor create labels', async () => {
    const { counted } = await answered('PURGE', '/apipc/v1/x"} 1', new Response('', { status: 404 }))
    expect(counted).toEqual([label('other', 404, 'none', 'other')])
  })

  it('is timed', async () => {
    await answered('GET', '/apipc/v1/country', Response.json({ code: 0 }))
    expect(await lines('http_answer_seconds_count')).toEqual([
      'http_answer_seconds_count{route="/v1/country"} 1',
    ])
  })
})
