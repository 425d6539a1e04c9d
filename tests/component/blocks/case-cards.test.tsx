import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CaseCards, type CaseFacts } from '@/components/blocks/case-cards'

type Fields = Omit<CaseFacts, 'sample' | 'evidence'>

const fields: Fields = {
  id: 'one',
  title: '双非统计转英国数据科学硕士',
  href: '/caselist/one',
  country: { code: 'uk', name: '英国', hue: 'uk' },
  level: '硕士',
  year: 2026,
  background: { school: '省属大学', gpa: '86/100', tests: '雅思 7.0' },
  applied: [{ school: '甲大学', result: 'offer' }],
  final: '甲大学',
}

const caseOf = (values: Partial<Fields>): CaseFacts => ({ ...fields, ...values, sample: true })

describe('CaseCards', () => {
  it('shows every result in words, rejections included', () => {
    render(
      <CaseCards
        cases={[
          caseOf({
            applied: [
              { school: '甲大学', result: 'offer' },
              { school: '乙大学', result: 'waitlist' },
              { school: '丙大学', result: 'refused' },
            ],
          }),
        ]}
      />,
    )
    const results = within(screen.getByRole('list', { name: '申请结果' })).getAllByRole('listitem')
    expect(results.map((item) => item.textContent)).toEqual(['甲大学录取', '乙大学候补', '丙大学未录取'])
  })

  it.each([
    { evidence: 'A', text: '证据 A · 已核对录取信与成绩单' },
    { evidence: 'B', text: '证据 B · 已核对录取信' },
    { evidence: 'C', text: '证据 C · 学生自述' },
  ] as const)('says what evidence $evidence means', ({ evidence, text }) => {
    render(<CaseCards cases={[{ ...fields, sample: false, evidence }]} />)
    expect(screen.getByText(text)).toBeVisible()
  })

  it('shows no evidence on a sample', () => {
    render(<CaseCards cases={[caseOf({})]} />)
    expect(screen.queryByText(/证据|核对/)).not.toBeInTheDocument()
  })

  it('marks a sample, and only a sample', () => {
    render(
      <CaseCards
        cases={[
          caseOf({ id: 'one' }),
          { ...fields, id: 'two', title: '真实案例', sample: false, evidence: 'B' },
        ]}
      />,
    )
    const [sample, real] = screen
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.closest('li'))
    expect(sample).toHaveTextContent('示例')
    expect(real).not.toHaveTextContent('示例')
  })
})
