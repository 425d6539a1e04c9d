import { NextRequest } from 'next/server'
import { expect, it } from 'vitest'
import { encodedAddress } from '@/lib/routing/raw-address'
import { routeRequest } from '@/lib/routing/route-request'

it.each([
  ['/raw-address/search%3FKeyword=%E5%93%88%E4%BD%9B&x=%25E5', '/search?Keyword=%E5%93%88%E4%BD%9B&x=%E5'],
  ['/raw-address/%E6%90%9C%E7%B4%A2/a%20b', '/%E6%90%9C%E7%B4%A2/a b'],
  ['/raw-address/search%3FKeyword=%B9%FE', '/search?Keyword=%B9%FE'],
  ['/raw-address', null],
  ['/search', null],
])('%s stands for %s', (path, address) => {
  expect(encodedAddress(path)).toBe(address)
})

it.each([
  ['/raw-address/search%3FKeyword=%E5%93%88%E4%BD%9B', '/search?Keyword=%E5%93%88%E4%BD%9B'],
  ['/raw-address/us%3Fa=%E5%93%88#x', '/us?a=%E5%93%88'],
  ['/raw-address//evil.test/%E5%93%88', '/'],
  ['/raw-address/%5C%5Cevil.test/%E5%93%88', '/%5C%5Cevil.test/%E5%93%88'],
  ['/raw-address/https:%25252F%25252Fevil.test', '/https:%252F%252Fevil.test'],
])('%s redirects to %s, and never to another host', (path, location) => {
  const answer = routeRequest(new NextRequest(`http://site.test${path}`), undefined)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(`http://site.test${location}`)
})
