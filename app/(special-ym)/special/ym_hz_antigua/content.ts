import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '安提瓜护照：美国入境限制下还办不办',
    description:
      '安提瓜和巴布达投资入籍：按 2025 年 12 月的美国公告，其国民 2026 年起入境受限，学生签证也在内。谁应当先排除、捐款读到哪份文件、三十天怎样核对。',
  },
  hue: 'ink',
  picture: 'passport',
  source: '专题:安提瓜护照',
  form: { kind: 'immigration', title: '先说说出行去哪里' },
  sections: [
    {
      type: 'hero',
      name: '安提瓜护照',
      title: '孩子将来要去美国读书的，先不要办',
      lead: '按 2025 年 12 月的总统公告，美国自 2026 年 1 月 1 日起暂停安提瓜和巴布达国民以移民身份及访客、学生、交流签证入境。只要公告没有改，拿这本护照去签美国学生签证就走不通。捐款金额可以以后再谈，这一条要放在前面。',
      points: [
        { label: '美国', text: '按 2025 年 12 月公告，访客、学生、交流签证暂停' },
        { label: '居住', text: '三十天规则已写入程序，起算日当时未定' },
        { label: '家庭', text: '捐款按人数分档，四口之内同价' },
      ],
      actions: [{ label: '对照圣基茨护照', href: '/special/ym_hz_stkitts' }],
    },
    {
      type: 'status',
      heading: '2025 年底仍受理，附带条件在加',
      programme: '安提瓜和巴布达投资入籍计划（CIP）',
      status: 'open',
      summary:
        '2025 年 12 月的资料显示项目仍在受理，同时总理表示居住规则已由议会写入程序，由新的区域监管机构执行。读到的捐款金额来自 2024 年 6 月的备忘录，房产和大学基金两条路径各家说法互相矛盾，本页不列。是否已有新的收费表，请看投资入籍办公室官网。',
      checked: '2025-12-16',
      source: {
        name: 'Global Citizen Solutions（二手）',
        url: 'https://www.globalcitizensolutions.com/antigua-and-dominica-us-travel-restrictions',
      },
      official: { name: '安提瓜和巴布达投资入籍办公室', url: 'https://cip.gov.ag/' },
    },
    {
      type: 'requirements',
      heading: '先做排除',
      fitsTitle: '排除之后，还剩下',
      fits: [
        '全家今后多年都没有赴美读书、探亲、做生意的打算',
        '人口多的家庭，按人头摊下来可能较省，也愿意全家去住',
        '把它当备用国籍，并已问清中国国籍的后果',
      ],
      misfitsTitle: '到这里就可以停',
      misfits: [
        '孩子在读美制课程或准备托福、SAT：学生签证在限制之列',
        '有美国生意、房产、亲属，需要随时能去的人',
        '手里的美国签证贴在中国护照上、办了新国籍还想照用的：先问美国移民律师',
        '抽不出时间去岛上的人：居住要求已写进程序，不能指望走个形式',
      ],
    },
    {
      type: 'rules',
      heading: '美国限制，按条看',
      intro: '下面三条是一组，缺了哪一条都会误读。',
      items: [
        {
          statement: 'imm-us-procl-agdm',
          note: '点名的理由是投资入籍没有居住要求；该国怎样补上居住规则，看下一节。',
        },
        {
          statement: 'imm-us-procl-effect',
          note: '持另一国护照旅行的双重国籍者在例外之列；但中国不承认中国公民的双重国籍，不要把这条例外当成办法。',
        },
        {
          statement: 'imm-us-procl-180',
          note: '历次复审的结果我们没有读到，办理前请自己查白宫公告与国务院签证页。移民签证、签证保证金等措施另有名单，一并查。',
        },
      ],
    },
    {
      type: 'rules',
      heading: '捐款与居住',
      items: [
        {
          statement: 'imm-ag-ndf',
          note: '另有政府处理费、尽调费、护照费，数目以官方收费表为准。按 {{fx-usd-cny}} 只能折个大概。',
        },
        { statement: 'imm-oecs-moa' },
        { statement: 'imm-ag-stay' },
        {
          statement: 'imm-ag-stay-old',
          label: '过去的五天（仅供对照）',
          note: '还按“五年住五天”推介的，用的是旧资料。',
        },
        { statement: 'imm-eccira-30d', note: '天数怎样记、孩子上学期间能否豁免，都要看本国条例。' },
      ],
    },
    {
      type: 'timeline',
      heading: '如果仍要办，日程大致是这样',
      items: [
        {
          when: '第 1 个月',
          title: '全家表态',
          text: '每位成年人分别写下出行需要和国籍顾虑。意见不一时不递，成年子女要自己签字。',
        },
        {
          when: '第 2–3 个月',
          title: '文件与资金证明',
          text: '无犯罪、出生与婚姻公证、银行资信、资金形成过程。为入籍付的捐款按什么用途申报购汇、能不能办，先拿到经办银行的答复。',
        },
        {
          when: '第 4 个月起',
          title: '授权代理递交，尽职调查',
          text: '代理须在官方名单上。曾用名、旧护照、拒签史都要填，漏填比有记录更糟。',
        },
        {
          when: '原则批准后',
          title: '付款',
          text: '付到政府指定账户，核对收款人名称。批准之前通常只付尽调和处理费。',
        },
        {
          when: '领证之后',
          title: '宣誓与居住',
          text: '把三十天拆进几个假期，保存机票、住宿、出入境章，并参加要求的融入课程。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '家庭会议上会争论的',
      items: [
        {
          question: '限制以后取消了，不就又能用了？',
          answer:
            '可能取消，也可能扩大。用孩子的升学季去等一个复审结果，代价太高。材料可以先备好，等公告真的变了再决定。',
        },
        {
          question: '孩子入了籍，还能在国内读公立学校吗？',
          answer:
            '入籍后按外国人办理居留和入学，义务教育阶段怎样安排，由当地教育部门答复，请拿到书面的再决定。指望换本护照、孩子升学就宽的家庭，先查教育部对以国际学生身份报考的规定，境外住了多久也在其中。',
        },
        {
          question: '能不能少报税？',
          answer:
            '护照本身不改变税收居民身份。人在国内、收入在国内，仍按国内税法申报；金融机构登记的是税收居民国，填成安提瓜要拿得出在那里居住的证明。',
        },
        {
          question: '国内怎样看待这本护照？',
          answer:
            '中国《国籍法》第三条不承认双重国籍。用外国护照出境、用中国护照入境这类做法会带来边检和户籍上的麻烦，办理之前向公安出入境管理部门问清自己的情形。',
        },
      ],
    },
    {
      type: 'related',
      heading: '同区域的另外几国',
      items: [
        {
          label: '多米尼克护照',
          href: '/special/ym_hz_dominica',
          text: '同样在美国公告之内，另有拒签史限制。',
        },
        { label: '圣卢西亚护照', href: '/special/ym_hz_stlucia', text: '不在公告之内，但公开资料很少。' },
        { label: '美国本科规划', href: '/special/bk_zh/bk_us', text: '孩子要去美国，先看学业这条正路。' },
      ],
    },
  ],
})
