import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WholeWords } from '@/components/ui/whole-values'

it.each([
  ['美国驻上海总领事馆', ['美国驻', '上海', '总领事馆']],
  ['申请或签证已递交', ['申请或', '签证已', '递交']],
  [' 利物浦热带医学院 ', [' 利物浦', '热带', '医学院 ']],
  ['一年大约（万元）', ['一年', '大约', '（万元）']],
  ['伦敦', ['伦敦']],
  ['本科（伦敦），', ['本科', '（伦敦），']],
  ['本科（伦敦以外），', ['本科', '（伦敦', '以外），']],
  ['Harvard University', ['Harvard University']],
])('lets the lines of “%s” end only between words', (text, words) => {
  const { container } = render(<WholeWords text={text} />)
  expect(container.textContent).toBe(text)
  const inner = container.innerHTML.replaceAll(/<span class="break-keep">|<\/span>/g, '')
  expect(inner.split(/<span[^>]*>/)).toEqual(words)
})
