import { expect, it } from 'vitest'
import { messages } from '@/lib/leads/messages'
import { checkLead } from '@/lib/leads/schema'
import { isMobile, readAgent } from '@/lib/routing/devices'
import { readCourses } from '@/lib/tools/gpa/courses'

// What public bug reports of other sites name: inputs of people that were refused, cut or read as something else.
// Each stands here as it was reported, with what must come of it. Those that need a browser or a server are tested in
// e2e/html.spec.ts (heads), e2e/soundness.ts (small fields), e2e/focus-in-sight.spec.ts and deploy/front.test.ts.

const name = '李明'
const phone = '13800138000'

it.each(['19812345678', '19112345678', '+86 199 1234 5678'])(
  'the number %s of a newer range is refused with the specified words',
  (typed) => {
    expect(checkLead('general', false, { name, phone: typed })).toEqual({
      ok: false,
      field: 'phone',
      message: messages.phoneFormat,
    })
  },
)

it.each([
  '(+86)13800138000',
  '+86(138)00138000',
  '138.0013.8000',
  '+0086 13800138000',
  'tel:13800138000',
  '13800138000。',
  '138·0013·8000',
])('the number %s is taken out of what surrounds it', (typed) => {
  expect(checkLead('general', false, { name, phone: typed })).toMatchObject({ ok: true, lead: { phone } })
})

it.each([
  ['李\u3000明', '李 明'],
  ['李\u00a0明', '李 明'],
  ['古丽米热\uff65艾比布力', '古丽米热·艾比布力'],
  ['古丽米热\u2219艾比布力', '古丽米热·艾比布力'],
  ['古丽米热\ufe52艾比布力', '古丽米热·艾比布力'],
  ['古丽米热\u2014艾比布力', '古丽米热-艾比布力'],
  ['王\ue863', '王䶮'],
  ['姓名：李明', '李明'],
  ['(李明)', '李明'],
])('the name %j is stored as %s', (typed, stored) => {
  expect(checkLead('general', false, { name: typed, phone })).toMatchObject({
    ok: true,
    lead: { name: stored },
  })
})

it('the name 王⿰韦华 is kept or refused, never cut', () => {
  const check = checkLead('general', false, { name: '王⿰韦华', phone })
  expect(check.ok ? check.lead.name : check.field).toSatisfy((value) => ['王⿰韦华', 'name'].includes(value))
})

it.each(['【美世留学】验证码123456，5分钟内有效', '验证码123456', '123456。'])(
  'the code is taken out of %s',
  (code) => {
    expect(checkLead('general', true, { name, phone, code })).toMatchObject({
      ok: true,
      lead: { code: '123456' },
    })
  },
)

it.each([
  'Mozilla/5.0 (PC; OpenHarmony 5.0; HarmonyOS 5.0) AppleWebKit/537.36 (KHTML,like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Browser/harmony360Browser/1.0.0',
  'Mozilla/5.0 (Linux; Android 9; MiTV-AXFR0 Build/PI; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/83.0.4103.106 Safari/537.36',
])('the desktop site is for %s', (agent) => {
  expect(isMobile(readAgent(agent))).toBe(false)
})

const courseOf = (credit: string, score: string) =>
  readCourses({ name: ['微积分'], credit: [credit], score: [score] })

it.each(['合格', 'P', '免修'])('a course with the score %s is left out with a note', (score) => {
  const { courses, errors, notes } = courseOf('3', score)
  expect({ courses, errors }).toEqual({ courses: [], errors: {} })
  expect(notes).toEqual([expect.stringContaining('合格')])
})

it.each(['90分', '90%'])('the score %s is 90', (score) => {
  expect(courseOf('3', score).courses).toEqual([{ name: '微积分', credit: 3, score: 90 }])
})
