import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GaokaoList } from '@/components/features/tools/gaokao/gaokao-list'
import { GaokaoOthers, GaokaoResult } from '@/components/features/tools/gaokao/gaokao-result'

// What the register says of each is a rule of lib/tools/gaokao; the list and a result say the same.
it.each([
  ['the list', <GaokaoList key="list" />],
  [
    'a result',
    <div key="result">
      <GaokaoResult total={600} full={750} english={{}} />
      <GaokaoOthers total={600} full={750} english={{}} />
    </div>,
  ],
])('%s tells a page that was read from a report with its day, and from an old page', (_, view) => {
  render(view)
  // The name of a source may contain the name of the university.
  for (const [name, told] of Object.entries({
    伯明翰大学: '转述（2024-06-04）约满分的 80%，学校自己的页面没查到',
    圭尔夫大学: '旧页面（2022）写约 550 分（750 分卷），现在的没查到',
    新加坡国立大学: '没有能比的分数线',
    西澳大利亚大学: 'ATAR',
  }))
    expect(screen.getAllByRole('link', { name, hidden: true })[0]?.closest('tr')).toHaveTextContent(told)
})
