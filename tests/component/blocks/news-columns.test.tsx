import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NewsColumns, type NewsItem } from '@/components/blocks/news-columns'

const item = (id: string): NewsItem => ({
  id,
  title: `标题${id}`,
  summary: `摘要${id}`,
  date: '2026-11-16',
  author: '美世留学 签证组',
  href: `/headlines/${id}`,
})

describe('NewsColumns', () => {
  it('tells the first two and names the rest', () => {
    render(
      <NewsColumns
        headlines={[item('1'), item('2'), item('3')]}
        more="更多头条"
        second={{ title: '行业动态', items: [item('4')] }}
      />,
    )
    expect(screen.getAllByRole('article').map((article) => article.textContent)).toEqual([
      '标题1摘要12026-11-16 · 美世留学 签证组',
      '标题2摘要22026-11-16 · 美世留学 签证组',
    ])
    expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      '标题32026-11-16',
      '标题42026-11-16',
    ])
  })

  it('leaves out a heading that has nothing under it', () => {
    render(<NewsColumns headlines={[item('1')]} more="更多头条" second={{ title: '行业动态', items: [] }} />)
    expect(screen.queryByRole('heading', { name: '更多头条' })).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: '行业动态' })).not.toBeInTheDocument()
  })
})
