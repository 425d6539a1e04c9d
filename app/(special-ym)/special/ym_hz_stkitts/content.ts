import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '圣基茨护照：家庭同价捐款、房产七年与面谈',
    description:
      '圣基茨和尼维斯投资入籍怎么比：捐款四口之内同价，房产要持有多年，十六岁以上须面谈。历年价格为何不能混用、面谈会问什么、孩子要不要一起办，逐项说明。',
  },
  hue: 'ink',
  picture: 'service',
  source: '专题:圣基茨护照',
  form: { kind: 'immigration', title: '比一比捐款与房产' },
  sections: [
    {
      type: 'hero',
      name: '圣基茨护照',
      title: '一条花掉，一条压住，看钱回不回得来',
      lead: '圣基茨和尼维斯把家庭捐款定成一个价，单人和四口人一样；房产贵得多，要持有多年才能转。两条路都不便宜。此外全家十六岁以上都要面谈，材料写得再漂亮，也要本人答得出来。',
      arrangement: 'ledger',
      points: [
        { label: '捐款', text: '单人至四口同价，付出不退' },
        { label: '房产', text: '持有七年后可转售，独栋更贵' },
        { label: '面谈', text: '十六岁以上逐人进行' },
        { label: '加急', text: '2023 年 7 月起取消，其后未见恢复' },
      ],
    },
    {
      type: 'status',
      heading: '在办，金额停在 2024 年 8 月',
      programme: '圣基茨和尼维斯投资入籍计划',
      status: 'open',
      summary:
        '2025 年 12 月的报道仍把该国列为有投资入籍项目的国家，并写明它没有出现在美国当月的入境限制公告里。我们读到的捐款和房产金额停在 2024 年 8 月，之后是否调整没有见到，区域监管机构的新规在该国何时施行也要查投资入籍局。',
      checked: '2025-12-19',
      source: {
        name: 'Searchlight（二手）',
        url: 'https://www.searchlight.vc/regional-world/2025/12/19/prime-ministers-antigua-dominica-respond-us-travel-ban',
      },
      official: { name: '圣基茨和尼维斯投资入籍局', url: 'https://ciu.gov.kn/' },
    },
    {
      type: 'compare',
      heading: '捐款与房产',
      caption: '圣基茨两条路径对家庭现金流的影响',
      columns: ['捐款（SISC）', '开发项目或公寓', '独栋私宅'],
      rows: [
        { label: '钱的结局', cells: ['归政府，不退', '满年限可转售，价格由市场定', '同左，买家更少'] },
        {
          label: '额外开销',
          cells: ['尽调、处理、证件', '另加政府费、过户、物业', '另加维护、保险、飓风风险'],
        },
        {
          label: '谁会选',
          cells: ['只要身份，不想管资产的家庭', '本来就想在加勒比置业的人', '真要去住的人'],
        },
        { label: '先问清', cells: ['第五位家属怎么加价', '项目在不在获批名单上、交付没有', '评估价由谁出'] },
      ],
      footnote: '具体金额见下面的规定，都附日期；签约时以投资入籍局当期收费表为准。',
    },
    {
      type: 'rules',
      heading: '金额与程序的出处',
      items: [
        { statement: 'imm-kn-sisc-2024' },
        {
          statement: 'imm-kn-sisc-2023',
          label: '更早的分档价（历史）',
          note: '2023、2024 年各调过一次。看到按夫妻、四口分档的表，多半是旧表。',
        },
        { statement: 'imm-kn-re', note: '转售给下一位申请人时，对方要按那时的门槛，别按今天的价估退出。' },
        { statement: 'imm-kn-interview' },
        { statement: 'imm-eccira-agree', note: '五国统一尽调后，在一国被拒，换一国再递的空间可能很小。' },
        { statement: 'imm-eccira-30d' },
        {
          statement: 'imm-us-procl-others',
          note: '没有列入那一份公告，不代表没有别的措施。移民签证的暂停名单、签证保证金等，逐项查国务院签证页。',
        },
      ],
    },
    {
      type: 'prose',
      heading: '面谈不难，难在一致',
      paragraphs: [
        '面谈在线还是到场由官方定，问的是身份、职业、资金怎样来、为什么选这个国家、家里还有谁。容易出问题的是三类人：公司由配偶代持的，说不清自己的收入；多年前有过拒签或改名的，忘了写；孩子满十六岁却不知道家里在办什么的。',
        '准备的办法是把表格打印出来，每人读自己的那一页，凡是不懂或不符的当场改。不要背稿，对方会换个问法再问一遍。翻译怎样安排听官方通知，家人不要代答。',
        '十六七岁的孩子有自己的看法，也应当有。让他知道入籍后在国内会被当作外国人对待，升学、居留、办证都不一样。他不愿意，就先不把他写进去。',
      ],
    },
    {
      type: 'checklist',
      heading: '递交前自查',
      groups: [
        {
          title: '身份',
          items: [
            '曾用名、其他证件、其他国家居留，一处不漏',
            '全家拒签与遣返记录，写明年份与理由',
            '离异、收养、再婚子女的法律文件',
          ],
        },
        {
          title: '钱',
          items: [
            '捐款来自谁的账户，形成过程能追多少年',
            '从国内付的，个人购汇的额度与用途先问经办银行，借用他人额度会成为尽调里的污点',
            '收款账户是政府或托管账户，不是顾问公司',
          ],
        },
        {
          title: '国内后果',
          items: [
            '《国籍法》第三条、第九条的意思，请律师按您家的居住情况说明',
            '户口、社保、公积金、房产登记、公司法人身份逐项过一遍',
            '税收居民身份不因护照改变，银行信息登记照实填',
          ],
        },
      ],
    },
    {
      type: 'steps',
      heading: '从选路到领证',
      items: [
        {
          title: '定路径和名单',
          text: '捐款还是房产，写谁、不写谁，一次定好。中途加人要补尽调，改路径几乎等于重来。',
          duration: '2–3 周',
        },
        {
          title: '备件，同时练一遍表格',
          text: '无犯罪、体检、公证认证和资金文件一起跑；每人把自己那页读熟。',
          duration: '2–3 个月',
        },
        {
          title: '递交、尽调、面谈',
          text: '授权代理递交后不要出现大额资产变动和新的签证申请，有变动就主动告知。',
          duration: '以投资入籍局为准',
        },
        {
          title: '批准后付款',
          text: '捐款按批准函付；选房产的，此时才完成过户，定金协议要写明不批准则退。',
          duration: '按批准函期限',
        },
        {
          title: '领证与后续',
          text: '核对拼写，安排住满规定天数与融入课程，房产类每年留物业与保险单据。',
          duration: '五年内',
        },
      ],
    },
    {
      type: 'faq',
      heading: '想清楚再付的几问',
      items: [
        {
          question: '免签名单会不会缩水？',
          answer:
            '会，而且已有先例：瓦努阿图失去了欧盟免签，多米尼克失去了英国免签，都与投资入籍有关。把免签当作附带的好处，不要当作购买的理由。',
        },
        {
          question: '我国在当地有没有使领馆？',
          answer:
            '查外交部官网的“建交国家一览表”和“驻外机构”两页。名单上没有的国家，文书认证和领事协助可能要经第三地办理，时间要多留。',
        },
        {
          question: '整个过程多久？',
          answer:
            '加急通道取消后，时间取决于尽调和面谈排期，没有可信的公开数。代理若承诺几个月，请他写进合同并写明超期怎么赔。',
        },
      ],
    },
    {
      type: 'related',
      heading: '比价之前',
      items: [
        { label: '安提瓜护照', href: '/special/ym_hz_antigua', text: '捐款略低，但在美国限制之内。' },
        { label: '格林纳达护照', href: '/special/ym_hz_grenada', text: '常和 E-2 一起出现，先看误区。' },
        { label: '土耳其购房入籍', href: '/special/ym_hz_turkey', text: '买房三年，房在自己名下。' },
      ],
    },
  ],
})
