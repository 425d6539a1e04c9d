import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Flag, flagCodes } from '@/components/ui/flag'

describe('Flag', () => {
  it('is decoration, because the name of the country is beside it', () => {
    const { container } = render(<Flag code="uk" width={30} />)
    expect(container.firstElementChild).toHaveAttribute('alt', '')
    expect(container.firstElementChild).toHaveAttribute('height', '20')
  })

  it('is empty for a country without a flag', () => {
    expect(render(<Flag code="xx" />).container).toBeEmptyDOMElement()
  })

  it.each(flagCodes.map((code) => [code]))('%s is the file of the package', (code) => {
    const name = code === 'uk' ? 'GB' : code.toUpperCase()
    expect(readFileSync(`public/flags/${code}.svg`, 'utf8')).toBe(
      readFileSync(`node_modules/country-flag-icons/3x2/${name}.svg`, 'utf8'),
    )
  })
})
