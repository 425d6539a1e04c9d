import { expect, it } from 'vitest'
import { comparisonHref, readOffers } from '@/lib/schools/offers'

const queryOf = (href: string) => Object.fromEntries(new URL(href, 'https://a.test').searchParams)

it('stay with their schools when others are added or removed', () => {
  const { offers } = readOffers({ deposit2: '2000 英镑', reply2: '2027-05-01', award1: '无' }, ['a', 'b'])
  expect([...offers]).toEqual([
    ['a', { award: '无' }],
    ['b', { deposit: '2000 英镑', reply: '2027-05-01' }],
  ])
  const { offers: again } = readOffers(queryOf(comparisonHref(['b', 'c'], offers)), ['b', 'c'])
  expect([...again]).toEqual([['b', { deposit: '2000 英镑', reply: '2027-05-01' }]])
})

it('that are empty make no address of their own, and a day that does not exist is reported', () => {
  const { offers, errors } = readOffers({ deposit1: ' ', reply1: '2027-02-30' }, ['a'])
  expect(comparisonHref(['a'], offers)).toBe('/yxk/compare?ids=a')
  expect(errors).toHaveLength(1)
})
