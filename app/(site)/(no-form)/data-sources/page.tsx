import { DataSourcesPage } from '@/components/features/data-sources/data-sources-page'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  title: '数据来源：每个数的出处与年份',
  description:
    '本站印出的每一个费用、资金证明、签证费、汇率与政策要求，逐条列出适用期间和来源，写明读的是原页、抄录还是转述；哪天读的有记录的一并写出，院校数据另有说明页。',
  path: paths.dataSources,
})

export default DataSourcesPage
