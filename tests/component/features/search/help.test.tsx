import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NearestNames, NothingFound } from '@/components/features/search/found'
import { SearchHelp } from '@/components/features/search/search-help'

it('leaves out empty parts', () => {
  render(<SearchHelp popular={[]} />)
  expect(screen.queryByRole('heading', { name: '常用入口' })).not.toBeInTheDocument()
  const { container } = render(<NearestNames names={[]} />)
  expect(container).toBeEmptyDOMElement()
})

it('links to both libraries with the same words when nothing is found', async () => {
  render(await NothingFound({ keyword: 'Cate School', notes: [], nearest: [] }))
  const link = (name: RegExp) => screen.getByRole('link', { name })
  expect(link(/^在院校库查/)).toHaveAttribute('href', '/yxk?q=Cate+School')
  expect(link(/^在中学库查/)).toHaveAttribute('href', '/yxk/hischool?q=Cate+School')
  expect(link(/^在中学库查/).parentElement).toHaveTextContent(/在中学库查“Cate School”（\d+ 所）/)
  expect(screen.getByRole('status')).not.toHaveTextContent('都没有')
})
