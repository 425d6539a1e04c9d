import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '澳大利亚留学费用：学费档位、保险与签证费',
    description:
      '澳大利亚学费按学分收、逐年调，签证费和学生保险在入境前付清。本页并列官方区间与两所大学的新价，讲清 CoE 付款、学费保障、汇款与退费的规则。',
  },
  family: 'costs',
  hue: 'au',
  picture: 'au',
  source: '专题:澳大利亚留学费用',
  form: { kind: 'general', title: '核对一份澳洲录取信的费用' },
  sections: [
    {
      type: 'hero',
      arrangement: 'banner',
      name: '澳大利亚留学费用',
      title: '澳大利亚留学费用：学费、保险、签证费各多少',
      lead: '录取信上写的多半是首年学费，并注明逐年调整。三年本科照首年乘三，算出来的总价一定偏低。下面从怎么读这一行字说起。',
      answer: {
        budget: { country: 'au', level: 'undergraduate' },
        items: [
          { label: '学生签证费', fact: 'au-500-fee-2026' },
          { label: '签证生活费证明', fact: 'au-pof-2024' },
        ],
      },
      points: [
        { label: '计价单位', text: '按学分（credit points）收，挂科重修要再付一次' },
        { label: '保险', text: '学生须有覆盖整个签证期的 OSHC，出发前付清' },
        { label: '保障', text: '学校停办或停课时，有法定的学费保障服务接手' },
      ],
      actions: [
        {
          label: '算三年本科，学费逐年上调',
          href: '/special/study_cost?country=au&level=undergraduate&years=3&growth=5',
        },
        { label: '算两年授课硕士', href: '/special/study_cost?country=au&level=master&years=2' },
      ],
    },
    {
      type: 'budget',
      heading: '澳大利亚留学一年多少万，读完多少万',
      country: 'au',
      levels: ['undergraduate', 'master'],
    },
    {
      type: 'prose',
      heading: '为什么官方区间和学校报价差这么多',
      paragraphs: [
        '官方给出的区间覆盖全国所有院校，低端多是地区大学和文科，而且公布时间较早。悉尼、墨尔本的研究型大学里，商科、工程和计算机的首年学费已经越过这个区间的上端。两组数我们并列在表里，读的时候看清年份，也看清是不是“首年参考”。',
        '学费由三件事决定：学科的成本档位（文科低，工程、兽医、牙医高）；学校的研究定位与所在城市；您每学期选多少学分。澳大利亚学期少、学制紧，多数硕士要两年，把它和英国一年制相比时，要连第二年的生活费一起比。',
      ],
    },
    {
      type: 'figures',
      heading: '澳大利亚大学学费',
      caption: '澳大利亚国际学生学费，旧区间与新报价并列',
      items: [
        { fact: 'au-tuition-go8-ug' },
        { fact: 'au-unsw-bus' },
        { fact: 'au-fee-unsw-beng-ee' },
        {
          fact: 'au-fee-monash-bit',
          note: '按满学分计；少选课，当期学费也少，但签证对选课量有要求。',
        },
        { fact: 'au-tuition-go8-pg' },
      ],
      footnote: '两所大学只作例子，不是推荐。其他学校请在它的 fees 页按课程代码查当年价格。',
    },
    {
      type: 'figures',
      heading: '签证与生活费门槛',
      caption: '学生签证（500 类）的收费和资金要求',
      items: [
        { fact: 'au-500-fee-2026', note: '递交时付，拒签不退；随行家属另计。' },
        { fact: 'au-pof-2024', note: '主申请人十二个月生活费，学费、路费和家属另外证明。' },
        { fact: 'au-eng-student', note: '分数不够要读语言班，语言班学费是一笔容易漏掉的支出。' },
      ],
      footnote: 'OSHC 没有可用的官方统一价，请向录取学校合作的承保公司询价，再填进计算器。',
    },
    {
      type: 'features',
      heading: '澳大利亚留学容易漏算的支出',
      look: 'numbered',
      items: [
        {
          title: '租房的 bond',
          text: '押金交给州政府机构托管，退租验房后返还；起租还要预付两周到一个月房租，家具常不含。',
        },
        { title: '交通优惠不一定有', text: '各州对国际学生的公交优惠不同，住得远省下的房租可能被车费吃掉。' },
        { title: '重修与延期', text: '一门课不及格，除了重付学分费，还可能要延长签证和保险，三笔叠在一起。' },
        {
          title: '职业注册',
          text: '护理、教育、会计毕业后的评估和注册另收费，选这些专业的家庭要把最后一年留宽些。',
        },
      ],
    },
    {
      type: 'steps',
      heading: '从录取到开学，钱这样走',
      items: [
        {
          title: '接受录取，付首期',
          text: '通常是第一学期学费加整段 OSHC，付到账学校才发 CoE（入学确认书）。',
          duration: '签证之前',
        },
        {
          title: '递交学生签证',
          text: '网上付签证费，用信用卡有附加费；体检费在指定医院另付。',
          duration: '拿到 CoE 后',
        },
        {
          title: '学期初付余款',
          text: '每学期出一次账单，过了 census date 再退课，学费照收。',
          duration: '每学期',
        },
        {
          title: '年末看新价',
          text: '学校在下半年公布来年学费，年底做预算时改一次计算器里的数。',
          duration: '每年',
        },
      ],
    },
    {
      type: 'faq',
      heading: '汇款、退费与打工',
      items: [
        {
          question: '学费可以分更多期吗？',
          answer:
            '多数大学按学期收，个别允许申请延期或分期，但要在到期日之前提交。欠费会锁住成绩单，并可能上报移民局取消 CoE。',
        },
        {
          question: '不读了，钱怎么退？',
          answer:
            '按入学时签的书面协议。签证被拒一般退学费、扣行政费；个人原因在开学前退，按提前的周数递减；学校自己停课的，由学费保障服务安排转校或退款。OSHC 未用部分可以向承保公司申请。',
        },
        {
          question: '打工能抵多少？',
          answer:
            '学期内工时有上限，假期不限。合法工资有最低标准，低于标准的“现金工”既违法也没有工伤保障。做预算时不要计入。',
        },
        {
          question: '澳元怎么换合适？',
          answer:
            '首期之前凭录取信购汇，金额以付款通知为准；之后每半年一笔，顺着学期走。用平台付人民币的，看清汇率锁定多久，过期要重新报价。',
        },
      ],
    },
    {
      type: 'related',
      heading: '接着看',
      items: [
        { label: '澳大利亚费用规划', href: '/special/fy_zh/fy_au', text: '预科、本科、硕士怎样排预算。' },
        { label: '澳大利亚学生签证', href: '/special/qz_au', text: '资金与真实学生要求的材料。' },
        { label: '澳大利亚硕士', href: '/special/au_yjs', text: '一年半与两年的项目，总账不同。' },
        { label: '数据来源', href: '/data-sources', text: '逐条列出来源、年份和核对日。' },
      ],
    },
  ],
})
