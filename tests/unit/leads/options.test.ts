import { describe, expect, it } from 'vitest'
import { listProducts } from '@/lib/host/content/products'
import { immigrationCountryOptions, immigrationPurposeOptions } from '@/lib/leads/options'

const products = listProducts()

const values = immigrationCountryOptions.map(({ value }) => value)

/** The countries of specification §3, in its order. */
const specified = [
  ...['美国', '加拿大', '土耳其', '马耳他', '希腊', '西班牙', '安提瓜', '圣基茨', '葡萄牙', '爱尔兰'],
  ...['圣卢西亚', '黑山', '瓦努阿图', '多米尼克', '格林纳达', '其他'],
]

describe('the choices of the immigration form', () => {
  it('have the countries of the specification in their order', () => {
    expect(values.filter((value) => specified.includes(value))).toEqual(specified)
    expect(values.at(-1)).toBe('其他')
  })

  it('include every country that has a product', () => {
    const missing = products
      .flatMap((product) => (product.kind === 'immigration' ? [product.country_name] : []))
      .filter((name) => !values.some((value) => name.startsWith(value)))
    expect(missing).toEqual([])
  })

  it('have the eight purposes', () => {
    expect(immigrationPurposeOptions.map(({ value }) => value)).toEqual([
      ...['子女教育', '海外置业', '投资理财', '税务筹划', '海外医疗', '出入境便利', '养老储备', '海外生育'],
    ])
  })
})
