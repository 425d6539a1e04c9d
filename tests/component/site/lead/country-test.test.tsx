import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { CountryTestForm } from '@/components/site/lead/country-test-form'
import { accepted, hostAnswers, renderForm, send, valid } from './support'

const cardOf = (destinations: string) => {
  const card = screen.getByText(destinations, { selector: 'strong' }).closest('div')
  if (card === null) throw new Error('no card')
  return within(card)
}

function chosen(): FormDataEntryValue | null {
  const form = screen.getByRole<HTMLInputElement>('textbox', { name: '姓名' }).form
  return new FormData(form ?? undefined).get('test')
}

describe('which country suits you', () => {
  it('suggests a country for an answer, and can be closed', async () => {
    await renderForm(<CountryTestForm source="首页底部" />)
    const user = userEvent.setup()
    expect(screen.getByRole('heading', { name: '测一测哪个国家适合您' })).toBeInTheDocument()
    expect(chosen()).toBe('0')
    await user.click(screen.getByRole('radio', { name: /^先试几门/ }))
    expect(chosen()).toBe('B')
    expect(screen.getByText(/推荐 美国$/)).toHaveAttribute('aria-live', 'polite')
    await user.click(cardOf('美国').getByRole('button', { name: '收起结果' }))
    expect(chosen()).toBe('0')
  })

  it('can be used and closed by keyboard alone', async () => {
    await renderForm(<CountryTestForm source="首页底部" />)
    const user = userEvent.setup()
    screen.getByRole('radio', { name: '不选，收起结果' }).focus()
    await user.keyboard('{ArrowUp}')
    expect(chosen()).toBe('D')
    cardOf('欧洲、中国香港').getByRole('button', { name: '收起结果' }).focus()
    await user.keyboard('{Enter}')
    expect(chosen()).toBe('0')
    expect(screen.getByRole('radio', { name: '不选，收起结果' })).toHaveFocus()
  })

  it('sends its answer with the lead and is closed again afterwards', async () => {
    const calls = hostAnswers(accepted)
    await renderForm(<CountryTestForm source="首页底部" />)
    await userEvent.click(screen.getByRole('radio', { name: /^先试几门/ }))
    await send(valid, '提交，听顾问细说')
    await screen.findByRole('dialog')
    expect(calls[0]?.fields.test).toBe('B')
    expect(chosen()).toBe('0')
  })

  it('is left out where a page disables it', async () => {
    await renderForm(<BottomForm kind="general" source="首页底部" />)
    expect(screen.queryByRole('radio', { name: /^按书单/ })).not.toBeInTheDocument()
  })
})
