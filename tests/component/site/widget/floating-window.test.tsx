import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { table } from '@/tests/support/table'
import { renderWidget } from './support'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

const item = (name: string) => screen.getByRole('button', { name })
const panel = (name: string) => screen.queryByRole('group', { name })
const phone = () => within(screen.getByRole('group', { name: '电话咨询' })).getByLabelText('手机号')

describe('the rail', () => {
  it.each(
    table(`
      电话 | tel:400-683-6883
      性格测试 | /special/test
      回到顶部 | #top
    `),
  )('%s is a real link to %s', (name, href) => {
    renderWidget()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  it('opens nothing by itself', () => {
    renderWidget()
    for (const name of ['在线咨询', '微信咨询', '电话咨询', '留学方案']) {
      expect(item(name)).toHaveAttribute('aria-expanded', 'false')
    }
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
  })

  it('folds to one tab, stays folded on the next page and opens again', async () => {
    const user = userEvent.setup()
    renderWidget()
    await user.click(item('收起'))
    expect(screen.queryByRole('button', { name: '在线咨询' })).not.toBeInTheDocument()
    expect(item('展开咨询栏')).toHaveFocus()

    cleanup()
    renderWidget()
    expect(screen.queryByRole('button', { name: '在线咨询' })).not.toBeInTheDocument()
    await user.click(item('展开咨询栏'))
    expect(item('在线咨询')).toBeInTheDocument()
    expect(item('收起')).toHaveFocus()
  })
})

describe('the panels', () => {
  it.each(
    table(`
      在线咨询 | 在线咨询
      微信咨询 | 微信咨询
      电话咨询 | 电话咨询
      留学方案 | 留学方案评估
    `),
  )('%s opens its panel with the focus in it, and Esc returns the focus', async (name, title) => {
    const user = userEvent.setup()
    renderWidget()
    await user.click(item(name))
    await waitFor(() => expect(panel(title)).toBeVisible())
    expect(item(name)).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus())

    await user.keyboard('{Escape}')
    expect(panel(title)).not.toBeInTheDocument()
    expect(item(name)).toHaveFocus()
    expect(item(name)).toHaveAttribute('aria-expanded', 'false')
  })

  it('shows WeChat while the mouse is over it', async () => {
    const user = userEvent.setup()
    renderWidget()
    await user.hover(item('微信咨询'))
    await waitFor(() => expect(screen.getByRole('img', { name: '微信二维码' })).toBeVisible())
    await user.unhover(item('微信咨询'))
    await user.hover(screen.getByRole('link', { name: '别处' }))
    expect(panel('微信咨询')).not.toBeInTheDocument()
  })

  it('keeps a form open when the mouse leaves, and keeps its text while another panel is open', async () => {
    const user = userEvent.setup()
    renderWidget()
    await user.click(item('电话咨询'))
    await waitFor(() => expect(panel('电话咨询')).toBeVisible())
    await user.type(phone(), '138')
    await user.hover(screen.getByRole('link', { name: '别处' }))
    expect(panel('电话咨询')).toBeVisible()
    await user.click(item('在线咨询'))
    await user.click(item('电话咨询'))
    expect(phone()).toHaveValue('138')
  })

  it('offers countries, of which one opens the chat about it', async () => {
    const user = userEvent.setup()
    renderWidget()
    await user.click(item('在线咨询'))
    await waitFor(() => expect(panel('在线咨询')).toBeVisible())
    await user.click(screen.getByRole('button', { name: '新西兰' }))
    const chat = await screen.findByRole('complementary', { name: '咨询新西兰留学' })
    expect(panel('在线咨询')).not.toBeInTheDocument()
    await user.click(within(chat).getByRole('button', { name: '关闭在线咨询' }))
    expect(item('在线咨询')).toHaveFocus()
  })

  it('closes when the focus goes to something behind it', async () => {
    const user = userEvent.setup()
    renderWidget()
    await user.click(item('留学方案'))
    await waitFor(() => expect(panel('留学方案评估')).toBeVisible())
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
    screen.getByRole('link', { name: '别处' }).focus()
    await waitFor(() => expect(panel('留学方案评估')).not.toBeInTheDocument())
    expect(screen.getByRole('link', { name: '别处' })).toHaveFocus()
  })
})

describe('the promo banners', () => {
  it('are two, can be opened and closed, and are remembered in the session', async () => {
    const user = userEvent.setup()
    renderWidget()
    expect(within(screen.getByRole('list', { name: '推荐' })).getAllByRole('button')).toHaveLength(2)
    await user.click(item('条件评估'))
    expect(screen.getByRole('link', { name: '去看看' })).toHaveAttribute('href', '/special/condition_pc')

    cleanup()
    renderWidget()
    expect(screen.getByRole('link', { name: '去看看' })).toBeVisible()
    await user.click(within(screen.getByRole('list', { name: '推荐' })).getByRole('button', { name: '收起' }))
    expect(screen.queryByRole('link', { name: '去看看' })).not.toBeInTheDocument()
    expect(item('OSSD 学分')).toHaveAttribute('aria-expanded', 'false')
  })
})
