import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CompareMap, distanceTitle } from '@/components/features/schools/compare-map'
import { school } from '../../../unit/schools/support'

const nameOf = () => '英国'
const ucl = school({ id: 'uk-university-college-london', country: 'uk', name: '伦敦大学学院' })
const imperial = school({ id: 'uk-imperial-college-london', country: 'uk', name: '帝国理工学院' })
const edinburgh = school({ id: 'uk-university-of-edinburgh', country: 'uk', name: '爱丁堡大学' })

it('numbers the schools on the map, and says their distances as a table', () => {
  render(<CompareMap schools={[ucl, imperial, edinburgh]} nameOf={nameOf} />)
  const figure = within(
    screen.getByRole('figure', { name: /^都在英国：伦敦大学学院、帝国理工学院相距约 \d 公里，.*爱丁堡大学/ }),
  )
  expect(figure.getByRole('img')).toBeVisible()
  // The two in London share a label.
  expect([...figure.getByRole('img').querySelectorAll('text')].map((one) => one.textContent)).toEqual([
    '1、2',
    '3',
  ])
  expect(figure.getAllByRole('row')).toHaveLength(4)
  const [, first, , third] = figure.getAllByRole('row')
  const km = (from: typeof first, to: number) =>
    within(from as HTMLElement).getAllByRole('cell')[to]?.textContent
  expect(km(first, 0)).toBe('—')
  expect(km(first, 2)).toBe(km(third, 0))
})

it('draws nothing for one school, or for two countries', () => {
  const { container, rerender } = render(<CompareMap schools={[ucl]} nameOf={nameOf} />)
  expect(container).toBeEmptyDOMElement()
  rerender(<CompareMap schools={[ucl, school({ id: 'us-harvard-university' })]} nameOf={nameOf} />)
  expect(container).toBeEmptyDOMElement()
})

it.each([
  [[], '都在英国'],
  [[{ name: '甲', lat: 51, lon: 0 }], '都在英国'],
  [
    [
      { name: '甲', lat: 51, lon: 0 },
      { name: '乙', lat: 51, lon: 0 },
    ],
    '都在英国：甲、乙相距不到 1 公里',
  ],
  [
    [
      { name: '甲', lat: 51, lon: 0 },
      { name: '乙', lat: 52, lon: 0 },
      { name: '丙', lat: 54, lon: 0 },
    ],
    '都在英国：甲、乙相距约 110 公里，甲、丙相距约 330 公里',
  ],
])('of %j says: %s', (places, title) => {
  expect(distanceTitle('英国', places)).toBe(title)
})
