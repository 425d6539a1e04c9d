import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '美国名校材料诊断预约',
    description:
      '家长留下电话，顾问回电约一次诊断：看四年选课、活动和写作样本，判断早申能不能用、名单够不够宽，并把该停下来的事一起列出来，谈完给一页书面结论。',
  },
  family: 'elite',
  hue: 'us',
  picture: 'us',
  source: '报名:美国名校规划',
  noIndex: true,
  form: { kind: 'entry', title: '预约材料诊断', submitLabel: '提交预约' },
  sections: [
    {
      type: 'hero',
      name: '美国名校材料诊断',
      title: '美国名校材料诊断预约：看已有的和缺的',
      lead: '诊断只看事实：选过的课、做过的事、写过的字。请由年满 18 周岁的家长填写，孩子最好一起参加，不少问题要他本人回答。',
      points: [
        { label: '适合', text: '初三到十二年级上学期，目标含美国的家庭' },
        { label: '方式', text: '视频或到分公司面谈，时间另约' },
        { label: '结论', text: '一页纸：强项、缺口、该停的事、名单的宽窄' },
      ],
      actions: [{ label: '先读规划说明', href: '/special/dl_us' }],
    },
    {
      type: 'checklist',
      heading: '来之前请备好',
      groups: [
        {
          title: '必要的',
          items: [
            '九年级至今的成绩单，含每门课的名称和难度',
            '学校开课目录或课程手册',
            '一篇孩子自己写、没有改过的英文文章',
          ],
        },
        {
          title: '有就带上',
          items: ['语言与标化成绩，考过几次都写上', '活动列表：起止年月、每周小时数、本人负责哪一块'],
        },
      ],
    },
    {
      type: 'prose',
      heading: '谈话之后',
      paragraphs: [
        '看完结论再决定要不要继续，不用当场签约。我们不对任何一所大学的结果作承诺，也不代写文书。电话只用于这次预约的联系，不想再接到时告诉来电的顾问即可停止。',
      ],
      links: [{ label: '隐私保护协议', href: '/privacy' }],
    },
  ],
})
