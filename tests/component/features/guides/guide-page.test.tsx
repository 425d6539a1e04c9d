import { render, screen } from '@testing-library/react'
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

  it('separates what students of mainland China cannot use', () => {
    open('scholarship')
    expect(openFold('中国学生不能用的').getAllByText(/富布赖特/).length).toBeGreaterThan(0)
    expect(openFold(/硕士奖学金/).queryByText(/富布赖特/)).toBeNull()
  })
})
