import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { getLeadCall } from '@/lib/api/lead-call'
import { getReceipt } from '@/lib/api/receipt'
import * as host from '@/lib/host'

const asked: URL[] = []
const getApi = vi.spyOn(host, 'getApi').mockReturnValue({
  fetch: async ({ url }) => {
    asked.push(new URL(url))
    return Response.json({ code: 1404, data: { msg: '没有这条记录' } })
  },
})
afterAll(() => getApi.mockRestore())

const code = 'x'.repeat(32)
const headers = new Headers()
const reveal = { caller: '李'.repeat(30), proof: Array(20).fill('a'.repeat(32)).join('.') }

beforeEach(() => void asked.splice(0))

it('asks for a code once, whether it opens a lead or a board', async () => {
  expect(await getLeadCall(code, { reveal, board: { note: 'reveal' } }, headers)).toBeNull()
  expect(asked.map(({ pathname }) => pathname)).toEqual([`/apipc/v1/receipt_call/${code}`])
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual(reveal)
})

it('asks with the fields of a board only, and never in more than a query may have', async () => {
  const board = { by: 'campaign', row: '夏'.repeat(200), days: '30', state: 'x'.repeat(3000), caller: 'x' }
  await getLeadCall(code, { reveal, board: { ...board, page: ['1', '2'] } }, headers)
  expect([...(asked[0]?.searchParams.keys() ?? [])].toSorted()).toEqual(['by', 'days', 'row'])
  expect(asked[0]?.search.length).toBeLessThanOrEqual(2048)
})

it.each(['short', '', '..', '%2e%2e', '../general_form_pc', `${'x'.repeat(31)}/`, 'x'.repeat(5000)])(
  'asks for a code of another shape by a name that opens nothing: %j',
  async (other) => {
    expect(await getLeadCall(other, { reveal: null, board: {} }, headers)).toBeNull()
    expect(await getReceipt(other, headers)).toBeNull()
    expect(asked.map(({ pathname }) => pathname)).toEqual([
      '/apipc/v1/receipt_call/malformed',
      '/apipc/v1/receipt/malformed',
    ])
  },
)
