import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { consent } from '@/lib/leads/consent'
import {
  codedPath,
  createTestHost,
  formHeaders,
  plainPath,
  postForm,
  startTime,
  type TestHost,
  transports,
} from '@/tests/contract/support/test-host'
import { inProcess, type Transport } from '@/tests/contract/support/transports'

const success = '资料提交成功,美世留学老师将在第一时间联系您'

type Refusal = [name: string, fields: Record<string, string> | string, code: number, msg: string]

/** One example of each kind of refusal; `tests/unit` has the other rules of fields and bodies. */
const plainRefusals: Refusal[] = [
  ['nothing at all', '', 1002, '请输入您的姓名'],
  ['a phone of ten digits', { name: '张三', phone: '1380013800' }, 1001, '格式不正确'],
  [
    'a message that is too long',
    { name: '张三', phone: '13800138000', message: '长'.repeat(501) },
    1413,
    '提交内容过长',
  ],
  ['a name given twice', 'name=a&name=b&phone=13800138000', 1400, '请求格式有误'],
  ['a broken character', 'name=%FF&phone=13800138000', 1400, '请求格式有误'],
]

const codedRefusals: Refusal[] = [
  ['no code', { name: '张三', phone: '13800138000' }, 1003, '请输入验证码'],
  [
    'a code never sent',
    { name: '张三', phone: '13800138000', code: '123456' },
    1003,
    '验证码不正确,请重新发送',
  ],
]

describe.each(transports)('submitting a lead, %s', (_, connect) => {
  let test: TestHost
  let transport: Transport

  beforeEach(async () => {
    test = await createTestHost()
    transport = await connect(test.host)
  })
  afterEach(async () => {
    await transport.close()
    await test.close()
  })

  it.each(plainRefusals)('refuses %s', async (_name, fields, code, msg) => {
    const reply = await postForm(transport, fields)
    expect(reply).toMatchObject({ status: 200, json: { code, data: { msg } } })
    expect(await test.leads()).toEqual([])
  })

  it.each(codedRefusals)('refuses %s where a code is needed', async (_name, fields, code, msg) => {
    const reply = await postForm(transport, fields, { path: codedPath })
    expect(reply).toMatchObject({ status: 200, json: { code, data: { msg } } })
    expect(await test.leads()).toEqual([])
  })

  it('stores the form and answers with the reference', async () => {
    const reply = await postForm(
      transport,
      {
        form: 'immigration',
        name: ' 张三 ',
        phone: '+86 138-0013-8000',
        sqxl: '子女教育',
        country: '希腊',
        source: '移民底部表单',
        linkurl: 'https://www.meishi.test/special/ym_us_niw',
        test: 'A',
        agree: 'on',
        unknown: 'dropped',
        ['__proto__']: 'dropped',
        constructor: 'dropped',
        'fields[admin]': 'dropped',
      },
      { headers: { 'X-Forwarded-For': '203.0.113.7' } },
    )
    const [lead] = await test.leads()
    expect(reply).toMatchObject({ status: 200, json: { code: 0, data: { msg: success, id: lead?.id } } })
    expect(lead).toMatchObject({
      form: '移民底部表单',
      kind: 'immigration',
      name: '张三',
      phone: '13800138000',
      source: '移民底部表单',
      linkurl: 'https://www.meishi.test/special/ym_us_niw',
      test: 'A',
      verified: 0,
      spam: 0,
      agreed: 1,
      consent: consent.version,
      consent_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      address: '203.0.113.*',
      created_at: startTime,
    })
    expect(JSON.parse(lead?.fields ?? '')).toEqual({ sqxl: '子女教育', country: '希腊' })
    const accepted = await test.store.db.selectFrom('acceptance').selectAll().execute()
    expect(accepted).toEqual([{ lead_id: lead?.id, at: test.clock.now }])
  })

  const touch =
    '{"at":"2026-03-01","utm_source":"baidu","bd_vid":"123","referrer":"www.baidu.com/s","landing":"/uk"}'

  it('stores the first and the last source of the visitor', async () => {
    const last_touch = '{ "at": "2026-03-05", "utm_source": "微信", "landing": "/us" }'
    const fields = { name: '张三', phone: '13800138000', first_touch: touch, last_touch }
    expect((await postForm(transport, fields)).json).toMatchObject({ code: 0 })
    expect(JSON.parse((await test.leads())[0]?.fields ?? '')).toEqual({
      first_touch: touch,
      last_touch: '{"at":"2026-03-05","utm_source":"微信","landing":"/us"}',
    })
  })

  it.each([
    ['no JSON', '{"at":'],
    ['no object', '"2026-03-01"'],
    ['a field that is not allowed', '{"at":"2026-03-01","token":"1"}'],
    ['no day', '{"utm_source":"baidu"}'],
    ['an impossible day', '{"at":"2026-02-30"}'],
    ['a value that is not text', '{"at":"2026-03-01","utm_source":["a"]}'],
    ['a prototype', '{"at":"2026-03-01","__proto__":{"utm_source":"x"}}'],
    ['markup', '{"at":"2026-03-01","utm_source":"<script>"}'],
    ['an invalid id', '{"at":"2026-03-01","gclid":"a b"}'],
    ['a query in the landing path', '{"at":"2026-03-01","landing":"/uk?phone=1"}'],
    ['a control character', '{"at":"2026-03-01","utm_source":"a\\u0007"}'],
    ['too much of it', `{"at":"2026-03-01","utm_source":"${'长'.repeat(390)}"}`],
    ['nothing', ''],
  ])('accepts the lead and drops a source with %s', async (_name, first_touch) => {
    const fields = { name: '张三', phone: '13800138000', first_touch, last_touch: touch }
    expect((await postForm(transport, fields)).json).toMatchObject({ code: 0 })
    expect(JSON.parse((await test.leads())[0]?.fields ?? '')).toEqual({ last_touch: touch })
  })

  it('accepts the lead and drops a source that is sent twice', async () => {
    const twice = new URLSearchParams([
      ['name', '张三'],
      ['phone', '13800138000'],
      ['first_touch', touch],
      ['first_touch', touch],
    ])
    expect((await postForm(transport, twice.toString())).json).toMatchObject({ code: 0 })
    expect((await test.leads())[0]?.fields).toBe('{}')
  })

  it('ignores a code where none is required', async () => {
    const reply = await postForm(transport, { name: '张三', phone: '13800138000', code: 'nonsense' })
    expect(reply.json).toMatchObject({ code: 0 })
    expect(await test.leads()).toMatchObject([{ verified: 0 }])
  })

  it('checks an unknown kind of form as the general one', async () => {
    expect((await postForm(transport, { form: 'toString', phone: '13800138000' })).json).toMatchObject({
      code: 1002,
    })
  })

  it('needs only a phone from the callback panel', async () => {
    expect(
      (await postForm(transport, { form: 'callback', phone: '13800138000', agree: '1' })).json,
    ).toMatchObject({
      code: 0,
    })
    expect(await test.leads()).toMatchObject([{ kind: 'callback', form: 'callback', name: null }])
  })

  it('treats empty fields of a form without scripts as not given', async () => {
    const fields = { name: '张三', phone: '13800138000', test: '', request_id: '', agree: '' }
    expect((await postForm(transport, fields)).json).toMatchObject({ code: 0 })
  })

  it('takes the page address from the referrer when the form does not contain it', async () => {
    await postForm(
      transport,
      { name: '张三', phone: '13800138000' },
      { headers: { Referer: `https://www.meishi.test/${'x'.repeat(600)}` } },
    )
    expect((await test.leads())[0]?.linkurl).toBe(`https://www.meishi.test/${'x'.repeat(476)}`)
  })

  it.each([
    ['https://www.meishi.test/uk?utm_source=x', 'https://www.meishi.test/uk?utm_source=x'],
    ['/special/gpa?score=82', '/special/gpa?score=82'],
    ['https://www.meishi.test\u202e/uk', 'https://www.meishi.test/uk'],
    ['javascript:alert(document.cookie)', null],
    ['data:text/html,x', null],
    ['//evil.example/x', null],
    ['https://evil.example/www.meishi.test', null],
    ['https://www.meishi.test@evil.example/', null],
    ['https://user:key@www.meishi.test/', null],
    ['https://www.meishi.test.evil.example/', null],
    ['http://[', null],
    ['/apipc/v1/sms_logs?phone=13800138001&check_string=check-me', null],
    ['https://www.meishi.test/x/..//apipc/v1/sms_logs?phone=13800138001', null],
    ['/m/desktop?to=/uk', null],
  ])('keeps of the address %j only %j, and the lead in any case', async (address, kept) => {
    const fields = { name: '张三', phone: '13800138000', linkurl: address, tool: address }
    expect((await postForm(transport, fields)).json).toMatchObject({ code: 0 })
    const [lead] = await test.leads()
    expect(lead?.linkurl).toBe(kept)
    expect(JSON.parse(lead?.fields ?? '')).toEqual(kept === null ? {} : { tool: kept })
  })

  it('drops invisible characters everywhere', async () => {
    const marks = '\u001b]0;x\u0007\u200b\u202e\ufeff\ufdd0'
    const fields = {
      name: `张${marks.slice(5)}三`,
      phone: '\u202a86 138\u200b00138000\u202c',
      source: `一行\r\n${marks}二行`,
      message: `第一段\n第二段${marks}`,
      country: `英国${marks}`,
    }
    expect((await postForm(transport, fields)).json).toMatchObject({ code: 0 })
    const [lead] = await test.leads()
    expect(lead).toMatchObject({ name: '张三', phone: '13800138000', source: '一行 ]0;x二行' })
    expect(JSON.parse(lead?.fields ?? '')).toEqual({ country: '英国]0;x', message: '第一段\n第二段]0;x' })
  })

  it.each([
    ['test', 'Z'],
    ['agree', 'true'],
    ['request_id', 'not-a-uuid'],
  ])('stores a lead without a meaningless field: %s=%s', async (name, value) => {
    const fields = { name: '张三', phone: '13800138000', [name]: value }
    expect((await postForm(transport, fields)).json).toMatchObject({ code: 0 })
    expect(await test.leads()).toMatchObject([{ test: null, agreed: 0 }])
  })

  it('shortens a long source instead of losing the lead', async () => {
    const fields = { name: '张三', phone: '13800138000', source: '源'.repeat(150) }
    expect((await postForm(transport, fields)).json).toMatchObject({ code: 0 })
    expect(await test.leads()).toMatchObject([{ source: '源'.repeat(100) }])
  })

  it('shortens a long page address instead of losing the lead', async () => {
    const linkurl = `https://www.meishi.test/?${'x'.repeat(600)}`
    expect((await postForm(transport, { name: '张三', phone: '13800138000', linkurl })).json).toMatchObject({
      code: 0,
    })
    expect((await test.leads())[0]?.linkurl).toHaveLength(500)
  })

  it('reads plus signs, raw UTF-8 and stray percent signs as browsers mean them', async () => {
    await postForm(transport, 'name=Li+Lei&phone=13800138000&message=成绩50%+以上')
    expect(await test.leads()).toMatchObject([{ name: 'Li Lei', fields: '{"message":"成绩50% 以上"}' }])
  })

  it.each([
    ['JSON', 'application/json'],
    ['a multipart form', 'multipart/form-data; boundary=x'],
    ['plain text', 'text/plain'],
    ['another charset', 'application/x-www-form-urlencoded; charset=utf-16'],
  ])('refuses %s with 415', async (_name, type) => {
    const body = 'name=a&phone=13800138000'
    const reply = await transport.send({
      method: 'POST',
      path: plainPath,
      headers: { 'Content-Type': type },
      body,
    })
    expect(reply).toMatchObject({ status: 415, json: { code: 1400, data: { msg: '请求格式有误' } } })
  })

  it('refuses a compressed body with 415', async () => {
    const reply = await postForm(transport, 'name=a&phone=13800138000', {
      headers: { 'Content-Encoding': 'gzip' },
    })
    expect(reply.status).toBe(415)
  })

  it('accepts a body of exactly 16 KiB and refuses one byte more', async () => {
    const start = 'name=a&phone=13800138000&x='
    const full = start + 'x'.repeat(16 * 1024 - start.length)
    expect((await postForm(transport, full)).json).toMatchObject({ code: 0 })
    expect(await postForm(transport, `${full}x`)).toMatchObject({
      status: 413,
      json: { code: 1413, data: { msg: '提交内容过长' } },
    })
  })

  it('counts a body without an announced length', async () => {
    const body = `name=a&phone=13800138000&x=${'x'.repeat(20_000)}`
    const reply = await transport.send({
      method: 'POST',
      path: plainPath,
      headers: formHeaders,
      body,
      chunked: true,
    })
    expect(reply).toMatchObject({ status: 413, json: { code: 1413 } })
    expect(await test.leads()).toEqual([])
  })

  it('sends every answer as JSON that is not cached or sniffed', async () => {
    for (const reply of [
      await postForm(transport, { name: '张三', phone: '13800138000' }),
      await postForm(transport, {}),
      await transport.send({ path: plainPath }),
      await transport.send({ method: 'DELETE', path: plainPath }),
      await transport.send({ path: '/apipc/v1/unknown' }),
    ]) {
      expect(reply.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      expect(reply.json).toHaveProperty('code')
      expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
    }
  })

  it.each([
    ['PUT', plainPath],
    ['DELETE', plainPath],
    ['PATCH', codedPath],
    ['OPTIONS', plainPath],
    ['GET', codedPath],
    ['POST', '/apipc/v1/sms_logs'],
    ['POST', '/apipc/v1/country'],
  ])('answers %s %s with 405', async (method, path) => {
    expect(await transport.send({ method, path })).toMatchObject({ status: 405, json: { code: 1400 } })
  })

  it.each([plainPath, codedPath, '/apipc/v1/sms_logs'])('answers HEAD %s with 405', async (path) => {
    expect((await transport.send({ method: 'HEAD', path })).status).toBe(405)
  })

  it('answers an unknown path with 404', async () => {
    const reply = await transport.send({ method: 'POST', path: '/apipc/v1/unknown' })
    expect(reply).toMatchObject({ status: 404, json: { code: 1404, data: { msg: '没有这条记录' } } })
  })

  it('refuses a query that is too long', async () => {
    const reply = await transport.send({ path: `/apipc/v1/country?x=${'x'.repeat(2100)}` })
    expect(reply).toMatchObject({ status: 414, json: { code: 1413 } })
  })

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another origin', { Origin: 'https://evil.test' }],
    ['an origin that only starts like ours', { Origin: 'https://www.meishi.test.evil.test' }],
    ['our host over another port', { Origin: 'https://www.meishi.test:8443' }],
    ['no origin to speak of', { Origin: 'null' }],
    ['another site by navigation', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }],
  ])('refuses a form from %s', async (_name, headers) => {
    const reply = await postForm(transport, { name: '张三', phone: '13800138000' }, { headers })
    expect(reply).toMatchObject({
      status: 403,
      json: { code: 1010, data: { msg: '这次提交来自别的网址，请打开本站的网页再提交' } },
    })
    expect(await test.leads()).toEqual([])
  })

  it.each([
    ['the configured origin', { Origin: 'https://www.meishi.test' }],
    ['the host that was asked', { Origin: 'http://preview.test:3100', Host: 'preview.test:3100' }],
    ['our own page', { 'Sec-Fetch-Site': 'same-origin' }],
    ['no browser', {}],
  ])('accepts a form from %s', async (_name, headers) => {
    const reply = await postForm(transport, { name: '张三', phone: '13800138000' }, { headers })
    expect(reply.json).toMatchObject({ code: 0 })
  })

  describe('without JavaScript', () => {
    const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

    it.each([
      [
        'a success',
        { name: '张三', phone: '13800138000' },
        /^\/lead-result\?code=0&receipt=[\w-]{32}&proof=0\.success\.\w+\.\w{32}$/,
      ],
      [
        'a refusal',
        { name: '张三', phone: '1' },
        /^\/lead-result\?code=1001&proof=1001\.phoneFormat\.\w+\.\w{32}$/,
      ],
      [
        'a number that has to dial',
        { name: '张三', phone: '199 1234 5678' },
        /^\/lead-result\?code=1001&proof=1001\.phoneUntaken\.\w+\.\w{32}$/,
      ],
    ])('shows %s on a page of its own', async (_name, fields, location) => {
      for (const headers of [browser, { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' }]) {
        const reply = await postForm(transport, { ...fields, source: JSON.stringify(headers) }, { headers })
        expect(reply).toMatchObject({
          status: 303,
          headers: { location: expect.stringMatching(location) },
          text: '',
        })
      }
    })

    it('shows a page for a body that is too long too', async () => {
      const reply = await postForm(transport, 'x'.repeat(20_000), { headers: browser })
      expect(reply).toMatchObject({
        status: 303,
        headers: { location: expect.stringMatching(/^\/lead-result\?code=1413&proof=1413\.tooLong\./) },
      })
    })

    it.each([
      ['a script', 'application/json, text/plain, */*'],
      ['anything', '*/*'],
      ['JSON first', 'application/json, text/html;q=0.5'],
    ])('answers a sender that wants %s in JSON', async (_name, accept) => {
      const fields = { name: '张三', phone: '13800138000' }
      expect((await postForm(transport, fields, { headers: { Accept: accept } })).json).toMatchObject({
        code: 0,
      })
    })
  })
})

describe('a sender with a false content length', () => {
  it('is refused before its body is read', async () => {
    const test = await createTestHost()
    const request = new Request(`http://site.test${plainPath}`, {
      method: 'POST',
      headers: { ...formHeaders, 'Content-Length': '20000' },
      body: 'name=a&phone=13800138000',
    })
    expect((await test.host.fetch(request)).status).toBe(413)
    expect(request.bodyUsed).toBe(false)
    await test.close()
  })

  it('is counted when it announces less than it sends', async () => {
    const test = await createTestHost()
    const request = new Request(`http://site.test${plainPath}`, {
      method: 'POST',
      headers: { ...formHeaders, 'Content-Length': '30' },
      body: `name=a&phone=13800138000&x=${'x'.repeat(20_000)}`,
    })
    expect((await test.host.fetch(request)).status).toBe(413)
    await test.close()
  })
})

describe('consent', () => {
  const refused = [1009, '请先阅读并同意隐私保护协议'] as const
  const taken = [0, success] as const

  it.each([
    ['the callback panel without the box', {}, 'callback', {}, refused],
    ['the plan panel with an empty box', {}, 'assessment', { agree: '0' }, refused],
    ['the callback panel with the box', {}, 'callback', { agree: '1' }, taken],
    ['the plan panel ticked without scripts', {}, 'assessment', { agree: 'on' }, taken],
    ['a sign-up page without the box', {}, 'entry', {}, taken],
    ['a sign-up page where the box is required', { CONSENT_REQUIRED: '1' }, 'entry', {}, refused],
    ['a message where the box is required', { CONSENT_REQUIRED: '1' }, 'message', { agree: '0' }, refused],
    ['a sign-up page with the required box', { CONSENT_REQUIRED: '1' }, 'entry', { agree: '1' }, taken],
    ['a bottom form where the box is required', { CONSENT_REQUIRED: '1' }, 'general', {}, taken],
    ['the immigration form where it is required', { CONSENT_REQUIRED: '1' }, 'immigration', {}, taken],
    ['the language form where it is required', { CONSENT_REQUIRED: '1' }, 'language', {}, taken],
    ['the plan form where it is required', { CONSENT_REQUIRED: '1' }, 'plan', {}, taken],
  ])('of %s', async (_name, env, form, fields, [code, msg]) => {
    const test = await createTestHost({ env })
    const reply = await postForm(inProcess(test.host), {
      form,
      name: '张三',
      phone: '13800138000',
      ...fields,
    })
    expect(reply.json).toMatchObject({ code, data: { msg } })
    const agreed = 'agree' in fields && fields.agree !== '0' ? 1 : 0
    expect(await test.leads()).toMatchObject(code === 0 ? [{ agreed }] : [])
    await test.close()
  })

  it('is checked after name, phone and code', async () => {
    const test = await createTestHost()
    const reply = await postForm(inProcess(test.host), { form: 'callback', phone: '1' })
    expect(reply.json).toMatchObject({ code: 1001 })
    await test.close()
  })
})
