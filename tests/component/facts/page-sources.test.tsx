import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FactText } from '@/components/facts/fact-text'
import { citePages, SourceList, SourceMark } from '@/components/facts/page-sources'
import * as registry from '@/lib/facts/registry'

// React's `cache` remembers values only while it renders server components. There is no such render here, so this
// mock remembers them for the whole file.
vi.mock('react', async (importOriginal) => ({
  ...(await importOriginal<typeof import('react')>()),
  cache: <Value,>(make: () => Value) => {
    let made: { value: Value } | undefined
    return () => {
      made ??= { value: make() }
      return made.value
    }
  },
}))

const evidence = { topic: 'visa', country: 'uk', checked: '2026-08-21', caution: null, isExpired: false }
const figures: Record<string, registry.Figure> = {
  fee: {
    ...{ ...evidence, id: 'fee', label: '签证费', value: 558, unit: 'GBP', priceYear: null },
    ...{ period: '2026-04-08 起', kind: 'official', read: 'official-copy' },
    source: { name: '政府', url: 'https://gov.example/' },
  },
  form: {
    ...{ ...evidence, id: 'form', label: '登记费', value: 350, unit: 'USD', priceYear: null },
    ...{ period: '截至 2026-08-21', kind: 'official', read: 'official' },
    source: { name: '海关', url: 'https://customs.example/' },
  },
}
const rule: registry.Statement = {
  ...{ ...evidence, id: 'rule', label: '一学分 110 小时', text: '一学分 110 小时。', asOf: '日期不详' },
  ...{ status: null, checked: null, gaokao: null, check: true, kind: 'secondary', read: 'secondary' },
  source: { name: '转述', url: 'https://told.example/' },
}

const known = <Fact,>(fact: Fact | undefined): Fact => {
  if (fact === undefined) throw new Error('no such fact')
  return fact
}

beforeEach(() => {
  vi.spyOn(registry, 'hasFigure').mockImplementation((id) => id in figures)
  vi.spyOn(registry, 'figure').mockImplementation((id) => known(figures[id]))
  vi.spyOn(registry, 'hasStatement').mockImplementation((id) => id === 'rule')
  vi.spyOn(registry, 'statement').mockReturnValue(rule)
})
afterEach(() => void vi.restoreAllMocks())

const content = {
  lead: '英国 {{fee}}，美国 {{form}}，英国再交一次 {{fee}}。',
  rules: [{ statement: 'rule' }],
}

function Page() {
  const pages = citePages(content)
  return (
    <>
      <p>
        <FactText text={content.lead} />
        {content.rules.map(({ statement: id }) => (
          <SourceMark key={id} source={registry.statement(id).source} />
        ))}
        <SourceMark source={{ name: '别处', url: 'https://example.org/' }} />
      </p>
      <SourceList pages={pages} />
    </>
  )
}

it('numbers each source once, links every mark to its entry, and a source that is not listed to itself', () => {
  const { container } = render(<Page />)
  const marks = [...container.querySelectorAll('sup a')]
  expect(marks.map((mark) => mark.textContent)).toEqual(['1', '2', '1', '3', '来源'])
  expect(screen.getByRole('link', { name: '来源：别处' })).toHaveAttribute('href', 'https://example.org/')

  const entries = within(screen.getByRole('region', { name: '数据来源' })).getAllByRole('listitem')
  for (const mark of marks.slice(0, -1)) {
    const entry = entries[Number(mark.textContent) - 1]
    expect(entry).toBe(container.querySelector(mark.getAttribute('href') ?? ''))
    expect(mark).toHaveAccessibleName(`来源 ${mark.textContent}`)
  }
  expect(entries.map((entry) => within(entry).getByRole('link').getAttribute('href'))).toEqual([
    'https://gov.example/',
    'https://customs.example/',
    'https://told.example/',
  ])
  expect(entries.map((entry) => entry.textContent?.replace(/^.*?：/, ''))).toEqual([
    '2026-04-08 起，2026-08-21 存',
    '截至 2026-08-21',
    '转述※',
  ])
})
