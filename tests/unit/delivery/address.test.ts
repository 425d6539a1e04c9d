import { describe, expect, it } from 'vitest'
import {
  guardedLookup,
  isPublicAddress,
  literalAddress,
  type ResolvedAddress,
} from '@/lib/host/delivery/address'
import { table } from '@/tests/support/table'

describe('addresses that leads may be sent to', () => {
  it.each(
    table(`
      8.8.8.8
      114.114.114.114
      172.32.0.1
      192.169.0.1
      2400:3200::1
      ::ffff:8.8.8.8
    `),
  )('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

  it.each(
    table(`
      this machine | 127.0.0.1
      this machine | ::1
      nowhere | 0.0.0.0
      nowhere | ::
      private | 10.0.0.1
      private | 172.16.0.1
      private | 172.31.255.255
      private | 192.168.1.1
      private | fd00::1
      private | fec0::1
      shared by a carrier | 100.64.0.1
      a cloud machine’s own keys | 169.254.169.254
      a cloud machine’s own keys | fd00:ec2::254
      link-local | fe80::1
      link-local, with a zone | fe80::1%eth0
      IPv4 in IPv6 | ::ffff:127.0.0.1
      IPv4 in IPv6 | ::ffff:a9fe:a9fe
      IPv4 in IPv6, the old form | ::127.0.0.1
      IPv4 behind a translator | 64:ff9b::7f00:1
      IPv4 in a tunnel | 2002:7f00:1::
      IPv4 in a tunnel | 2001::1
      for documentation | 192.0.2.1
      for documentation | 2001:db8::1
      for benchmarks | 198.18.0.1
      multicast | 224.0.0.1
      multicast | ff02::1
      broadcast | 255.255.255.255
      reserved | 240.0.0.1
      outside the assigned range | 4000::1
      not an address | localhost
      not an address |
    `),
  )('%s: %s is not public', (_kind, address) => expect(isPublicAddress(address)).toBe(false))

  it.each(
    table(`
      http://127.0.0.1/
      http://2130706433/
      http://0x7f000001/
      http://0/
      http://１２７.0.0.1/
      http://[::1]/
      http://[::ffff:127.0.0.1]/
      http://2852039166/
    `),
  )('recognise a private address in the spelling %s', (spelling) => {
    const address = literalAddress(new URL(spelling).hostname)
    expect(address).not.toBeNull()
    expect(isPublicAddress(address ?? '8.8.8.8')).toBe(false)
  })
})

describe('the lookup of a connection', () => {
  const look = (answers: ResolvedAddress[], all: boolean) =>
    new Promise<unknown[]>((resolve) =>
      guardedLookup(async () => answers, isPublicAddress)('crm.example.cn', { all }, (...result) =>
        resolve(result),
      ),
    )
  const open = { address: '8.8.8.8', family: 4 }

  it('returns the checked addresses in the requested form', async () => {
    expect(await look([open], true)).toEqual([null, [open]])
    expect(await look([open], false)).toEqual([null, '8.8.8.8', 4])
  })

  it.each([
    ['an internal address', [{ address: '10.0.0.1', family: 4 }]],
    ['one internal address among public ones', [open, { address: '169.254.169.254', family: 4 }]],
    ['a mapped internal address', [{ address: '::ffff:192.168.0.1', family: 6 }]],
    ['nothing', []],
  ])('refuses a name that resolves to %s', async (_what, answers) => {
    for (const all of [true, false]) {
      expect(await look(answers, all)).toEqual([expect.objectContaining({ code: 'PRIVATE_ADDRESS' }), ''])
    }
  })
})
