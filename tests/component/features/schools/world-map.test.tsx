import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { phoneParts, WorldMap } from '@/components/features/home/world-map'
import { worldSize } from '@/components/features/schools/dots-file'
import { pictureOf } from '@/components/ui/dots'
import { worldCounts, worldFrame, worldPlaces } from '@/lib/schools/campuses'

describe('the map of all countries', () => {
  it('has a link with a place for each country that it draws, and all of them in its table', () => {
    const counts = [...worldCounts.keys(), 'it'].map((value, at) => ({ value, count: 100 + at }))
    render(<WorldMap counts={counts} nameOf={(code) => code} />)
    const links = within(screen.getByRole('list')).getAllByRole('link')
    expect(links).toHaveLength(worldCounts.size)
    for (const link of links) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/^\/yxk\?country=[a-z]{2}$/))
      expect(link.closest('li')?.style.getPropertyValue('--x'), link.textContent).toMatch(/^[\d.]+%$/)
    }
    expect(screen.getAllByRole('rowheader', { hidden: true })).toHaveLength(counts.length)
  })

  it('shows phones the parts with dots, with names that cover none and do not touch each other', () => {
    const names: Readonly<Record<string, string>> = {
      us: '美国',
      uk: '英国',
      fr: '法国',
      de: '德国',
      jp: '日本',
      au: '澳大利亚',
    }
    const counts = [...worldCounts.keys()].map((value) => ({ value, count: 9 }))
    const { container } = render(<WorldMap counts={counts} nameOf={(code) => names[code] ?? code} />)
    const { x, y } = pictureOf(worldFrame, worldSize.height, worldSize.width)
    const dots = worldPlaces.map((place) => ({ x: x(place), y: y(place) }))
    const drawn = [...container.querySelectorAll('svg')].slice(1)
    expect(drawn).toHaveLength(phoneParts.length)
    const found = drawn.flatMap((svg) => {
      const [left = 0, top = 0, width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '')
        .split(' ')
        .map(Number)
      // A phone of 390 px has 316 px for the map, and two of the parts share a line.
      expect(width).toBeLessThanOrEqual(316)
      const boxes = [...svg.querySelectorAll('text')].map((text) => {
        const [from, line] = [Number(text.getAttribute('x')), Number(text.getAttribute('y'))]
        const name = text.textContent ?? ''
        return { name, left: from, right: from + 13 * name.length, top: line - 12, bottom: line + 2 }
      })
      for (const box of boxes) {
        expect([box.name, box.left >= left, box.right <= left + width]).toEqual([box.name, true, true])
        expect([box.name, box.top >= top, box.bottom <= top + height]).toEqual([box.name, true, true])
        const covered = dots.filter(
          (dot) => dot.x > box.left && dot.x < box.right && dot.y > box.top && dot.y < box.bottom,
        )
        expect([box.name, covered]).toEqual([box.name, []])
        const touched = boxes.filter(
          (other) =>
            other !== box &&
            other.left < box.right &&
            box.left < other.right &&
            other.top < box.bottom &&
            box.top < other.bottom,
        )
        expect([box.name, touched]).toEqual([box.name, []])
      }
      return boxes.map(({ name }) => name)
    })
    expect(found.toSorted()).toEqual(Object.values(names).toSorted())
  })

  it('is not shown without schools', () => {
    const { container } = render(<WorldMap counts={[]} nameOf={(code) => code} />)
    expect(container).toBeEmptyDOMElement()
  })
})
