import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AddSchool } from '@/components/features/schools/compare-page'
import { loadCompare } from '@/components/features/schools/load-compare'

async function open(params: { ids?: string; add?: string }) {
  const { schools, typed, offers } = await loadCompare(params)
  render(<AddSchool schools={schools} typed={typed} offers={offers} />)
  return { ids: schools.map(({ id }) => id) }
}

it('is a field that keeps the schools of the comparison, without scripts', async () => {
  const { ids } = await open({ ids: 'us-harvard-university', add: '曼大' })
  expect(ids).toEqual(['us-harvard-university', 'uk-university-of-manchester'])
  const form = screen.getByLabelText('写校名加进对照').closest('form')
  expect(form).toHaveAttribute('action', '/yxk/compare')
  expect(form && new FormData(form).get('ids')).toBe('us-harvard-university,uk-university-of-manchester')
  expect(form && new FormData(form).get('add')).toBe('')
})

it('offers the schools that a name may mean beside those of the comparison', async () => {
  const { ids } = await open({ ids: 'us-harvard-university', add: '麦大' })
  expect(ids).toEqual(['us-harvard-university'])
  expect(screen.getByText(/“麦大”可能是几所学校，请选/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '麦吉尔大学' })).toHaveAttribute(
    'href',
    '/yxk/compare?ids=us-harvard-university,ca-mcgill-university',
  )
})

it('says that a name was not found', async () => {
  await open({ add: '没有这样的学校' })
  expect(screen.getByText(/没有找到“没有这样的学校”/)).toBeInTheDocument()
})
