import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { recordVisit } from '@/lib/leads/touches'
import { accepted, hostAnswers, renderForm, send, shortForm } from './support'

afterEach(() => localStorage.clear())

function arriveTwice() {
  recordVisit('https://www.meishi.test/uk?utm_source=baidu', '')
  recordVisit('https://www.meishi.test/us?utm_source=wechat', '')
}

const expected = {
  first: { utm_source: 'baidu', landing: '/uk' },
  last: { utm_source: 'wechat', landing: '/us' },
}

describe('first and last source of a visit', () => {
  it('are sent with a lead', async () => {
    arriveTwice()
    const calls = hostAnswers(accepted)
    await renderForm(shortForm)
    await send()
    await screen.findByRole('dialog')
    expect(JSON.parse(calls[0]?.fields.first_touch ?? '')).toMatchObject(expected.first)
    expect(JSON.parse(calls[0]?.fields.last_touch ?? '')).toMatchObject(expected.last)
  })
})
