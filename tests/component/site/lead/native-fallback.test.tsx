import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { fill, hostAnswers, renderForm } from './support'

vi.mock('@/components/site/lead/lead-form-engine', () => {
  throw new Error('Loading chunk failed')
})

afterEach(() => vi.restoreAllMocks())

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
})
