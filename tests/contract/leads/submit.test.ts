import { describe, expect, it, onTestFinished } from 'vitest'
import { consent } from '@/lib/leads/consent'
import {
  codedPath,
  formHeaders,
  plainPath,
  startSite,
  startTime,
  transports,
} from '@/tests/contract/support/test-host'
import type { HostRequest } from '@/tests/contract/support/transports'
import { table } from '@/tests/support/table'

const taken = '0 success'
const body = 'name=a&phone=13800138000'
const longest = `${body}&x=`.padEnd(16 * 1024, 'x')
const ofType = (type: string) => ({ headers: { 'Content-Type': type } })
const from = (headers: Record<string, string>) => ({ headers: { ...formHeaders, ...headers } })
const coded = { path: codedPath }

/** One example of each kind of refusal; `tests/unit` has the other rules of fields and bodies. */
const refusals: [what: string, request: Partial<HostRequest>, status: number, said: string][] = [
  ['nothing at all', { body: '' }, 200, '1002 nameRequired'],
  ['a phone of ten digits', { body: 'name=a&phone=1380013800' }, 200, '1001 phoneFormat'],
  ['a message that is too long', { body: `${body}&message=${'长'.repeat(501)}` }, 200, '1413 tooLong'],
  ['a name given twice', { body: `${body}&name=b` }, 200, '1400 malformed'],
  ['a broken character', { body: `${body}&name=%FF` }, 200, '1400 malformed'],
  ['no code', coded, 200, '1003 codeRequired'],
  ['a code never sent', { ...coded, body: `${body}&code=123456` }, 200, '1003 codeWrong'],
  ['an unknown form without a name', { body: 'form=toString&phone=13800138000' }, 200, '1002 nameRequired'],
  ['JSON', ofType('application/json'), 415, '1400 malformed'],
  ['a multipart form', ofType('multipart/form-data; boundary=x'), 415, '1400 malformed'],
  ['another charset', ofType(`${formHeaders['Content-Type']}; charset=utf-16`), 415, '1400 malformed'],
  ['a compressed body', from({ 'Content-Encoding': 'gzip' }), 415, '1400 malformed'],
  ['a body of more than 16 KiB', { body: `${longest}x` }, 413, '1413 tooLong'],
  ['the same in chunks', { body: `${longest}x`, chunked: true }, 413, '1413 tooLong'],
  ['another method', { method: 'PUT' }, 405, '1400 malformed'],
  ['a form where codes are asked for', { path: '/apipc/v1/sms_logs' }, 405, '1400 malformed'],
  ['an unknown path', { path: '/apipc/v1/unknown' }, 404, '1404 notFound'],
  ['a long query', { path: `${plainPath}?x=${'x'.repeat(2100)}` }, 414, '1413 tooLong'],
  ['another site', from({ 'Sec-Fetch-Site': 'cross-site' }), 403, '1010 foreign'],
  ['another origin', from({ Origin: 'https://evil.test' }), 403, '1010 foreign'],
  ['one that begins like ours', from({ Origin: 'https://www.meishi.test.evil.test' }), 403, '1010 foreign'],
  ['our host over another port', from({ Origin: 'https://www.meishi.test:8443' }), 403, '1010 foreign'],
  ['no origin to speak of', from({ Origin: 'null' }), 403, '1010 foreign'],
]

describe.each(transports)('submitting a lead, %s', (_, connect) => {
  async function start() {
    const site = await startSite()
    const transport = await connect(site.host)
    onTestFinished(transport.close)
    return { ...site, ...transport }
  }

  it.each(refusals)('refuses %s', async (_, request, status, said) => {
    const { send, leads } = await start()
    const reply = await send({ method: 'POST', path: plainPath, headers: formHeaders, body, ...request })
    expect(reply).toMatchObject({
      ...{ status, said },
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...{ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' },
      },
    })
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
    expect(await leads()).toEqual([])
  })

  it('stores the form and answers with the reference', async () => {
    const { send, leads, rows } = await start()
    const fields = {
      ...{
        form: 'immigration',
        name: ' 张三 ',
        phone: '+86 138-0013-8000',
        sqxl: '子女教育',
        country: '希腊',
      },
      ...{
        source: '移民底部表单',
        linkurl: 'https://www.meishi.test/special/ym_us_niw',
        test: 'A',
        agree: 'on',
      },
      ...{ unknown: 'x', ['__proto__']: 'x', constructor: 'x', 'fields[admin]': 'x' },
    }
    const sent = {
      body: new URLSearchParams(fields).toString(),
      ...from({ 'X-Forwarded-For': '203.0.113.7' }),
    }
    const reply = await send({ method: 'POST', path: plainPath, ...sent })
    const [lead] = await leads()
    expect(reply).toMatchObject({ status: 200, said: taken, json: { data: { id: lead?.id } } })
    expect(lead).toMatchObject({
      ...{ form: '移民底部表单', kind: 'immigration', name: '张三', phone: '13800138000', test: 'A' },
      ...{ source: '移民底部表单', linkurl: fields.linkurl, verified: 0, spam: 0, agreed: 1 },
      ...{ consent: consent.version, consent_hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      ...{ address: '203.0.113.*', created_at: startTime },
    })
    expect(JSON.parse(lead?.fields ?? '')).toEqual({ sqxl: '子女教育', country: '希腊' })
    expect(await rows('acceptance')).toEqual([{ lead_id: lead?.id, at: startTime }])
  })

  it('accepts a body of exactly 16 KiB', async () => {
    const { send } = await start()
    const reply = await send({ method: 'POST', path: plainPath, headers: formHeaders, body: longest })
    expect(reply.said).toBe(taken)
  })
})

const touch =
  '{"at":"2026-03-01","utm_source":"baidu","bd_vid":"123","referrer":"www.baidu.com/s","landing":"/uk"}'
const site = 'https://www.meishi.test'
const marks = '\u001b]0;x\u0007\u200b\u202e\ufeff\ufdd0'

/** What is stored of what was sent; a lead is stored in any case. */
it.each<[what: string, sent: Record<string, string> | string, stored: Record<string, unknown>]>([
  ['a code where none is required', { code: 'nonsense' }, { verified: 0 }],
  ['empty fields of a form without scripts', { test: '', request_id: '', agree: '' }, { agreed: 0 }],
  ['meaningless values', { test: 'Z', agree: 'true', request_id: 'not-a-uuid' }, { test: null, agreed: 0 }],
  ['a source of 150 signs', { source: '源'.repeat(150) }, { source: '源'.repeat(100) }],
  ['a long address', { linkurl: `${site}/?`.padEnd(600, 'x') }, { linkurl: `${site}/?`.padEnd(500, 'x') }],
  [
    'plus signs, raw UTF-8 and stray percent signs',
    'name=Li+Lei&phone=13800138000&message=成绩50%+以上',
    { name: 'Li Lei', own: { message: '成绩50% 以上' } },
  ],
  [
    'invisible characters',
    {
      name: `张${marks.slice(5)}三`,
      phone: '\u202a86 138\u200b00138000\u202c',
      source: `一行\r\n${marks}二行`,
      message: `第一段\n第二段${marks}`,
      country: `英国${marks}`,
    },
    {
      ...{ name: '张三', phone: '13800138000', source: '一行 ]0;x二行' },
      own: { country: '英国]0;x', message: '第一段\n第二段]0;x' },
    },
  ],
  [
    'the first and the last source of a visitor',
    { first_touch: touch, last_touch: '{ "at": "2026-03-05", "utm_source": "微信", "landing": "/us" }' },
    { own: { first_touch: touch, last_touch: '{"at":"2026-03-05","utm_source":"微信","landing":"/us"}' } },
  ],
  [
    'a source that is not one',
    { first_touch: '{"at":"2026-02-30"}', last_touch: touch },
    { own: { last_touch: touch } },
  ],
  ['a source that is sent twice', `${body}&first_touch=${touch}&first_touch=${touch}`, { own: {} }],
])('stores of %s what it can use', async (_, sent, stored) => {
  const { submit, first } = await startSite()
  expect((await submit(sent)).said).toBe(taken)
  expect(await first()).toMatchObject(stored)
  expect(Object.keys((await first()).own).toSorted()).toEqual(Object.keys(stored.own ?? {}).toSorted())
})

// What is an address of a page is a rule of lib/routing/page-address.
it.each(
  table(`
    https://www.meishi.test/uk?utm_source=x | https://www.meishi.test/uk?utm_source=x
    https://www.meishi.test%E2%80%AE/uk | https://www.meishi.test/uk
    https://user:key@www.meishi.test/ |
    /apipc/v1/sms_logs?phone=13800138001&check_string=check-me |
  `),
)('keeps of the address %s only “%s”', async (written, kept) => {
  const { submit, first } = await startSite()
  const address = written.replace('%E2%80%AE', '\u202e')
  expect((await submit({ linkurl: address, tool: address })).said).toBe(taken)
  expect(await first()).toMatchObject({ linkurl: kept || null, own: kept === '' ? {} : { tool: kept } })
})

it('takes the page address from the referrer when the form does not contain it', async () => {
  const { submit, first } = await startSite()
  await submit({}, { headers: { Referer: `${site}/`.padEnd(600, 'x') } })
  expect((await first()).linkurl).toBe(`${site}/`.padEnd(500, 'x'))
})

it('needs only a phone from the callback panel', async () => {
  const { submit, first } = await startSite()
  expect((await submit('form=callback&phone=13800138000&agree=1')).said).toBe(taken)
  expect(await first()).toMatchObject({ kind: 'callback', form: 'callback', name: null })
})

it.each([
  [{ Origin: 'https://www.meishi.test' }],
  [{ Origin: 'http://preview.test:3100', Host: 'preview.test:3100' }],
  [{ 'Sec-Fetch-Site': 'same-origin' }],
  [{ Accept: 'application/json, text/plain, */*' }],
  [{ Accept: 'application/json, text/html;q=0.5' }],
])('answers a script with %j in JSON', async (headers) => {
  const { submit } = await startSite()
  expect((await submit({}, { headers })).said).toBe(taken)
})

it.each(
  table(`
    a success | name=a&phone=13800138000 | code=0&receipt=[\\w-]{32}&proof=0.success
    a refusal | name=a&phone=1 | code=1001&proof=1001.phoneFormat
    a number that has to dial | name=a&phone=199 1234 5678 | code=1001&proof=1001.phoneUntaken
    a body that is too long | x | code=1413&proof=1413.tooLong
  `),
)('shows a browser without scripts %s on a page of its own', async (_, sent, query) => {
  const { submit } = await startSite()
  const fields = sent === 'x' ? sent.repeat(20_000) : sent
  const browsers: Record<string, string>[] = [
    { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
    { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' },
  ]
  for (const headers of browsers) {
    const reply = await submit(`${fields}&source=${'Accept' in headers}`, { headers })
    const location = expect.stringMatching(new RegExp(`^/lead-result\\?${query}\\.\\w+\\.\\w{32}$`))
    expect(reply).toMatchObject({ status: 303, text: '', headers: { location } })
  }
})

it.each([
  ['announces too much is refused before its body is read', '20000', body, false],
  ['announces less than it sends is counted', '30', `${longest}x`, true],
])('a sender that %s', async (_, announced, sent, isRead) => {
  const { host } = await startSite()
  const request = new Request(`http://site.test${plainPath}`, {
    method: 'POST',
    headers: { ...formHeaders, 'Content-Length': announced },
    body: sent,
  })
  expect((await host.fetch(request)).status).toBe(413)
  expect(request.bodyUsed).toBe(isRead)
})

it.each(
  table(`
    callback | | | refused
    callback | | 1 | taken
    assessment | | on | taken
    entry | | | taken
    entry | required | | refused
    message | required | 0 | refused
    general | required | | taken
  `),
)('the form %s (%s), with the box “%s”, is %s', async (form, required, agree, answer) => {
  const { submit, leads } = await startSite({ env: { CONSENT_REQUIRED: required === '' ? '0' : '1' } })
  const reply = await submit({ form, ...(agree !== '' && { agree }) })
  expect(reply.said).toBe(answer === 'taken' ? taken : '1009 consentRequired')
  const agreed = ['1', 'on'].includes(agree) ? 1 : 0
  expect(await leads()).toMatchObject(answer === 'taken' ? [{ agreed }] : [])
})

it('consent is checked after name, phone and code', async () => {
  const { submit } = await startSite()
  expect((await submit('form=callback&phone=1')).code).toBe(1001)
})
