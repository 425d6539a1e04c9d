import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '马耳他永居（MPRP）：四项钱怎么付，租还是买',
    description:
      '马耳他永居 MPRP 拆开看：行政费、贡献、住所、资产四项各在何时付、退不退，2025 年 7 月改了什么，租房和买房怎样选，持牌代理如何查，被拒会损失什么。',
  },
  hue: 'eu',
  picture: 'documents',
  source: '专题:马耳他永居',
  form: { kind: 'immigration', title: '算一算自己家的口径' },
  sections: [
    {
      type: 'hero',
      name: '马耳他永居',
      title: '清单上四项，有的付了退不回来',
      lead: '马耳他永居的费用常被说成一个总数，其实是四件性质不同的事：付给政府的行政费和贡献，租或买一处住所，证明家里有一定资产，另加慈善捐款、保险等。分清哪些花掉就没了，哪些只是要证明存在，才谈得上值不值。',
      arrangement: 'ledger',
      points: [
        { label: '花掉的', text: '行政费、国家贡献、租金、律师与代理费' },
        { label: '要证明的', text: '资产总额和其中的金融资产' },
        { label: '要持有的', text: '合格住所，租约或产权' },
        { label: '必须经过', text: '马耳他居留署许可的代理' },
      ],
      actions: [{ label: '和希腊购房居留比较', href: '/special/ym_eu_greece' }],
    },
    {
      type: 'status',
      heading: '2025 年 7 月改过费用，改后继续受理',
      programme: '马耳他永久居留计划（MPRP）',
      status: 'open',
      summary:
        '2025 年第 146 号法律公告修订了费用与家属条款，并允许申请期间先领一年期临时居留卡，项目在修订后继续受理。慈善捐款、医疗保险等其余费用和 2026 年以后的变动没有读到，以居留署公布的条例和费用表为准。',
      checked: '2025-07-23',
      source: {
        name: 'Andersen Malta（二手）',
        url: 'https://www.mt.andersen.com/insights/legal-notice-146-of-2025-whats-new-in-maltas-permanent-residence-programme',
      },
      official: { name: '马耳他居留署', url: 'https://residencymalta.gov.mt/' },
    },
    {
      type: 'rules',
      heading: '费用、住所、资产、家属，逐条看',
      items: [
        {
          statement: 'imm-mt-fees',
          note: '旧资料里买房、租房两种贡献价格不同，看到分开报价的，多半是没更新。',
        },
        { statement: 'imm-mt-feesplit', note: '被拒也不退。递交前的背景预查，值得多花一个月。' },
        {
          statement: 'imm-mt-dependants',
          note: '成年子女、双方父母要证明受养关系，材料比未成年子女多得多。',
        },
        { statement: 'imm-mt-property' },
        { statement: 'imm-mt-assets', note: '两种口径任选其一。金融资产少、房产多的家庭一般看第二种。' },
        { statement: 'imm-mt-tempcard', note: '拿着临时卡先搬过去的家庭，要想好被拒后十几天内怎样撤。' },
      ],
    },
    {
      type: 'compare',
      heading: '租，还是买',
      intro: '费用公告把两种方式的贡献拉平以后，差别就落在持有上。',
      caption: '马耳他永居下租房与买房的比较',
      columns: ['租', '买'],
      rows: [
        { label: '钱的去向', cells: ['每年付掉，不占本金', '占用本金，日后能否卖出看市场'] },
        { label: '不住的时候', cells: ['租约不能断，能否转租先看条例', '要付物业与维护，出租有限制'] },
        { label: '适合', cells: ['只要身份、偶尔去住的家庭', '孩子在岛上读书、确实要长住的家庭'] },
        { label: '别忽略', cells: ['房东提前收回时怎样补租', '产权年限、公寓改造许可、转让税'] },
      ],
      footnote: '规定年限过后对住所的要求会变化，具体年限与剩余义务请代理引用条例原文说明。',
    },
    {
      type: 'timeline',
      heading: '钱在什么时候离开账户',
      items: [
        {
          when: '签约前',
          title: '背景预查',
          text: '全家无犯罪、诉讼、制裁名单、曾被拒签情况。代理在这一步就该告诉您能不能做。',
        },
        { when: '递交后一个月内', title: '付首段行政费', text: '从此这一段不退。付款凭证要写明申请编号。' },
        { when: '初查通过', title: '可领临时卡', text: '要不要提前搬家，取决于孩子的学期，而不是卡的有无。' },
        {
          when: '原则批准函后两个月内',
          title: '付余下行政费',
          text: '跨境汇款先与银行确认材料，别等到期限的末尾才去问。',
        },
        {
          when: '规定期内',
          title: '付贡献、落实住所、买保险',
          text: '签长约或过户放在原则批准之后，合同里写明以批准为前提。',
        },
        { when: '领卡以后', title: '年度核查', text: '住所、保险、资产可能被复查，每年留一套存档。' },
      ],
    },
    {
      type: 'prose',
      heading: '背景核查看什么，资金怎样说清',
      paragraphs: [
        '居留署的尽职调查会查申请人、配偶和成年受养人，也会看企业。做过代持、有未结诉讼、公司在高风险行业的，先把情况写成说明交给代理，不要等机构问。资金来源要和资产证明对得上：公司分红看财报与完税，卖房看原始购买，赠与看赠与人的来源。',
        '从国内付出的每一笔，都要先问清按什么用途申报、交哪些凭证，以外汇管理局和经办银行的答复为准。代理建议“分几个人换”的，请不要照做：核查时每个名字都会被问到。',
        '马耳他把英语列为官方语言之一，岛上另有英制国际学校，孩子转学时的语言坎一般比希腊、葡萄牙低。学费暂无可以注明来源的公开数，学位紧的年级要提前一年排。',
      ],
      links: [{ label: '英国本科规划，看英制课程怎样衔接', href: '/special/bk_zh/bk_uk' }],
    },
    {
      type: 'requirements',
      heading: '适合谁',
      fits: [
        '资产证明现成、家庭关系简单、付得起不退的那几项',
        '看重英语环境，孩子可能走英制课程',
        '想带父母一起的家庭，愿意为受养证明下功夫',
      ],
      misfits: [
        '指望以后顺势拿马耳他护照：永居与入籍没有自动衔接，别人这样说时请他出示现行法律',
        '打算在欧盟其他国家工作：永居只给马耳他的居留权，别处仍按短期停留',
        '企业账目不清、多年零申报的经营者',
      ],
    },
    {
      type: 'faq',
      heading: '几个实际问题',
      items: [
        {
          question: '怎样核对代理？',
          answer:
            '在居留署网站的许可名单上查公司名与许可编号，再核对合同主体、收款账户与名单一致。国内的顾问只能做材料整理和翻译协调，递交必须由持牌代理完成。',
        },
        {
          question: '不去住，会不会丢？',
          answer:
            '我们读到的条文没有写居住天数，是否另有要求请代理引用条例说明。住所、保险和资产要一直维持，并配合核查。证件到期要本人去换，生物信息也要本人录。',
        },
        {
          question: '税务上有什么变化？',
          answer:
            '没搬过去住的，一般仍是中国税收居民，国内外所得照旧按国内税法申报，银行按税收居民身份交换信息，不看手里有几张卡。真搬过去的，马耳他对新来居民怎样征税、要不要缴年度税额，请当地税务师出书面意见。',
        },
        {
          question: '拿永居会影响中国国籍吗？',
          answer:
            '永久居留不是国籍，不会改变中国国籍。长期定居境外对户籍、社保和医保的影响，问户籍地主管部门。',
        },
      ],
    },
    {
      type: 'related',
      heading: '还可以对照',
      items: [
        { label: '希腊购房居留', href: '/special/ym_eu_greece', text: '钱多在房产上，费用项少，语言坎高。' },
        { label: '葡萄牙基金居留', href: '/special/ym_eu_portugal', text: '本金有波动，停留要求写明天数。' },
        { label: '英国高中', href: '/special/gz_zh/gz_uk', text: '只为英制教育的，可以直接去读。' },
      ],
    },
  ],
})
