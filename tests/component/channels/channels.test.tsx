import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CaseLines, CaseMatrix } from '@/components/channels/case-matrix'
import { ChannelHero } from '@/components/channels/channel-hero'
import { CountryCosts } from '@/components/channels/country-costs'
import { CountryPicture } from '@/components/channels/country-picture'
import { MajorGroups } from '@/components/channels/major-notes'
import { OfficialLinks } from '@/components/channels/official-links'
import { QuestionBand } from '@/components/channels/question-band'
import { LinkRow } from '@/components/channels/stack'
import { StatementList } from '@/components/channels/statement-list'
import type { CaseStudy } from '@/lib/api/cases'
import { AppStoreProvider } from '@/stores/app-store-provider'

const nameOf = (code: string) => ({ us: '美国', uk: '英国' })[code] ?? code

function caseOf(id: string, country: string, level: CaseStudy['level'], sample = true): CaseStudy {
  return {
    id,
    title: `案例 ${id}`,
    country,
    level,
    major: '统计学',
    group: 'computing',
    branch: 'bj',
    year: 2026,
    background: {
      tier: 'public',
      school: '国内大学',
      gpa: '85/100',
      algorithm: '全部课程',
      band: '85',
      tests: '雅思 7',
    },
    applied: [
      { school: '甲大学', result: 'offer' },
      { school: '乙大学', result: 'refused' },
    ],
    final: '入读甲大学',
    advisor: 'bj-zhou',
    evidence: 'A',
    summary: '说明',
    sections: [],
    timeline: [],
    work: { student: ['写'], consultant: ['看'] },
    differently: '早一点开始',
    sample,
    href: `/caselist/${id}`,
  }
}

describe('the head of a channel', () => {
  const head = {
    crumbs: [{ label: '首页', href: '/' }, { label: '美国留学' }],
    title: ['先读懂', '学校'],
    lead: '说明',
    points: [{ label: '先定类型', text: '公立还是私立' }],
    action: { label: '看排名', href: '/special/ranking/us' },
    picture: null,
  }

  it('holds the one heading, its phrases as one title', () => {
    render(<ChannelHero {...head} />)
    expect(screen.getByRole('heading', { level: 1, name: '先读懂学校' })).toBeInTheDocument()
  })

  it('leads to the form of the page and to a second way on', () => {
    render(<ChannelHero {...head} />)
    expect(screen.getByRole('link', { name: '请顾问看看我的情况' })).toHaveAttribute('href', '#ask')
    expect(screen.getByRole('link', { name: '看排名' })).toHaveAttribute('href', '/special/ranking/us')
  })

  it('gives each point its word', () => {
    render(<ChannelHero {...head} />)
    expect(screen.getByText('先定类型').closest('div')).toHaveTextContent('先定类型公立还是私立')
  })
})

describe('the picture of a country', () => {
  it('says in words what the ruler draws', () => {
    render(
      <CountryPicture
        libraries={[{ code: 'us', name: '美国', total: 1508, places: [1, 5, 16] }]}
        ranking="QS 2027"
      />,
    )
    expect(screen.getByText('院校库 1508 所院校')).toBeInTheDocument()
    expect(screen.getByText(/QS 2027 前 200 名/)).toHaveTextContent('QS 2027 前 200 名 3 所')
  })

  it('says nothing of a library that could not be read', () => {
    render(
      <CountryPicture libraries={[{ code: 'uk', name: '英国', total: null, places: [] }]} ranking="QS" />,
    )
    expect(screen.getByText('英国')).toBeInTheDocument()
    expect(screen.queryByText(/所/)).not.toBeInTheDocument()
  })
})

describe('costs', () => {
  const costs = {
    heading: '费用',
    intro: '说明',
    figures: ['us-tuition-priv-2526', 'us-sevis', 'us-health-ins-esf'],
    estimate: { country: 'us', level: 'undergraduate' as const },
    remarks: ['均值只用来定量级', '先拿到目标学校的数'],
    links: [{ label: '费用明细', href: '/special/feiyong/fyusa' }],
  }

  it('print every figure with its period and its source', () => {
    render(<CountryCosts costs={costs} />)
    const row = screen.getByRole('row', { name: /SEVIS/ })
    expect(row).toHaveTextContent('350 美元')
    expect(row).toHaveTextContent('来源未标日期')
    expect(within(row).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^https?:/))
  })

  it('name what the sum leaves out', () => {
    render(<CountryCosts costs={costs} />)
    expect(screen.getByText(/不含暂无数据的往返机票/)).toBeInTheDocument()
  })

  it('lead into the calculator with country and level filled in', () => {
    render(<CountryCosts costs={costs} />)
    const href = screen.getByRole('link', { name: '按我的情况算一遍' }).getAttribute('href') ?? ''
    const query = new URL(href, 'http://localhost').searchParams
    expect(href).toMatch(/^\/special\/study_cost\?/)
    expect([query.get('country'), query.get('level')]).toEqual(['us', 'undergraduate'])
  })
})

describe('questions', () => {
  it('open without scripts and stand beside a form that names the page', () => {
    const { container } = render(
      <AppStoreProvider branches={[]} links={[]}>
        <QuestionBand
          id="questions"
          heading="常问的事"
          items={[{ question: '来得及吗？', answer: '来得及做选择。' }]}
          form={{ title: '说说情况', text: '顾问回电。' }}
          source="频道·学业规划"
        />
      </AppStoreProvider>,
    )
    expect(container.querySelector('details > summary')).toHaveTextContent('来得及吗？')
    expect(screen.getByRole('heading', { level: 3, name: '说说情况' })).toBeInTheDocument()
    expect(container.querySelector('#ask form')).toHaveAttribute('method', 'post')
    expect(container.querySelector('input[name="source"]')).toHaveValue('频道·学业规划')
  })
})

describe('statements', () => {
  it('carry source and date, and say when the source has none', () => {
    render(<StatementList ids={['study-us-ca-open', 'study-us-ed1']} />)
    expect(screen.getByText('美国 Common App：开放日')).toBeInTheDocument()
    expect(screen.getAllByRole('link').length).toBe(2)
    expect(screen.getAllByText('以官方最新公布为准，请核对')).toHaveLength(1)
  })

  it('leave no empty list behind', () => {
    const { container } = render(<StatementList ids={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('cases by country and level', () => {
  const cases = [
    caseOf('a', 'uk', 'graduate'),
    caseOf('b', 'us', 'graduate'),
    caseOf('c', 'us', 'undergraduate'),
  ]

  it('count and lead to the list of each field', () => {
    render(<CaseMatrix cases={cases} countryOf={nameOf} />)
    expect(screen.getByRole('link', { name: '美国硕士案例，1 份' })).toHaveAttribute(
      'href',
      '/caselist?country=us&level=graduate',
    )
    expect(screen.getByRole('link', { name: '美国案例，2 份' })).toHaveAttribute(
      'href',
      '/caselist?country=us',
    )
  })

  it('put the fullest country first and say where there is none', () => {
    render(<CaseMatrix cases={cases} countryOf={nameOf} />)
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['美国', '英国'])
    expect(within(screen.getByRole('row', { name: /^英国/ })).getAllByText('无')).toHaveLength(3)
  })

  it('give every result with the caution that it is no rate', () => {
    render(<CaseMatrix cases={cases} countryOf={nameOf} />)
    expect(screen.getByText(/共递交 6 份申请：录取 3，候补 0，未录取 3/)).toHaveTextContent('不是成功率')
  })

  it('mark samples, and only those', () => {
    const { rerender } = render(<CaseLines cases={[caseOf('a', 'uk', 'graduate')]} countryOf={nameOf} />)
    expect(screen.getByText('示例')).toBeInTheDocument()
    rerender(<CaseLines cases={[caseOf('a', 'uk', 'graduate', false)]} countryOf={nameOf} />)
    expect(screen.queryByText('示例')).not.toBeInTheDocument()
  })
})

describe('small parts', () => {
  it('majors lead to their pages under the heading of their group', () => {
    render(
      <MajorGroups
        groups={[
          { title: '商科', text: '说明', items: [{ id: 'fod1p-6207', name: '金融学', text: '市场与估值' }] },
        ]}
      />,
    )
    expect(screen.getByRole('heading', { level: 3, name: '商科' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '金融学' })).toHaveAttribute('href', '/zylist/fod1p-6207')
  })

  it('official pages stand with the reservation that we promise nothing', () => {
    render(<OfficialLinks items={[{ name: 'UCAS 官网', url: 'https://www.ucas.com/' }]} />)
    expect(screen.getByRole('link', { name: 'UCAS 官网' })).toHaveAttribute('href', 'https://www.ucas.com/')
    expect(screen.getByText(/不承诺结果/)).toBeInTheDocument()
  })

  it('a row of links without links is nothing', () => {
    const { container } = render(<LinkRow links={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})
