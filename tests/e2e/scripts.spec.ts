import { expect, test } from '@playwright/test'
import { measurePage } from '../support/page-bytes'

/** What a page may make a browser load before it can be used, KB gzip. */
const most = 168

/** The layouts, and the pages with the most parts that run in a browser. */
const pages = [
  ...['/', '/chanel/uk', '/company/bj', '/yxk', '/yxk/uk-university-college-london', '/special/ranking'],
  ...['/special/study_cost', '/headlines/au-student-visa-checklist', '/special/bk_zh/bk_us', '/deadlines'],
  ...['/special/ossd/entry', '/product/ym_product', '/special/test', '/map'],
]

test(`no page has more than ${most} KB of scripts`, async ({ request }) => {
  const heavy: Record<string, number> = {}
  for (const path of pages) {
    const { js } = await measurePage(path, async (address) => {
      const response = await request.get(address)
      expect(response.status(), address).toBe(200)
      return await response.text()
    })
    if (js / 1000 > most) heavy[path] = js / 1000
  }
  expect(heavy).toEqual({})
})
