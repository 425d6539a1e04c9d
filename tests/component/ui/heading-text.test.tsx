import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HeadingText } from '@/components/ui/heading-text'

it.each([
  ['美国留学费用：学费、住宿与保险', 0],
  ['西班牙黄金签证与非营利居留现在是否受理', 1],
])('keeps the text of “%s” and lets only a long phrase break between words', (text, fewest) => {
  const { container } = render(<HeadingText text={text} />)
  expect(container.textContent).toBe(text)
  const breaks = container.querySelectorAll('.break-keep > span').length
  expect(breaks === 0).toBe(fewest === 0)
})

it('lets a long phrase break between words but not inside a value', () => {
  const { container } = render(<HeadingText text="澳大利亚学生签证（500 类）递交前的核对表" />)
  expect(container.querySelector('.whitespace-nowrap')).toHaveTextContent('500 类')
  expect(container.querySelector('.whitespace-nowrap span')).toBeNull()
})

it('keeps words with a hyphen whole in a short phrase too', () => {
  const { container } = render(<HeadingText text="英国 top-up：大专插读本科" />)
  expect(container.textContent).toBe('英国 top-up：大专插读本科')
  expect(container.querySelector('.whitespace-nowrap')).toHaveTextContent('top-up')
})
