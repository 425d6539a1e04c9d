import { expect, it } from 'vitest'
import { notPages } from '@/lib/routing/private-paths'
import { config } from '@/middleware'

it('the middleware passes the addresses that are no pages', () => {
  expect(config.matcher).toContain(`(?:${notPages.join('|')})`)
})
