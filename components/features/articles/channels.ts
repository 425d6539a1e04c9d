import type { NewsType } from '@/lib/contract/news'
import { paths } from '@/lib/routing/paths'

type ArticleChannel = {
  type: NewsType
  path: string
  title: string
  intro: string
  description: string
  /** Path of its RSS feed. */
  feed: string | null
}

/** The texts of the list for each kind of article. */
export const articleChannels = {
  headlines: {
    type: 'headlines',
    path: paths.headlines,
    title: '留学头条',
    intro: '申请规则、费用、签证与考试的要点，每篇注明作者组别、核对日期和官方出处。',
    description:
      '留学头条：各国申请规则、学费与生活费、签证材料、语言考试的要点说明，每篇写明作者组别、核对日期与官方出处，可以按文中的步骤自己先做一遍。',
    feed: '/headlines/rss.xml',
  },
  industry: {
    type: 'industry',
    path: paths.industry,
    title: '行业动态',
    intro: '留学服务怎么选、合同怎么看、资质怎么查，以及影响申请的行业变化。',
    description:
      '行业动态：留学中介合同怎么读、收费与退费怎么约定、机构与顾问资质到哪里查，以及影响申请节奏的行业变化，附官方查询入口与核对日期。',
    feed: '/industry/rss.xml',
  },
  country: {
    type: 'country',
    path: paths.countryNews,
    title: '国家留学资讯',
    intro:
      '按国家和地区看：申请怎么走、资金怎么算、签证与保险要什么、住哪里、能不能打工、毕业后能留多久。选一个国家，只看它的文章。',
    description:
      '国家留学资讯：按国家和地区整理申请流程、成绩换算、资金证明、签证与保险、住宿、打工和毕业后工作规定，每篇写明核对日期与官方出处，可按国家筛选。',
    feed: null,
  },
} as const satisfies Record<NewsType, ArticleChannel>
