import { existsSync, readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Scene, sceneNames } from '@/components/ui/illustrations/scene'

it.each(sceneNames.map((name) => [name]))('%s is decoration, in a file of its own', (name) => {
  const { container } = render(<Scene name={name} />)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  const [file = '', id] = container.querySelector('use')?.getAttribute('href')?.split('#') ?? []
  expect(existsSync(`public${file}`)).toBe(true)
  expect(readFileSync(`public${file}`, 'utf8')).toContain(`id="${id}"`)
})
