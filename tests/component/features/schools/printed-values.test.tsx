import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadSchoolPage } from '@/components/features/schools/load-school-page'
import { SchoolPage } from '@/components/features/schools/school-page'
import { renderPage } from '../../../support/render-page'

/** What the page of a school must print, read by hand in the sources' own tables: label, value, year. */
const printed: Record<string, [label: string, value: string, year: string][]> = {
  'us-massachusetts-institute-of-technology': [
    ['本科录取率', '4.55%', '2024 年秋'],
    ['SAT 中间一半（两科相加）', '1520–1580', '2024 年秋'],
    ['本科学费与必缴杂费（一学年）', '62,396 美元', '2024–25'],
    ['本科生人数', '4,535 人', '2024 年秋'],
    ['入学十年后的收入中位数', '143,372 美元', '2026 年 6 月发布'],
  ],
  'us-stanford-university': [
    ['完成率', '91.92%', '2026 年 6 月发布，六年内'],
    // The requirements grid of the Common App is newer than the survey of autumn 2023.
    ['标准化考试', '可交可不交（test optional）', '2024–25 申请季'],
  ],
  'us-yale-university': [['常规申请截止（过往一季）', '2025-01-02', '2024–25 申请季']],
  'uk-university-college-london': [
    ['国际学生比例', '51.9%', '2024–25'],
    ['国际生本科学费区间（一学年）', '29,500–46,700 英镑', '2026–27 入学'],
    ['雅思最低总分', '6.5', '2026-07 核对'],
  ],
  'au-the-university-of-melbourne': [
    ['在校生总数', '75,513 人', '2024'],
    ['CRICOS 院校代码', '00116K', '2026 年 8 月登记册'],
  ],
  'au-unsw-sydney': [['生师比', '23.5:1', '2024']],
  'ca-university-of-toronto': [
    ['指定学校编号 DLI', 'O19332746152', '2026-08-12'],
    ['有课程可申请毕业后工签', '是', '2026-08-12'],
  ],
  'jp-aichi-gakuin-university': [['日文名', '愛知学院大学', '2022']],
  'hs-nz-41': [['招收国际生', '是（2021 年名录）', '2021 年 9 月']],
  'hs-au-00001k': [['高中课程登记学费（整个课程）', '13,300 澳元', '2023 年 1 月登记册']],
  'sg-national-university-of-singapore': [['本科毕业生月薪中位数（各课程）', '3,450–7,000 新加坡元', '2023']],
  'hk-university-of-hong-kong': [['授课型硕士全程学费', '175,200–724,500 港元', '2026 年入学']],
}

// The expected prices belong to this season. The page drops a price when its year is over.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T04:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

async function htmlOf(id: string) {
  const page = await loadSchoolPage(id.startsWith('hs-') ? 'hischool' : 'university', id)
  if (page === null) throw new Error(`no page for ${id}`)
  return new DOMParser().parseFromString(await renderPage(<SchoolPage {...page} />), 'text/html')
}

const textsOf = (parent: Element, selector: string) =>
  [...parent.querySelectorAll(selector)].map((part) => part.textContent)

/** The rows of a page, and its tiles, whose values are in no row: their labels are short, and a price is first in yuan. */
async function toldBy(id: string) {
  const html = await htmlOf(id)
  return {
    rows: [...html.querySelectorAll('tbody tr')].map((row) => ({
      label: row.querySelector('th')?.textContent,
      text: textsOf(row, 'td').join(' '),
    })),
    tiles: [...html.querySelectorAll('[data-answer] dl > div')].map((tile) => textsOf(tile, 'dd').join('，')),
  }
}

it.each(Object.entries(printed))('%s prints its published values with their years', async (id, expected) => {
  const { rows, tiles } = await toldBy(id)
  for (const [label, value, year] of expected) {
    if (tiles.some((text) => /^[，、]|^ 起/.test(text.split(value)[1] ?? '') && text.includes(year))) continue
    const row = rows.find((one) => one.label === label)
    expect(row?.text, `${label} of ${id}`).toSatisfy(
      (text: string) => text.startsWith(`${value} `) || text.startsWith(`${value}（约`),
    )
    expect(row?.text, `${label} of ${id}`).toContain(year)
  }
})

/** A value that the page must list as missing, and one that it must not list because it shows it. */
const missing: [id: string, listed: string, shown: string][] = [
  ['hk-university-of-hong-kong', '录取率、就业率', '学费与生活费'],
  ['hk-university-of-hong-kong', '您那个专业的要求，其他轮次的截止日期', '您那个专业的要求和截止日期'],
  ['kr-seoul-national-university', '您那个专业的要求和截止日期', '您那个专业的要求，其他轮次的截止日期'],
  ['sg-national-university-of-singapore', '录取率', '录取率、就业率'],
  ['kr-seoul-national-university', '学费与生活费', '其他课程的学费与生活费'],
  ['hs-au-00861k', '当年的学费与寄宿费', '学费与寄宿费'],
  ['hs-uk-bedford-school', '学费与寄宿费', '当年的学费与寄宿费'],
]

it.each(missing)('%s lists %s as missing, not %s', async (id, listed, shown) => {
  const html = await htmlOf(id)
  const words = html.querySelector('[aria-labelledby="gaps"]')?.textContent ?? ''
  const listedOnes = /问学校什么(.+?)。/.exec(words)?.[1]?.split('；')
  expect(listedOnes).toContain(listed)
  expect(listedOnes).not.toContain(shown)
})

/**
 * Prices of further countries and of the register, which the page shows under its own heading of costs: label,
 * amount, year.
 */
const registered: [id: string, label: string, amount: string, year: string][] = [
  [
    'sg-national-university-of-singapore',
    '本科：领教育部助学金（计算机、工程、人文与科学）',
    '21,400 新加坡元/年',
    '助学金须毕业后在新加坡工作三年',
  ],
  ['uk-university-college-london', '本科预科', '25,500–27,000 英镑', '学校自办，1 年'],
  ['us-harvard-university', '哈佛大学本科一年总费用（不含医保）', '每年 95,134–100,134 美元', '2026–27 学年'],
  ['de-heidelberg-university', '本科：公立统一标准，入学前看学校', '3,000 欧元/年', '学期注册费另计'],
]

it.each(registered)('%s prints under its costs: %s, %s', async (id, label, amount, year) => {
  const html = await htmlOf(id)
  const rows = [...html.querySelectorAll('[aria-labelledby="costs"] tr')].map((row) => row.textContent)
  expect(rows.some((text) => text.startsWith(label) && text.includes(amount) && text.includes(year))).toBe(
    true,
  )
})
