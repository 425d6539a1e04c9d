import { expect, it } from 'vitest'
import { programmeFilters } from '@/components/features/schools/load-programmes'

const held = { count: 9, fee: 0, pay: 0, graduates: 0 }

it.each([
  ['no value', [{ ...held, level: 'bachelor' }], 'q field'],
  ['pay', [{ ...held, level: 'bachelor', pay: 3 }], 'q field sort'],
  ['fees', [{ ...held, level: 'master', fee: 2 }], 'q field fee sort'],
  [
    'two levels',
    [
      { ...held, level: 'bachelor' },
      { ...held, level: 'master' },
    ],
    'q level field',
  ],
])('a table with %s has the filters that can leave something out', (_, programmes, names) => {
  expect(
    programmeFilters(programmes)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(names)
})
