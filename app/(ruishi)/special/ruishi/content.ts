import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '瑞士酒店管理留学：学什么、怎么选、花多少',
    description:
      '想去瑞士读酒店管理，先弄清四件事：学校属于哪一类、文凭由谁认可、带薪实习怎么算、资金证明要多少；再看适合谁、怎么申请、毕业后能留多久。',
  },
  hue: 'ch',
  source: '专题:瑞士酒店管理留学',
  form: { kind: 'general', title: '问一问瑞士酒店管理' },
  sections: [
    {
      type: 'hero',
      name: '瑞士酒店管理留学',
      title: '把服务业当专业来学：瑞士酒店管理',
      lead: '瑞士的酒店管理教育把厨房、餐厅、客房和财务、营销放在同一张课表里，每学一段就出去实习一段。它适合愿意从一线做起的人，费用高，选校前要先看清学校的性质。',
      points: [
        { label: '教学', text: '课堂与实习交替，多为英语授课，部分课程有法语或德语' },
        { label: '学校', text: '公立体系与私立学院并存，文凭的认可方式不同' },
        { label: '花费', text: '私立为主，学费需逐校核对；生活费在欧洲偏高' },
      ],
      actions: [
        { label: '报名评估', href: '/special/ruishi/entry' },
        { label: '看院校说明', href: '/special/ruishi/jiudian' },
      ],
    },
    {
      type: 'prose',
      heading: '先看学校属于哪一类',
      paragraphs: [
        '第一类在国家承认的高等教育体系里，例如洛桑酒店管理学院（EHL），属于西瑞士应用科学大学（HES-SO）体系，毕业拿到的是受认可的应用科学学士或硕士。这一类录取较严，看学业、语言和面试。',
        '第二类是私立酒店管理学院，数量更多，招生更灵活，文凭由学校自己颁发，或与英国、美国等地的大学合作颁发学位。教学质量不一定差，但“毕业拿到的是谁的学位”必须在签约前问清楚。',
        '判断办法有三步：在瑞士大学校长联席会（swissuniversities）的名单里查学校；看文凭上写的颁发机构；再到教育部留学服务中心的网站查学历认证的要求。三步都查过，再谈学费。',
      ],
    },
    {
      type: 'compare',
      heading: '两类学校放在一起看',
      caption: '瑞士酒店管理两类学校的一般差别',
      columns: ['应用科学大学体系', '私立学院'],
      rows: [
        { label: '学位由谁颁发', cells: ['受瑞士承认的高校', '学校自己，或国外合作大学'] },
        { label: '入学', cells: ['学业成绩、语言、面试与测试', '高中毕业、语言，常有面试'] },
        { label: '学费', cells: ['学校公布，外国学生另计', '学校自定，常含食宿与实习服务'] },
        { label: '实习', cells: ['写进学制，须完成', '写进学制，学校协助寻找'] },
        { label: '先核对', cells: ['是否另有预科或语言要求', '学位颁发方、认证、退费条款'] },
      ],
      footnote: '具体以学校当年的招生说明为准。',
    },
    {
      type: 'requirements',
      heading: '适合谁，不适合谁',
      fits: [
        '喜欢和人打交道，能接受站立、轮班、周末上班',
        '把目标放在酒店、航空、高端零售、活动策划或家族服务业',
        '英语能应付课堂和面试，愿意再学一门法语或德语',
        '家里能准备出学费和一年的生活费，不依赖实习收入',
      ],
      misfits: [
        '只喜欢住酒店，不想在后厨和客房实习：第一学期就会很难受',
        '想靠实习工资抵学费：实习有收入，但不足以抵扣，且要看签证规定',
        '希望毕业后长期留在瑞士：非欧盟毕业生留下工作要求高，先看下面的期限',
        '想要综合大学的校园和多专业选择：可以看英国、美国的酒店管理系',
      ],
    },
    {
      type: 'fees',
      heading: '能注明来源的几项费用',
      intro:
        '酒店管理学校的学费各校差别大，暂无可注明来源的汇总数据，请向学校要当年收费表。下面是申请签证时用得上的数字。',
      caption: '瑞士留学签证与公立大学费用',
      rows: [
        {
          item: '资金证明（约数，按州而异）',
          amount: '约 21,000 瑞郎/年',
          note: '由所在州移民部门决定，先看目标州的要求。',
          source: {
            name: 'OfficialRequirements（汇编自瑞士官方页面）',
            url: 'https://officialrequirements.com/mx/ch/student-visa',
          },
          asOf: '2026-06-20 核对',
          check: true,
        },
        {
          item: '国家签证（D 类）申请费',
          amount: '88 瑞郎',
          source: {
            name: 'OfficialRequirements（汇编自瑞士官方页面）',
            url: 'https://officialrequirements.com/mx/ch/student-visa',
          },
          asOf: '2026-06-20 核对',
        },
        {
          item: '苏黎世、洛桑联邦理工学费（对照用）',
          amount: '2,190 瑞郎/学期',
          note: '新入学外国学生的标准，不是酒店管理学校的价格，用来比较公立与私立的差距。',
          source: {
            name: 'SWI swissinfo.ch',
            url: 'https://www.swissinfo.ch/eng/education/eth-trebles-fees-for-foreign-students/88499536',
          },
          asOf: '2025 年秋季学期起',
        },
        {
          item: '圣加仑大学学费（对照用）',
          amount: '3,129 瑞郎/学期',
          note: '外国学生，同样只作对照。',
          source: {
            name: 'SWI swissinfo.ch',
            url: 'https://www.swissinfo.ch/eng/education/eth-trebles-fees-for-foreign-students/88499536',
          },
          asOf: '2024 年 12 月',
        },
      ],
      footnote: '问学费时请学校分开列：学费、食宿、制服与器材、医疗保险、实习期间是否继续收费。',
    },
    {
      type: 'facts',
      heading: '毕业以后能留多久',
      items: [
        {
          label: '非欧盟毕业生求职居留',
          value: '至多 6 个月',
          text: '用于找与学历相符的工作，期间的打工时间另有限制。留下工作通常还要雇主申请名额。',
          source: {
            name: 'BCES（二手）',
            url: 'https://bces.in/2025/08/07/switzerland-post-study-visa-rules-for-international-students',
          },
          asOf: '2025-08-07',
          check: true,
        },
      ],
    },
    {
      type: 'steps',
      heading: '申请怎么走',
      items: [
        {
          title: '试一次服务业',
          text: '在酒店或餐厅做一段真实的兼职。它会告诉您自己适不适合，也是面试时可信的材料。',
          duration: '1–2 个月',
        },
        {
          title: '选两三所，核对性质',
          text: '按上面的三步查名单、查颁发方、查认证，再比较语言、学制和实习安排。',
          duration: '3–4 周',
        },
        {
          title: '语言与材料',
          text: '考雅思或托福，写动机信，准备成绩单公证、推荐信和一页简历。',
          duration: '2–4 个月',
        },
        {
          title: '面试',
          text: '常考情景题：客人投诉、同事迟到、两边都急。说清先做什么、为什么，不背标准答案。',
          duration: '2–3 周',
        },
        {
          title: '签证',
          text: '向瑞士使领馆递交，由目的地州审批。材料要翻译，时间偏长，录取后马上准备。',
          duration: '预留 3 个月',
        },
      ],
    },
    {
      type: 'mistakes',
      heading: '容易走错的地方',
      items: [
        {
          mistake: '只看校园照片和就业率',
          instead: '问就业率怎么统计：分母是谁、毕业后多久统计、多少人回复。答不上来就不要采信。',
        },
        {
          mistake: '以为所有瑞士文凭都一样',
          instead: '颁发方不同，认证结果就不同。把颁发机构的名称写进合同附件。',
        },
        {
          mistake: '忽视第二语言',
          instead: '前台和餐厅实习岗位常要求法语或德语。出发前学到能点餐、能介绍自己，会多很多选择。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '常见问题',
      items: [
        {
          question: '没有服务业经验能申请吗？',
          answer:
            '多数学校的本科不要求，但面试会问动机。做过一段兼职的人，回答会具体得多。硕士项目有的要求工作经验，逐校查。',
        },
        {
          question: '实习地点自己定吗？',
          answer:
            '学校会提供渠道，也可以自己联系。境外实习涉及签证与当地法律，先和学校实习办公室确认再答应雇主。',
        },
        {
          question: '读完回国好找工作吗？',
          answer:
            '要看实习经历、语言和愿意从什么岗位做起。我们没有可注明来源的就业数据，所以不写比例；可以请学校提供近三届中国毕业生的去向。',
        },
      ],
    },
    {
      type: 'related',
      heading: '接着看',
      items: [
        {
          label: '瑞士酒店管理院校',
          href: '/special/ruishi/jiudian',
          text: '几所学校的性质和课程，逐一说明。',
        },
        {
          label: '瑞士留学费用',
          href: '/special/ruishi/feiyong',
          text: '签证、生活、保险，写明来源和年份。',
        },
        { label: '热门专业', href: '/rmzy', text: '拿酒店管理和相近专业比一比。' },
      ],
    },
  ],
})
