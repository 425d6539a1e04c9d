import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { fill, hostAnswers, renderForm } from './support'

vi.mock('@/components/site/lead/lead-sending', () => {
  throw new Error('Loading chunk failed')
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a form whose code does not arrive', () => {
  it('is posted by the browser, with what was typed', async () => {
    const calls = hostAnswers('timeout')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const posted: Record<string, FormDataEntryValue>[] = []
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
      posted.push(Object.fromEntries(new FormData(this)))
    })

    await renderForm(<BottomForm kind="immigration" source="移民频道底部" />)
    const user = await fill({ name: '林晓', phone: '13800138000' })
    await user.click(screen.getByRole('button', { name: '提交，等待回电' }))

    await waitFor(() => expect(posted).toHaveLength(1))
    expect(posted[0]).toMatchObject({
      form: 'immigration',
      source: '移民频道底部',
      name: '林晓',
      phone: '13800138000',
    })
    expect(calls).toEqual([])
    expect(screen.getByRole('button', { name: '提交，等待回电' })).not.toHaveAttribute('aria-disabled')
  })

  it('is posted once by two presses, and again by one who is still there later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    await renderForm(<BottomForm kind="immigration" source="移民频道底部" />)
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const submit = screen.getByRole('button', { name: '提交，等待回电' })
    await user.click(submit)
    await waitFor(() => expect(posted).toHaveBeenCalledOnce())
    await user.click(submit)
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(posted).toHaveBeenCalledOnce()
    await user.click(submit)
    await waitFor(() => expect(posted).toHaveBeenCalledTimes(2))
  })
})
