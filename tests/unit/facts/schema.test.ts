import { describe, expect, it } from 'vitest'
import { figureRowSchema, readRows, statementRowSchema } from '@/lib/facts/schema'

const sound = {
  id: 'uk-fee',
  topic: 'visa_fee',
  country: 'uk',
  label: '英国学生签证申请费',
  value: 558,
  unit: 'GBP',
  period: '2026-04-08 起',
  source: 'https://www.gov.uk/student-visa',
  read: 'official-copy',
  checked: '2026-08-21',
  status: 'latest_found',
  confidence: 'high',
  quote: '£558',
}
const { value: _, unit: __, period: ___, ...shared } = sound
const text = '资金须连续存放至少 28 天。'
const statementRow = { ...shared, country: 'UK', text, as_of: '2026-08-21', state: null }

const read = (row: object) => () => readRows('figures.json', [row], figureRowSchema)
const readStatement = (row: object) => () => readRows('statements.json', [row], statementRowSchema)

describe('a row of the registry', () => {
  it('that is valid is accepted', () => {
    expect(read(sound)().get('uk-fee')).toEqual(sound)
    expect(readStatement(statementRow)().get('uk-fee')).toEqual(statementRow)
  })

  it.each([
    ['without a source', { source: undefined }, '缺少出处网址'],
    [
      'from a competitor',
      { source: 'https://liuxue.xdf.cn/blog/1' },
      '不能引用 liuxue.xdf.cn：留学或移民中介（同行）',
    ],
    ['from a copy without an author', { source: 'https://ja.scribd.com/document/1' }, '匿名转抄或镜像'],
    ['from a site nobody has entered', { source: 'https://example.org/fees' }, '没有登记这个网站是谁办的'],
    ['of low confidence', { confidence: 'low' }, '可信度低的不登记'],
    ['of sources that contradict each other', { status: 'conflict' }, '这一条不能登记'],
    ['that was replaced', { status: 'superseded_or_old' }, '这一条不能登记'],
    ['without the kind of reading', { read: undefined }, '要写明读的是什么'],
    ['with an invalid date', { checked: '2026 年秋' }, '日期要写成'],
    [
      'with a research note in its label',
      { label: 'SAT 附加费（来源写统一43美元；另有来源写各区43-53美元）' },
      '研究笔记不给访客看',
    ],
  ])('%s stops the build with file, row and remedy', (_, change, message) => {
    const fault = new RegExp(`第 1 条（uk-fee）.*${message.replace(/[（）]/g, '.')}`)
    expect(read({ ...sound, ...change })).toThrow(fault)
    expect(readStatement({ ...statementRow, ...change })).toThrow(fault)
  })

  it("with a period in a researcher's words stops the build", () => {
    expect(read({ ...sound, period: '2026-08-21 读' })).toThrow('适用期间只有几种写法')
  })
})

describe('the rows of a file', () => {
  it('may not share an id', () => {
    expect(() => readRows('figures.json', [sound, sound], figureRowSchema)).toThrow(
      '第 2 条（uk-fee）：编号重复',
    )
  })

  it('may not all have been checked on one day', () => {
    const rows = (days: readonly (string | null)[]) =>
      days.map((checked, index) => ({ ...sound, id: `uk-fee-${index}`, checked }))
    const constant = Array.from({ length: 30 }, () => '2026-11-21')
    expect(() => readRows('figures.json', rows(constant), figureRowSchema)).toThrow(
      '过半的条目都写 2026-11-21 核对',
    )
    const honest = constant.map((day, index) => (index % 3 === 0 ? day : null))
    expect(readRows('figures.json', rows(honest), figureRowSchema).size).toBe(30)
  })
})
