import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadSchoolPage } from '@/components/features/schools/load-school-page'
import { SchoolPage } from '@/components/features/schools/school-page'
import { thresholdsOf } from '@/lib/facts/admissions/entry-thresholds'
import { renderPage } from '@/tests/support/render-page'
import { list, table } from '@/tests/support/table'

// The page drops a price when its year is over.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T04:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

async function htmlOf(id: string) {
  const page = await loadSchoolPage(id.startsWith('hs-') ? 'hischool' : 'university', id)
  if (page === null) throw new Error(`no page for ${id}`)
  return new DOMParser().parseFromString(await renderPage(<SchoolPage {...page} />), 'text/html')
}

// The values themselves are those of lib/schools. Each is in the part of the page that a reader looks for it in, with its year.
it.each(
  table(
    `
    uk-university-college-london         | [data-answer] dl > div        | 6.5 起 ; 2026
    us-massachusetts-institute-of-technology | tbody tr                  | 入学十年后的收入中位数 ; 143,372 美元 ; 2026 年 6 月发布
    hs-nz-41                             | tbody tr                      | 招收国际生 ; 是（2021 年名录） ; 2021 年 9 月
    hs-nz-41                             | [aria-labelledby="near"] li   | 奥克兰
    us-city-university-of-new-york       | [aria-labelledby="near"] li   | 42.5 万元
    hk-saint-francis-university          | [data-answer] dl > div        | 1985 年 ; 2026 年 6 月
    uk-university-college-london         | [aria-labelledby="costs"] tr  | 本科预科 ; 25,500–27,000 英镑 ; 学校自办，1 年
    de-heidelberg-university             | [aria-labelledby="costs"] tr  | 本科：公立统一标准，入学前看学校 ; 3,000 欧元/年 ; 学期注册费约 70–430 欧元/学期
  `,
    [String, String, list],
  ),
)('%s prints in %s: %s', async (id, place, words) => {
  const parts = [...(await htmlOf(id)).querySelectorAll(place)].map(({ textContent }) => textContent)
  expect(parts.filter((text) => words.every((each) => text.includes(each)))).not.toEqual([])
})

it('a page repeats no note of all rows in each, and no mark beside itself', async () => {
  const id = 'uk-durham-university'
  const note = thresholdsOf(id)[0]?.rows[0]?.note ?? ''
  expect((await htmlOf(id)).querySelector('#entry-alevel')?.textContent.split(note)).toHaveLength(2)
  const days = (await htmlOf('us-lehigh-university')).querySelector('#deadlines')
  expect(days?.textContent).toMatch(/^(?!.*※※).*※/s)
})
