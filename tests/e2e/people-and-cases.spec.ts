import { expect, test } from '@playwright/test'
import { readPage } from './plain-request'
import { expectSound } from './soundness'

const pages = [
  { path: '/advisor', canonical: '/advisor', heading: '留学顾问团队', indexed: false },
  { path: '/advisor/index1', canonical: '/advisor/index1', heading: '按国家找顾问', indexed: false },
  { path: '/advisor/cd-deng', canonical: '/advisor/cd-deng', heading: /^邓老师/, indexed: false },
  { path: '/team', canonical: '/team', heading: '服务团队', indexed: true },
  { path: '/team/daoshi', canonical: '/team/daoshi', heading: '海外导师团队', indexed: false },
  { path: '/ds', canonical: '/team/daoshi', heading: '海外导师团队', indexed: false },
  { path: '/team/zsg', canonical: '/team/zsg', heading: '前招生工作人员团队', indexed: false },
  { path: '/zsg', canonical: '/team/zsg', heading: '前招生工作人员团队', indexed: false },
  { path: '/team/officer-c', canonical: '/team/officer-c', heading: /^C 老师/, indexed: false },
  { path: '/team/mentor-zhao', canonical: '/team/mentor-zhao', heading: /^赵老师/, indexed: false },
  { path: '/team/bj-zhou', canonical: '/advisor/bj-zhou', heading: /^周老师/, indexed: false },
  { path: '/caselist', canonical: '/caselist', heading: '案例库', indexed: false },
  { path: '/caselist?band=85', canonical: '/caselist', heading: '案例库', indexed: false },
  {
    path: '/caselist/us-phd-2025',
    canonical: '/caselist/us-phd-2025',
    heading: '博士申请：八所里一所录取',
    indexed: false,
  },
  { path: '/goodnews', canonical: '/goodnews', heading: '录取喜报', indexed: false },
  {
    path: '/goodnews/us-2026-04-z',
    canonical: '/goodnews/us-2026-04-z',
    heading: 'Z同学从候补名单转为录取',
    indexed: false,
  },
  { path: '/touchus', canonical: '/touchus', heading: '联系我们', indexed: true },
]

for (const { path, canonical, heading, indexed } of pages) {
  test(`${path}: heading, canonical address and indexing`, async () => {
    const { status, texts, canonical: printed, isIndexed } = await readPage(path)
    expect({ status, printed, isIndexed }).toEqual({ status: 200, printed: canonical, isIndexed: indexed })
    expect(texts('h1')).toHaveLength(1)
    expect(texts('h1')[0]).toMatch(heading)
  })
}

test.describe('lists', () => {
  test('advisers are filtered by country and branch through the address', async ({ page }) => {
    await page.goto('/advisor')
    await page.getByRole('combobox', { name: '国家或地区' }).selectOption({ label: '日本' })
    await page.getByRole('combobox', { name: '分公司' }).selectOption({ label: '青岛分公司' })
    await page.getByRole('button', { name: '查看结果' }).click()
    await expect(page).toHaveURL(/\/advisor\?country=jp&filiale=qd$/)
    await expect(page.getByText(/共 [1-9]\d* 位/)).toBeVisible()
    await page.getByRole('link', { name: /分公司：青岛分公司/ }).click()
    await expect(page).toHaveURL(/\/advisor\?country=jp$/)
    await page.getByRole('link', { name: '清除全部条件' }).click()
    await expect(page).toHaveURL(/\/advisor$/)
  })

  test("cases similar to the visitor's", async ({ page }) => {
    await page.goto('/caselist')
    await page.getByText(/^更多条件/).click()
    await page.getByRole('combobox', { name: '像我这样的：均分' }).selectOption('80')
    await page.getByRole('combobox', { name: '申请结果' }).selectOption({ label: '没有录取' })
    await page.getByRole('button', { name: '查看结果' }).click()
    await expect(page).toHaveURL(/band=80/)
    await expect(page.getByText('共 1 份案例（示例）')).toBeVisible()
    await page.getByRole('link', { name: '美国金融硕士五所，没有一所录取' }).click()
    await expect(page.getByRole('heading', { name: '如果重来一次' })).toBeVisible()
  })

  test('admissions by year', async ({ page }) => {
    await page.goto('/goodnews?year=2025')
    await expect(page.getByRole('combobox', { name: '年份' })).toHaveValue('2025')
    await expect(page.getByRole('link', { name: 'X同学早申收到美国文理学院录取' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Z同学从候补名单转为录取' })).toHaveCount(0)
  })

  test('the second view opens a country', async ({ page }) => {
    await page.goto('/advisor/index1')
    const advisers = page.getByRole('list', { name: '韩国的顾问' })
    await expect(advisers).toHaveCount(0)
    await page.getByRole('heading', { name: /^韩国/ }).click()
    await expect(advisers).toBeInViewport()
    await expect(advisers.getByRole('link').first()).toHaveAttribute('href', /^\/advisor\//)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters of cases work', async ({ page }) => {
    await page.goto('/caselist')
    await page.getByRole('combobox', { name: '国家或地区' }).selectOption({ label: '英国' })
    await page.getByRole('button', { name: '查看结果' }).click()
    await expect(page.getByRole('link', { name: /国家或地区：英国/ })).toBeVisible()
  })

  test('contact shows hotline, branches and how to complain', async ({ page }) => {
    await page.goto('/touchus')
    await expect(page.getByRole('main').getByRole('link', { name: '400-683-6883' }).first()).toHaveAttribute(
      'href',
      'tel:400-683-6883',
    )
    await expect(page.getByRole('main').getByRole('link', { name: '成都分公司' })).toHaveAttribute(
      'href',
      '/company/cd',
    )
    await expect(page.getByRole('heading', { name: '投诉与反馈' })).toBeVisible()
  })
})

test('samples are marked on people and cases, and no sample person is in structured data', async ({
  page,
}) => {
  for (const path of [
    '/advisor/bj-zhou',
    '/team/officer-a',
    '/caselist/us-finance-2026',
    '/goodnews/us-2026-04-z',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText('示例', { exact: true }).first()).toBeVisible()
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join('')).not.toMatch(/"@type":"(Person|Article)"/)
  }
})

for (const path of ['/advisor/cd-deng', '/team/officer-c', '/caselist/uk-stat-2026']) {
  test(`${path} has no error, no serious axe fault and fits every width`, async ({ page }) => {
    await expectSound(page, path)
  })
}
