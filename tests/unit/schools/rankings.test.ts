import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { placesOf, rankInWords } from '@/lib/schools/rankings'
import { readSchoolRecords } from '../../support/school-records'

describe('a published rank', () => {
  it.each([
    ['12', { from: 12, to: 12 }, '第 12 名'],
    ['801-850', { from: 801, to: 850 }, '第 801-850 名'],
    ['1401+', { from: 1401, to: 1500 }, '1401 名及以后'],
  ])('%s', (text, places, words) => {
    expect(placesOf(text)).toEqual(places)
    expect(rankInWords(text)).toBe(words)
  })

  it.each(['', '=12', 'top', '801-', '-5'])('%j is not a rank', (text) => {
    expect(placesOf(text)).toBeNull()
  })

  it('is read for every school that has one', async () => {
    const texts = (await readSchoolRecords()).flatMap(({ rank, rank_prev }) => [rank?.world, rank_prev])
    const unread = texts.filter((text) => typeof text === 'string').filter((text) => placesOf(text) === null)
    expect(unread).toEqual([])
  })
})

it('takes the edition of a ranking from one place', () => {
  const typed = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('content/'))
      .map((file) => path.join(folder, file))
      .filter((file) =>
        /(?:QS|软科|ARWU)(?: ?世界大学(?:学术)?排名)? ?20\d\d/.test(readFileSync(file, 'utf8')),
      ),
  )
  expect(typed).toEqual([])
})
