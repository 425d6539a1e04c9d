import { expect, it } from 'vitest'
import { ProductPage } from '@/components/features/products/product-page'
import { findField } from '@/tests/component/site/lead/find-field'
import { drawPage } from '../../draw-page'
import { jsonLdOf, studyProductOf } from './support'

it('sends its name with the lead and to search engines, without a price', async () => {
  const { container } = await drawPage(<ProductPage product={studyProductOf()} related={[]} />)
  expect(await findField(container, 'source')).toHaveValue('留学产品·甲申请')
  expect(await findField(container, 'form')).toHaveValue('general')
  const data = jsonLdOf(container)
  expect(Object.keys(data)).toEqual(['BreadcrumbList', 'Service'])
  expect(data.Service).toMatchObject({ name: '甲申请', description: '一张表看完全程。' })
  expect(data.Service).not.toHaveProperty('offers')
})
