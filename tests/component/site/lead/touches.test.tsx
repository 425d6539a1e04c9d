import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { recordVisit } from '@/lib/leads/touches'
import { accepted, fill, hostAnswers, renderForm, valid } from './support'

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
    await renderForm(<BottomForm kind="immigration" source="移民频道底部" />)
    const user = await fill({ name: valid.name, phone: valid.phone })
    await user.click(screen.getByRole('button', { name: '提交，等待回电' }))
    await screen.findByRole('dialog')
    expect(JSON.parse(calls[0]?.fields.first_touch ?? '')).toMatchObject(expected.first)
    expect(JSON.parse(calls[0]?.fields.last_touch ?? '')).toMatchObject(expected.last)
  })

  it.each(['not json', '{"first":1,"last":2}', '[]', 'null'])(
    'are left out when the browser keeps %s',
    async (kept) => {
      localStorage.setItem('touches', kept)
      const calls = hostAnswers(accepted)
      await renderForm(<BottomForm kind="immigration" source="移民频道底部" />)
      const user = await fill({ name: valid.name, phone: valid.phone })
      await user.click(screen.getByRole('button', { name: '提交，等待回电' }))
      await screen.findByRole('dialog')
      expect(calls[0]?.fields).not.toHaveProperty('first_touch')
    },
  )
})
