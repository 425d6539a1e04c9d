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
])('%s prints a number that it does not compare in the words of its table', (_, view) => {
  render(view)
  // The name of a source may contain the name of the university.
  for (const [name, told] of Object.entries({
    伯明翰大学: '总分 80%，各省可能不同（2024 年，转述※）',
    圭尔夫大学: '已毕业者：约 550（会考至少 80/100）（2022 年）',
    新南威尔士大学: '750 分省份 600–660（80%–88%），按专业（2018 年，转述※）',
    '林肯大学（新西兰）': '大一直通车文凭（三学期）：高考总分 60%–64%',
    伦敦大学亚非研究学院: '高考 78%，另高二高三均分 85%（2025 年，转述※）',
    新加坡国立大学: '没有能比的分数线',
    西澳大利亚大学: 'ATAR',
  }))
    expect(screen.getAllByRole('link', { name, hidden: true })[0]?.closest('tr')).toHaveTextContent(told)
})
