import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Marks } from '@/components/blocks/marks'
import { sectionSchema } from '@/lib/blocks/schema'

const block = {
  type: 'marks' as const,
  heading: '要交什么',
  corner: '方向',
  columns: ['成品', '过程', '面谈'],
  main: '主要材料',
  extra: '附加题',
  noteLabel: '先看',
}

describe('marks in a grid', () => {
  it('are a table below the name of what it shows', () => {
    render(
      <Marks
        {...block}
        rows={[
          { label: '平面', main: ['成品', '过程'], extra: [], note: '版面' },
          { label: '服装', main: ['过程'], extra: ['面谈'], note: '版面' },
        ]}
      />,
    )
    const figure = screen.getByRole('figure', { name: '各方向的主要材料' })
    expect(within(figure).getByRole('row', { name: /^服装/ })).toHaveTextContent(
      '服装版面没有主要材料附加题版面',
    )
  })

  it('are only of columns that exist', () => {
    const rows = [
      { label: '甲', main: ['成品'], note: '版面' },
      { label: '乙', main: ['录像'], extra: ['面谈'], note: '版面' },
    ]
    const { error } = sectionSchema.safeParse({ ...block, rows })
    expect(error?.issues.map(({ message }) => message)).toEqual(['表头里没有“录像”，只有 成品、过程、面谈'])
  })
})
