import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GaokaoList } from '@/components/features/tools/gaokao/gaokao-list'
import { GaokaoOthers, GaokaoResult } from '@/components/features/tools/gaokao/gaokao-result'

/** By hand, from the register: universities whose own page was read, and those known only from a report, with its day. */
const words: [name: string, told: string][] = [
  ['澳大利亚国立大学', '转述（2022-05-31），学校自己的页面没查到'],
  ['悉尼大学', '转述（2022-05-31），学校自己的页面没查到'],
  ['新南威尔士大学', '转述（2022-05-31），学校自己的页面没查到'],
  ['莫纳什大学', '转述（2022-05-31），学校自己的页面没查到'],
  ['阿德莱德大学', '转述（2022-05-31），学校自己的页面没查到'],
  ['悉尼科技大学', '转述（2022-05-31），学校自己的页面没查到'],
  ['伯明翰大学', '转述（2024-06-04）约满分的 80%，学校自己的页面没查到'],
  ['香港科技大学', '转述（2026），学校自己的页面没查到'],
  ['圭尔夫大学', '旧页面（2022）写约 550 分（750 分卷），现在的没查到'],
  ['新加坡国立大学', '没有能比的分数线'],
  ['西澳大利亚大学', 'ATAR'],
]

it.each(words)('the list describes %s: %s', (name, told) => {
  render(<GaokaoList />)
  expect(screen.getByRole('link', { name, hidden: true }).closest('tr')).toHaveTextContent(told)
})

it.each(words)('a result describes %s: %s', (name, told) => {
  render(
    <>
      <GaokaoResult total={600} full={750} english={{}} />
      <GaokaoOthers total={600} full={750} english={{}} />
    </>,
  )
  // The name of a source may contain the name of the university.
  expect(screen.getAllByRole('link', { name, hidden: true })[0]?.closest('tr')).toHaveTextContent(told)
  expect(screen.getByRole('heading', { name: /^没查到/ })).toBeInTheDocument()
})
