import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { alike } from '../support/similarity'

const branches = [
  { code: 'bj', alias: '/bj', name: '北京' },
  { code: 'cd', alias: '/cd', name: '成都' },
  { code: 'cq', alias: '/cq', name: '重庆' },
  { code: 'cs', alias: '/cs', name: '长沙' },
  { code: 'fz', alias: '/fz', name: '福州' },
  { code: 'gz', alias: '/gz', name: '广州' },
  { code: 'hn', alias: '/hn', name: '海南' },
  { code: 'hz', alias: '/hz', name: '杭州' },
  { code: 'km', alias: '/km', name: '昆明' },
  { code: 'nj', alias: '/nj', name: '南京' },
  { code: 'qd', alias: '/qd', name: '青岛' },
  { code: 'sh', alias: '/sh', name: '上海' },
  { code: 'sz', alias: '/sz', name: '深圳' },
  { code: 'wh', alias: '/wh', name: '武汉' },
  { code: 'xa', alias: '/xa', name: '西安' },
  { code: 'xg', alias: '/hk', name: '香港' },
  { code: 'xjp', alias: '/xjp', name: '新加坡' },
  { code: 'zz', alias: '/zz', name: '郑州' },
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { code, alias, name } of branches) {
    for (const path of [`/company/${code}`, alias]) {
      test(`${path} is the page of ${name}`, async ({ page }) => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(200)
        expect(response?.request().redirectedFrom()).toBeNull()
        expect(new URL(page.url()).pathname).toBe(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
        await expect(page).toHaveTitle(new RegExp(name))
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          new RegExp(`/company/${code}$`),
        )
        await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0)
        await expect(page.getByRole('main').getByText('约好后告知', { exact: true })).toBeVisible()
        await expect(page.getByRole('main').getByText(/^未公布，请先致电/)).toBeVisible()
      })
    }
  }

  test('titles and descriptions are unique, and any two pages differ by more than half', async ({ page }) => {
    const titles: string[] = []
    const descriptions: string[] = []
    const texts: [string, string][] = []
    for (const { code } of branches) {
      await page.goto(`/company/${code}`)
      titles.push(await page.title())
      descriptions.push((await page.locator('meta[name="description"]').getAttribute('content')) ?? '')
      const text = (await page.getByRole('main').textContent()) ?? ''
      texts.push([code, text.replace(/\s/g, '')])
    }
    expect(new Set(titles).size).toBe(branches.length)
    expect(new Set(descriptions).size).toBe(branches.length)
    expect(alike(texts, 0.5)).toEqual([])
  })

  for (const path of ['/company/tj', '/company/hk', '/company/BJ', '/company/bj/x', '/company']) {
    test(`${path} is not found`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
    })
  }

  test('the contents lead to the parts of the page, and the other branches to theirs', async ({ page }) => {
    await page.goto('/company/xa')
    await page.getByRole('navigation', { name: '本页内容' }).getByRole('link', { name: '签证与考位' }).click()
    await expect(page).toHaveURL(/#visas$/)
    await page.getByRole('navigation', { name: '其他分公司' }).getByRole('link', { name: '香港' }).click()
    await expect(page).toHaveURL(/\/company\/xg$/)
  })

  test('the form names the branch', async ({ page }) => {
    await page.goto('/company/bj')
    const form = page.getByRole('region', { name: '约北京的同事谈一次' }).locator('form')
    await expect(form.locator('input[name="source"]')).toHaveValue('分公司·北京')
    await expect(form.locator('input[name="branch"]')).toHaveValue('bj')
    const last = page.locator('#consult form')
    await expect(last.locator('input[name="source"]')).toHaveValue('页面底部·分公司·北京')
    await expect(last.locator('input[name="branch"]')).toHaveValue('bj')
  })

  test('the site map leads to all of them', async ({ page }) => {
    await page.goto('/map')
    for (const { code } of branches) {
      await expect(page.getByRole('main').locator(`a[href="/company/${code}"]`)).toHaveCount(1)
    }
  })
})

test('sample hours are marked, sample people and cases are left out, and no address is told to search engines', async ({
  page,
}) => {
  await page.goto('/company/sh')
  await expect(page.getByRole('main').getByText('示例', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('main').locator('a[href^="/advisor/"], a[href^="/caselist/"]')).toHaveCount(0)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join('')).not.toContain('LocalBusiness')
})

for (const { code } of branches) {
  test(`/company/${code} shows no error, fits and is accessible`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/company/${code}`)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(overflow, { message: `horizontal overflow at ${width}` }).toBeLessThanOrEqual(0)
    }
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
    expect(problems).toEqual([])
  })
}
