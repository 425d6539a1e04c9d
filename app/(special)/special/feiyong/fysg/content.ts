import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '新加坡留学费用：助学金、消费税与月开支',
    description:
      '新加坡公立大学有两种学费：签约领学费助学金，或按全价付。本页列出国大、南大的公布数和月开支估算，讲清工作义务、消费税、缴费、押金与退费。',
  },
  family: 'costs',
  hue: 'sg',
  picture: 'sg',
  source: '专题:新加坡留学费用',
  form: { kind: 'general', title: '弄清助学金签还是不签' },
  sections: [
    {
      type: 'hero',
      arrangement: 'split',
      name: '新加坡留学费用',
      title: '新加坡留学费用：签不签助学金，学费差多少',
      lead: '国际学生读公立大学本科，可以申请政府的学费助学金：学费降下一大截，条件是毕业后在新加坡的机构工作满约定年限。签不签，是家庭预算里分量很重的一个决定。',
      answer: {
        budget: { country: 'sg', level: 'undergraduate' },
        items: [
          { label: '例：国大，不领助学金', fact: 'sg-nus-notg' },
          { label: '例：国大，领助学金', fact: 'sg-nus-tg' },
        ],
      },
      points: [
        { label: '两个价', text: '领助学金价与全价，录取后在系统里二选一' },
        { label: '含税', text: '学费要加消费税，看价目表时先找是否含税' },
        { label: '私立', text: '与海外大学合办的课程不享助学金，按项目总价分期' },
      ],
      actions: [
        {
          label: '按全价算四年',
          href: '/special/study_cost?country=sg&level=undergraduate&years=4&housing=rent',
        },
        { label: '查看分阶段规划', href: '/special/fy_zh/fy_sg' },
      ],
    },
    {
      type: 'budget',
      heading: '新加坡留学一年多少万，读完多少万',
      country: 'sg',
      levels: ['undergraduate', 'master'],
    },
    {
      type: 'figures',
      heading: '同一个专业，两种学费',
      intro: '每一组先看全价，再看领助学金的价格，相减就是这份工作义务换来的钱。',
      caption: '新加坡公立大学国际学生学费',
      items: [
        { fact: 'sg-nus-notg' },
        { fact: 'sg-nus-tg' },
        { fact: 'sg-ntu-notg' },
        { fact: 'sg-ntu-tg' },
        { fact: 'biz-nus-mkt', note: '授课硕士按项目报总价，不享助学金。' },
      ],
    },
    {
      type: 'requirements',
      heading: '助学金合同，签之前对照一遍',
      fitsTitle: '签了比较合算',
      fits: [
        '打算毕业后就在新加坡工作，专业在当地有岗位，例如计算机、工程、护理、会计',
        '家庭能付助学金价，但付全价会影响父母的养老安排',
        '理解义务从毕业算起，违约要连本带息赔偿，而且有担保人',
      ],
      misfitsTitle: '要先想清楚',
      misfits: [
        '打算毕业后立刻去第三国读博或创业：义务可以申请延期，但不会消失',
        '专业在新加坡岗位很少，找不到工作也要自己承担履约压力',
        '家里没有合适的担保人，或担保人不清楚自己承担什么',
      ],
    },
    {
      type: 'figures',
      heading: '新加坡留学一个月生活费',
      intro: '来自南洋理工大学一个学院给国际学生的估算，当作量级看。',
      caption: '新加坡学生每月开支与学生准证费用',
      items: [
        { fact: 'sg-rent-ntu', note: '低端是校内双人间，高端是校外公寓单间。' },
        { fact: 'sg-meals-ntu', note: '熟食中心和校内食堂，自己做饭不一定更省。' },
        { fact: 'sg-transport-ntu', note: '住得近可以远低于此；学生月票要另办卡。' },
        { fact: 'sg-other-ntu' },
        { fact: 'sg-stp-process-2024' },
        { fact: 'sg-stp-issue-ica' },
        { fact: 'sg-stp-mjv', note: '中国学生需要多次入境签证时一起付。' },
      ],
    },
    {
      type: 'prose',
      heading: '家长没料到的几件事',
      paragraphs: [
        '政府中小学对国际学生的学费逐年上调，名额也少；私立国际学校是另一个价格体系，一年抵得上公立大学全价。陪读的一方多半不能马上在当地工作，家里的收入会少一份，这笔“看不见的费用”要写进预算。',
        '校外租房照合同来：押金通常一到两个月，另有印花税和中介费；提前退租没有外交条款就要赔。空调电费按表收，热带气候里这一项比想象的高。体检、疫苗和保险由学校列在新生清单上，多数随首期学费收。',
        '私立学院按规定要给学生签标准合同，并买学费保护，学生付的钱分批释放给学校。付款前先看合同里的退费表，看清学校名字和收款账户是否一致。',
      ],
    },
    {
      type: 'steps',
      heading: '付款怎么排',
      items: [
        {
          title: '接受录取',
          text: '公立大学在门户里确认，同时选择是否申请助学金；合同要和担保人一起到公证处或使馆办签署。',
          duration: '录取后数周',
        },
        {
          title: '办学生准证',
          text: '网上付处理费，入境后体检、按指纹，再付签发费。',
          duration: '入学前一两个月',
        },
        {
          title: '付首学期账单',
          text: '含学费、杂费、保险与宿费。可用电汇、当地银行转账或学校指定平台。',
          duration: '开学前后',
        },
        {
          title: '之后每学期一次',
          text: '助学金直接抵在账单上，不经过学生的手；成绩不达标会停发，账单就变成全价。',
          duration: '每半年',
        },
      ],
    },
    {
      type: 'faq',
      heading: '汇率与退费',
      items: [
        {
          question: '新元怎么换、怎么汇？',
          answer:
            '凭录取信和账单在国内银行购汇，收款人填学校全称，附言写学号或申请号。首期之后可以汇到学生本人的当地账户再付，生活费按季汇，手续费摊得薄。',
        },
        {
          question: '退学或转学，已经领的助学金怎么办？',
          answer:
            '按合同，未毕业离开要退还已领部分并计息。转到另一所新加坡公立大学可以申请转移义务，先问教育部助学金办公室，再办离校。',
        },
        {
          question: '公立大学学费退吗？',
          answer: '开学后有很短的加退课期，期内退课不收，过后照收整学期。准证不获批的，学校凭信退已付款项。',
        },
      ],
    },
    {
      type: 'related',
      heading: '接着看',
      items: [
        { label: '新加坡本科申请', href: '/special/bk_zh/bk_sg', text: '成绩、面试与助学金申请的次序。' },
        { label: '新加坡硕士', href: '/special/sg_yjs', text: '授课型与研究型，资助差别很大。' },
        {
          label: '费用计算器',
          href: '/special/study_cost?country=sg&level=master&years=1',
          text: '把目标项目的总价填进去再算。',
        },
        { label: '数据来源', href: '/data-sources', text: '每个数的来源与年份。' },
      ],
    },
  ],
})
