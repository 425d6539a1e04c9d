import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GpaForm } from '@/components/features/tools/gpa/gpa-form'
import { GpaResult } from '@/components/features/tools/gpa/gpa-result'
import { sheetOf } from '@/lib/tools/gpa/calculate'
import { readCourses } from '@/lib/tools/gpa/courses'

const two = { name: ['高等数学', '英语'], credit: ['4', '2'], score: ['92', '71'] }

describe('the form', () => {
  it('adds and removes rows with submits of a GET form, and Enter calculates', () => {
    render(<GpaForm path="/gpa" reading={readCourses(two)} />)
    const form = screen.getByRole('form', { name: '课程' })
    expect(form).toHaveAttribute('method', 'get')
    expect(screen.getByRole('button', { name: '加一门课' })).toHaveAttribute('value', 'add')
    const remove = screen.getByRole('button', { name: '删除第 2 门' })
    expect(remove).toHaveAttribute('name', 'op')
    expect(remove).toHaveAttribute('value', 'remove-1')
    const [first] = form.querySelectorAll('button')
    expect(first).not.toHaveAttribute('name')
  })

  it('keeps what was typed and connects each message with its field', () => {
    render(<GpaForm path="/gpa" reading={readCourses({ name: '物理', credit: '3', score: '105' })} />)
    const score = screen.getByRole('textbox', { name: '第 1 门：分数' })
    expect(score).toHaveValue('105')
    expect(score).toBeInvalid()
    expect(score).toHaveAccessibleDescription(/分数请填 0 到 100 的数/)
    expect(screen.getByRole('textbox', { name: '第 1 门：课程名' })).toHaveValue('物理')
  })
})

describe('the result', () => {
  const show = (params: Parameters<typeof readCourses>[0]) => {
    const reading = readCourses(params)
    render(<GpaResult reading={reading} sheet={sheetOf(reading.courses)} />)
  }

  it('shows every algorithm beside its scale, and names each source once below', () => {
    show(two)
    const table = screen.getByRole('table', { name: /按学分加权的结果/ })
    const row = within(table).getByRole('row', { name: /标准 4.0/ })
    expect(row).toHaveTextContent('3.33')
    expect(screen.getAllByRole('link', { name: '开源绩点换算工具' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    )
    expect(within(table).getByRole('row', { name: /百分制加权平均/ })).toHaveTextContent('85.00')
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(6)
  })

  it.each([
    ['readable mark', { credit: '3', score: '105' }, /填了 1 门，但都没能读出/],
    ['mark that counts', { credit: '3', score: '通过' }, /^填的课里没有能算的分数。/],
    ['course', {}, /^还没有课程。/],
  ])('says so where there is no %s', (_, params, words) => {
    show(params)
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByRole('heading', { name: '信息不足' })).toBeVisible()
  })

  it('counts courses without a mark, and says so', () => {
    show({ credit: ['3', '2'], score: ['3.7', '免修'] })
    expect(screen.getByRole('heading', { name: /^填的像绩点/ })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('有 1 门没有分数')
  })
})
