import { describe, expect, it } from 'vitest'
import { dotsFile, dotsFiles, drawDots } from '@/components/features/schools/dots-file'

describe('files with the dots of a map', () => {
  it('exist for each address that a page refers to', () => {
    expect(dotsFiles).toContain('us-country.svg')
    expect(dotsFile('us', 'country')).toBe('/maps/us-country.svg#dots')
    for (const file of dotsFiles)
      expect(drawDots(file), file).toMatch(/^<svg .*<path id="dots" d="(M\d+ \d+h0)+"\/><\/svg>\n$/)
  })

  it('do not exist for other countries and sizes', () => {
    expect(drawDots('sg-country.svg')).toBeNull()
    expect(drawDots('us-city.svg')).toBeNull()
    expect(drawDots('us')).toBeNull()
  })
})
