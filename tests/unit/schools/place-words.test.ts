import { describe, expect, it } from 'vitest'
import { placeSpellings, withOwnPlaces } from '@/lib/host/schools/build/place-words'
import { table } from '@/tests/support/table'

describe('a place in a name', () => {
  it.each(
    table(`
      加利福尼亚大学河滨分校 | 加州大学河滨分校
      加利福尼亚州立大学长滩分校 | 加州州立大学长滩分校
      哥伦比亚学院（加利福尼亚州） | 哥伦比亚学院（加州）
      北卡罗莱纳大学夏洛特分校 | 北卡罗来纳大学夏洛特分校
      西卡罗莱纳大学 | 西卡罗来纳大学
      哈佛大学 | 哈佛大学
    `),
  )('%s is written %s in the library', (name, own) => {
    expect(withOwnPlaces(name)).toBe(own)
  })

  it.each(
    table(`
      马萨诸塞大学 | 麻州大学
      佛罗里达州立大学 | 佛州州立大学
      加州大学欧文分校 | 加利福尼亚大学尔湾分校
      南安普顿大学 | 南安普敦大学
    `),
  )('%s is also found as %s', (name, spelling) => {
    expect(placeSpellings(name)).toContain(spelling)
  })

  it.each(
    table(`
      西弗吉尼亚大学 | 西弗州大学
      佛罗里达州立大学 | 佛州立大学
      欧文大学 | 尔湾大学
    `),
  )('%s is not found as %s', (name, other) => {
    expect(placeSpellings(name)).not.toContain(other)
  })
})
