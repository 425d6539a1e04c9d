import { expect, it } from 'vitest'
import { getBranch } from '@/lib/api/branches'
import { branchDetailWireSchema } from '@/lib/contract/branches'
import { describeContentOperations } from './describe-operations'

const codes = 'bj cd cq cs fz gz hn hz km nj qd sh sz wh xa xg xjp zz'.split(' ')

describeContentOperations('branches', (calls) => {
  it.each(codes)('%s describes its city, and no unknown place or day', async (code) => {
    const branch = await calls.dataOf(`/v1/filiale/${code}`, branchDetailWireSchema)
    expect(branch).toMatchObject({ code, address: null, transport: null, open_days: [], sample: true })
    expect(branch.guide?.universities.groups.length).toBeGreaterThan(0)
    expect(branch.teams.length).toBeGreaterThan(0)
  })
})

it('gives pages the record without wire names', async () => {
  const branch = await getBranch('xg')
  expect(branch).toMatchObject({ code: 'xg', href: '/hk', overseas: true, openDays: [] })
  expect(branch).not.toHaveProperty('open_days')
  expect(branch).not.toHaveProperty('linkurl')
  expect(await getBranch('../news')).toBeNull()
  expect(await getBranch('nowhere')).toBeNull()
})
