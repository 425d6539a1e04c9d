import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AcceptedTests, testsTitle } from '@/components/features/schools/accepted-tests'
import { acceptedTests, englishTests } from '@/lib/schools/english-tests'
import { openFold } from '../../open-fold'

it('counts the universities that name each test, those of the page first', () => {
  render(<AcceptedTests test="toefl" />)
  const toefl = acceptedTests.filter(({ tests }) => tests.has('toefl')).length
  expect(screen.getByRole('figure')).toHaveAccessibleName(
    new RegExp(
      `${acceptedTests.length} 所大学${toefl === acceptedTests.length ? '都' : `里，${toefl} 所`}收托福`,
    ),
  )
  const { getAllByRole } = openFold('各国的数')
  expect(getAllByRole('row').length).toBeGreaterThan(5)
})

it.each([
  [
    [10, 10, 6, 3, 0],
    10,
    '写明收哪些英语考试的 10 所大学都收托福；雅思（10 所）差不多，PTE（6 所）、多邻国（3 所）、剑桥英语（0 所）少',
  ],
  [
    [2, 9, 6, 2, 0],
    10,
    '写明收哪些英语考试的 10 所大学里，2 所收托福，8 所没有写到；雅思（9 所）、PTE（6 所）更多，多邻国（2 所）差不多，剑桥英语（0 所）少',
  ],
  [
    [0, 1, 0, 0, 0],
    1,
    '写明收哪些英语考试的 1 所大学里，没有一所写到托福；雅思（1 所）更多，PTE（0 所）、多邻国（0 所）、剑桥英语（0 所）差不多',
  ],
])('says of %j what it shows', (counts, all, title) => {
  const rows = englishTests.map((test, at) => ({ test, count: counts[at] ?? 0 }))
  expect(testsTitle('toefl', rows, all)).toBe(title)
})

it('leaves out universities that name no test', () => {
  expect(acceptedTests.every(({ tests }) => !tests.has('see_website'))).toBe(true)
  expect(new Set(acceptedTests.map(({ id }) => id)).size).toBe(acceptedTests.length)
})
