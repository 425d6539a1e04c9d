import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Icon } from '@/components/ui/icon'
import { iconSprite } from '@/lib/cli/draw/icon-sprite'

it('is decoration, from the file that all pages share', () => {
  const { container } = render(<Icon of="phone" size={16} />)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(container.firstElementChild).toHaveAttribute('width', '16')
  expect(container.querySelector('use')).toHaveAttribute('href', '/icons.svg#phone')
})

it('is in the file as the package draws it; to write the file: npx tsx lib/cli/draw/icons.ts', () => {
  expect(readFileSync('public/icons.svg', 'utf8')).toBe(iconSprite())
})
