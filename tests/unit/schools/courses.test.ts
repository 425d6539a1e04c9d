import { expect, it } from 'vitest'
import { coursesOf, degreeOf, saidOnce } from '@/components/features/schools/programmes-table'
import type { Programme } from '@/lib/api/programmes'

const programme = (id: number, title: string, over: Partial<Programme> = {}): Programme => ({
  id,
  level: 'bachelor',
  title,
  title_zh: null,
  field: null,
  code: null,
  detail: null,
  fee: null,
  fee_per: null,
  currency: 'GBP',
  weeks: null,
  graduates: null,
  pay: null,
  url: null,
  year: '2025',
  source: 'discoveruni',
  ...over,
})

const ids = (programmes: readonly Programme[]) =>
  coursesOf(programmes).map((course) => course.map(({ id }) => id))

it('puts the degrees of one British course together, and nothing else', () => {
  expect(
    ids([
      programme(1, 'Chemistry', { detail: 'BSc' }),
      programme(2, 'Chemistry', { detail: 'MSci' }),
      programme(3, 'Chemistry with Mathematics', { detail: 'BSc' }),
      programme(4, 'Chemistry with Mathematics', { detail: 'MSci', field: 'maths' }),
    ]),
  ).toEqual([[1, 2], [3], [4]])
})

it('leaves courses of one name apart where each is registered by itself', () => {
  const registered = { source: 'cricos', level: 'master' }
  expect(
    ids([
      programme(1, 'Master of Research', { ...registered, fee: 71_700 }),
      programme(2, 'Master of Research', { ...registered, fee: 84_900 }),
    ]),
  ).toEqual([[1], [2]])
})

it('says once what all degrees of a course say, and whose it is where they differ', () => {
  const payOf = ({ pay }: Programme) => (pay === null ? null : String(pay))
  const course = (first: number | null, second: number | null) =>
    coursesOf([
      programme(1, 'Archaeology', { detail: 'BA；可带薪实习一年', pay: first }),
      programme(2, 'Archaeology', { detail: 'BSc', pay: second }),
    ]).map((one) => saidOnce(one, payOf))
  expect(course(30_125, 30_125)).toEqual(['30125'])
  expect(course(30_125, 36_500)).toEqual(['BA 30125、BSc 36500'])
  expect(course(null, 36_500)).toEqual(['BSc 36500'])
  expect(course(null, null)).toEqual([null])
})

it('reads the degree before the options of a course', () => {
  expect(degreeOf(programme(1, 'Physics', { detail: 'BSc；可带薪实习一年；可加预科年' }))).toEqual({
    degree: 'BSc',
    options: '可带薪实习一年，可加预科年',
  })
})
