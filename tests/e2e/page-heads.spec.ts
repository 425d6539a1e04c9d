import { expect, test } from '@playwright/test'
import { maybe, table } from '@/tests/support/table'
import { readPage } from './plain-request'

/** A page of each kind, its canonical address where it has another, and what it has and has not in its structured data. */
const pages = table(
  `
  /chanel/us | – | indexed | Service | –
  /chanel/case | – | hidden | Service | –
  /company/bj | – | indexed | BreadcrumbList | LocalBusiness
  /zylist/fod1p-2102 | – | indexed | BreadcrumbList | –
  /zylist?category=business | /zylist | hidden | – | –
  /yylist/toefl | – | indexed | Service | –
  /bjts_list/research-data-notebook | – | indexed | Service | –
  /product/ym_product/us-niw | – | indexed | Service | –
  /yxk/us-harvard-university | – | indexed | CollegeOrUniversity | –
  /hischool/hs-us-cate-school | /yxk/hischool/hs-us-cate-school | hidden | – | –
  /gpa | – | indexed | – | –
  /special/study_cost | – | indexed | – | –
  /special/study_cost?country=uk&level=master | /special/study_cost | hidden | – | –
  /special/ranking/qs | – | indexed | ItemList | –
  /special/ranking/the | – | indexed | – | ItemList
  /special/ranking?sort=name | /special/ranking | hidden | – | ItemList
  /search?Keyword=UCL&page=2 | /search | hidden | – | –
  /ds | /team/daoshi | hidden | – | –
  /team/bj-zhou | /advisor/bj-zhou | hidden | – | Person
  /goodnews/us-2026-04-z | – | hidden | – | Article
  /touchus | – | indexed | – | –
`,
  [String, maybe, String, maybe, maybe],
)

test('a page of each kind has its canonical address, its place in search engines and its structured data', async () => {
  for (const [path, canonical, place, has, lacks] of pages) {
    const read = await readPage(path)
    expect
      .soft({ ...read, types: [] }, path)
      .toMatchObject({ status: 200, canonical: canonical ?? path, isIndexed: place === 'indexed' })
    if (has !== null) expect.soft(read.types, path).toContain(has)
    expect.soft(read.types, path).not.toContain(lacks)
  }
})
