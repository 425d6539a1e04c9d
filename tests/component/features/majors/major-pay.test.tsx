import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MajorPayStrip, type MajorPays } from '@/components/features/majors/major-pay'

/** Five schools around a middle pay; `count` of them. */
const pays = (id: string, middle: number, { count = 5, title = id } = {}): MajorPays => ({
  id,
  name: `${id}学`,
  schools: Array.from({ length: count }, (_, at) => ({
    ...{ school: `uk-${at}`, title, year: '2022–23', source: 'discover-uni' },
    pay: middle + (at - Math.floor(count / 2)) * 1000,
  })),
})

const others = [26_000, 28_000, 31_000, 36_000].map((middle, at) => pays(`o${at}`, middle))
const own = { id: 'own', name: '甲学' }
const draw = (mine: MajorPays, beside = others) =>
  render(<MajorPayStrip major={own} pays={[{ ...mine, name: own.name }, ...beside]} />)

it('draws a major among others, and says of how many schools', () => {
  draw(pays('own', 32_000))
  const figure = screen.getByRole('figure', { name: '英国毕业生年薪，5 个学科里由高到低第 2' })
  expect(within(figure).getByText('甲学 32,000 英镑')).toBeInTheDocument()
  expect(figure).toHaveTextContent('5 所学校本科毕业 15 个月后的年薪')
})

it('gives equal values one place, and counts majors of one subject once', () => {
  const { rerender } = draw(pays('own', 36_000))
  expect(screen.getByRole('figure')).toHaveAccessibleName(/5 个学科里由高到低第 1$/)
  const twin = { ...pays('twin', 36_000, { title: 'own' }), name: '乙学' }
  rerender(<MajorPayStrip major={own} pays={[{ ...pays('own', 36_000), name: '甲学' }, twin, ...others]} />)
  expect(screen.getByRole('figure')).toHaveAccessibleName(/5 个学科里由高到低第 1$/)
  expect(screen.getByText(/甲学、乙学在统计里是一个学科/)).toBeVisible()
})

it.each<[string, MajorPays, MajorPays[]]>([
  ['too few schools of it', pays('own', 32_000, { count: 4 }), others],
  ['no school', pays('own', 32_000, { count: 0 }), others],
  ['too few others', pays('own', 32_000), others.slice(1)],
])('draws nothing with %s', (_, mine, beside) => {
  expect(draw(mine, beside).container).toBeEmptyDOMElement()
})
