import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProgrammeIndex } from '@/components/features/background/programme-index'
import { ProgrammePage } from '@/components/features/background/programme-page'
import type { BackgroundProgramme } from '@/lib/api/background-programmes'
import { findField } from '@/tests/component/site/lead/find-field'
import { drawPage } from '../../draw-page'

const programme: BackgroundProgramme = {
  id: 'one',
  category: 1,
  categoryName: '科研项目',
  title: '甲课题',
  summary: '从问题到报告。',
  audience: '大学生',
  duration: '8 周',
  place: '线上',
  href: '/bjts_list/one',
  weeks: [],
  suits: [],
  output: [],
  howToState: '写“自选课题”。',
  notDone: [],
  conditions: [],
}

const categories = [
  { id: 1, name: '科研项目', count: 1 },
  { id: 10, name: '志愿与社团', count: 2 },
]

const list = {
  path: '/bjts_list' as const,
  found: { list: [programme], total: 1, page: 1, limit: 60, categories },
  chosen: [1 as const],
  state: { values: { b: '1' }, page: 1, notes: ['没有编号为“5”的类别，已忽略'] },
}

it('offers the categories as links, with the chosen one marked, and a link to all', () => {
  render(<ProgrammeIndex {...list} />)
  const links = within(screen.getByRole('navigation', { name: '项目类别' }))
  expect(links.getByRole('link', { current: 'page' })).toHaveTextContent(/^科研项目/)
  expect(links.getByRole('link', { name: /志愿与社团/ })).toHaveAttribute('href', '/bjts_list?b=10')
  expect(links.getByRole('link', { name: '全部' })).toHaveAttribute('href', '/bjts_list')
  expect(screen.getByText('没有编号为“5”的类别，已忽略')).toBeVisible()
})

it('keeps the categories when nothing is found, and explains a page beyond the last one', () => {
  const { unmount } = render(<ProgrammeIndex {...list} found={{ ...list.found, list: [], total: 0 }} />)
  expect(screen.getByRole('navigation', { name: '项目类别' })).toBeVisible()
  unmount()
  render(
    <ProgrammeIndex
      {...list}
      found={{ ...list.found, list: [], total: 1 }}
      state={{ ...list.state, page: 9 }}
    />,
  )
  expect(screen.getByText(/没有第 9 页/)).toBeVisible()
  expect(screen.getByRole('link', { name: '回到第 1 页' })).toHaveAttribute('href', '/bjts_list?b=1')
})

it('sends its name with the lead', async () => {
  const { container } = await drawPage(<ProgrammePage programme={programme} related={[]} />)
  expect(await findField(container, 'source')).toHaveValue('背景提升·甲课题')
})
