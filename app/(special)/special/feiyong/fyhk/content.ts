import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '香港留学费用：学费、宿位与留位费怎么算',
    description:
      '香港本科学费各校公布得清楚，真正难估的是住：宿位不保证，校外租金高。本页列五笔学费、宿舍与生活费估算，说明留位费、付款方式、汇率与退费。',
  },
  family: 'costs',
  hue: 'hk',
  picture: 'hk',
  source: '专题:香港留学费用',
  form: { kind: 'general', title: '问香港院校的费用与宿位' },
  sections: [
    {
      type: 'hero',
      arrangement: 'ledger',
      name: '香港留学费用',
      title: '香港留学费用：学费、住宿和留位费各多少',
      lead: '八所公帑资助大学的非本地本科学费差得不多，而且一年一个数，写在学校网页上。同样的学费，有宿位和没有宿位，一年的账单会是两种样子。',
      answer: {
        budget: { country: 'hk', level: 'undergraduate' },
        items: [
          { label: '例：港大文商法学费', fact: 'hk-hku-nonstem-2728' },
          { label: '例：中大一年总开支', fact: 'hk-cuhk-total' },
        ],
      },
      points: [
        { label: '本科', text: '四年制，学费按入学届别定，多数学校会注明是否适用全程' },
        { label: '授课硕士', text: '自负盈亏，各项目自己定价，差几倍都正常' },
        { label: '路费', text: '离内地近，往返便宜，这一项可以少留' },
      ],
      actions: [
        {
          label: '住宿舍，算四年',
          href: '/special/study_cost?country=hk&level=undergraduate&years=4&housing=campus&flights=2',
        },
        {
          label: '校外租房，算四年',
          href: '/special/study_cost?country=hk&level=undergraduate&years=4&housing=rent&flights=2',
        },
      ],
    },
    {
      type: 'budget',
      heading: '香港留学一年多少万，读完多少万',
      country: 'hk',
      levels: ['undergraduate', 'master'],
    },
    {
      type: 'figures',
      heading: '香港本科非本地学费',
      intro: '下面都是学校自己公布的数。',
      caption: '香港几所大学的非本地本科学费',
      items: [
        { fact: 'hk-cityu-2627' },
        { fact: 'hk-hku-stem-2728' },
        { fact: 'hk-hku-nonstem-2728' },
        { fact: 'hk-cuhk-2728' },
        { fact: 'hk-hkust-2728' },
        { fact: 'hk-polyu-2728' },
        { fact: 'hk-polyu-2627' },
        { fact: 'hk-hkbu-2627' },
        { fact: 'hk-hku-nonstem-2627' },
        { fact: 'hk-hku-stem-2627', note: '理工类多一笔实验成本，录取信上会分开写。' },
        { fact: 'hk-cityu-appfee', note: '经高考统招的不走这条线，走独立申请的每校一笔。' },
      ],
    },
    {
      type: 'figures',
      heading: '香港留学住宿与生活费',
      caption: '香港住宿与生活的校方估算',
      items: [
        { fact: 'hk-hku-hall', note: '宿位一般只保证头一两年。' },
        { fact: 'hk-hkust-living', note: '学校估算，住宿和个人开支合计，校外租房往往更高。' },
        { fact: 'hk-cityu-living', note: '不含住宿。' },
        { fact: 'hk-cuhk-total', note: '学费、校内住宿和生活合在一起，可以拿来核对自己的算法。' },
      ],
    },
    {
      type: 'prose',
      heading: '授课硕士为什么没有平均数',
      look: 'columns',
      paragraphs: [
        '授课硕士不受政府资助，价格由项目和市场决定：金融、商业分析这类商学院项目高，教育、翻译、社会科学低，跨度很大，平均数没有意义。读项目页的时候要看三件事：价格是全程还是一年、是否包含选修学分、第二年会不会另收。',
        '研究型硕士和博士多有每月津贴，够付学费和简单的生活，但要自己找房。津贴按月发，押金和首月租金要先垫。',
      ],
    },
    {
      type: 'mistakes',
      heading: '从内地来，容易想当然的事',
      items: [
        {
          mistake: '以为学校一定有宿舍',
          instead:
            '本科首年多半有，之后要竞争；授课硕士基本没有。预算里请按“校外租房”做一版，有宿位就当省下。',
        },
        {
          mistake: '按内地习惯租房',
          instead: '惯例是押二付一，另给地产代理佣金；学生租客常被要求一次付几个月。看房之前先备好这一笔。',
        },
        {
          mistake: '同时付几所学校的留位费',
          instead:
            '硕士录取是滚动的，留位费高且大多不退，金额常是学费的一部分。先排好愿意去的顺序，再决定付哪一张。',
        },
        {
          mistake: '没算签注和往返',
          instead: '逗留签注、往返车票、两地手机和医疗都是小额但长期的支出。离家近，容易多回几次。',
        },
      ],
    },
    {
      type: 'timeline',
      heading: '一年里的付款',
      items: [
        {
          when: '收到录取',
          title: '留位费',
          text: '期限很短，有的只有一两周。付款凭证要存好，之后抵扣学费。',
        },
        {
          when: '五至七月',
          title: '签证与宿舍',
          text: '学校代递进入许可，费用经学校转交；宿位结果这时出来，落空就要马上找房。',
        },
        { when: '八月', title: '上学期学费、宿费', text: '学校系统出 debit note，逾期有罚款。' },
        { when: '一月', title: '下学期学费', text: '紧挨春节，银行假期要绕开。' },
      ],
    },
    {
      type: 'faq',
      heading: '付款与汇率',
      items: [
        {
          question: '人民币怎么付港元学费？',
          answer:
            '可以凭录取信和缴费单在内地银行购汇电汇，也可以用学校接受的网上银行、信用卡或转数快。香港账户要本人到场开，开学后再办也来得及，首期用电汇就好。',
        },
        {
          question: '港元和美元挂钩，要不要趁便宜先换？',
          answer:
            '港元跟着美元走，对人民币的起落就是美元的起落。学费一学期一付，照付款日换即可；手里留一学期的余量就够应付波动。',
        },
        {
          question: '退学能退多少？',
          answer:
            '留位费一般不退；学费在开课前按条款部分退，开课后基本不退；宿费按堂规，有人接位才好退。签证不获批的，多数学校凭信件退学费。',
        },
      ],
    },
    {
      type: 'related',
      heading: '接着看',
      items: [
        { label: '香港费用规划', href: '/special/fy_zh/fy_hk', text: '本科与硕士的预算与奖学金。' },
        { label: '香港硕士申请', href: '/special/hk_yjs', text: '滚动录取与留位费的取舍。' },
        { label: '香港本科申请', href: '/special/bk_zh/bk_hk', text: '统招和独立申请，费用起点不同。' },
        { label: '新加坡费用', href: '/special/feiyong/fysg', text: '和香港放在一起比一比。' },
      ],
    },
  ],
})
