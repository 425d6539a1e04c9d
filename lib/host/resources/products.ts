import { z } from 'zod'
import {
  productDetailWireSchema,
  productKinds,
  productListSchema,
  productPageSchema,
  productWireSchema,
  programmeRegions,
  programmeStates,
} from '@/lib/api/products'
import { featuredProductIds, products, recommendedProductIds } from '@/lib/host/content/products/products'
import { defineOperation, noQuery } from './operation'
import { choiceField, countryField, idField, paginate, paging } from './query'

const kindField = choiceField(productKinds).optional()

const summaries = products.map((product) => productWireSchema.parse(product))

/** How many products stand beside another. */
const recommendedCount = 4

export const productOperations = [
  defineOperation({
    path: '/v1/product',
    summary: '首页和频道页展示的产品，留学与移民都有',
    query: noQuery,
    data: productListSchema,
    answer: () => summaries.filter((product) => featuredProductIds.has(product.id)),
  }),
  defineOperation({
    path: '/v1/product/{id}',
    summary:
      '一个产品。留学：含什么不含什么、各阶段谁做什么、第三方费用由谁付、按阶段退费；移民：状态与查证日期、官方入口、带出处的条件、风险提示',
    query: noQuery,
    data: productDetailWireSchema,
    answer: (_, id) => products.find((product) => product.id === id) ?? null,
  }),
  defineOperation({
    path: '/v1/product_list',
    summary:
      '产品列表；kind 为 study（留学）或 immigration（移民），country、region、status 只对移民产品有意义。status 为查证当日的状态',
    query: z.object({
      kind: kindField,
      country: countryField,
      region: choiceField(programmeRegions).optional(),
      status: choiceField(programmeStates).optional(),
      ...paging,
    }),
    data: productPageSchema,
    answer: ({ kind, country, region, status, ...paging }) =>
      paginate(
        summaries.filter(
          (product) =>
            (kind === undefined || product.kind === kind) &&
            ([country, region, status].every((value) => value === undefined) ||
              (product.kind === 'immigration' &&
                (country === undefined || product.country === country) &&
                (region === undefined || product.region === region) &&
                (status === undefined || product.status.state === status))),
        ),
        paging,
      ),
  }),
  defineOperation({
    path: '/v1/product_recommend_list',
    summary:
      '详情页旁推荐的产品；kind 只取一类，id 为正在看的产品：与它同类，并且不列它自己。已关闭的项目不推荐',
    query: z.object({ kind: kindField, id: idField.optional() }),
    data: productListSchema,
    answer: ({ kind, id }) => {
      const shown = summaries.find((product) => product.id === id)
      const wanted = kind ?? shown?.kind
      return summaries
        .filter((product) => recommendedProductIds.has(product.id))
        .filter((product) => product.id !== id && (wanted === undefined || product.kind === wanted))
        .slice(0, recommendedCount)
    },
  }),
]
