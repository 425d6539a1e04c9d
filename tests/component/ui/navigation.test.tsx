import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Breadcrumb } from '@/components/ui/breadcrumb'

describe('Breadcrumb', () => {
  it('links the parent pages and names the page itself without a link', () => {
    render(
      <Breadcrumb
        items={[{ label: '首页', href: '/' }, { label: '院校库', href: '/yxk' }, { label: '牛津大学' }]}
      />,
    )
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['首页', '/'],
      ['院校库', '/yxk'],
    ])
    expect(screen.getByText('牛津大学')).toHaveAttribute('aria-current', 'page')
  })
})
