import { expect, test } from '@playwright/test'
import { listPages } from './pages'
import { forAll, get } from './plain-request'
import { findLead, freshAddress, freshPhone, quietVisit, readCode } from './support'

const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test.use({ userAgent, viewport: { width: 390, height: 844 } })

/** Pages below /m that exist only there have no desktop page. Addresses with the gkhlx marker share one mobile page. */
const pages = listPages().filter((url) => url !== '/m' && !url.startsWith('/m/') && !url.includes('gkhlx'))

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '')

/** Without the origin: on a machine of a developer pages that the build has made name port 3000, others the port of the process. */
const canonicalOf = (html: string) => /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1]

const desktopAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

const asPhone = (address: string) => get(address, { 'user-agent': userAgent })

test('a phone that asks for any page gets that page below /m', async () => {
  test.setTimeout(180_000)
  const wrong: string[] = []
  await forAll(pages, async (url) => {
    const twin = url === '/' ? '/m' : `/m${url}`
    const sent = await asPhone(`${url}?utm_source=a`)
    const { location } = sent.headers
    if (sent.status !== 301 || location !== `${twin}?utm_source=a`) {
      wrong.push(`${url}: ${sent.status} ${location}`)
      return
    }
    const shown = await asPhone(`${location}`)
    if (shown.status !== 200) wrong.push(`${twin}: ${shown.status}`)
    if (url === '/') return
    const { body } = await get(`${url}`, { 'user-agent': desktopAgent })
    if (headingOf(shown.body) !== headingOf(body)) wrong.push(`${url}: another heading`)
    if (canonicalOf(shown.body) !== canonicalOf(body)) wrong.push(`${url}: another canonical`)
  })
  expect(wrong).toEqual([])
})

test('pages declare that one address serves both kinds of device', async () => {
  const { body } = await get(`/privacy`, { 'user-agent': desktopAgent })
  expect(body).toContain('<meta name="applicable-device" content="pc,mobile"/>')
})

test('links, the active item and a reload work below /m', async ({ page }) => {
  await quietVisit(page)
  await page.goto('/uk')
  await expect(page).toHaveURL('/m/uk')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('checkbox', { name: '展开工具' }).check()
  await footer.getByRole('link', { name: '院校库', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('院校')
  await page.reload()
  await expect(page).toHaveURL('/m/yxk')
})

test('a form below /m reports the mobile address', async ({ page, request }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
  await quietVisit(page)
  const phone = freshPhone()
  await page.goto('/special/au_yjs?utm_source=baidu')
  const form = page.locator('form[method="post"]').first()
  await form.getByLabel(/^姓名/).fill('林晓')
  await form.getByLabel('手机号').fill(phone)
  await form.getByRole('button', { name: '获取验证码' }).click()
  await form.getByLabel('验证码').fill(await readCode(phone))
  await form.locator('[type="submit"]').click()
  await expect(page.getByRole('dialog')).toContainText('资料提交成功')
  const lead = await findLead(request, phone)
  expect(lead.linkurl).toContain('/m/special/au_yjs?utm_source=baidu')
})
