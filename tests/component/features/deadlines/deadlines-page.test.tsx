import { within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET } from '@/app/(feeds)/deadlines/calendar.ics/route'
import { DeadlinesPage } from '@/components/features/deadlines/deadlines-page'
import type { SearchParams } from '@/lib/listing'
import { renderPage } from '../../../support/render-page'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00+08:00') })
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

async function open(params: SearchParams) {
  document.body.innerHTML = await renderPage(await DeadlinesPage({ params }))
  return within(document.body)
}

const rowOf = (view: Awaited<ReturnType<typeof open>>, name: RegExp) => view.getByRole('row', { name })

describe('the page of deadlines', () => {
  it('shows the days left until a certain day, with its source, date of reading and calendar entry', async () => {
    const row = rowOf(await open({ country: 'uk', status: 'open' }), /主轮 同等考虑截止/)
    expect(row).toHaveTextContent('2027-01-13')
    expect(row).toHaveTextContent('18:00 英国时间，北京时间 1 月 14 日 02:00 止')
    expect(row).toHaveTextContent('还有 52 天')
    expect(row).toHaveTextContent('2026-09-24 查')
    expect(within(row).getByRole('link', { name: /UCAS/ })).toHaveAttribute(
      'href',
      expect.stringContaining('ucas.com'),
    )
    expect(within(row).getByRole('checkbox')).toHaveAttribute('value', 'ucas.main')
  })

  it('marks a past day', async () => {
    const row = rowOf(await open({ country: 'uk', status: 'over' }), /牛剑/)
    expect(row).toHaveTextContent('已截止')
    expect(within(row).queryByRole('checkbox')).toBeNull()
  })

  it('has no countdown and no calendar entry for an uncertain day, and explains why', async () => {
    const view = await open({ country: 'us', level: 'undergraduate', status: 'open', page: '2' })
    const uncertain = view
      .getAllByRole('row')
      .filter((row) => /年份按本季推算|不一致|转述|7 月查的/.test(row.textContent ?? ''))
    expect(uncertain.length).toBeGreaterThan(0)
    for (const row of uncertain) {
      expect(row).not.toHaveTextContent(/还有 \d+ 天|今天截止/)
      expect(within(row).queryByRole('checkbox')).toBeNull()
      expect(within(row).queryByText('※')).toBeNull()
    }
  })

  it.each<[SearchParams, RegExp]>([
    [{ status: ['maybe', 'open'] }, /没有“maybe”这个选项/],
    [{ calendar: 'empty' }, /没有选中能放进日历的截止日/],
  ])('shows the list with a note for %j', async (params, note) => {
    const view = await open(params)
    expect(view.getByText(note)).toBeInTheDocument()
    expect(view.getAllByRole('row').length).toBeGreaterThan(10)
  })
})

describe('the calendar of a shortlist', () => {
  const ask = (query: string) => GET(new Request(`http://localhost:3000/deadlines/calendar.ics${query}`))

  it('contains the chosen days with ids that do not change when a day moves', async () => {
    const answer = await ask('?ids=ucas.main&ids=uc.first-year,us-harvard-university.rd')
    expect(answer.headers.get('content-type')).toContain('text/calendar')
    const text = (await answer.text()).replaceAll('\r\n ', '')
    expect(text.match(/UID:.*/g)).toEqual([
      expect.stringMatching(/^UID:deadline-ucas\.main@/),
      expect.stringMatching(/^UID:deadline-uc\.first-year@/),
    ])
    // The last minute where the zone is known.
    expect(text.match(/DTSTART.*/g)).toEqual(['DTSTART:20270113T180000Z', 'DTSTART:20261201T075900Z'])
    expect(text).toContain('以官方页当天为准')
  })

  it.each(['', '?ids=no.such'])('redirects to the list when no valid day is named (%s)', async (query) => {
    const answer = await ask(query)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/deadlines?calendar=empty'])
  })
})
