import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProductPage } from '@/components/features/products/product-page'
import { openFold } from '@/tests/component/open-fold'
import { findField } from '@/tests/component/site/lead/find-field'
import { drawPage } from '../../draw-page'
import { jsonLdOf, studyProductOf } from './support'

it('shows what is included, who does what, who is paid and how a cancellation is settled', async () => {
  await drawPage(<ProductPage product={studyProductOf()} related={[]} />)
  expect(screen.getByText('选校名单')).toBeVisible()
  expect(screen.getByText('代写文书')).toBeVisible()

  const stage = openFold(/^每个阶段谁做什么/).getByRole('listitem')
  expect(within(stage).getByRole('heading', { name: '定位' })).toBeVisible()
  expect(within(stage).getByText('我们').nextSibling).toHaveTextContent('给出名单')
  expect(within(stage).getByText('学生与家长').nextSibling).toHaveTextContent('提供成绩')

  openFold(/^付给别人的钱/)
  const fees = within(screen.getByRole('table', { name: '第三方费用与收款方' }))
  expect(fees.getByRole('rowheader', { name: '申请费' })).toBeVisible()
  expect(fees.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['学校', '由学生支付'])

  const refunds = within(screen.getByRole('table', { name: '按阶段的退费办法' }))
  expect(refunds.getByRole('cell')).toHaveTextContent('扣除已发生费用后退还')
})

it('links to the model contract', async () => {
  await drawPage(<ProductPage product={studyProductOf()} related={[]} />)
  const sources = openFold('合同与示范文本')
  expect(sources.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://jsj.moe.gov.cn/',
    'http://cg.yuloo.com/xwzx/1584251.shtml',
  ])
})

it('sends its name with the lead and to search engines, without a price', async () => {
  const { container } = await drawPage(<ProductPage product={studyProductOf()} related={[]} />)
  expect(await findField(container, 'source')).toHaveValue('留学产品·甲申请')
  expect(await findField(container, 'form')).toHaveValue('general')
  const data = jsonLdOf(container)
  expect(Object.keys(data)).toEqual(['BreadcrumbList', 'Service'])
  expect(data.Service).toMatchObject({ name: '甲申请', description: '一张表看完全程。' })
  expect(data.Service).not.toHaveProperty('offers')
})
