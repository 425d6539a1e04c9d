import { describe, expect, it } from 'vitest'
import { clientAddress, maskAddress } from '@/lib/host/request/client-address'
import { maybe, table } from '@/tests/support/table'

const optional = (cell: string) => maybe(cell) ?? undefined

const rows = table(
  `
      203.0.113.7 | – | 0 | 203.0.113.7
      – | – | 0 | unknown
      10.0.0.1 | 203.0.113.9, 198.51.100.1 | 1 | 198.51.100.1
      10.0.0.1 | 1.1.1.1, 203.0.113.9, 198.51.100.1 | 2 | 203.0.113.9
      10.0.0.1 | – | 1 | unknown
      10.0.0.1 | 198.51.100.1 | 2 | unknown
      10.0.0.1 | 198.51.100.1, | 1 | unknown
      10.0.0.1 | 198.51.100.256 | 1 | unknown
      10.0.0.1 | 198.51.100.1:4711 | 1 | 198.51.100.1
      10.0.0.1 | [2001:db8:1:2:3:4:5:6]:4711 | 1 | 2001:db8:1:2::/64
      2001:db8:1:2:3:4:5:6 | – | 0 | 2001:db8:1:2::/64
      ::1 | – | 0 | 0:0:0:0::/64
      fe80::1%eth0 | – | 0 | fe80:0:0:0::/64
      ::ffff:203.0.113.7 | – | 0 | 203.0.113.7
      ::ffff:cb00:7107 | – | 0 | 203.0.113.7
    `,
  [optional, optional, Number, String],
)

describe('the rate limit key of a client', () => {
  it.each(rows)('for socket %s, header %s and %i hops is %4$s', (socket, forwarded, hops, bucket) => {
    expect(clientAddress(socket, forwarded, hops)).toBe(bucket)
  })

  it.each(
    table(`
      203.0.113.7 | 203.0.113.*
      2001:db8:1:2::/64 | 2001:db8:1::/48
      unknown | unknown
      nonsense | unknown
    `),
  )('%s is masked as %s', (address, masked) => {
    expect(maskAddress(address)).toBe(masked)
  })
})
