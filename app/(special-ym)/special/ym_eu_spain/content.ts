import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '西班牙非营利居留：黄金签证取消以后的选择',
    description:
      '西班牙黄金签证 2025 年 4 月已取消，非营利居留仍在：财力按 IPREM 算、不得工作、要真住。领馆材料、税务、孩子上学都要先想，还有谁该改走学生居留。',
  },
  hue: 'eu',
  picture: 'visa',
  source: '专题:西班牙非营利居留',
  form: { kind: 'immigration', title: '算一算家里的月额' },
  sections: [
    {
      type: 'hero',
      name: '西班牙非营利居留',
      title: '不买房，不工作，但要真的住过去',
      lead: '西班牙的投资居留（黄金签证）2025 年 4 月 3 日起不再受理，买房换居留已经没有了。留下来的是非营利居留：证明有足够的收入或积蓄，承诺不在西班牙工作，然后住过去。它便宜在没有投资，贵在要您的时间和税务身份。',
      arrangement: 'letter',
      points: [
        { label: '已取消', text: '购房、存款、基金等投资居留的新申请' },
        { label: '仍受理', text: '非营利居留，向居住地所属的西班牙领馆递交' },
        { label: '代价', text: '长住一般成为税务居民，不能工作' },
      ],
      actions: [{ label: '想少住一些的，看希腊', href: '/special/ym_eu_greece' }],
    },
    {
      type: 'status',
      heading: '两个项目，两种状态',
      programme: '西班牙非营利居留（黄金签证已取消）',
      status: 'open',
      summary:
        '投资居留由 2025 年第 1 号组织法废止，这里不再介绍。非营利居留在 2025 年 5 月生效的新移民条例下继续，按 2025 年 11 月的律所说明照常申请。财力以 IPREM 为基数，2026 年的数值和驻华领馆当期清单没有读到，递交前向领馆核对。',
      checked: '2025-11-28',
      source: {
        name: 'Tradelex 律所（二手）',
        url: 'https://tradelex.com/en/2025/11/28/the-non-lucrative-residence-visa-in-spain',
      },
      official: { name: '西班牙外交部及驻外领馆', url: 'https://www.exteriores.gob.es/' },
    },
    {
      type: 'rules',
      heading: '财力、工作、期限的出处',
      items: [
        { statement: 'imm-es-gv-closed', label: '黄金签证：已经没有了' },
        { statement: 'imm-es-nlv-means' },
        {
          statement: 'imm-es-nlv-amount',
          note: '换成人民币可按 {{fx-eur-cny}} 粗算。领馆看的是全年都够，不是申请那天够。',
        },
        {
          statement: 'imm-es-nlv-nowork',
          note: '条文说的是在西班牙的职业活动；为国外雇主远程办公算不算，领馆尺度不一，先书面问。',
        },
        { statement: 'imm-es-nlv-duration', note: '第一次续期就要拿出实际居住和资金仍在的证明。' },
      ],
    },
    {
      type: 'requirements',
      heading: '这种日子过不过得来',
      fits: [
        '已退休，或靠租金、股息、养老金生活，收入不依赖每天上班',
        '全家或至少一位家长愿意长住，想让孩子在西班牙语环境里长大',
        '接受全球收入在西班牙申报，也请税务师算过一遍',
      ],
      misfits: [
        '企业离不开人、每月要回国处理业务：住不满，续期会出问题',
        '靠工资生活、想边住边远程上班：另有针对远程工作者的类别，条件不同，先问领馆',
        '只想要一张能在申根国走动的卡：办旅游签证更省事',
        '积蓄只够第一年：后面每次续期都要再证明',
      ],
    },
    {
      type: 'steps',
      heading: '从准备到拿卡',
      items: [
        {
          title: '算人头，定主申请人',
          text: '按家庭人数算月额，选收入来源清楚的一方。存款也可以，领馆更看重可持续的收入。',
          duration: '2 周',
        },
        {
          title: '收集领馆材料',
          text: '无犯罪证明、体检、覆盖全面的医保、亲属关系，逐件认证并译成西语。证明有有效期，次序排错就要重做。',
          duration: '2–3 个月',
        },
        {
          title: '递交与等待',
          text: '本人到所属领区递交，可能被要求面谈或补充资金来源。房租合同要留退出条款。',
          duration: '以领馆公布为准',
        },
        {
          title: '入境登记',
          text: '到达后在期限内办住址登记，再录指纹领居留卡。漏了期限，签证可能白费。',
          duration: '入境后尽快',
        },
        {
          title: '第一年',
          text: '留存住址、学校、就诊、消费记录，既为续期也为日后的长期居留。离境天数自己记。',
          duration: '12 个月',
        },
      ],
    },
    {
      type: 'glossary',
      heading: '材料里的几个西语词',
      items: [
        {
          term: 'IPREM',
          text: '公共收入指标，西班牙用来衡量补助和财力的基数，随国家预算法调整，许多门槛写成它的倍数。',
        },
        { term: 'NIE', text: '外国人身份号码，只是编号，不等于居留。买房开户也会给这个号。' },
        { term: 'TIE', text: '外国人身份卡，录指纹后领，才是居留的实体证件。' },
        { term: 'Empadronamiento', text: '市政住址登记。孩子入学、就医、证明居住都要它，搬家要改。' },
        {
          term: 'Modelo 720',
          text: '税务居民的境外资产申报表。国内有房产、存款、股权的家庭要问清填不填、填到什么程度。',
        },
      ],
    },
    {
      type: 'figures',
      heading: '若真正的目的是读书，看学生居留',
      intro: '不少家庭其实是想让孩子读西班牙的大学。成年学生自己申请学生居留，财力要求低，还能有限度地工作。',
      caption: '西班牙学生居留的公布数',
      items: [
        { fact: 'es-pof-iprem', note: '和非营利居留的倍数相比，差得很明显。' },
        { fact: 'es-work-hours', note: '非营利居留不得工作，学生居留可以。' },
        { fact: 'es-visafee-cn', note: '学生签证的费用，非营利签证的收费以领馆清单为准。' },
      ],
    },
    {
      type: 'faq',
      heading: '住过去之前要问的',
      items: [
        {
          question: '以前买过房，手里的黄金签证怎么办？',
          answer: '废止的是新申请。已持卡人的续期按过渡条文处理，请您的西班牙律师引用条款回答，不要听转述。',
        },
        {
          question: '不在西班牙工作，还要报税吗？',
          answer:
            '住满一定天数一般即为税务居民，国内的租金、股息、卖房所得都可能要申报，境外资产另有申报表。能处理的资产，在搬家之前请税务师算清先后次序。',
        },
        {
          question: '资金怎样从国内过去？',
          answer:
            '生活费的汇出受个人外汇管理约束，额度和要交的凭证以外汇管理局与经办银行答复为准。不要把大额存款临时转进账户、递完又转走，领馆和续期机关会看几个月的流水。',
        },
        {
          question: '孩子插班读公立学校难不难？',
          answer:
            '一般凭住址登记申请学位，规定由自治区定。要先看授课语言：加泰罗尼亚等自治区的公立学校以本地语言为主。高中插班一般还要学历认定，初三以后过去的孩子先想好在西班牙毕业，还是去读国际课程。',
        },
        {
          question: '住几年能换长期居留或国籍？',
          answer:
            '长期居留看连续合法居住的年数与离境天数，国籍另有更长的年限、语言和常识考试，以西班牙司法部公布为准。中国《国籍法》不承认双重国籍，西班牙方面对原国籍也要求表态，真走到那一步请两国律师一起看。',
        },
        {
          question: '能不能办下来以后仍在国内上班？',
          answer:
            '续期看实际居住，住不够可能续不上。代租房、代登记住址都属虚假材料，会连累全家的居留和以后的申根签证。可以让能住的一位先申请，另一位以后再随。',
        },
      ],
    },
    {
      type: 'related',
      heading: '按能住多少天来选',
      items: [
        { label: '希腊购房居留', href: '/special/ym_eu_greece', text: '有房产、不常住的家庭看这一页。' },
        { label: '葡萄牙基金居留', href: '/special/ym_eu_portugal', text: '停留天数少，本金有波动。' },
        { label: '马耳他永居', href: '/special/ym_eu_malta', text: '英语环境，费用大半不退。' },
      ],
    },
  ],
})
