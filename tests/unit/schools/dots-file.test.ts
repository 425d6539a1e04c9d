import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { dotsFile, dotsFiles, drawDots } from '@/components/features/schools/dots-file'

describe('files with the dots of a map', () => {
  it('exist for each address that a page refers to', () => {
    expect(dotsFiles).toContain('us-country.svg')
    expect(dotsFile('us', 'country')).toBe('/maps/us-country.svg#dots')
    for (const file of dotsFiles.filter((name) => name !== 'world.svg'))
      expect(drawDots(file), file).toMatch(/^<svg .*<path id="dots" d="(M\d+ \d+h0)+"\/><\/svg>\n$/)
  })

  it('has all universities as dots of three sizes, in less than 6 KB', () => {
    const drawing = drawDots('world.svg') ?? ''
    expect(drawing).toMatch(
      /^<svg .*<g id="dots">(<path stroke-width="[\d.]+" d="(m-?\d+ -?\d+h0)+"\/>){3}<\/g><\/svg>\n$/,
    )
    expect(gzipSync(drawing).length).toBeLessThan(6000)
  })

  it('do not exist for other countries and sizes', () => {
    expect(drawDots('sg-country.svg')).toBeNull()
    expect(drawDots('us-city.svg')).toBeNull()
    expect(drawDots('us')).toBeNull()
  })
})
