import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '加拿大创业移民（SUV）：已停收，在审的人怎么办',
    description:
      '加拿大创业签证 SUV 自 2025 年底起不收新申请，过渡期也已结束。本页给已签约、已递交、持工签的人分别列出该做的事，以及款项怎样谈退、改走哪条路。',
  },
  hue: 'ca',
  picture: 'service',
  source: '专题:加拿大SUV',
  form: { kind: 'immigration', title: '已经签约或在审，问一问' },
  sections: [
    {
      type: 'hero',
      name: '加拿大创业移民（SUV）',
      title: '这个项目已经不收新申请了',
      lead: '如果还有人向您推荐 SUV，请停下来。加拿大移民部 2025 年底起不再接收新申请，留给旧承诺证书的过渡期也已在 2026 年 6 月底结束。这一页写给三种人：已付款未递交的，已递交在审的，以及还想以创业身份去加拿大的。',
      points: [
        { label: '新申请', text: '没有可以递交的通道' },
        { label: '配套工签', text: '新申请停办，境内延期者例外' },
        { label: '后续试点', text: '官方细则我们没有读到' },
      ],
      actions: [{ label: '看仍然开放的快速通道', href: '/special/ym_ca_ee' }],
    },
    {
      type: 'status',
      heading: '新申请已经没有入口',
      programme: '加拿大联邦创业签证（Start-up Visa）',
      status: 'closed',
      summary:
        '移民部 2025 年 12 月宣布当月底后不再接收创业签证新申请。有的报道写“暂停”，有的写“关闭”，对新申请人结果一样。已在系统里的案件仍归移民部审理，进度以本人账户和官方来信为准。',
      checked: '2025-12-24',
      source: {
        name: 'Business Today（二手）',
        url: 'https://www.businesstoday.in/amp/nri/visa/story/canada-closes-start-up-visa-program-prepares-to-launch-new-immigrant-entrepreneur-pilot-in-2026-507983-2025-12-24',
      },
      official: {
        name: '加拿大移民部创业签证页',
        url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/start-visa.html',
      },
    },
    {
      type: 'rules',
      heading: '停办是怎样规定的',
      items: [
        { statement: 'imm-ca-suv-closed' },
        {
          statement: 'imm-ca-suv-exempt',
          note: '这个日期已过。有人说还能“补递”的，请他出示移民部的受理通知。',
        },
        {
          statement: 'imm-ca-suv-wp',
          note: '没有这张工签，就不能边等永居边在加拿大经营，全家的安排都要重排。',
        },
        {
          statement: 'imm-ca-entrepreneur-pilot',
          note: '等官方细则出来再谈条件。预售“新试点名额”的，请对方先给出公告网址。',
        },
        {
          statement: 'imm-ca-sep-paused',
          label: '自雇移民也没有开',
          note: '艺术、体育从业者原来常被建议改走这一类，按这条消息同样递不进去。',
        },
      ],
    },
    {
      type: 'features',
      heading: '您属于哪一种情况',
      look: 'rows',
      items: [
        {
          title: '付了款，没有递交',
          text: '先要回三样东西：合同、付款凭证、指定机构承诺证书的编号。旧证书的递交期已过，2025 年之后出的证书不受理，两种都递不进去了。请律师看合同能否据此解除、退多少，谈不拢的留好记录再走投诉或诉讼。',
        },
        {
          title: '递交了，有受理编号',
          text: '亲自登录移民部账户核对编号和联系邮箱，不要只看代理的转述。公司要真实存在并在经营，账目、合同、社交往来都可能被问到。补件只答所问，按期交。',
        },
        {
          title: '在加拿大，持开放或限定工签',
          text: '把到期日写在日历上。延期窗口、配偶工签和孩子的学签各有各的期限，任何一个断了都会影响合法停留。到期前请持牌顾问或律师看一遍，不要等到最后一周。',
        },
        {
          title: '团队里有人退出',
          text: '一份创业项目可以有多名申请人，关键成员退出或被拒会牵动其他人。先看股东协议怎样约定，再请律师判断自己的申请还站不站得住。',
        },
      ],
    },
    {
      type: 'compare',
      heading: '想去的理由不同，替代路线也不同',
      caption: '原打算走 SUV 的家庭可以改看的方向',
      columns: ['为了移民', '为了孩子读书', '为了做生意'],
      rows: [
        {
          label: '可看的路',
          cells: ['快速通道、各省提名的技术类', '孩子自己申请学习许可', '省级创业类，或以商务访客先做市场'],
        },
        {
          label: '先核对',
          cells: ['语言分数和学历认证', '入学年级、监护人、资金证明', '该省当年是否收件、是否要先实地考察'],
        },
        {
          label: '别期待',
          cells: ['靠投资补语言分', '读书自动换永居', '注册一家公司就有工签'],
        },
      ],
      footnote:
        '省级创业类的净资产、投资额和名额各省不同且常暂停，这里没有可以注明来源的数，请看各省移民官网。',
    },
    {
      type: 'checklist',
      heading: '核实与止损',
      groups: [
        {
          title: '核实代理人',
          items: [
            '到加拿大移民与公民顾问学院（CICC）名册查牌照号和姓名',
            '自称律师的，到所在省的律师会名册查',
            '付款账户名与合同主体一致，收据写明款项用途',
          ],
        },
        {
          title: '保留证据',
          items: [
            '宣传页、聊天记录中的承诺，连同日期一起存',
            '指定机构承诺证书与商业计划的原件',
            '从国内付出的每一笔款，附银行回单和当时填写的购汇用途',
          ],
        },
        {
          title: '家里的事',
          items: [
            '孩子已在当地就读的，确认学签能否独立续',
            '住房租约、车贷的期限不要超过身份的期限',
            '在加拿大住过的年份，问税务师要不要申报当年税务',
          ],
        },
      ],
    },
    {
      type: 'faq',
      heading: '被问得多的几句话',
      items: [
        {
          question: '中介说有“保留名额”，是真的吗？',
          answer:
            '我们读到的规定里没有这种安排。请对方给出移民部公告的网址和条款号，给不出的不要付款。也可以直接通过移民部官网的查询渠道询问。',
        },
        {
          question: '在审的会不会被一起退回？',
          answer:
            '所读资料没有写在审案件被终止，但审理时间长，期间规则可能再变。没有人能替移民部作答，收到的每封官方来信都要自己留底并给律师看。',
        },
        {
          question: '要不要等新试点？',
          answer:
            '可以关注，不要停着等。语言、学历认证、真实的经营记录，在任何一种新规则下都用得上，先把这些做起来。',
        },
      ],
    },
    {
      type: 'related',
      heading: '接下来看哪一页',
      items: [
        { label: '加拿大快速通道', href: '/special/ym_ca_ee', text: '用官方打分器算一次，看差在哪里。' },
        { label: '曼省留学移民', href: '/special/ym_ca_man', text: '愿意先读书再工作的人适用。' },
        { label: '加拿大高中', href: '/special/gz_zh/gz_can', text: '孩子的学业可以和父母的身份分开办。' },
      ],
    },
  ],
})
