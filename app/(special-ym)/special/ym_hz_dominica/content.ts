import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '多米尼克护照：拒签史、改名与两处入境限制',
    description:
      '多米尼克投资入籍先看资格：被美、英、欧盟拒签过的不得申请，入籍后改名会被撤销。英国免签已取消，美国公告自 2026 年起限制入境；谁不该办，合格的人怎么走。',
  },
  family: 'identity',
  hue: 'ink',
  picture: 'documents',
  source: '专题:多米尼克护照',
  form: { kind: 'immigration', title: '先核一遍拒签记录' },
  sections: [
    {
      type: 'hero',
      name: '多米尼克护照',
      title: '多米尼克护照：拒签史、改名与两处入境限制',
      lead: '多米尼克（Dominica）是东加勒比的岛国，和说西班牙语的多米尼加是两个国家。它的投资入籍看上去门槛低一些，限制却写在资格里：有拒签记录的不收，英国免签没有了，美国 2025 年 12 月的公告又从 2026 年起暂停多类签证入境。',
      answer: {
        programme: 'dm-passport',
        items: [{ label: '五国统一下限', statement: 'imm-oecs-moa', says: '最低 20 万美元' }],
      },
      arrangement: 'letter',
      points: [
        { label: '资格', text: '被美、英、欧盟拒签过的不得申请' },
        { label: '英国', text: '免签已被取消' },
        { label: '美国', text: '按 2025 年 12 月公告，移民与多类签证受限' },
      ],
      actions: [{ label: '对照格林纳达护照', href: '/special/ym_hz_grenada' }],
    },
    {
      type: 'status',
      heading: '多米尼克护照项目现在是否受理',
      programme: 'dm-passport',
      summary:
        '2025 年 12 月的当地报道里，该国总理就美国限制作出回应，没有提到项目停办。限制的例外和复审以美国公告为准，收费与资格以投资入籍办公室为准，两边都要在付款前重查。',
    },
    {
      type: 'mistakes',
      heading: '多米尼克护照资格的四个误会',
      intro: '这一页把常见误会放在价格前面，因为多数不合适的家庭到这里就能看出来。',
      items: [
        {
          mistake: '“只是旅游签被拒，不算”',
          instead:
            '规则写的是签证被拒，没有说只算移民类。每位家属逐国列出年份、签证种类和结果，由代理向官方书面询问能否受理。',
        },
        {
          mistake: '“先拿护照，再改个英文名”',
          instead: '入籍后五年内改名会被撤销国籍。出生、婚姻、护照上的拼写不一致的，在递交之前统一。',
        },
        {
          mistake: '“孩子用它去英美读书更方便”',
          instead:
            '英国已取消免签，读书本来就要办学生签证；按美国那份公告，学生签证也在限制之内。用中国护照照常申请，少一道坎。',
        },
        {
          mistake: '“和多米尼加办的一样”',
          instead: '两国法律、官网、收款账户都不同。合同、汇款单上的国名要写 Commonwealth of Dominica。',
        },
      ],
    },
    {
      type: 'rules',
      heading: '多米尼克护照的资格与入境规定',
      items: [
        { statement: 'imm-dm-rules' },
        { statement: 'imm-us-procl-agdm' },
        {
          statement: 'imm-us-procl-effect',
          note: '手里已有有效美国签证的人怎样过渡，请美国律师看签证贴在哪本护照上。',
        },
      ],
    },
    {
      type: 'checklist',
      heading: '多米尼克入籍要列的三张表：签证、姓名、资金',
      intro: '填完如果有一格答不上来，先去查，不要先签约。',
      groups: [
        {
          title: '签证史（每人一张）',
          items: [
            '申请过的国家、年份、签证类型、结果',
            '被拒的理由原文，找不到的向原使馆申请调阅',
            '在境外逾期停留、被询问、被取消签证的经过',
          ],
        },
        {
          title: '姓名史（每人一张）',
          items: [
            '出生证、户口本、护照、学位证上的拼写',
            '曾用名与改名年份，附公安机关证明',
            '婚后改姓、双姓的家庭，统一以后再递',
          ],
        },
        {
          title: '资金史（付款人）',
          items: [
            '这笔钱在哪一年以什么方式形成',
            '是否经过他人账户、现金或虚拟货币',
            '境内付出的部分，经办银行认可的用途与凭证',
          ],
        },
      ],
    },
    {
      type: 'steps',
      heading: '多米尼克入籍的办理步骤',
      items: [
        { title: '书面预审', text: '持牌代理据前两张表问官方，拿到书面答复。', duration: '以官方答复为准' },
        { title: '备件', text: '无犯罪、体检、公证认证、资金文件。', duration: '2–3 个月' },
        {
          title: '递交与面谈',
          text: '2023 年起申请人须面谈，如实答，记不清就说记不清。',
          duration: '以官方排期为准',
        },
        { title: '批准后付款', text: '捐款付给政府基金；房产款进托管账户。', duration: '按批准函期限' },
        { title: '领证', text: '核对证书与护照拼写，有误立即改，拖久会变成“改名”。', duration: '当场核对' },
      ],
    },
    {
      type: 'prose',
      heading: '多米尼克国籍、税和孩子，合起来想',
      look: 'note',
      paragraphs: [
        '取得多米尼克国籍是自愿取得外国国籍。中国《国籍法》不承认双重国籍，定居外国而自愿取得外国国籍的自动丧失中国国籍；住在国内的家庭怎样适用，要请律师和公安出入境管理部门按本人情况回答。',
        '税不会因此变少。人仍住在国内，就仍是中国税收居民；在境外开户填税收居民国时，填的是住在哪里，不是护照是哪国。为了填表而编一个住址，是虚假申报。',
        '父母办、孩子不办，一般做得到。孩子的升学路线没有定，就让他保留原来的身份，日后由他自己选。',
      ],
    },
    {
      type: 'faq',
      heading: '多米尼克入籍：旧拒签、预付款、隐瞒的后果',
      items: [
        {
          question: '十年前被美国拒过签，后来又签过了，能办吗？',
          answer:
            '有的国家对事后获得同国签证的人网开一面，多米尼克的口径要看现行条例和官方答复。请代理书面询问，附两次签证的复印件。',
        },
        {
          question: '捐款批准前要付多少？',
          answer: '一般只付尽调、面谈和处理费，数目以官方收费表为准。要求先付全款捐款的，不要付。',
        },
        {
          question: '隐瞒拒签会怎样？',
          answer:
            '不少国家之间交换签证信息，查到后申请可能被拒，拿到的国籍也可能被撤销，以后向别国申请时还要为它解释。',
        },
      ],
    },
    {
      type: 'related',
      heading: '免签与入境，别处怎样',
      items: [
        { label: '安提瓜护照', href: '/special/ym_hz_antigua', text: '同在美国公告之内，居住规则写得更早。' },
        { label: '瓦努阿图护照', href: '/special/ym_hz_vanuatu', text: '另一个失去免签的例子。' },
        { label: '英国签证', href: '/special/qz_uk', text: '孩子读书，正常的学生签证怎么办。' },
      ],
    },
  ],
})
