import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '国际学分衔接评估报名',
    description:
      '登记后顾问先帮您看清三件事：课程由哪所高校颁发学分、目标大学是否愿意书面答复、孩子的学籍与语言能否接得上，再谈报不报名，结论可能是暂时不要报。',
  },
  family: 'undergraduate',
  hue: 'ink',
  source: '报名:ACCP学分衔接',
  noIndex: true,
  form: { kind: 'entry', title: '报名学分衔接评估', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: '学分衔接评估报名',
      title: '国际学分衔接评估报名：一次谈话问清三家',
      lead: '颁发学分的高校、国内教学的机构、接收的大学各是谁，写得出名字再往下谈。请由家长或年满 18 周岁的学生本人登记。',
      arrangement: 'letter',
      actions: [{ label: '先读学分衔接说明', href: '/special/accp' }],
    },
    {
      type: 'checklist',
      heading: '有的话请备好',
      groups: [
        {
          title: '看到的材料',
          items: ['招生简章或合同草稿的照片', '对方说的颁发高校与合作大学名称', '课程表和收费表'],
        },
        {
          title: '孩子的情况',
          items: ['高中或大学学籍所在', '语言成绩与近两学期成绩单', '想读的专业、想去的国家'],
        },
      ],
    },
    {
      type: 'prose',
      heading: '您会得到的',
      paragraphs: [
        '一张问题清单，写好要向谁问、以什么形式回答才算数，以及还缺哪一步书面确认。我们不替任何学校承诺学分能转，也不因为您没报名就少说一句。',
      ],
    },
  ],
})
