import { expect, it } from 'vitest'
import { readCategories } from '@/components/features/background/load-programmes'

it.each([
  ['nothing', undefined, [], 0],
  ['one', '3', [3], 0],
  ['a list', '8,1', [1, 8], 0],
  ['ticked boxes', ['2', '10'], [2, 10], 0],
  ['ticked boxes and a list', ['2', '4,6'], [2, 4, 6], 0],
  ['the link of the header, which names all', '1,2,3,4,6,8,9,10', [], 0],
  ['spaces and full-width commas', ' 1 ，2', [1, 2], 0],
  ['one twice', '1,1', [1], 0],
  ['empty', '', [], 0],
  ['empty places', ',,4,', [4], 0],
  ['an id not in use', '5', [], 1],
  ['a good and a bad one', '5,9', [9], 1],
  ['words', 'abc', [], 1],
  ['a number written otherwise', '01', [], 1],
  ['a script', '<script>', [], 1],
])('reads %s', (_, b, ids, notes) => {
  const read = readCategories(b)
  expect(read.ids).toEqual(ids)
  expect(read.notes).toHaveLength(notes)
})

it('reports ignored values, shortened', () => {
  expect(readCategories('5,1').notes).toEqual(['没有编号为“5”的类别，已忽略'])
  expect(readCategories(`${'x'.repeat(500)}`).notes[0]?.length).toBeLessThan(50)
})
