import { render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ChannelForm } from '@/components/pages/channel-form'
import { CountryAnswer, withNextDays } from '@/components/pages/country-answer'
import { CountryCosts } from '@/components/pages/country-costs'
import { CaseLines, CaseMatrix } from '@/components/pages/records/cases'
import type { CaseStudy } from '@/lib/api/cases'
import { countryChannels, subjectChannels } from '@/lib/collections/kinds/channel'
import { findField } from '@/tests/component/site/lead/find-field'
import { renderPage } from '../../support/render-page'
import { drawPage } from '../draw-page'

const planning = subjectChannels.show('yyts')
if (planning instanceof Error) throw planning

const nameOf = (code: string) => ({ us: '美国', uk: '英国' })[code] ?? code

const caseOf = (id: string, country: string, level: CaseStudy['level'], isReal = false) =>
  ({
    id,
    title: `案例 ${id}`,
    country,
    level,
    applied: [
      { school: '甲大学', result: 'offer' },
      { school: '乙大学', result: 'refused' },
    ],
    background: { school: '国内大学', gpa: '85/100', tests: '雅思 7' },
    final: '入读甲大学',
    href: `/caselist/${id}`,
    ...(isReal ? { sample: false, evidence: 'A' } : { sample: true }),
  }) as CaseStudy

describe('the figures of a country', () => {
  afterEach(() => document.body.replaceChildren())

  /** They look up the prices of schools, which only server code can do. */
  const show = async (id: string) => {
    const channel = countryChannels.show(id)
    if (channel instanceof Error) throw channel
    const [answer] = channel.answers
    if (answer === undefined) throw new Error(id)
    const html = await renderPage(
      <>
        <CountryAnswer answer={answer} name="这里" />
        <CountryCosts channel={channel} />
      </>,
    )
    document.body.append(document.createRange().createContextualFragment(html))
    return screen.getByRole('table', { name: /这里留学/ })
  }

  it('are one sum a year and one for the course, with one note below and a link to how they are made', async () => {
    const table = await show('uk')
    expect(within(table).getByRole('row', { name: /平均每年/ })).toHaveTextContent(/\d\d\.\d–\d\d\.\d 万元/)
    expect(within(table).getByRole('row', { name: /读完一共/ })).toHaveTextContent(/1\d\d\.?\d?–1\d\d/)
    expect(table).not.toHaveTextContent(/每年加|首尾/)
    expect(screen.getByText(/学费加生活，中间一半的学校，按 20\d\d 年估/)).toBeInTheDocument()
    const link = screen.getByRole('link', { name: '怎么算的' })
    const method = document.querySelector(link.getAttribute('href') ?? '')
    expect(method).toHaveTextContent(/中间一半的学校，按 20\d\d 年估；.*含学费、/)
    expect(method?.querySelector('a[href*="study_cost?country=uk&level=undergraduate"]')).not.toBeNull()
  })

  it('print no sum when a part of it is not published, but the tuition that is', async () => {
    const table = await show('us')
    expect(within(table).getByRole('row', { name: /平均每年/ })).toHaveTextContent(/看学校$/)
    expect(within(table).getByRole('row', { name: /只算学费/ })).toHaveTextContent(/研究生全校平均/)
  })
})

it.each([
  ['2026-11-20T00:00:00Z', '{{uc.first-year}}'],
  ['2026-12-02T00:00:00Z', '{{us-harvard-university.rd}}'],
])('at %s the example of a day is %s', (now, day) => {
  const channel = countryChannels.show('us')
  if (channel instanceof Error) throw channel
  const rows = withNextDays(channel, new Date(now)).answers.flatMap(({ rows }) => rows)
  expect(rows.find(({ label }) => label.startsWith('例'))?.cells.undergraduate).toMatchObject({ day })
})

describe('the form of a channel', () => {
  it('is at the end of the page, names it, and is the target of the link at the top', async () => {
    const { container } = await drawPage(
      <ChannelForm channel={{ form: { title: '说说情况' }, source: '频道·学业规划' }} />,
    )
    expect(screen.getByRole('heading', { level: 2, name: '说说情况' })).toBeInTheDocument()
    expect(await findField(container, 'source')).toHaveValue('频道·学业规划')
    expect(container.querySelector('#consult form')).toHaveAttribute('method', 'post')
  })

  it.each([
    [undefined, ['call_time']],
    [['country' as const], ['country']],
    [[], []],
  ])('asks what its content names: %j', async (questions, asked) => {
    const { container } = await drawPage(
      <ChannelForm channel={{ form: { title: '说说情况', questions }, source: '频道·学业规划' }} />,
    )
    await findField(container, 'source')
    const isAsked = (name: string) => container.querySelector(`#consult [name="${name}"]`) !== null
    expect(['call_time', 'country'].filter(isAsked)).toEqual(asked)
  })
})

describe('cases by country and level', () => {
  const cases = [
    caseOf('a', 'uk', 'graduate'),
    caseOf('b', 'us', 'graduate'),
    caseOf('c', 'us', 'undergraduate'),
  ]

  const draw = (of = cases) => render(<CaseMatrix cases={of} countryOf={nameOf} />)

  it('are counted, link to the list of each field, and begin with the country of the most; none is said too', () => {
    draw()
    for (const [name, query] of [
      ['美国硕士案例，1 份', 'country=us&level=graduate'],
      ['美国案例，2 份', 'country=us'],
    ])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/caselist?${query}`)
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['美国', '英国'])
    expect(within(screen.getByRole('row', { name: /^英国/ })).getAllByText('无')).toHaveLength(3)
  })

  it('give every result with the note that it is not a success rate, but no totals of samples', () => {
    const { unmount } = draw()
    expect(screen.queryByText(/共递交/)).not.toBeInTheDocument()
    unmount()
    draw([caseOf('a', 'uk', 'graduate', true), caseOf('b', 'us', 'graduate', true)])
    expect(screen.getByText(/共递交 4 份申请：录取 2，候补 0，未录取 2/)).toHaveTextContent('不是成功率')
  })

  it.each([true, false])('mark samples, and no other cases: %s', (isReal) => {
    render(<CaseLines cases={[caseOf('a', 'uk', 'graduate', isReal)]} countryOf={nameOf} />)
    expect(screen.queryAllByText('示例')).toHaveLength(isReal ? 0 : 1)
  })
})
