import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GuidePage } from '@/components/features/guides/guide-page'
import { guides } from '@/lib/collections/kinds/guide'
import { openFold } from '@/tests/component/open-fold'

function open(slug: string) {
  const guide = guides.find(slug)
  if (guide === null) throw new Error(slug)
  render(<GuidePage guide={guide} />)
}

describe('a guide', () => {
  it('answers directly below its heading, and has its parts in folds', () => {
    open('safety')
    const answer = screen.getByText(/境外拨 \+86-10-12308/, { selector: '[data-answer]' })
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(document.querySelector('details #call')).not.toBeNull()
  })

  it('shows year, kind of reading and official page beside each statement', () => {
    open('transfer')
    const row = screen.getByText(/TAG 是六个校区/).closest('li')
    expect(row).toHaveTextContent('2026-08，转录自官网')
    expect(row && within(row).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('admission.universityofcalifornia.edu'),
    )
  })

  it('lists what was not found', () => {
    open('cscse')
    const missing = openFold('还没查到什么')
    expect(missing.getByText(/深圳、广州、杭州/)).toBeVisible()
  })

  it('separates what students of mainland China cannot use', () => {
    open('scholarship')
    expect(openFold('中国学生不能用的').getAllByText(/富布赖特/).length).toBeGreaterThan(0)
    expect(openFold(/硕士奖学金/).queryByText(/富布赖特/)).toBeNull()
  })
})
