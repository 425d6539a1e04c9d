import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '英国留学费用：学费、签证附加费与生活费清单',
    description:
      '英国学制短，但签证、医疗附加费和押金集中在入境前一次付清。本页列出学费、资金证明、房租与考试的公布数，写明付款顺序、汇款办法和退费规则。',
  },
  family: 'costs',
  hue: 'uk',
  picture: 'uk',
  source: '专题:英国留学费用',
  form: { kind: 'general', title: '帮我排一张英国付款表' },
  sections: [
    {
      type: 'hero',
      arrangement: 'letter',
      name: '英国留学费用',
      title: '英国留学费用：学费、签证、附加费和生活费各多少',
      lead: '本科三年、授课硕士一年，总价常比四年制国家低；但学费押金、签证费和按全程收的医疗附加费都挤在出发前几个月，现金流比总额更容易卡住家庭。',
      answer: {
        budget: { country: 'uk', level: 'master' },
        items: [
          { label: '学生签证费', fact: 'uk-visafee-2026' },
          { label: '一年硕士医疗附加费', fact: 'uk-ihs-master' },
        ],
      },
      points: [
        { label: '学制', text: '英格兰本科多为三年，苏格兰四年，授课硕士多为一年' },
        { label: '地区差', text: '签证资金要求把伦敦和伦敦以外分成两档' },
        { label: '一次付清', text: '医疗附加费按签证总年限，递签时一次扣完' },
      ],
      actions: [
        {
          label: '算英国一年制硕士',
          href: '/special/study_cost?country=uk&city=uk-other&level=master&years=1',
        },
        {
          label: '算伦敦三年本科',
          href: '/special/study_cost?country=uk&city=uk-london&level=undergraduate&years=3',
        },
      ],
    },
    {
      type: 'budget',
      heading: '英国留学一年多少万，读完多少万',
      country: 'uk',
      levels: ['undergraduate', 'master'],
    },
    {
      type: 'figures',
      heading: '学费：按课程类型定价',
      intro: '英国大学按“教室课、实验课、临床课”分档收国际学费，同一所学校的文科和工科可以差一大截。',
      caption: '英国学费的公布数，新旧并列，请看清年份',
      items: [
        { fact: 'uk-gla-arts-2728' },
        { fact: 'uk-tuition-sheffield-2728', note: '低端多是教室课，高端是实验课；医科牙科另计。' },
        { fact: 'uk-tuition-ug-median', note: '各校低位价与高位价的中位数；医学、临床另计。' },
        { fact: 'uk-tuition-pg-median', note: '商学院、计算机和伦敦的学校多在区间以上。' },
        { fact: 'uk-msc-ucl-cs' },
        { fact: 'biz-lse-mkt' },
        { fact: 'uk-msc-man-acs' },
        { fact: 'uk-msc-leeds-mm' },
      ],
    },
    {
      type: 'figures',
      heading: '英国留学生活费、签证费与医疗附加费',
      intro: '资金证明是签证门槛，房租和采购来自学生调查，两组数要分开看。',
      caption: '英国生活费、签证和考试的公布数',
      items: [
        { fact: 'uk-pof-london-2026', note: '按月乘以课程月数，有上限。' },
        { fact: 'uk-pof-outside-2026' },
        { fact: 'uk-visafee-2026' },
        { fact: 'uk-ihs-master', note: '按签证约 16 个月算，多出的几个月加收半年。' },
        { fact: 'uk-ihs-bachelor', note: '按签证约 40 个月算。' },
        {
          fact: 'uk-ihs-student-2026',
          note: '不足一年的零头另有规则，硕士签证常含毕业后的宽限期，所以多付半年。',
        },
        { fact: 'ucas-fee-2027', note: '一份本科申请的费用；研究生直接向学校申请。' },
      ],
    },
    {
      type: 'mistakes',
      heading: '英国家庭预算里反复出现的疏漏',
      items: [
        {
          mistake: '只按九个月备生活费',
          instead:
            '九个月是签证的计算上限。硕士暑期还要写论文，房租合同常签到整年，真实生活费要按合同月数算。',
        },
        {
          mistake: '忘了租房要担保人',
          instead:
            '校外房东常要英国本地担保人，没有的话要买担保服务，或按当时法规允许的办法预付房租，出发前的现金需求会多出一截。',
        },
        {
          mistake: '把存款转来转去',
          instead: '签证要看存款在账户里连续放够规定天数，中间跌破一天就得重来。递签前两个月不要动这笔钱。',
        },
        {
          mistake: '语言班没算进去',
          instead:
            '读学前语言班要另付学费，还可能改变签证年限和附加费。拿到带语言条件的录取，先比再考一次雅思划不划算。',
        },
      ],
    },
    {
      type: 'steps',
      heading: '付款的先后',
      items: [
        {
          title: '付学费押金，换 CAS',
          text: '学校收到押金并核对条件后才发 CAS。押金从第一年学费里扣，未必可退。',
          duration: '入学前数月',
        },
        {
          title: '锁宿舍',
          text: '学校宿舍按申请先后分配，付一笔预付租金；热门城市的私营学生公寓更早开售。',
          duration: '拿到录取后',
        },
        {
          title: '递签：签证费加医疗附加费',
          text: '网上一次付完，按当日英国移民局的汇率换算。拒签可退附加费，不退签证费。',
          duration: '入学前三个月内',
        },
        {
          title: '注册时付余款',
          text: '多数学校允许分两三期，逾期会限制选课和发成绩；一次付清有的给折扣。',
          duration: '开学周及之后',
        },
      ],
    },
    {
      type: 'prose',
      heading: '英镑怎么付，付错怎么退',
      paragraphs: [
        '学费由学校给出收款账户或缴费链接，凭录取信、账单到银行购汇即可。汇款附言务必写学生编号，代付人与学生不同名的，多数学校要求填第三方付款声明，这是反洗钱的常规要求。不要把钱交给声称“有折扣汇率”的同学代付，被盗卡付款的学费会被追回，学生还可能失去签证担保。',
        '退费按学校的 refund policy：冷静期多长、签证被拒退多少、个人改主意退不退押金、开学后退学按学期还是按周计费，各校写法不同；医疗附加费退不退由移民局决定。付押金之前把这几条读一遍，存一份当天的页面。',
        '英镑波动大，一年制硕士的学费分两笔付，自然摊薄了一次换汇的风险；三年本科可以每年分春秋两次换，不必猜高低点。',
      ],
    },
    {
      type: 'related',
      heading: '接着看',
      items: [
        {
          label: '英国费用规划',
          href: '/special/fy_zh/fy_uk',
          text: '从 A-Level 到硕士，按阶段安排预算与奖学金。',
        },
        { label: '英国学生签证', href: '/special/qz_uk', text: '资金证明、CAS 与递签次序。' },
        { label: '英国硕士申请', href: '/special/uk_yjs', text: '滚动录取下，押金截止日也影响决定。' },
        { label: '数据来源', href: '/data-sources', text: '本页数字的出处，过期的会标明。' },
      ],
    },
  ],
})
