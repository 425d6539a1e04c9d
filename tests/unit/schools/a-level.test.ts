import { describe, expect, it } from 'vitest'
import { aLevelOffers, offerNeeded, offerReached } from '@/lib/schools/a-level'
import { flag, table } from '@/tests/support/table'

/** Whether grades reach a requirement when both are read on the scale, as lists and filters read them. */
const reaches = (own: string, needed: string) => offerReached(own) >= offerNeeded(needed)

describe('grades at A-level', () => {
  it.each(
    table(
      `
        AAB | AAB | yes
        AAB | ABB | yes
        ABB | AAB | no
        BAA | AAB | yes
        a*aa | AAA | yes
        A*A*A* | A*A*A* | yes
        AAA | A*BB | no
        A*AA | A*BB | yes
        A*BB | ABB | yes
        A*BB | AAB | no
        EEE | CCC | no
        CCC | DDD | yes
      `,
      [String, String, flag],
    ),
  )('%s for %s: %s', (own, needed, isReached) => {
    expect(reaches(own, needed)).toBe(isReached)
  })

  it('have a scale on which each offer reaches all below it and none above', () => {
    for (const [at, offer] of aLevelOffers.entries())
      expect([offerReached(offer), offerNeeded(offer)], offer).toEqual([at, at])
  })
})
