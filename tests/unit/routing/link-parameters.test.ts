import { expect, it } from 'vitest'
import { linkParameters } from '@/lib/routing/link-parameters'
import { list, table } from '@/tests/support/table'

it.each(
  table(
    `
    /yxk | country ; q ; cost ; sat ; index ; utm_source | boarding ; score
    /yxk/hischool | country ; boarding | cost
    /special/ranking | country ; band ; sort | region
    /special/ranking/uk | country ; band | region
    /product/ym_product | region ; status | country
    /special/gaokao | score ; utm_source | q
    /us | index ; utm_source | country ; page
  `,
    [String, list, list],
  ),
)('a link to %s may have %j and not %j', (page, has, lacks) => {
  const names = linkParameters(page)
  expect(names).toEqual(expect.arrayContaining(has))
  expect(names?.filter((name) => lacks.includes(name))).toEqual([])
})

it.each(['/special/qz_us', '/special/qz_au'])('what %s reads is not listed', (page) => {
  expect(linkParameters(page)).toBeNull()
})
