import { expect, it } from 'vitest'
import { staffed } from '@/components/features/people/load-advisors'

const branches = [
  { code: 'bj', name: '北京分公司' },
  { code: 'nj', name: '南京分公司' },
]

it.each([
  ['one branch with an adviser', [{ branch: 'bj' }], ['北京分公司', '南京分公司（暂无）']],
  ['nobody read', [], ['北京分公司', '南京分公司']],
])('with %s, the filter marks the others', (_, advisors, names) => {
  expect(staffed(branches, advisors).map(({ name }) => name)).toEqual(names)
})
