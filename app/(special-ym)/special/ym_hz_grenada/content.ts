import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '格林纳达护照：与美国 E-2 的关系要说清',
    description:
      '格林纳达投资入籍常被说成去美国的跳板。本页讲 E-2 另有哪些条件、捐款为什么不退、房产份额怎样退出、五国监管新规与中国国籍的后果，金额逐条附来源与日期。',
  },
  hue: 'ink',
  picture: 'planning',
  source: '专题:格林纳达护照',
  form: { kind: 'immigration', title: '想走 E-2 的，先问一问' },
  sections: [
    {
      type: 'hero',
      name: '格林纳达护照',
      title: '只为 E-2 而来，账要从 E-2 那头算起',
      lead: '格林纳达是与美国有 E-2 条约的国家，于是有了“先拿格林纳达、再去美国”的卖法。两段各有各的审查，前一段付出的钱不会因为后一段被拒而退回。这一页从后一段讲起。',
      arrangement: 'banner',
      points: [
        { label: '捐款', text: '不退还' },
        { label: '房产', text: '份额有门槛，另付政府费' },
        { label: 'E-2', text: '非移民签证，由美国领馆决定' },
      ],
      actions: [
        { label: '直接看美国 EB-5', href: '/special/ym_us_eb5' },
        { label: '看美国 NIW', href: '/special/ym_us_niw' },
      ],
    },
    {
      type: 'status',
      heading: '该国项目在办，E-2 由美国决定',
      programme: '格林纳达投资入籍计划',
      status: 'open',
      summary:
        '2025 年 12 月报道称格林纳达有投资入籍项目，且未列入美国当月的入境限制公告；区域监管机构的总部也设在该国。金额来自 2024 年 7 月资料和 2025 年页面，两处一致。此后收费、居住规则和美国方面的措施均未读到，以格林纳达政府和美国国务院公布为准。',
      checked: '2025-12-19',
      source: {
        name: 'Searchlight（二手）',
        url: 'https://www.searchlight.vc/regional-world/2025/12/19/prime-ministers-antigua-dominica-respond-us-travel-ban',
      },
      official: { name: '格林纳达政府', url: 'https://www.gov.gd/' },
    },
    {
      type: 'prose',
      heading: 'E-2 自己的四道门',
      paragraphs: [
        'E-2 是条约投资人签证，属于非移民签证：可以带配偶和未成年子女去，生意在、签证就可能续，但它不会自己变成绿卡，孩子满 21 周岁就要离开这份身份。领馆看下面四件事，缺一件都不行。',
      ],
      list: [
        '国籍：对以投资取得国籍的人，美国 2022 年底的立法加了在条约国连续居住的要求。住多久、怎样证明，以国务院签证页和领馆答复为准；“拿到护照就能递”的说法请对方给出依据。',
        '投资：钱要真的投进一家在美经营的企业，并处于风险之中，存在账户里不算。',
        '规模：金额要与这门生意相称，不能只够养活自己一家。没有法定下限，也就没有“付够就行”的数。',
        '经营：申请人要去主导经营，挂名股东不行。',
      ],
      links: [{ label: '不做生意的人，看看 EB-1A', href: '/special/ym_us_eb1a' }],
    },
    {
      type: 'compare',
      heading: '把三条去美国的路放在一张桌上',
      caption: '格林纳达加 E-2、EB-5、孩子学生签证三种安排',
      columns: ['格林纳达加 E-2', 'EB-5', '孩子持学生签证'],
      rows: [
        { label: '得到什么', cells: ['可续的非移民身份', '有条件绿卡，再换正式', '读书期间的合法身份'] },
        { label: '花掉的钱', cells: ['捐款全部，另加生意里的亏损', '管理费等，本金看项目', '学费和生活费'] },
        { label: '要改国籍吗', cells: ['要', '不要', '不要'] },
        { label: '家长能工作吗', cells: ['投资人在自己的企业，配偶看规定', '可以', '不可以'] },
        { label: '被拒以后', cells: ['国籍已改、捐款不退', '投资款退不退看合同', '换学校或换国家'] },
      ],
      footnote: '家长只是想陪读的，先看孩子的学校能不能寄宿，多数家庭用不着走到改国籍这一步。',
    },
    {
      type: 'rules',
      heading: '格林纳达这一段的规定',
      items: [
        { statement: 'imm-gd', note: '房产多为酒店类份额，问清分红、管理费和退出时谁来接。' },
        { statement: 'imm-gd-ntf-2025' },
        {
          statement: 'imm-oecs-moa',
          note: '统一下限之后，低于这条线的报价可能藏着违规折扣，日后可能连累已获的国籍。',
        },
        { statement: 'imm-eccira-agree' },
        { statement: 'imm-eccira-30d', note: '这三十天与 E-2 那一端的居住要求是两回事，不能互相顶替。' },
        {
          statement: 'imm-us-procl-others',
          note: '只说那一份公告。改了国籍以后，移民签证等其他措施按新国籍适用，请在国务院签证页重查一遍。',
        },
      ],
    },
    {
      type: 'requirements',
      heading: '适合的人很少',
      fits: [
        '本来就要到美国开店办厂，商业计划没有这本护照也站得住',
        '愿意先在格林纳达住下来，把它当成真的第二居住地',
        '已请中国、格林纳达、美国三地律师各出一份意见',
      ],
      misfits: [
        '想拿 E-2 陪孩子读书、自己不经营：领馆一问就清楚',
        '国内有公司、房产、公职亲属，没想过国籍改变的影响',
        '打算拿着外国护照免签来往、照旧在国内生活：有没有免签查外交部领事司网站，且只管短期停留，居住、工作、孩子入学都要另办',
      ],
    },
    {
      type: 'steps',
      heading: '如果三位律师都说可以',
      items: [
        {
          title: '先写美国生意的计划',
          text: '行业、地点、雇人、三年现金流。写不成，就停在这里，什么钱都还没有花。',
          duration: '1–2 个月',
        },
        {
          title: '国籍评估',
          text: '中国律师按《国籍法》与您的居住状况，写明取得外国国籍以后户籍、公司、房产、退休金怎样处理。',
          duration: '2–4 周',
        },
        {
          title: '资金说明',
          text: '捐款与美国投资款是两笔来源，都要能追。个人外汇额度和用途以外汇管理局答复为准，别用一笔的材料去证另一笔。',
          duration: '1–3 个月',
        },
        {
          title: '递交、面谈、获批',
          text: '授权代理递交，批准后付款。证书到手先核对拼写。',
          duration: '以官方为准',
        },
        {
          title: '居住',
          text: '租房、开户、纳税登记、水电单，都是日后给领馆看的居住证据。',
          duration: '按美国规定的年限',
        },
        { title: '申请 E-2', text: '在有管辖的领馆递交，结果由领馆决定。', duration: '以领馆为准' },
      ],
    },
    {
      type: 'faq',
      heading: '销售不常讲的',
      items: [
        {
          question: '在格林纳达住几年，税怎么算？',
          answer:
            '真住过去，税收居民身份可能改变，格林纳达与中国两边都要看。只挂地址不住，既满足不了 E-2，也避不开国内申报，金融账户信息照样按税收居民身份交换。',
        },
        {
          question: '护照批了，E-2 没批，还有什么用？',
          answer:
            '剩下的是一个小岛国的国籍和它当时的免签。免签名单由别国决定，瓦努阿图和多米尼克都被取消过。请按“只剩这些”来判断值不值。',
        },
        {
          question: '孩子跟着入籍有好处吗？',
          answer:
            '作为 E-2 家属时需要的是家庭关系，不要求孩子也是条约国国籍。孩子不入籍，可以保留中国国籍和国内升学的路，先问美国律师再决定写不写他的名字。',
        },
      ],
    },
    {
      type: 'related',
      heading: '把目的拆开，分别去看',
      items: [
        { label: '美国 EB-5', href: '/special/ym_us_eb5', text: '不改国籍的投资类别，资金来源要求高。' },
        { label: '美国高中', href: '/special/gz_zh/gz_us', text: '孩子读书，寄宿与走读怎样选。' },
        { label: '土耳其购房入籍', href: '/special/ym_hz_turkey', text: '另一个常和 E-2 连着卖的国籍。' },
      ],
    },
  ],
})
