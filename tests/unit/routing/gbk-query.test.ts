import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { queryFromGbk } from '@/lib/routing/gbk-query'
import { middleware } from '@/middleware'

describe('a query in GBK', () => {
  it.each([
    ['?Keyword=%B9%FE%B7%F0', '?Keyword=%E5%93%88%E4%BD%9B'],
    ['?Keyword=%b9%fe%b7%f0&page=2', '?Keyword=%E5%93%88%E4%BD%9B&page=2'],
    ['?Keyword=%C3%C0%B9%FA+%B3%C9%B1%BE', '?Keyword=%E7%BE%8E%E5%9B%BD%20%E6%88%90%E6%9C%AC'],
    ['?a=%E5%93%88&Keyword=%B9%FE', '?a=%E5%93%88&Keyword=%E5%93%88'],
  ])('%s is read as %s', (search, expected) => {
    expect(queryFromGbk(search)).toBe(expected)
  })

  it.each([
    '',
    '?',
    '?Keyword=harvard',
    '?Keyword=%E5%93%88%E4%BD%9B',
    '?Keyword=%E5%93%88%E4%BD%9B&utm=%20',
    '?Keyword=%FF%FF',
    '?Keyword=100%',
    '?Keyword=%E5%93%88%E4',
    '?Keyword=%E5%93%88%E4%B',
    '?x=%E0%A4%A',
  ])('%s stays', (search) => {
    expect(queryFromGbk(search)).toBeNull()
  })

  it('leads to the same page in UTF-8', () => {
    const answer = middleware(new NextRequest('http://localhost:3000/search?Keyword=%B9%FE%B7%F0'))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('http://localhost:3000/search?Keyword=%E5%93%88%E4%BD%9B')
  })
})
