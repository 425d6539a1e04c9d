import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StoryPage } from '@/components/features/cases/story-page'
import type { Story } from '@/lib/api/stories'
import { findField } from '@/tests/component/site/lead/find-field'
import { drawPage } from '../../draw-page'
import { caseOf } from './support'

const storyOf = (values: Partial<Story> = {}): Story => ({
  id: 'one',
  title: 'L同学收到英国统计学硕士的有条件录取',
  country: 'uk',
  year: 2026,
  month: 9,
  text: '首批递交，六周后收到结果。',
  level: 'graduate',
  major: '统计学',
  conditional: true,
  results: { offer: 1, waitlist: 0, refused: 2, pending: 1 },
  details: [{ heading: '录取信写了什么', text: '两项条件。' }],
  caseId: null,
  sample: true,
  href: '/goodnews/one',
  ...values,
})

const page = (story: Story, study: Parameters<typeof StoryPage>[0]['study'] = null) =>
  drawPage(<StoryPage story={story} countryName="英国" study={study} related={[]} />)

describe('an admission', () => {
  it('shows whether it has conditions, and the results of the rest of the season', async () => {
    const { container } = await page(storyOf())
    expect(screen.getByText('有条件录取，条件见下')).toBeVisible()
    expect(screen.getByText('录取 1 所，候补 0 所，未录取 2 所，等待 1 所')).toBeVisible()
    expect(screen.getByText('2026 年 9 月')).toHaveAttribute('datetime', '2026-09')
    expect(await findField(container, 'source')).toHaveValue('喜报·L同学收到英国统计学硕士的有条件录取')
  })

  it('links to the complete case', async () => {
    await page(storyOf({ caseId: 'one' }), caseOf())
    expect(screen.getByRole('link', { name: '双非统计转英国数据科学硕士' })).toHaveAttribute(
      'href',
      '/caselist/one',
    )
  })
})

it('a season without an offer is named as such and has its own advice', async () => {
  await page(storyOf({ conditional: false, results: { offer: 0, waitlist: 1, refused: 4, pending: 0 } }))
  expect(screen.getByText('这一季没有录取')).toBeVisible()
  expect(screen.getByRole('heading', { name: '没有录取时，先做三件事' })).toBeVisible()
  expect(screen.getByRole('heading', { name: '这一季没有结果，想重新打算' })).toBeVisible()
})
