import { describe, expect, it } from 'vitest'
import { aLevelOffers, offerNeeded, offerReached } from '@/lib/schools/a-level'

/** Whether grades reach a requirement when both are read on the scale, as lists and filters read them. */
const reaches = (own: string, needed: string) => offerReached(own) >= offerNeeded(needed)

describe('grades at A-level', () => {
  it.each([
    ['AAB', 'AAB', true],
    ['AAB', 'ABB', true],
    ['ABB', 'AAB', false],
    ['BAA', 'AAB', true],
    ['a*aa', 'AAA', true],
    ['A*A*A*', 'A*A*A*', true],
    ['AAA', 'A*BB', false],
    ['A*AA', 'A*BB', true],
    ['A*BB', 'ABB', true],
    ['A*BB', 'AAB', false],
    ['EEE', 'CCC', false],
    ['CCC', 'DDD', true],
  ])('%s for %s: %s', (own, needed, isReached) => {
    expect(reaches(own, needed)).toBe(isReached)
  })

  it('have a scale on which each offer reaches all below it and none above', () => {
    for (const [at, offer] of aLevelOffers.entries())
      expect([offerReached(offer), offerNeeded(offer)], offer).toEqual([at, at])
  })
})
