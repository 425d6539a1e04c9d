import { describe, expect, it } from 'vitest'
import { fittingWords } from '@/components/ui/plots/axis'

const even = (...texts: string[]) => texts.map((text, at) => ({ text, at: at / (texts.length - 1) }))

const [names, wideNames, page] = [13, 7.25, 24]

describe('the words of an axis on a phone', () => {
  it.each([
    [
      'four half steps beside long names',
      even('2 万', '2.5 万', '3 万', '3.5 万'),
      wideNames,
      ['2 万', '3.5 万'],
    ],
    ['five steps beside long names', even('0', '100', '200', '300', '400'), wideNames, ['0', '200', '400']],
    [
      'five steps beside short names',
      even('0', '20', '40', '60', '80'),
      names,
      ['0', '20', '40', '60', '80'],
    ],
    ['long words on the whole page', even('1,000 万', '1,500 万', '2,000 万'), page, undefined],
    [
      'three words and the half of a step',
      [
        { text: '2 万', at: 0 },
        { text: '2.5 万', at: 0.2 },
        { text: '3 万', at: 0.6 },
        { text: '3.5 万', at: 1 },
      ],
      wideNames,
      ['2 万', '3.5 万'],
    ],
    ['two words without room', even('1,234,567', '2,345,678'), 2, ['1,234,567', '2,345,678']],
    ['one word', [{ text: '0', at: 0 }], page, ['0']],
    ['no word', [], page, []],
  ])('are those that fit: %s', (_, words, width, shown) => {
    const fitting = fittingWords(words, width)
    const texts = words.map(({ text }) => text)
    expect(texts.filter((_text, at) => fitting.has(at))).toEqual(shown ?? texts)
  })
})
