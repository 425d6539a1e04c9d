import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '香港留学费用规划：插班、本科、硕士与安居',
    description:
      '香港的预算难点不在学费而在住处和时间差。本页按中学插班、本科、授课硕士、研究型学位分开做账，讲入学奖学金、博士资助、留位费取舍和两地账户的安排。',
  },
  family: 'costs',
  hue: 'hk',
  picture: 'hk',
  source: '专题:香港费用规划',
  form: { kind: 'general', title: '约一次香港费用规划' },
  sections: [
    {
      type: 'hero',
      arrangement: 'banner',
      name: '香港费用规划',
      title: '香港留学费用规划：有宿位和没宿位各备多少',
      lead: '香港离家近，学费透明，家长容易低估。真正需要规划的是：四年里哪几年没有宿舍，硕士那一年付几次留位费，奖学金会不会因为绩点中断。',
      answer: {
        budget: { country: 'hk', level: 'master' },
        items: [
          { label: '一年生活费', fact: 'hk-cityu-living' },
          { label: '例：中大本科总开支', fact: 'hk-cuhk-total' },
        ],
      },
      points: [
        { label: '中学', text: '插班难度高，直资与国际学校自行定价' },
        { label: '本科', text: '入学奖学金力度差别大，续发看绩点' },
        { label: '研究生', text: '授课自费，研究型多有津贴' },
      ],
      actions: [
        {
          label: '有宿位的一版',
          href: '/special/study_cost?country=hk&level=undergraduate&years=4&housing=campus&flights=3&growth=3',
        },
        {
          label: '没有宿位的一版',
          href: '/special/study_cost?country=hk&level=undergraduate&years=4&housing=rent&flights=3&growth=3',
        },
      ],
    },
    {
      type: 'budget',
      heading: '香港本科和硕士，哪一年要备好多少万',
      country: 'hk',
      levels: ['undergraduate', 'master'],
      view: 'cash',
    },
    {
      type: 'steps',
      heading: '四种身份，四种账',
      items: [
        {
          title: '中学插班',
          text: '随父母来港的学生，公营学校学费低但学位少，多数家庭会把直资、国际学校放进预算。国际学校常要债券或建校费，离校才退或逐年折旧。',
          duration: '到中六毕业',
        },
        {
          title: '非本地本科',
          text: '学费按届别定，四年基本可以预知；不确定的是第二年以后的住。',
          duration: '四年',
        },
        {
          title: '授课硕士',
          text: '一年付清，住在校外，项目价格跨度大。求职期通常要再留三个月房租。',
          duration: '一年到一年半',
        },
        {
          title: '研究型硕士、博士',
          text: '每月有津贴，预算的关键是垫付：押金、首月租金和电脑。',
          duration: '两年到四年',
        },
      ],
    },
    {
      type: 'figures',
      heading: '可以直接写进表里的数',
      caption: '香港本科与毕业后阶段的公布数',
      items: [
        { fact: 'hk-cuhk-2728', note: '公布了这一学年的几所里偏低的一档。' },
        { fact: 'hk-hku-stem-2728', note: '其中偏高的一档，两者的差就是选校的价差。' },
        { fact: 'hk-cuhk-total', note: '一年的总开支，乘四可以作为有宿位时的对照。' },
        { fact: 'hk-hku-hall' },
        { fact: 'hk-iang-24m', note: '毕业后首次逗留期，求职开支从这里算起。' },
        { fact: 'hk-iang-appfee' },
        { fact: 'hk-iang-issue-long', note: '按逗留期长短收，首次多属这一档。' },
      ],
    },
    {
      type: 'prose',
      heading: '奖学金：入学那一次很重要',
      paragraphs: [
        '本科入学奖学金随录取公布，有全额加生活费的，也有只免一半学费的，评定看高考成绩、面试和奖项。它多半带绩点要求，课程按曲线给分，一个学期没达到就停发，恢复要重新申请。所以收到奖学金也要做一版“只发第一年”的表，看家里能不能接住。',
        '授课硕士的奖学金少而小，常在录取后由系里提名；想靠资助读书，应该看研究型学位。政府的博士奖学金计划面向全球申请，截止在入学前一年冬季，和各校的博士申请同时递。',
        '本地校友基金、内地省份同乡会的助学金每年秋季发布，金额不大，但申请的人少，写进日历就不会漏。',
      ],
    },
    {
      type: 'timeline',
      heading: '留位费的日历',
      intro: '授课硕士分轮录取，付留位费的决定常常要在两周内做。',
      items: [
        {
          when: '十月至十二月',
          title: '首轮录取',
          text: '先把想去的项目排出一二三，写下每一张录取愿意付留位费的条件。',
        },
        {
          when: '一月至三月',
          title: '第二轮',
          text: '新录取比手里的好，才付第二笔；把已经付出的当作沉没的钱，不因为心疼而留下。',
        },
        { when: '四月至五月', title: '英美录取集中到', text: '若还在等别国结果，此时停止付新的留位费。' },
        {
          when: '六月至七月',
          title: '找房',
          text: '学生租客集中入市，提前一个月到港看房，比托人代签省钱也安全。',
        },
      ],
    },
    {
      type: 'requirements',
      heading: '哪些家庭适合把香港放进预算',
      fits: [
        '想要英文授课、离家近，愿意用较高的房租换较低的往返成本',
        '孩子成绩在当地录取线以上，有机会拿入学奖学金',
        '毕业后愿意留港或回内地工作，希望两边都认',
      ],
      misfits: [
        '只看学费便宜：住处会把差价抹平，先算没有宿位的一版',
        '把硕士当作排队上车：项目短，不在入学前想好求职方向，钱花得没有着落',
        '预算刚好卡线：押金、留位费和求职期都需要现金余量',
      ],
    },
    {
      type: 'faq',
      heading: '两地账户与税',
      items: [
        {
          question: '生活费怎么给孩子？',
          answer:
            '开学前用银行卡取港币应急，开学后本人持学生证和住址证明开户，家长按季购汇汇入。日常可以用支付软件的香港版，别长期用内地信用卡透支，汇率和手续费都不划算。',
        },
        {
          question: '津贴要缴税吗？',
          answer:
            '研究生津贴多属奖学金性质，不作薪俸；兼职助教和毕业后的工资要报税。保留学校的发放通知，第一次报税时用得上。',
        },
      ],
    },
    {
      type: 'related',
      heading: '接着看',
      items: [
        { label: '香港费用清单', href: '/special/feiyong/fyhk', text: '五笔学费与住、吃的校方估算。' },
        { label: '香港本科', href: '/special/bk_zh/bk_hk', text: '统招与独立申请的奖学金评定。' },
        { label: '香港硕士', href: '/special/hk_yjs', text: '分轮录取怎样安排。' },
        { label: '报名费用规划', href: '/special/fy_zh/fy_hk/entry', text: '两版预算，一次做完。' },
      ],
    },
  ],
})
