import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ButtonLink } from '@/components/ui/button-link'

describe('ButtonLink', () => {
  it.each(['/yxk', '#consult', 'tel:400-683-6883', 'https://www.gov.uk/student-visa'])(
    'is a real link to %s',
    (href) => {
      render(<ButtonLink href={href}>前往</ButtonLink>)
      expect(screen.getByRole('link', { name: '前往' })).toHaveAttribute('href', href)
    },
  )
})
