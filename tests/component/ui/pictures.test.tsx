import { existsSync, readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Flag, flagCodes } from '@/components/ui/flag'
import { Icon } from '@/components/ui/icon'
import { Scene, sceneNames } from '@/components/ui/illustrations/scene'
import { iconSprite } from '@/lib/cli/draw/icon-sprite'

describe('Flag', () => {
  it('is decoration, because the name of the country is beside it', () => {
    const { container } = render(<Flag code="uk" width={30} />)
    expect(container.firstElementChild).toHaveAttribute('alt', '')
    expect(container.firstElementChild).toHaveAttribute('height', '20')
  })

  it('is empty for a country without a flag', () => {
    expect(render(<Flag code="xx" />).container).toBeEmptyDOMElement()
  })

  it('is the file of the package', () => {
    for (const code of flagCodes) {
      const name = code === 'uk' ? 'GB' : code.toUpperCase()
      const drawn = readFileSync(`node_modules/country-flag-icons/3x2/${name}.svg`, 'utf8')
      expect(readFileSync(`public/flags/${code}.svg`, 'utf8'), code).toBe(drawn)
    }
  })
})

it('is decoration, from the file that all pages share', () => {
  const { container } = render(<Icon of="phone" size={16} />)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(container.firstElementChild).toHaveAttribute('width', '16')
  expect(container.querySelector('use')).toHaveAttribute('href', '/icons.svg#phone')
})

it('is in the file as the package draws it; to write the file: npx tsx lib/cli/draw/icons.ts', () => {
  expect(readFileSync('public/icons.svg', 'utf8')).toBe(iconSprite())
})

it.each(sceneNames.map((name) => [name]))('%s is decoration, in a file of its own', (name) => {
  const { container } = render(<Scene name={name} />)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  const [file = '', id] = container.querySelector('use')?.getAttribute('href')?.split('#') ?? []
  expect(existsSync(`public${file}`)).toBe(true)
  expect(readFileSync(`public${file}`, 'utf8')).toContain(`id="${id}"`)
})
