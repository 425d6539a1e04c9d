import { defineSubjectChannel } from '@/lib/channels/schema'

export const art = defineSubjectChannel({
  path: '/chanel/yishu',
  name: '国际艺术',
  service: '艺术留学与作品集咨询',
  scene: 'art',
  seo: {
    title: '国际艺术留学：作品集、院校类型与面试',
    description:
      '国际艺术留学从作品集讲起：选题、过程、编排怎样被看，艺术学院与综合大学有什么差别，平面、服装、交互、建筑、影像、音乐各交什么，两年怎么排，附各国入口与案例。',
  },
  hue: 'art',
  source: '频道·国际艺术',
  hero: {
    title: ['国际艺术留学：', '作品集、学校', '和面试怎么准备'],
    lead: '艺术院校招的是能教的人。一套作品集要让人看见您怎样观察、怎样试错、怎样取舍。技法可以入学后学，只有成品的作品集，反而让人猜不出您会怎样成长。',
    points: [
      { label: '作品集', text: '几个项目、每个项目的起因和过程，按学校规格编排' },
      { label: '学校类型', text: '独立艺术学院、综合大学里的学院、应用型大学，课堂完全不同' },
      { label: '文化课', text: '语言、均分、论文写作一样要看，不能只顾作品' },
    ],
    action: { label: '看作品集项目', href: '/bjts_list?b=8' },
  },
  form: { title: '请老师看看现有作品' },
  sections: [
    {
      type: 'features',
      heading: '一套作品集，老师怎样翻',
      intro: '大多数评审先用几分钟翻一遍，再决定要不要细看。',
      look: 'notes',
      items: [
        {
          title: '开头两页',
          text: '看题目从哪里来。来自生活观察的，比来自流行议题的更容易讲下去；大词越多，越显得没看过。',
        },
        {
          title: '过程页',
          text: '草图、材料试验、失败的版本、访谈记录。要能看出每一步为什么这样改，而不是事后补画。',
        },
        {
          title: '成品页',
          text: '比例、细节、使用情境交代清楚。照片自己拍，光线平实；效果图不能代替做出来的东西。',
        },
        {
          title: '项目之间',
          text: '三四个项目要有同有异：一直关心什么，又会不会换一种做法。全是同一招，或毫无关联，都减分。',
        },
        { title: '文字', text: '说明写短，讲事实和决定。英文不必华丽，自己写的错句好过别人写的漂亮话。' },
      ],
    },
    {
      type: 'compare',
      heading: '不同方向，交的东西不同',
      intro: '各校规格每年更新，动手编排前先把目标学校的页数、时长和格式抄成一张表。',
      caption: '常见方向的材料，一般情况',
      corner: '方向',
      columns: ['主要材料', '常见的附加题', '评审先看'],
      rows: [
        { label: '平面与插画', cells: ['三个以上项目、草图本', '限定题目的系列图', '观念与版面判断'] },
        { label: '服装与面料', cells: ['面料试验、立裁、款式册', '现场手作或面试翻本', '材料与身体的关系'] },
        { label: '交互与产品', cells: ['用户观察、原型、测试', '设计作业或视频', '问题是不是真的'] },
        { label: '建筑与空间', cells: ['图、模型、场地分析', '手绘或现场画', '空间与尺度'] },
        { label: '影像与动画', cells: ['短片、分镜、剧本', '陈述与拍摄计划', '叙事与节奏'] },
        { label: '纯艺术', cells: ['作品与创作自述', '面谈', '持续性与诚实'] },
        { label: '音乐与表演', cells: ['录像曲目、乐理或视唱', '现场或线上试演', '基本功与音乐性'] },
      ],
    },
    {
      type: 'plan',
      heading: '两年里作品与文化课怎么并行',
      plan: {
        title: '艺术申请样式：从零基础到入学',
        note: '样式按秋季入学画。预科或基础年可以替代前半程；各校截止与面试不同。',
        terms: [
          { name: '前年', parts: ['秋', '春'] },
          { name: '去年', parts: ['夏', '秋', '冬'] },
          { name: '当年', parts: ['春', '夏'] },
          { name: '入学', parts: ['秋'] },
        ],
        focus: { column: 4, label: '递交' },
        tracks: [
          { name: '观察', bars: [{ start: 0, span: 4, text: ['每周速写、', '看展笔记'], by: 'student' }] },
          { name: '技法', bars: [{ start: 0, span: 2, text: ['材料与工具'], by: 'student' }] },
          {
            name: '项目',
            bars: [
              { start: 1, span: 2, text: ['前两个项目'], by: 'together' },
              { start: 3, span: 1, text: ['收尾项目'], by: 'together' },
            ],
          },
          { name: '语言', bars: [{ start: 1, span: 3, text: ['与作品错开', '时段准备'], by: 'student' }] },
          { name: '编排', bars: [{ start: 3, span: 2, text: ['按校编排、', '写自述'], by: 'together' }] },
          {
            name: '面试',
            bars: [
              { start: 4, span: 1, text: ['模拟'], by: 'together' },
              { start: 5, span: 1, text: ['等结果'], by: 'school' },
            ],
          },
          { name: '签证', bars: [{ start: 6, span: 2, text: ['签证、工具', '与住宿'], by: 'together' }] },
        ],
      },
    },
    {
      type: 'requirements',
      heading: '走艺术这条路之前',
      fitsTitle: '可以试试',
      fits: [
        '没人要求也会画、会拍、会拆东西',
        '被批评后愿意改第三遍、第四遍',
        '能接受头几个月做出来的都不能用',
        '家里理解材料费、器材和场地是持续开支',
      ],
      misfitsTitle: '再想一想',
      misfits: [
        '因为文化课不好才想走艺术',
        '希望老师直接给选题和成品样子',
        '只剩三四个月，却要从零做三个项目',
        '只认准一所学校的名气，说不出喜欢谁的作品',
      ],
    },
    {
      type: 'programmes',
      heading: '作品集项目',
      intro: '按方向分工作坊，学生自己做，老师评图。',
      categories: [
        {
          id: 8,
          text: '每周评图一次，过程册一起看；材料与场地费用另列，写进合同。不代做、不改画，只提问和示范。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '学生和家长常问的事',
      items: [
        {
          question: '没有美术基础能申请吗？',
          answer:
            '可以，但要给足时间。交互、策展、艺术管理、影像编剧对绘画要求低，重观察和叙述；服装、插画、纯艺术仍要手上功夫。先做一个月的速写和小项目，再决定方向。',
        },
        {
          question: '作品集可以请老师改吗？',
          answer:
            '老师可以提问和示范，不能动手改。面试会问细节，现场会让您画；不是自己做的，两三个问题就看得出来。',
        },
        {
          question: '文化课成绩不好怎么办？',
          answer:
            '艺术学院也要毕业证、语言和一定均分，综合大学更看重。把精力分开：作品集固定两天，语言每天一小时，比先丢开一头稳。',
        },
        {
          question: '音乐和表演怎么准备？',
          answer:
            '先看曲目要求和录像规格，再挑能稳定发挥的曲目。试演前半年开始录，一遍到底不剪接；乐理、视唱和面谈也要安排。',
        },
      ],
    },
    {
      type: 'people',
      heading: '谁来看作品',
      intro: '做过评审的人说得出学校怎样打分，正在读或毕业的人说得出课堂的样子。',
      countries: ['uk', 'us', 'it', 'fr'],
      subjects: ['艺术与设计', '艺术申请', '建筑与规划'],
    },
    {
      type: 'cases',
      heading: '艺术方向的案例',
      intro: '写明作品集几个项目、过程占多少，未录取的也列出来。',
      group: 'art',
    },
    {
      type: 'related',
      heading: '按国家往下看',
      items: [
        {
          label: '美国艺术院校',
          href: '/special/ys_zh/ys_us',
          text: '独立艺术学院与综合大学的取舍，奖学金怎样给',
        },
        { label: '英国艺术院校', href: '/special/ys_zh/ys_uk', text: '基础年、学士、硕士三段，面试翻草图本' },
        { label: '意大利艺术', href: '/special/ys_zh/ys_it', text: '公立美院、音乐学院与语言预注册' },
        { label: '法国艺术', href: '/special/ys_zh/ys_fr', text: '国立高等艺术学院的入学考与面试' },
        { label: '日本艺术', href: '/special/jp_yishu', text: '美大、专门学校与大学院的实技考' },
      ],
    },
  ],
})
