import { expect, it } from 'vitest'
import type { School } from '@/lib/api/schools'
import { tilesOf } from '@/lib/schools/tiles'
import { qsRank, school } from './support'

const fee = (given: Partial<School['fees'][number]>): School['fees'][number] => ({
  ...{ kind: 'group', level: 'bachelor', title: '全校' },
  ...{ low: 535800, high: 535800, currency: 'JPY', per: 'year', text: null, year: '2026–27 学年' },
  ...{ ielts: null, note: null, once: null, url: null, checked: '2026-09-24', source: 'tuition-more' },
  ...given,
})

it('prints the payment on enrolment from its column, whatever the note says', () => {
  const fees = [fee({ note: '入学金 999,000（减半 141,000）' }), fee({ once: 282000, note: '设施费另交' })]
  const made = tilesOf(school({ country: 'jp', fees, rank: qsRank('30', 30) }), null)
  expect(made.find(({ label }) => label === '入学金，一次')).toMatchObject({
    note: expect.stringMatching(/282,000.*，2026–27 学年$/),
  })
})

it('has no payment on enrolment without an amount', () => {
  const made = tilesOf(school({ country: 'jp', fees: [fee({ note: '入学金 282,000' })] }), null)
  expect(made.map(({ label }) => label)).not.toContain('入学金，一次')
})
