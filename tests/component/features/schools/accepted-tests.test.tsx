import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AcceptedTests } from '@/components/features/schools/accepted-tests'
import { acceptedTests } from '@/lib/schools/english-tests'
import { openFold } from '../../open-fold'

it('counts the universities that name each test, those of the page first', () => {
  render(<AcceptedTests test="toefl" />)
  const toefl = acceptedTests.filter(({ tests }) => tests.has('toefl')).length
  expect(screen.getByRole('figure')).toHaveAccessibleName(
    new RegExp(`${acceptedTests.length} 所大学里，收托福的有 ${toefl} 所，雅思`),
  )
  const { getAllByRole } = openFold('各国的数')
  expect(getAllByRole('row').length).toBeGreaterThan(5)
})

it('leaves out universities that name no test', () => {
  expect(acceptedTests.every(({ tests }) => !tests.has('see_website'))).toBe(true)
  expect(new Set(acceptedTests.map(({ id }) => id)).size).toBe(acceptedTests.length)
})
