import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GuidePage } from '@/components/features/guides/guide-page'
import { findGuide } from '@/lib/content/guides/guides'

function open(slug: string) {
  const guide = findGuide(slug)
  if (guide === null) throw new Error(slug)
  render(<GuidePage guide={guide} />)
}

describe('a guide', () => {
  it('answers directly below its heading, then leads to its parts', () => {
    open('safety')
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading.nextElementSibling).toHaveTextContent('境外拨 +86-10-12308')
    const contents = screen.getByRole('navigation', { name: '本页内容' })
    expect(within(contents).getByRole('link', { name: '12308' })).toHaveAttribute('href', '#call')
  })

  it('prints year, reading and the official page beside each statement', () => {
    open('transfer')
    const row = screen.getByText(/六个校区；UCLA/).closest('li')
    expect(row).toHaveTextContent('2026 年，转录自官网')
    expect(row && within(row).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('admission.universityofcalifornia.edu'),
    )
  })

  it('says what was not found', () => {
    open('cscse')
    const missing = screen.getByRole('region', { name: '这一页没有的' })
    expect(missing).toHaveTextContent('深圳、广州、杭州')
  })

  it('sets apart what students of mainland China cannot use', () => {
    open('scholarship')
    const closed = screen.getByRole('region', { name: '中国学生不能用的' })
    expect(closed).toHaveTextContent('富布赖特')
    expect(screen.getByRole('region', { name: /硕士奖学金/ })).not.toHaveTextContent('富布赖特')
  })
})
