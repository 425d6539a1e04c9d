import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '加拿大名校专业路径咨询预约',
    description:
      '留下电话约一次加拿大专业路径咨询：按想读的专业查先修课、补充申请和分专业的时间，比较两三个省的手续与花费，适合十年级到十二年级上学期的家庭。',
  },
  family: 'elite',
  hue: 'ca',
  picture: 'ca',
  source: '报名:加拿大名校规划',
  noIndex: true,
  form: { kind: 'entry', title: '预约专业路径咨询', submitLabel: '提交预约' },
  sections: [
    {
      type: 'hero',
      name: '加拿大专业路径咨询',
      title: '加拿大专业路径咨询：对着课程表看差哪几门',
      lead: '加拿大的录取看科目，所以咨询从课程表开始。家长填写本表，顾问先问清课程体系和省份偏好，再约正式的一次。',
      points: [
        { label: '请带', text: '十一、十二年级课程表与近两次成绩单' },
        { label: '会谈到', text: '先修课、补充申请、入学即定还是后分专业' },
        { label: '不谈', text: '谁也定不了的录取结果和移民结果' },
      ],
      actions: [{ label: '看各省差别', href: '/special/dl_can' }],
    },
    {
      type: 'prose',
      heading: '谈完您手里会有什么',
      paragraphs: [
        '一张按学校排列的表：必修科目、补充材料、截止日写在哪个页面，还缺哪几项。若发现十二年级已经来不及补课，我们会直接说，并给出转省、转专业或推迟一年的比较。',
        '不需要当场签约。表上的电话只用于安排这次谈话，想撤回随时告诉我们。',
      ],
      list: [
        '还在读初三：也可以来，谈的是要不要转课程',
        '已经在加拿大读高中：请把本地成绩单和学生号一并带上',
      ],
      links: [{ label: '隐私保护协议', href: '/privacy' }],
    },
  ],
})
