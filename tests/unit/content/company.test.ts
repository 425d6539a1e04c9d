import { describe, expect, it } from 'vitest'
import { registrationAnswer } from '@/lib/campaigns/campaign-files'
import { company, companyFile } from '@/lib/collections/kinds/company'

const nothing = { COMPANY_NAME: undefined, COMPANY_ADDRESS: undefined, ICP_NUMBER: undefined }

const read = (facts: object) => companyFile.parse('company', Buffer.from(JSON.stringify(facts, null, 2)))

describe('the file of facts about the company', () => {
  it('may leave facts unknown, and lists every branch', () => {
    expect(Object.keys(company().branches)).toHaveLength(18)
    expect(read(company())).toEqual(company())
  })

  it.each([
    ['an empty address', { address: '  ' }, 'branches › bj › address：不能为空；没有就写 null'],
    ['a phone with words', { phone: '找小王' }, 'branches › bj › phone：只能有数字和连字符，7 到 20 位'],
  ])('is refused with the place and what to do: %s', (_, values, line) => {
    const input = {
      ...company(),
      branches: { ...company().branches, bj: { ...company().branches.bj, ...values } },
    }
    expect(() => read(input)).toThrow(
      new RegExp(`lib/content/company/company\\.json\\n  · 第 \\d+ 行第 \\d+ 列，${line}`),
    )
  })

  it('is refused with an invalid licence number', () => {
    expect(() => read({ ...company(), business_licence: '12345' })).toThrow('18 位数字和大写字母')
    expect(read({ ...company(), business_licence: '91110000MA01ABCD2X' }).business_licence).toBeTruthy()
  })

  it('is refused with an unknown field', () => {
    expect(() => read({ ...company(), founded: 1999 })).toThrow(
      /company\.json\n {2}· 第 \d+ 行第 \d+ 列，整个内容：没有“founded”这个字段/,
    )
  })
})

it.each([
  ['nothing is configured', nothing, /^签约前/, /^Before you sign/],
  [
    'all is configured',
    { COMPANY_NAME: '甲公司', COMPANY_ADDRESS: '某路 1 号', ICP_NUMBER: '京ICP备1号' },
    /^每一页的页脚印有公司全称、公司地址、网站备案号。/,
    /^The registered company name, the address, and the filing number are printed/,
  ],
  [
    'only the filing number is',
    { ...nothing, ICP_NUMBER: '京ICP备1号' },
    /^每一页的页脚印有网站备案号。/,
    /^The filing number is printed/,
  ],
])('the company facts in the footer are correct when %s', (_, values, zh, en) => {
  expect(registrationAnswer(values).zh).toMatch(zh)
  expect(registrationAnswer(values).en).toMatch(en)
})
