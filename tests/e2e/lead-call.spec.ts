import { expect, type Page, test } from '@playwright/test'
import { type Robot, startRobot } from '@/tests/support/robot'
import { ownSite } from './own-site'
import { expectSound } from './soundness'
import { freshPhone, quietVisit } from './support'

/** Its robot's notices contain links to leads, which is not the default. */
let robot: Robot
const site = ownSite(async () => {
  robot = await startRobot()
  return { LEAD_LINK_HOURS: '48', ...robot.environment }
})
test.afterAll(() => robot?.close())
test.beforeEach(({ page }) => quietVisit(page))

type Lead = { phone: string; link: string; receipt: string }

/** Sends a lead as a visitor and returns the link to it from the notice to the group. */
async function announced(page: Page, fields: Record<string, string> = {}): Promise<Lead> {
  const phone = freshPhone()
  const known = robot.notices().length
  const answer = await page.request.post(`${site.origin}/apipc/v1/general_form_pc`, {
    form: { name: '王小明', phone, source: '英国硕士页', ...fields },
    headers: { accept: 'application/json' },
  })
  const { data }: { data: { receipt: string } } = await answer.json()
  const masked = `${phone.slice(0, 3)}******${phone.slice(-2)}`
  const find = () =>
    robot
      .notices()
      .slice(known)
      .find((notice) => notice.includes(masked))
  await expect.poll(find, { message: 'the notice in the group' }).toBeDefined()
  const link = /\[查看并回电\]\((\S+)\)/.exec(find() ?? '')?.[1] ?? ''
  expect(link).toMatch(new RegExp(`^${site.origin}/receipt/call/[\\w-]{32}$`))
  return { phone, link, receipt: data.receipt }
}

const person = (page: Page) => page.getByRole('region', { name: /王/ })
const result = (page: Page) => page.getByRole('region', { name: '联系结果' })
const calls = (page: Page) => result(page).getByRole('listitem')

async function note(page: Page, outcome: string, text = '') {
  await result(page).getByRole('radio', { name: outcome }).check()
  await result(page).getByLabel('备注').fill(text)
  await result(page).getByRole('button', { name: '记下结果' }).click()
  await expect(page.getByRole('status')).toHaveText('已记下。')
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('a consultant opens the link, shows the number after one typed name, and records results', async ({
      page,
    }) => {
      const { phone, link } = await announced(page, {
        message: '想读一年制硕士，均分 82',
        country: '英国',
        linkurl: `${site.origin}/chanel/uk`,
        tool: `${site.origin}/special/study_cost?c=uk`,
      })
      const masked = `${phone.slice(0, 3)}******${phone.slice(-2)}`
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^待回电 [0-9A-F]{8}$/)
      await expect(person(page)).toContainText('王**')
      await expect(person(page)).toContainText(masked)
      const asked = page.getByRole('region', { name: '想问什么' })
      await expect(asked).toContainText('想读一年制硕士，均分 82')
      await expect(asked.getByRole('link', { name: '打开提交页面' })).toHaveAttribute('href', /\/chanel\/uk$/)
      await expect(asked.getByRole('link', { name: '打开工具结果' })).toBeVisible()
      expect(await page.content()).not.toContain(phone)
      expect(await page.content()).not.toContain('王小明')

      await person(page).getByLabel('您的姓名').fill('李老师')
      await person(page).getByRole('button', { name: '显示号码' }).click()
      await expect(page.getByRole('status')).toContainText('号码已显示')
      await expect(person(page)).toContainText('王小明')
      await expect(page.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone}`)
      // The name is not asked for again, neither here nor on the next lead.
      await expect(page.getByLabel('您的姓名')).toHaveCount(0)
      await note(page, '没打通')
      await note(page, '稍后', '下午三点再打')
      await note(page, '已联系', '发了费用清单')
      await note(page, '无效', '号码是别人的')
      await expect(calls(page)).toHaveText([/^无效 李老师/, /^已联系/, /^稍后/, /^没打通/])
      await expect(calls(page).first()).toContainText('号码是别人的')

      const next = await announced(page)
      await page.goto(next.link)
      await expect(page.getByRole('button', { name: '显示号码' })).toBeVisible()
      await expect(page.getByLabel('您的姓名')).toHaveCount(0)
      await page.getByRole('button', { name: '显示号码' }).click()
      await expect(page.getByRole('link', { name: next.phone })).toBeVisible()
    })
  })
}

test('the page is not cached, not indexed and without faults, masked and shown', async ({ page }) => {
  const { link } = await announced(page, { message: '想了解英国硕士的费用和奖学金'.repeat(20) })
  const headers = (await page.goto(link))?.headers()
  expect(headers?.['cache-control']).toContain('no-store')
  expect(headers?.['referrer-policy']).toBe('no-referrer')
  expect(headers?.['x-robots-tag']).toContain('noindex')
  await expectSound(page, link)
  await result(page).getByLabel('您的姓名').fill('李老师')
  await note(page, '稍后', '下午三点再打')
  await page.getByRole('button', { name: '显示号码' }).click()
  await expect(page.getByRole('status')).toContainText('号码已显示')
  await expectSound(page, link)
})
