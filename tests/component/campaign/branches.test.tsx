import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { campaign as aboutEnglish } from '@/app/(none)/special/about_en/content'
import { campaign as about } from '@/app/(special)/special/about_ms_new/content'
import { BranchesSection } from '@/components/campaign/sections/branches'

const section = { type: 'branches', heading: '各地分公司' } as const

describe('branches of the about pages', () => {
  it('link every city to its page', async () => {
    render(await BranchesSection({ section, campaign: about, index: 1 }))
    expect(screen.getAllByRole('listitem')).toHaveLength(18)
    expect(screen.getByRole('link', { name: '北京' })).toHaveAttribute('href', '/bj')
  })

  it('name the cities in English on the English page', async () => {
    render(await BranchesSection({ section, campaign: aboutEnglish, index: 1 }))
    expect(screen.getByRole('link', { name: 'Beijing' })).toHaveAttribute('href', '/bj')
    for (const link of screen.getAllByRole('link')) expect(link).toHaveTextContent(/^[A-Za-z' ]+$/)
  })
})
