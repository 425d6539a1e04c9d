import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FactText } from '@/components/facts/fact-text'
import { citePages, SourceList, SourceMark } from '@/components/facts/page-sources'
import { statement } from '@/lib/facts/registry'

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

const content = {
  lead: '英国 {{uk-visafee-2026}}，美国 {{us-sevis-2026}}，英国再交一次 {{uk-visafee-2026}}。',
  rules: [{ statement: 'study-ca-ossd-110' }],
}

function Page() {
  const pages = citePages(content)
  return (
    <>
      <p>
        <FactText text={content.lead} />
        {content.rules.map(({ statement: id }) => (
          <SourceMark key={id} source={statement(id).source} />
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
    'https://www.gov.uk/student-visa',
    'https://www.ice.gov/sevis/i901',
    'https://edward-edu.ca/?p=180',
  ])
  expect(entries.map((entry) => entry.textContent?.replace(/^.*?：/, ''))).toEqual([
    '英国学生签证申请费：2026-04-08 起，2026-08-21 存。',
    '美国 SEVIS I-901 费（F-1）：截至 2026-08-21。',
    '安省 OSSD：一学分 110 小时※。',
  ])
})
