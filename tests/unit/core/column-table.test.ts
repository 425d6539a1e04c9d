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

const fine = {
  ...{ school: 'Oxford', fee: '1', places: '1', closes: '2027-01-13', page: 'https://www.ox.ac.uk' },
  ...{ level: 'master', note: '' },
}
const rowOf = (change: object = {}) => Object.values({ ...fine, ...change }).join(',')

it.each(
  table(`
    school |             | 不能为空
    fee    | 1 to 2      | “1 to 2”不是数字
    places | 1.5         | “1.5”不是整数
    closes | 2027-02-30  | “2027-02-30”不是日期
    closes |             | 不能为空
    page   | see website | “see website”不是网址
    level  | phd         | “phd”不在 undergraduate、master 之中
  `),
)('stops the build on %s “%s”', (column = '', cell, problem) => {
  expect(() => read(rowOf(), rowOf({ [column]: cell }))).toThrow(`fees.csv 第 3 行，${column} 列：${problem}`)
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
  const [row] = read(rowOf())
  expect(() => row?.fail('school', '不在院校库里')).toThrow('fees.csv 第 2 行，school 列：不在院校库里')
})
