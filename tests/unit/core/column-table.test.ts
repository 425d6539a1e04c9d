import { expect, it } from 'vitest'
import { z } from 'zod'
import { cell, readColumns } from '@/lib/core/column-table'
import { folderWith } from '@/tests/support/broken-table'
import { table } from '@/tests/support/table'

const columns = z.object({
  school: cell.text,
  fee: cell.number.nullable(),
  places: cell.integer.nullable(),
  closes: cell.date,
  page: cell.url.nullable(),
  level: cell.oneOf(['undergraduate', 'master']),
})
const head = 'school,fee,places,closes,page,level,note'

const read = (...rows: string[]) =>
  readColumns('fees.csv', columns, folderWith('fees.csv', `${[head, ...rows].join('\n')}\n`))

it('converts declared columns to their types and leaves the others as text', () => {
  const [row] = read('Oxford,39.5,12,2027-01-13,https://www.ox.ac.uk/fees,master,of another')
  expect(row?.values).toEqual({
    school: 'Oxford',
    fee: 39.5,
    places: 12,
    closes: '2027-01-13',
    page: 'https://www.ox.ac.uk/fees',
    level: 'master',
  })
})

it('gives null for an empty cell that may be empty', () => {
  expect(read('Oxford,,,2027-01-13,,master,')[0]?.values).toMatchObject({
    fee: null,
    places: null,
    page: null,
  })
})

const fine = 'Oxford,1,1,2027-01-13,https://www.ox.ac.uk,master,'
it.each(
  table(`
    ,1,1,2027-01-13,https://www.ox.ac.uk,master, | school 列：不能为空
    Oxford,1 to 2,1,2027-01-13,https://www.ox.ac.uk,master, | fee 列：“1 to 2”不是数字
    Oxford,1,1.5,2027-01-13,https://www.ox.ac.uk,master, | places 列：“1.5”不是整数
    Oxford,1,1,2027-02-30,https://www.ox.ac.uk,master, | closes 列：“2027-02-30”不是日期
    Oxford,1,1,,https://www.ox.ac.uk,master, | closes 列：不能为空
    Oxford,1,1,2027-01-13,see website,master, | page 列：“see website”不是网址
    Oxford,1,1,2027-01-13,https://www.ox.ac.uk,phd, | level 列：“phd”不在 undergraduate、master 之中
  `),
)('stops the build on %s', (broken, problem) => {
  expect(() => read(fine, broken)).toThrow(`fees.csv 第 3 行，${problem}`)
})

const registers = z.object({ members: cell.integer, site: cell.address })
const readRegister = (row: string) =>
  readColumns('register.csv', registers, folderWith('register.csv', `members,site\n${row}\n`))[0]?.values

it('reads the whole numbers and addresses of registers in one form', () => {
  expect(readRegister('12.0,www.ox.ac.uk')).toEqual({ members: 12, site: 'http://www.ox.ac.uk/' })
  expect(readRegister('12,HTTPS://www.ox.ac.uk/a')).toEqual({ members: 12, site: 'https://www.ox.ac.uk/a' })
  expect(() => readRegister('12,see website')).toThrow('site 列：“see website”不是网址')
  expect(() => readRegister('12,')).toThrow('site 列：不能为空')
})

it('stops the build when a declared column is missing, or when a reader rejects a cell', () => {
  const folder = folderWith('fees.csv', 'school\nOxford\n')
  expect(() => readColumns('fees.csv', columns, folder)).toThrow('缺少列 fee')
  const [row] = read(fine)
  expect(() => row?.fail('school', '不在院校库里')).toThrow('fees.csv 第 2 行，school 列：不在院校库里')
})
