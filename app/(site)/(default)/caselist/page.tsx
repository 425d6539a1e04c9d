import { isIndexedList } from '@/components/blocks/listing/indexed'
import { CaseList } from '@/components/features/cases/case-list'
import { loadCases } from '@/components/features/cases/load-cases'
import { queryRoute } from '@/components/site/routes'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'

const { generateMetadata, page } = queryRoute(
  loadCases,
  ({ state, found }) =>
    pageMetadata({
      title: '留学申请案例库',
      description:
        '按国家、阶段、专业、背景院校与均分档查找申请案例：列出递交过的全部学校与结果，含候补和未录取，写明学生与顾问各做了什么、核对到哪一步、重来会怎么改。',
      path: paths.cases,
      isIndexed: isIndexedList(state, found.list),
    }),
  CaseList,
)

export { generateMetadata, page as default }
