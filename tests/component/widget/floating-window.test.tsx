import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FloatingWindow } from '@/components/widget/floating-window'
import { renderInSite } from '../lead/support'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

const rail = () => screen.queryByRole('link', { name: '在线咨询' })

describe('floating window', () => {
  it.each([
    ['在线咨询', 'tel:400-683-6883'],
    ['电话', 'tel:400-683-6883'],
    ['费用计算', '/special/study_cost'],
    ['性格测试', '/special/test'],
    ['回到顶部', '#top'],
  ])('%s is a real link to %s', (name, href) => {
    renderInSite(<FloatingWindow />)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  it('opens the consult prompt and nothing on its own', async () => {
    renderInSite(<FloatingWindow />)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.setup().click(screen.getByRole('link', { name: '在线咨询' }))
    const dialog = await screen.findByRole('dialog', { name: '在线咨询' })
    expect(within(dialog).getByRole('button', { name: '留言' })).toBeInTheDocument()
  })

  it('folds to one tab, stays folded on the next page and opens again', async () => {
    const user = userEvent.setup()
    renderInSite(<FloatingWindow />)
    await user.click(screen.getByRole('button', { name: '收起' }))
    expect(rail()).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: '展开咨询栏' })).toHaveFocus()

    cleanup()
    renderInSite(<FloatingWindow />)
    expect(rail()).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '展开咨询栏' }))
    expect(rail()).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '收起' })).toHaveFocus()
  })

  it('folds also where the browser refuses to remember', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    renderInSite(<FloatingWindow />)
    await userEvent.setup().click(screen.getByRole('button', { name: '收起' }))
    expect(rail()).not.toBeInTheDocument()
  })
})
