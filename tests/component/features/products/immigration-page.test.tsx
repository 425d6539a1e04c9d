import { render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ImmigrationGroups } from '@/components/features/products/immigration-groups'
import { ImmigrationPage } from '@/components/features/products/immigration-page'
import { StateBadge } from '@/components/features/products/state-badge'
import type { ProgrammeState } from '@/lib/contract/products'
import { openFold } from '@/tests/component/open-fold'
import { findField } from '@/tests/component/site/lead/find-field'
import { drawPage } from '../../draw-page'
import { jsonLdOf, programmeOf } from './support'

const onDay = (day: string) => vi.useFakeTimers({ now: new Date(`${day}T04:00:00Z`), toFake: ['Date'] })

afterEach(() => {
  vi.useRealTimers()
})

describe('the page of a programme', () => {
  it('shows its state in words, with date and kind of the source and the authority', async () => {
    onDay('2026-12-01')
    const status = { ...programmeOf().status, state: 'paused' as const }
    await drawPage(<ImmigrationPage product={programmeOf({ status })} programmeHref={null} related={[]} />)
    const card = within(screen.getByRole('region', { name: '项目状态' }))
    expect(card.getByText('暂停')).toBeVisible()
    expect(card.getByText('2026-11-21')).toBeVisible()
    expect(card.getByText(/据别人的转述/)).toBeVisible()
    expect(card.queryByText(/超过六个月/)).not.toBeInTheDocument()
    expect(card.getByText('官方细则未见，先核对。')).toBeVisible()
    expect(card.getByRole('link', { name: '甲省移民局' })).toHaveAttribute(
      'href',
      'https://example.org/official',
    )
  })

  it.each([
    ['2026-11-21', /超过六个月/],
    [null, /^资料没有写日期/],
  ])('has a note where the source was read half a year ago, or on no day: %s', async (asOf, note) => {
    onDay('2027-05-24')
    const status = { ...programmeOf().status, asOf }
    await drawPage(<ImmigrationPage product={programmeOf({ status })} programmeHref={null} related={[]} />)
    const card = within(screen.getByRole('region', { name: '项目状态' }))
    expect(card.getByText('开放')).toBeVisible()
    expect(card.getByText(note)).toBeVisible()
  })

  it('shows each fact with source and date, and asks to check doubtful facts only', async () => {
    await drawPage(<ImmigrationPage product={programmeOf()} programmeHref={null} related={[]} />)
    const facts = openFold(/^条件与出处/)
    expect(facts.getByRole('link', { name: '某律所' })).toHaveAttribute('href', 'https://example.org/law')
    expect(facts.getByText(/2025-03/)).toBeVisible()
    expect(facts.getAllByText('※')).toHaveLength(1)
    expect(facts.getByText(/带 ※ 的可能已变/)).toBeVisible()
  })

  it('has the immigration form and sends its own name with the lead', async () => {
    const { container } = await drawPage(
      <ImmigrationPage product={programmeOf()} programmeHref={null} related={[]} />,
    )
    expect(await findField(container, 'form')).toHaveValue('immigration')
    expect(await findField(container, 'source')).toHaveValue('移民项目·甲省项目')
    expect(jsonLdOf(container).Service).toMatchObject({ areaServed: { '@type': 'Country', name: '加拿大' } })
  })
})

it('lists programmes under their regions with status and day', () => {
  onDay('2026-12-01')
  render(
    <ImmigrationGroups
      products={[
        programmeOf(),
        programmeOf({
          id: 'pt-one',
          region: 'europe',
          title: '乙国居留',
          status: { ...programmeOf().status, state: 'closed' },
        }),
      ]}
    />,
  )
  const canada = within(screen.getByRole('region', { name: /^加拿大/ }))
  expect(canada.getByRole('link', { name: '甲省项目' })).toHaveAttribute('href', '/product/ym_product/ca-one')
  expect(canada.getByText('开放')).toHaveTextContent('开放2026-11')
  const europe = within(screen.getByRole('region', { name: /^欧洲居留/ }))
  expect(europe.getByText('已关闭')).toBeVisible()
  expect(europe.getByRole('cell', { name: /※$/ })).toHaveTextContent('已关闭')
})

describe('the badge of a state', () => {
  it.each<[state: ProgrammeState, asOf: string | null, words: string, tone: string]>([
    ['open', '2026-11-21', '开放2026-11', 'text-success'],
    ['open', null, '开放没有日期', 'text-muted'],
    ['closed', '2022-12-31', '已关闭2022-12', 'text-danger'],
  ])('has its month, and is muted where %s was read on %s', (state, asOf, words, tone) => {
    onDay('2026-12-01')
    const { container } = render(<StateBadge programme="one" state={state} asOf={asOf} />)
    expect(container).toHaveTextContent(words)
    expect(container.firstElementChild).toHaveClass(tone)
  })
})

describe('the wait of a programme', () => {
  it('says that some of its classes have no queue before that of the longest', () => {
    const eb5 = programmeOf({ id: 'us-eb5', region: 'us', title: '投资移民' })
    const { container } = render(<ImmigrationGroups products={[eb5]} />)
    expect(container).toHaveTextContent('9 年 10 个月（预留类不排队，EB-5 非预留')
  })
})
