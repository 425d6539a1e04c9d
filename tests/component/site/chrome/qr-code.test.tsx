import { render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QrCode } from '@/components/site/chrome/qr-code'

/** The dark modules of a path made of commands `Mx yhNv1Hxz`, row by row. */
function modulesOf(path: string, size: number): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    grid[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  }
  return grid
}

test('draws exactly the modules of the code and names its address', () => {
  const value = 'https://s.example/touchus'
  render(<QrCode value={value} label="微信二维码" />)
  const image = screen.getByRole('img', { name: '微信二维码' })
  const { size, data } = encode(value, { ecc: 'M', border: 2 })
  expect(image).toHaveAttribute('viewBox', `0 0 ${size} ${size}`)
  expect(modulesOf(image.lastElementChild?.getAttribute('d') ?? '', size)).toEqual(data)
})
