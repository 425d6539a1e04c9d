import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FoundProgrammesPage } from '@/components/features/schools/found-programmes-page'
import { loadFoundProgrammes } from '@/components/features/schools/load-found-programmes'

const open = async (params: string) =>
  render(<FoundProgrammesPage {...(await loadFoundProgrammes(params))} />)

it.each([
  ['country=uk&level=master', /只有少数公布了学费的，不是全部/],
  ['level=master', /英国、新加坡的硕士只收了少数/],
  ['country=us&level=bachelor', /按学科列出，不是课程名/],
])('notes above the rows of %s that they are incomplete', async (params, words) => {
  await open(params)
  const table = screen.getByRole('table')
  expect(within(table).getByText(words)).toBeInTheDocument()
})

it('shows the note also when a country has no rows of a level', async () => {
  await open('country=hk&level=bachelor')
  expect(screen.getByText(/中国香港的本科课程没有收/)).toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

it('shows no such note when the register is complete', async () => {
  await open('country=au&level=master')
  expect(screen.getByRole('table')).not.toHaveTextContent(/不是全部|没有收|不是课程名/)
})

it('starts with the broad fields and their numbers, not with the programmes of one school', async () => {
  await open('')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  const fields = within(screen.getByRole('navigation', { name: '学科大类' })).getAllByRole('link')
  expect(fields).toHaveLength(15)
  expect(fields[0]).toHaveAttribute('href', '/yxk/programmes?field=business')
  expect(fields[0]).toHaveTextContent(/商科与管理\s*[\d,]+ 个/)
})

it('lists programmes on the further pages of a start without words', async () => {
  await open('page=2')
  expect(screen.getByRole('table')).toBeInTheDocument()
})
