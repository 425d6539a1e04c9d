import { z } from 'zod'
import { posterListSchema } from '@/lib/contract/posters'

/** Banners by place. None has an image of its own: the page draws them. */
export const posters = z.object({ home: posterListSchema, widget: posterListSchema }).parse({
  home: [
    {
      id: 'home-plan',
      title: '先排时间，再选学校',
      text: '把语言考试、选课、文书和截止日放进一张按月的表，看清每个月要做什么，再谈申请哪几所。',
      image: null,
      linkurl: '/yyts',
    },
    {
      id: 'home-schools',
      title: '六千多所学校，一处查清',
      text: '海外大学与中学的名称、城市、官网、QS 2027 名次，美国院校另有学费，年份和出处写在旁边。',
      image: null,
      linkurl: '/yxk',
    },
    {
      id: 'home-cost',
      title: '一年要花多少钱，分项算',
      text: '学费、住宿、生活费、保险和签证逐项列出，每个数字标明年份；没有出处的写“暂无数据”。',
      image: null,
      linkurl: '/special/study_cost',
    },
  ],
  widget: [
    {
      id: 'widget-condition',
      title: '现在的条件够申哪里',
      text: '填绩点、语言、预算和目标，看匹配的国家和理由。',
      image: null,
      linkurl: '/special/condition_pc',
    },
    {
      id: 'widget-ossd',
      title: 'OSSD 课程怎么算学分',
      text: '30 个学分、40 小时社区服务和读写测试，逐条讲。',
      image: null,
      linkurl: '/special/ossd',
    },
  ],
})
