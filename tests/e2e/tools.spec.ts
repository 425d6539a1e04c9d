import { expect, type Page, test } from '@playwright/test'
import { expectSound } from './soundness'

const rankingPages = [
  { path: '/special/ranking', heading: /^世界大学排名/ },
  { path: '/special/ranking/qs', heading: 'QS 世界大学排名 2027' },
  { path: '/special/ranking/the', heading: '泰晤士高等教育世界大学排名怎么读' },
  { path: '/special/ranking/arwu', heading: '软科世界大学学术排名 2026' },
  { path: '/special/ranking/usnews', heading: 'U.S. News 全球大学排名怎么读' },
  { path: '/special/ranking/us', heading: '美国大学排名' },
  { path: '/special/ranking/uk', heading: '英国大学排名' },
  { path: '/special/ranking/can', heading: '加拿大大学排名' },
  { path: '/special/ranking/au', heading: '澳大利亚大学排名' },
  { path: '/special/ranking/asia', heading: /^亚洲大学排名/ },
  { path: '/special/ranking/japan', heading: '日本大学排名' },
]

const pages = [
  { path: '/gpa', heading: 'GPA 计算器' },
  { path: '/special/condition_pc', heading: '留学条件评估' },
  { path: '/yxk/compare', heading: '院校并排对照' },
  { path: '/special/gaokao', heading: '高考分数查海外大学' },
  ...rankingPages,
]

const gpaResult = '/gpa?name=%E9%AB%98%E6%95%B0&credit=4&score=92&name=%E8%8B%B1%E8%AF%AD&credit=2&score=71'
const conditionsResult =
  '/special/condition_pc?level=undergraduate&ielts=5.5&budget=250000&pref=near&v=2026.3'
const gaokaoResult = '/special/gaokao?score=560&ielts=6'
const comparison =
  '/yxk/compare?ids=uk-university-college-london,us-new-york-university&deposit1=2000%20%E8%8B%B1%E9%95%91&reply1=2027-05-01'
const sorted = '/special/ranking?country=uk&sort=arwu'

const canonical = (page: Page) => page.locator('link[rel="canonical"]')
const noindex = (page: Page) => page.locator('meta[name="robots"][content*="noindex"]')

for (const { path, heading } of pages) {
  test(`${path}: heading, canonical address, indexed`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(canonical(page)).toHaveAttribute('href', new RegExp(`${path}$`))
    await expect(noindex(page)).toHaveCount(0)
  })
}

for (const [path, clean] of [
  [gpaResult, '/gpa'],
  [conditionsResult, '/special/condition_pc'],
  [gaokaoResult, '/special/gaokao'],
  [sorted, '/special/ranking'],
] as const) {
  test(`${path} is not indexed and has ${clean} as canonical`, async ({ page }) => {
    await page.goto(path)
    await expect(canonical(page)).toHaveAttribute('href', new RegExp(`${clean}$`))
    await expect(noindex(page)).toHaveCount(1)
  })

  test(`${path} has an answer before its form, and ends with further links`, async ({ page }) => {
    await page.goto(path)
    const [answer, field] = [page.locator('[data-answer]').first(), page.locator('main select').first()]
    if ((await field.count()) > 0 && !path.startsWith('/special/ranking')) {
      const isBefore = await answer.evaluate(
        (one, other) =>
          Boolean(one.compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING),
        await field.elementHandle(),
      )
      expect(isBefore).toBe(true)
    }
    const ways = page.getByRole('region', { name: '拿这份结果做什么' })
    await expect(ways.getByRole('button', { name: '打印' })).toBeVisible()
    await expect(ways.getByRole('button', { name: '复制链接' })).toBeVisible()
    await expect(ways.getByRole('link', { name: '重新开始' })).toHaveAttribute('href', clean)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  const resultOf = (page: Page, scale: RegExp) =>
    page.getByRole('table', { name: /按学分加权的结果/ }).getByRole('row', { name: scale })

  test('courses are added, removed and calculated', async ({ page }) => {
    await page.goto('/gpa')
    const form = page.getByRole('form', { name: '课程' })
    await form.getByRole('textbox', { name: '第 1 门：学分' }).fill('4')
    await form.getByRole('textbox', { name: '第 1 门：分数' }).fill('92')
    await form.getByRole('textbox', { name: '第 2 门：学分' }).fill('2')
    await form.getByRole('textbox', { name: '第 2 门：分数' }).fill('71')
    await expect(form.getByRole('listitem')).toHaveCount(5)
    await form.getByRole('button', { name: '加一门课' }).click()
    await expect(form.getByRole('listitem')).toHaveCount(6)
    await expect(resultOf(page, /^标准 4\.0/)).toContainText('3.33')
    await form.getByRole('button', { name: /删除\s*第 2 门/ }).click()
    await expect(form.getByRole('listitem')).toHaveCount(5)
    await expect(resultOf(page, /^标准 4\.0/)).toContainText('4.00')
    await expect(form.getByRole('textbox', { name: '第 1 门：分数' })).toHaveValue('92')
  })

  test('Enter in a field calculates and removes no row', async ({ page }) => {
    await page.goto('/gpa')
    const form = page.getByRole('form', { name: '课程' })
    await form.getByRole('textbox', { name: '第 1 门：学分' }).fill('3')
    await form.getByRole('textbox', { name: '第 1 门：分数' }).fill('85')
    await form.getByRole('textbox', { name: '第 1 门：分数' }).press('Enter')
    await expect(page).toHaveURL(/score=85/)
    await expect(resultOf(page, /^标准 4\.0/)).toContainText('3.00')
  })

  test('the sample shows what a result looks like', async ({ page }) => {
    await page.goto('/gpa')
    await page.getByRole('link', { name: /先用四门课程试一遍/ }).click()
    await expect(page.getByRole('table', { name: /按学分加权的结果/ })).toBeVisible()
  })

  test('every country is checked against the conditions, with differences and sources', async ({ page }) => {
    await page.goto('/special/condition_pc')
    const form = page.getByRole('form', { name: '我的条件' })
    await form.getByRole('textbox', { name: /雅思总分/ }).fill('5.5')
    await form.getByRole('textbox', { name: /每年预算/ }).fill('250000')
    await form.getByText(/^更多：/).click()
    await form.getByRole('checkbox', { name: '澳大利亚' }).check()
    await form.getByRole('checkbox', { name: '英国' }).check()
    await form.getByRole('button', { name: '逐国对照' }).click()
    await expect(page).toHaveURL(/v=2026\.7.*budget=250000.*ielts=5\.5/)
    const marks = page.getByRole('table', { name: /^先列都够的/ })
    await expect(marks.getByRole('row', { name: /^(澳大利亚|英国)/ })).toHaveCount(2)
    await page.getByRole('heading', { name: /^澳大利亚/ }).click()
    await expect(page.getByText('雅思还差 0.5 分。').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /规则版本 2026\.7/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: '什么会改变这个结果' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/成功率|您的录取率/)
  })

  test('without answers the conditions are insufficient', async ({ page }) => {
    await page.goto('/special/condition_pc?level=master')
    await expect(page.getByRole('heading', { name: '信息不足' })).toBeVisible()
  })

  test('a wrong answer does not affect the others', async ({ page }) => {
    await page.goto('/special/condition_pc?ielts=6.3&budget=250000')
    const form = page.getByRole('form', { name: '我的条件' })
    await expect(form.getByRole('textbox', { name: /雅思总分/ })).toHaveValue('6.3')
    await expect(page.getByText(/以 0\.5 为一档/).first()).toBeVisible()
    await expect(page.getByRole('table', { name: /^先列都够的/ }).first()).toBeVisible()
  })

  test('a score is compared with what universities publish about the 高考', async ({ page }) => {
    await page.goto('/special/gaokao')
    const form = page.getByRole('form', { name: '高考分数和英语' })
    await form.getByRole('textbox', { name: /高考总分/ }).fill('560')
    await form.getByText('雅思、托福、PTE').click()
    await form.getByRole('textbox', { name: /雅思总分/ }).fill('5.5')
    await form.getByRole('button', { name: '查学校' }).click()
    await expect(page).toHaveURL(/score=560/)
    await page.getByRole('heading', { name: /^不够的/ }).click()
    await expect(page.getByRole('row', { name: /563(–\d+)? 分 差 3 分/ }).first()).toBeVisible()
    await expect(page.getByText(/雅思还差 0\.5 分/).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: /^没查到/ })).toBeVisible()
    await page.getByRole('link', { name: '放进院校对照' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '院校并排对照' })).toBeVisible()
    await expect(page.getByRole('rowgroup')).not.toHaveCount(0)
  })

  test('offers are written into the address of a comparison, and stay with their schools', async ({
    page,
  }) => {
    await page.goto('/yxk/compare?ids=uk-university-college-london,us-new-york-university')
    await page.getByText(/^写进我的 offer/).click()
    const form = page.getByRole('form', { name: '写进我的 offer' })
    const own = form.getByRole('group', { name: '纽约大学' })
    await own.getByRole('textbox', { name: /定金/ }).fill('500 美元')
    await own.getByLabel(/最晚哪天答复/).fill('2027-05-01')
    await form.getByRole('button', { name: '写进对照' }).click()
    await expect(page).toHaveURL(/reply2=2027-05-01/)
    await expect(page.getByRole('row', { name: /定金 没写 500 美元/ })).toBeVisible()
    await page.getByRole('link', { name: /^移出.*伦敦大学学院$/ }).click()
    await expect(page).toHaveURL(/reply1=2027-05-01/)
    await expect(page.getByRole('row', { name: /最晚哪天答复 2027-05-01/ })).toBeVisible()
  })

  test('rankings are filtered by a form, found by name and sorted by links', async ({ page }) => {
    await page.goto('/special/ranking')
    await page.getByRole('textbox', { name: '校名' }).fill('剑桥')
    await page.getByRole('button', { name: '查看' }).click()
    await expect(page.getByText(/^本库 [12] 所/)).toBeVisible()
    await page.goto('/special/ranking?country=uk')
    await page
      .getByRole('columnheader', { name: /软科 2026/ })
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(/country=uk&sort=arwu$/)
    await expect(page.getByRole('columnheader', { name: /软科 2026/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(page.getByRole('row').nth(1)).toContainText('剑桥大学')
  })
})

test('only the publishers’ own order is in structured data as a list', async ({ page }) => {
  const hasList = async (path: string) => {
    await page.goto(path)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    return data.join('').includes('"ItemList"')
  }
  for (const path of ['/special/ranking', '/special/ranking/qs', '/special/ranking/arwu']) {
    expect(await hasList(path), path).toBe(true)
  }
  for (const path of [
    sorted,
    '/special/ranking?sort=name',
    '/special/ranking/the',
    '/special/ranking/usnews',
    '/special/ranking/uk',
  ]) {
    expect(await hasList(path), path).toBe(false)
  }
})

test('lists that may not be reprinted are named and linked', async ({ page }) => {
  for (const [path, host] of [
    ['/special/ranking/the', 'timeshighereducation.com'],
    ['/special/ranking/usnews', 'usnews.com'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(/没有取得转载的许可，也没有收录/)).toBeVisible()
    await expect(page.locator(`main a[href*="${host}"]`).first()).toBeVisible()
    await expect(page.getByRole('columnheader', { name: /THE|News/ })).toHaveCount(0)
  }
})

for (const path of ['/special/ranking?country=zz&page=abc', '/special/ranking/qs?band=7']) {
  test(`${path}: wrong values are reported and ignored`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByText(/已忽略|已回到第 1 页/).first()).toBeVisible()
  })
}

test('the lead contains the address of the result', async ({ page }) => {
  await page.goto(comparison)
  await expect(page.locator('#consult input[name="tool"]')).toHaveValue(/^\/yxk\/compare\?ids=.*reply1=/)
  for (const [path, tool] of [
    [gpaResult, /^\/gpa\?name=/],
    [conditionsResult, /^\/special\/condition_pc\?level=undergraduate/],
    [sorted, /^\/special\/ranking\?country=uk/],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('#tool-form input[name="tool"]')).toHaveValue(tool)
  }
})

for (const path of [gpaResult, conditionsResult, gaokaoResult, comparison, sorted]) {
  test(`${path} has no error, no serious axe fault and fits every width`, async ({ page }) => {
    await expectSound(page, path)
  })
}
