import type { Metadata } from 'next'
import { isIndexedList } from '@/components/blocks/listing/indexed'
import type { ImmigrationProduct, Product } from '@/lib/api/products'
import { stateLabels } from '@/lib/collections/kinds/labels'
import type { ListState } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { toDescription } from '@/lib/seo/to-description'

export const productListMetadata = (state: ListState): Metadata =>
  pageMetadata({
    title: '留学产品：包含什么、怎样退费',
    description:
      '本科、硕士、博士、高中、艺术申请与签证、行前、学业规划等留学产品：写明包含什么、不做什么、各阶段谁做什么、第三方费用付给谁、中途停下怎样退费。',
    path: paths.products,
    isIndexed: isIndexedList(state, []),
  })

export const immigrationListMetadata = (state: ListState): Metadata =>
  pageMetadata({
    title: '移民与身份项目：状态与官方来源',
    description:
      '美国、加拿大、欧洲居留与投资入籍项目一览：标明开放、暂停或已关闭，附资料日期、出处与主管机关网站，条件逐条写出处，不承诺获批，以主管机关决定为准。',
    path: paths.immigrationProducts,
    isIndexed: isIndexedList(state, []),
  })

export function productMetadata(product: Product): Metadata {
  return pageMetadata({
    title: product.kind === 'study' ? `${product.title}服务` : programmeTitle(product),
    description:
      product.kind === 'study'
        ? toDescription(
            `${product.title}：${product.summary}`,
            '写明包含什么、不做什么、各阶段谁做什么。',
            '付给别人的钱和按阶段的退费也写明。',
            '合同文本可以先看。',
          )
        : toDescription(
            `${product.summary}`,
            `状态：${stateLabels()[product.status.state]}${product.status.asOf === null ? '' : `，资料日期 ${product.status.asOf}`}。`,
            '不承诺获批，条件逐条写明出处。',
            '附主管机关网站。',
          ),
    path: product.href,
  })
}

/** Lists of other sites show no badge, so a programme that takes no applications says it in its title. */
const programmeTitle = ({ title, status: { state } }: ImmigrationProduct): string =>
  state === 'paused' || state === 'closed' ? `${title}：${stateLabels()[state]}` : title
