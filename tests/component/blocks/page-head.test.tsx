import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PageHead } from '@/components/blocks/page-head'

it('PageHead names the page and has its breadcrumb', () => {
  render(
    <PageHead
      crumbs={[{ label: '院校库', href: '/yxk' }, { label: '伦敦大学学院' }]}
      title="伦敦大学学院"
      meta="University College London · 伦敦"
    />,
  )
  expect(screen.getByRole('heading', { level: 1, name: '伦敦大学学院' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '院校库' })).toHaveAttribute('href', '/yxk')
})
