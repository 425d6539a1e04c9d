import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Fold } from '@/components/ui/fold'
import { FoldOpener } from '@/components/ui/fold-opener'
import { navigation } from '@/tests/support/next-navigation'

const Page = () => (
  <>
    <FoldOpener />
    <a href="#rest">其余的价</a>
    <Fold label="全部 65 门课的学费（9 个价）" id="rest" level={3}>
      <p id="law">法学</p>
    </Fold>
    <Fold label="学生会">
      <p>没有</p>
    </Fold>
  </>
)

const folds = () => screen.getAllByRole('group').map((fold) => (fold as HTMLDetailsElement).open)

describe('Fold', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/yxk')
    navigation.pathname = '/yxk'
    Element.prototype.scrollIntoView = vi.fn()
  })

  it('is closed at first, and its label may be a heading', () => {
    render(<Page />)
    expect(folds()).toEqual([false, false])
    expect(
      screen.getByRole('heading', { level: 3, name: '全部 65 门课的学费（9 个价）' }),
    ).toBeInTheDocument()
  })

  it('opens around the target of the address with which a page is opened', () => {
    history.replaceState(null, '', '#law')
    render(<Page />)
    expect(folds()).toEqual([true, false])
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
  })

  it('opens around a target after the router has opened another page', () => {
    const { rerender } = render(<Page />)
    history.replaceState(null, '', '/yxk/uk#rest')
    navigation.pathname = '/yxk/uk'
    rerender(<Page />)
    expect(folds()).toEqual([true, false])
  })

  it('opens around a new target in the address, and again if it was closed in between', async () => {
    render(<Page />)
    const link = screen.getByRole('link', { name: '其余的价' })
    link.click()
    await expect.poll(folds).toEqual([true, false])
    const [first] = screen.getAllByRole('group') as HTMLDetailsElement[]
    if (first) first.open = false
    link.click()
    await expect.poll(folds).toEqual([true, false])
  })

  it('opens everything for print and closes it afterwards', () => {
    render(<Page />)
    window.dispatchEvent(new Event('beforeprint'))
    expect(folds()).toEqual([true, true])
    window.dispatchEvent(new Event('afterprint'))
    expect(folds()).toEqual([false, false])
  })
})
