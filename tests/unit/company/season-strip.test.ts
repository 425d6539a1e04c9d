import { describe, expect, it } from 'vitest'
import { isInSeason, seasonName } from '@/components/features/company/season-strip'

describe('a season of the year', () => {
  it.each([
    [{ from: 3, to: 4 }, [3, 4], '3–4 月'],
    [{ from: 3, to: 3 }, [3], '3 月'],
    [{ from: 12, to: 1 }, [1, 12], '12 月至次年 1 月'],
    [{ from: 11, to: 2 }, [1, 2, 11, 12], '11 月至次年 2 月'],
  ])('%o', (season, months, name) => {
    const all = Array.from({ length: 12 }, (_, index) => index + 1)
    expect(all.filter((month) => isInSeason(season, month))).toEqual(months)
    expect(seasonName(season)).toBe(name)
  })
})
