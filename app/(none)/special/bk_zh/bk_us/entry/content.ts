import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '美国本科规划报名',
    description:
      '填姓名和电话，顾问先看年级、成绩单和课程难度，再谈早申给哪一所、标化补不补、家里上限是多少，谈完给您一张按月排好的任务表和一份学校初单。',
  },
  family: 'undergraduate',
  hue: 'us',
  source: '报名:美国本科',
  noIndex: true,
  form: { kind: 'entry', title: '报名美本规划', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: '美国本科规划报名',
      title: '美国本科规划报名：带成绩单来看早申',
      lead: '这次谈话围绕几点：现在的成绩和课程放在美国招生官眼里是什么位置，早申给谁、给不给，四年的钱从哪里来。由家长或年满 18 周岁的学生本人填写。',
      points: [
        { label: '请带', text: '九年级至今的成绩单、已考的托福或 SAT、活动清单' },
        { label: '会问到', text: '还剩几个学期、学校能否出英文成绩单和推荐信' },
      ],
      actions: [{ label: '先读美本规划', href: '/special/bk_zh/bk_us' }],
    },
    {
      type: 'steps',
      heading: '登记之后怎样安排',
      items: [
        {
          title: '一次电话',
          text: '弄清年级和目标，判断离截止日还够不够。来不及的会直说，不劝您赶。',
          duration: '10 分钟内（9:00–18:00），以顾问排班为准',
        },
        {
          title: '一次面谈',
          text: '学生本人要在场，讲一件自己做了很久的事，我们从里面找文书的线。',
          duration: '时间另约',
        },
        {
          title: '书面任务表',
          text: '写明每月做什么、由谁做，哪几所需要先核实资助政策。',
          duration: '面谈后数日',
        },
      ],
    },
  ],
})
