import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countedKinds } from '@/lib/host/store/limits'
import { smsLimits } from '@/lib/leads/sms-limits'

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
