import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CostResult } from '@/components/features/tools/cost/cost-result'
import { CostTotals } from '@/components/features/tools/cost/cost-totals'
import { listTuitionSpans } from '@/lib/api/tuition'
import { estimateCost } from '@/lib/tools/cost/estimate'
import { type ChosenSchool, readCost } from '@/lib/tools/cost/input'
import { costRows } from '@/lib/tools/cost/rows'
import { wanSpan } from '@/lib/tools/cost/words'

const show = (params: Record<string, string>, chosen: ChosenSchool | null = null) => {
  const reading = readCost(params, chosen, '2026-11-23')
  render(<CostResult reading={reading} others={[]} estimate={estimateCost(reading.input, [])} />)
  return screen.getByRole('heading', { level: 2 })
}

const school = (id: string, name: string): ChosenSchool => ({
  id,
  name,
  country: id.slice(0, 2),
  city: null,
  state: null,
  fees: [],
  living: null,
})

it('says the sum, its ends and what it leaves out once, and the rest beside its item', () => {
  expect(show({ country: 'uk' })).toHaveTextContent(
    /^一年约 [\d.]+ 万元 3 年合计约 [\d.–]+ 万元，格拉斯哥和谢菲尔德两所，不含机票$/,
  )
  expect(screen.getByText(/^英国 · 伦敦 · 本科/)).toHaveTextContent('读 3 年')
  expect(screen.getByRole('row', { name: /^生活费/ })).toHaveTextContent('低值按签证资金下限')
})

it('says of which year a price is that nothing raises', () => {
  const id = 'sg-national-university-of-singapore'
  show({ country: 'sg', level: 'master', sid: id }, school(id, '新加坡国立大学'))
  expect(screen.queryByText(/年入学/)).toBeNull()
  expect(screen.getByRole('row', { name: /^学费/ })).toHaveTextContent(/20\d\d.*的价/)
})

it('links to further pages for a school without a price, and does not contradict its own numbers', () => {
  const heading = show(
    { country: 'jp', sid: 'jp-waseda-university' },
    school('jp-waseda-university', '早稻田大学'),
  )
  expect(heading).toHaveTextContent(/^还差学费 其余 4 年至少 [\d.]+ 万元，.*不含机票、学费/)
  expect(screen.getByRole('link', { name: /不写学校/ })).toHaveAttribute(
    'href',
    expect.not.stringContaining('sid='),
  )
  expect(screen.queryByText(/东京大学/)).toBeNull()
})

it('uses the figures of the chosen school without a note of missing ones', () => {
  const id = 'us-harvard-university'
  expect(show({ country: 'us', sid: id }, school(id, '哈佛大学'))).toHaveTextContent(
    /^一年约 [\d.]+ 万元 4 年合计约/,
  )
  expect(screen.queryByText(/没有能用来算/)).toBeNull()
  expect(screen.getByRole('row', { name: /^学费/ })).toHaveTextContent(/万.*按 2027 年估/)
})

it.each([
  ['undergraduate', '#school'],
  ['language', undefined],
])('for the level %s links to the field of the school if it exists: %s', (level, href) => {
  show({ country: 'uk', level, school: '没有这样的学校' })
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('学校：在英国的院校库里没有找到“没有这样的学校”')
  expect(alert.querySelector('a')?.getAttribute('href') ?? undefined).toBe(href)
})

it('the years after the first are their mean, because prices rise each year', async () => {
  render(await CostTotals({ country: 'ca', levels: ['undergraduate'], view: 'cash' }))
  const totals = costRows('ca', ['undergraduate'], await listTuitionSpans())[0]?.estimate.totals
  const of = (end: 'low' | 'high') =>
    ((totals?.all.yuan[end] ?? 0) - (totals?.years[0]?.yuan[end] ?? 0)) / ((totals?.years.length ?? 0) - 1)
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(wanSpan({ low: of('low'), high: of('high') }))
})
