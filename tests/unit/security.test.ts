import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countedKinds } from '@/lib/host/store/limits'
import { smsLimits } from '@/lib/leads/sms-limits'
import { table } from '@/tests/support/table'

const page = readFileSync('docs/security.md', 'utf8')

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

/** How many requirements of level 1 and 2 each section of ASVS 5.0.0 has; they come before those of level 3. */
const standard = table(`
  1 | 2 9 11 3 2
  2 | 3 3 4 1
  3 | 0 2 4 6 5 0 2
  4 | 3 1 2 4
  5 | 1 3 2 3
  6 | 3 12 4 4 5 3 0 4
  7 | 3 4 2 5 2 2
  8 | 2 3 1 1
  9 | 3 4
  10 | 2 2 4 11 5 2 3
  11 | 2 3 3 4 1 1
  12 | 3 2 4
  13 | 1 5 2 5
  14 | 2 4 3
  15 | 3 3 7 0
  16 | 1 5 4 3 3
  17 | 1 4 2
`)

it.each(standard)('chapter V%s has each requirement of level 2, once and in order', (chapter, counts) => {
  const wanted = counts
    .split(' ')
    .flatMap((count, at) =>
      Array.from({ length: Number(count) }, (_, last) => `${chapter}.${at + 1}.${last + 1}`),
    )
  const rows = page.matchAll(new RegExp(`^\\| (${chapter}\\.[\\d., to]+) \\|`, 'gm'))
  const listed = [...rows].flatMap(([, cell = '']) =>
    cell.split(', ').flatMap((part) => {
      const [first = '', last = first] = part.split(' to ')
      const head = first.replace(/\d+$/, '')
      const [from, to] = [first, last].map((id) => Number(id.split('.').at(-1)))
      return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, at) => `${head}${(from ?? 0) + at}`)
    }),
  )
  expect(listed.toSorted(new Intl.Collator('en', { numeric: true }).compare)).toEqual(wanted)
})
