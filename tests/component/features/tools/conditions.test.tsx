import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { ConditionsForm } from '@/components/features/tools/conditions/conditions-form'
import { ChinaPlacements, ConditionsResult } from '@/components/features/tools/conditions/conditions-result'
import { evaluateConditions } from '@/lib/tools/conditions/evaluate'
import { conditionsVersion, readConditions } from '@/lib/tools/conditions/input'

const codes = ['au', 'uk', 'us']

function show(params: Parameters<typeof readConditions>[0]) {
  const reading = readConditions(params, codes)
  const sheet = evaluateConditions(reading.input, [])
  render(
    <ConditionsResult
      reading={reading}
      sheet={sheet}
      china={null}
      entries={[{ code: 'au', qualification: 'ib', count: 3 }]}
      spans={[]}
    />,
  )
}

it('has one GET form that keeps the answers and contains the version of the rules', () => {
  const reading = readConditions({ level: 'master', ielts: '6.3', pref: 'work', c: 'uk' }, codes)
  render(
    <ConditionsForm
      path="/special/condition_pc"
      reading={reading}
      countries={[
        { code: 'uk', name: '英国' },
        { code: 'us', name: '美国' },
      ]}
    />,
  )
  expect(screen.getByRole('form', { name: '我的条件' })).toHaveFormValues({
    v: conditionsVersion,
    level: 'master',
    ielts: '6.3',
  })
  expect(screen.getByRole('textbox', { name: /雅思总分/ })).toHaveAccessibleDescription(/以 0.5 为一档/)
  expect(screen.getByRole('checkbox', { name: '毕业后想留下工作一段时间' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: '英国' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: '美国' })).not.toBeChecked()
})

describe('the result', () => {
  it('shows each condition with its state, difference and source', () => {
    show({ ielts: '5.5', c: 'au' })
    const condition = screen
      .getAllByRole('listitem', { hidden: true })
      .find((item) => item.getAttribute('data-status') !== null && /语言成绩/.test(item.textContent ?? ''))
    if (condition === undefined) throw new Error('no condition')
    expect(within(condition).getByText('不够')).toBeInTheDocument()
    expect(within(condition).getAllByRole('link', { hidden: true })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^https?:/),
    )
  })

  it('has one row for countries of one state, and names the official page where no source is known', () => {
    show({ ielts: '7', c: ['uk', 'us'] })
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('美国、英国没法比')
    expect(document.body).toHaveTextContent('官方页：各校')
  })

  it('shows each country in one line, once', () => {
    show({ ielts: '5.5', budget: '2000000', c: ['au', 'us'] })
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      '没有都够的，先看澳大利亚：预算够，雅思还差 0.5 分',
    )
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(/^美国/)
  })

  it('links to the schools with a requirement of the own qualification', () => {
    show({ system: 'ib', grade: '38', ielts: '7', c: 'au' })
    const link = screen.getByRole('link', { name: '澳大利亚 3 所' })
    expect(link).toHaveAttribute('href', '/yxk?country=au&entry=ib')
  })
})

it('asks again when no list contains the institution', () => {
  const { input } = readConditions({ level: 'master', cn: '深圳' }, codes)
  render(<ChinaPlacements input={input} view={{ institution: null, rows: [], others: ['深圳大学'] }} />)
  expect(screen.getByRole('link', { name: '深圳大学' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/special\/condition_pc\?.*cn=%E6%B7%B1/),
  )
})
