import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pageMetadata } from '@/lib/seo/metadata'
import { type CardName, cardNames, cardOf, cardPath, squareCard } from '@/lib/seo/share-cards'

describe('the picture of a shared link', () => {
  it.each<[string, CardName]>([
    ['/', 'planning'],
    ['/chanel/us', 'us'],
    ['/us', 'us'],
    ['/uk', 'uk'],
    ['/special/feiyong/fyen', 'uk'],
    ['/special/fy_can', 'ca'],
    ['/special/ossd', 'ca'],
    ['/special/au_yjs', 'au'],
    ['/special/jp_eju', 'jp'],
    ['/special/bk_japan', 'jp'],
    ['/special/hk_yjs', 'hk'],
    ['/company/xg', 'hk'],
    ['/special/ym_us_niw', 'passport'],
    ['/product/ym_product/us-niw', 'passport'],
    ['/special/qz_uk', 'visa'],
    ['/special/yasi', 'exam'],
    ['/yylist/ielts', 'exam'],
    ['/yxk/hischool', 'highschool'],
    ['/yishu', 'portfolio'],
    ['/bjts_list', 'research'],
    ['/yxk/us-harvard', 'planning'],
  ])('of %s is %s', (path, card) => {
    expect(cardOf(path)).toBe(card)
  })

  it('exists for every family', () => {
    const files = [...cardNames.map(cardPath), squareCard]
    expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([])
  })
})

it('a page has its canonical address, its mobile address and one title with the brand once', () => {
  const metadata = pageMetadata({ title: '英国留学', description: '说明', path: '/chanel/uk' })
  expect(metadata).toMatchObject({
    title: { absolute: '英国留学 · 美世留学' },
    alternates: {
      canonical: '/chanel/uk',
      media: { 'only screen and (max-width: 640px)': 'http://localhost:3000/m/chanel/uk' },
    },
    other: { 'mobile-agent': 'format=html5; url=http://localhost:3000/m/chanel/uk' },
  })
})
