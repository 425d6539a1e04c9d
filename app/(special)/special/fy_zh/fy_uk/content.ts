import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '英国留学费用规划：A-Level、本科到一年制硕士',
    description:
      '英国从高中到硕士，学费一路换算法：私校按学期、大学按学年、硕士一次交。本页按阶段排预算，说明奖学金申请时点、签证前的现金安排和分批换汇的做法。',
  },
  family: 'costs',
  hue: 'uk',
  picture: 'uk',
  source: '专题:英国费用规划',
  form: { kind: 'general', title: '约一次英国费用规划' },
  sections: [
    {
      type: 'hero',
      arrangement: 'banner',
      name: '英国费用规划',
      title: '英国留学费用规划：从哪年读起，总共要备多少',
      lead: '同样以英国本科毕业为目标，国内读完高中再去，和从初三去读寄宿学校，家庭要备的钱会差出整整一段高中的学费和寄宿费。省钱的大头在路线，不在零头。',
      answer: {
        budget: { country: 'uk', level: 'undergraduate' },
        items: [
          { label: '学生签证费', fact: 'uk-visafee-2026' },
          { label: '三年本科医疗附加费', fact: 'uk-ihs-bachelor' },
        ],
      },
      points: [
        { label: '路线一', text: '国内读 A-Level 或高考，再读三年本科' },
        { label: '路线二', text: '去英国读两年 A-Level，再读三年本科' },
        { label: '路线三', text: '国内读完本科，读一年制硕士' },
      ],
      actions: [
        {
          label: '路线一的表',
          href: '/special/study_cost?country=uk&city=uk-other&level=undergraduate&years=3&growth=4&buffer=5',
        },
        {
          label: '路线三的表',
          href: '/special/study_cost?country=uk&city=uk-london&level=master&years=1&buffer=5',
        },
      ],
    },
    {
      type: 'budget',
      heading: '英国本科和硕士，哪一年要备好多少万',
      country: 'uk',
      levels: ['undergraduate', 'master'],
      view: 'cash',
    },
    {
      type: 'features',
      heading: '高中阶段：寄宿学校的账单结构',
      look: 'numbered',
      items: [
        {
          title: '学费加寄宿费',
          text: '按学期（term）收，一年三次。私立学校的学费现在要加增值税，看报价时问清含不含。',
        },
        {
          title: '监护人',
          text: '未成年学生要有英国监护人，年费之外，假期接待、接送机另计；半学期假每年都有。',
        },
        { title: '押金与通知期', text: '入学押金较高，离校要提前一个学期书面通知，否则扣一个学期的学费。' },
        {
          title: '零用与活动',
          text: '校服、乐器课、滑雪周、考试报名都在 extras 账单里，第一学期的 extras 往往吓人一跳。',
        },
      ],
    },
    {
      type: 'figures',
      heading: '英国本科和硕士的学费与签证费',
      intro:
        '没有政府发布的新统计，下面是两所大学 2027–28 学年的价，和本科 47 所、硕士 49 所大学 2026–27 学年的中位数，便于判断自己的学校偏高还是偏低。',
      caption: '做英国预算时可引用的公布数',
      items: [
        { fact: 'uk-tuition-sheffield-2728', note: '写的是将来一届的价格，适合高二学生做规划。' },
        { fact: 'uk-gla-arts-2728' },
        { fact: 'uk-tuition-ug-median', note: '各校区间低端与高端的中位数，医学、牙医另看。' },
        { fact: 'uk-tuition-pg-median', note: '热门项目和伦敦的学校在区间以上，用项目页的数。' },
        { fact: 'uk-edi-living', note: '一所大学的估算，含住宿。' },
        { fact: 'uk-pof-london-2026', note: '伦敦按它备证明，同时多留房租余量。' },
        { fact: 'uk-ihs-student-2026', note: '本科三年要一次付出三年多的，记在第一年。' },
        { fact: 'uk-graduate-fee-2026', note: '毕业后想留下找工作，预算里再加一笔。' },
        { fact: 'uk-ihs-graduate-2026' },
      ],
    },
    {
      type: 'steps',
      heading: '奖学金的申请次序',
      intro: '英国的奖学金金额多半不大，更像学费折扣，但申请成本低，值得按次序做完。',
      items: [
        {
          title: '学校自动评定的',
          text: '一些大学按成绩或生源地自动减免首年学费，条件写在国际学生页，拿到录取就能核对。',
          duration: '拿到录取时',
        },
        {
          title: '学院单独申请的',
          text: '要写短文，名额少，截止常在春季；没有录取号不能交，所以硕士要早申。',
          duration: '入学前一年冬春',
        },
        {
          title: '政府和基金会的',
          text: '志奋领面向有工作经历的硕士申请者，GREAT 奖学金由各校分配；截止远早于入学。',
          duration: '入学前一年秋季起',
        },
        {
          title: '国家公派',
          text: '研究生可看国家留学基金委当年的项目和合作院校，有回国服务要求。',
          duration: '看当年通知',
        },
      ],
    },
    {
      type: 'prose',
      heading: '英国留学的钱怎样分批备：押金、学费和换汇',
      paragraphs: [
        '一年制硕士从拿到录取到入境，通常在几个月之内连续付出留位押金、签证费、医疗附加费、宿舍预付和机票，同时还要让资金证明在账户里纹丝不动。把“证明用的钱”和“付款用的钱”分成两个账户，是避免返工的简单办法。',
        '三年本科可以用学年做单位：每年夏天备好下一学年的学费，生活费按季汇。学费逐年上调，建议在计算器里把上调幅度分别设成低、中、高三档各算一次，用高的那档决定能不能承受，用中间那档安排存款。',
        '英镑的储备从高二开始分批换，占学费的一部分即可；其余在付款日换。目的不是赚汇差，而是不在某一天把全部命运押给牌价。',
      ],
    },
    {
      type: 'requirements',
      heading: '这种做法适合谁',
      fits: [
        '目标明确在英国，愿意用较短的学制换较高的年支出',
        '家庭现金流稳定，能承受入境前几个月的集中付款',
        '孩子自理能力强，能自己做饭、管账户',
      ],
      misfits: [
        '还在英美之间犹豫：先把两国的表各算一遍，别急着付任何押金',
        '打算靠奖学金才读得起：英国授课型项目的全额资助很少，要有备选',
        '指望毕业签证期内的收入还款：签证规则在变，收入不确定',
      ],
    },
    {
      type: 'related',
      heading: '接着看',
      items: [
        { label: '英国费用清单', href: '/special/feiyong/fyen', text: '付款顺序、汇款与退费。' },
        { label: '英国高中', href: '/special/gz_zh/gz_uk', text: '寄宿学校与公立学院的差别。' },
        { label: '英国本科', href: '/special/bk_zh/bk_uk', text: 'UCAS 节奏与预科选择。' },
        { label: '报名费用规划', href: '/special/fy_zh/fy_uk/entry', text: '请顾问看一遍您家的表。' },
      ],
    },
  ],
})
