import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Branches } from '@/components/pages/records/branches'

describe('branches of the about pages', () => {
  it('name the cities in English on the English page', async () => {
    render(await Branches({ language: 'en' }))
    expect(screen.getByRole('link', { name: 'Beijing' })).toHaveAttribute('href', '/bj')
    for (const link of screen.getAllByRole('link')) expect(link).toHaveTextContent(/^[A-Za-z' ]+$/)
  })
})
