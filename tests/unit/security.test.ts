import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countedKinds } from '@/lib/host/store/limits'
import { smsLimits } from '@/lib/leads/sms-limits'

const page = readFileSync('docs/security.md', 'utf8')

/** The numbers of ASVS 5.0.0 at levels 1 and 2, by section: the section and its last number of these levels. */
const required: Record<string, string[]> = {
  V2: [...from('2.1', 3), ...from('2.2', 3), ...from('2.3', 4), '2.4.1'],
  V3: [...from('3.2', 2), ...from('3.3', 4), ...from('3.4', 6), ...from('3.5', 5), ...from('3.7', 2)],
  V4: [...from('4.1', 3), '4.2.1', ...from('4.3', 2), ...from('4.4', 4)],
  V6: [
    ...from('6.1', 3),
    ...from('6.2', 12),
    ...from('6.3', 4),
    ...from('6.4', 4),
    ...from('6.5', 5),
    ...from('6.6', 3),
    ...from('6.8', 4),
  ],
  V7: [
    ...from('7.1', 3),
    ...from('7.2', 4),
    ...from('7.3', 2),
    ...from('7.4', 5),
    ...from('7.5', 2),
    ...from('7.6', 2),
  ],
  V8: [...from('8.1', 2), ...from('8.2', 3), '8.3.1', '8.4.1'],
  V14: [...from('14.1', 2), ...from('14.2', 4), ...from('14.3', 3)],
  V15: [...from('15.1', 3), ...from('15.2', 3), ...from('15.3', 7)],
  V16: ['16.1.1', ...from('16.2', 5), ...from('16.3', 4), ...from('16.4', 3), ...from('16.5', 3)],
}

function from(section: string, last: number): string[] {
  return Array.from({ length: last }, (_, index) => `${section}.${index + 1}`)
}

/** The numbers in the first cell of a row: `7.2.1 to 7.2.3`, `4.3.1, 4.3.2`. */
function numbersIn(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [first = '', last] = part.split(' to ')
    if (last === undefined) return [first]
    const section = first.replace(/\.\d+$/, '')
    const [begin, end] = [first, last].map((number) => Number(number.split('.').at(-1)))
    return from(section, end ?? 0).slice((begin ?? 1) - 1)
  })
}

const rowsOf = (chapter: string) =>
  (page.split(/^## /m).find((part) => part.startsWith(`${chapter} `)) ?? '')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))

const section = (title: string) => page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? ''

describe('the table of limits', () => {
  it('has everything that the host counts, and nothing else', () => {
    const cells = section('Limits')
      .split('\n')
      .flatMap(
        (line) =>
          line
            .split('|')
            .at(4)
            ?.match(/(?<=`)[\w-]+(?=`)/g) ?? [],
      )
    expect(cells.toSorted()).toEqual([...countedKinds].toSorted())
  })

  it('has every limit of text messages', () => {
    const { phone, address, site } = smsLimits
    expect(section('Limits')).toContain(
      `${phone.minute} in 60 s, ${phone.hour} in 1 h, ${phone.day} in 24 h; ${address.tenMinutes} in 10 min, ` +
        `${address.day} in 24 h; ${site.hour} in 1 h, ${site.day} in 24 h`,
    )
  })
})

describe('the table of the security standard', () => {
  it.each(Object.entries(required))('has each requirement of %s once', (chapter, numbers) => {
    expect(
      rowsOf(chapter)
        .flatMap(([, cell = '']) => numbersIn(cell))
        .toSorted(),
    ).toEqual(numbers.toSorted())
  })

  it.each(Object.keys(required))('says why each requirement of %s is met', (chapter) => {
    const bare = rowsOf(chapter).filter(([, , state, evidence]) => state !== 'no login' && evidence === '')
    expect(bare).toEqual([])
  })

  it('names only files that exist', () => {
    const named = page.match(/\b(?:tests|lib|components)\/[\w./-]*\w/g) ?? []
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((file) => !existsSync(file))).toEqual([])
  })
})
