import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '瑞士留学费用：有来源的数，和要去问的数',
    description:
      '瑞士留学花多少：资金证明、签证费、公立大学每学期学费有来源可查，私立酒店学校要逐校问。本页讲账单有哪些栏、实习收入怎样算、保险与居留、打款前的核对。',
  },
  hue: 'ch',
  picture: 'planning',
  source: '专题:瑞士留学费用',
  form: { kind: 'general', title: '拿学校账单来对一遍' },
  sections: [
    {
      type: 'hero',
      name: '瑞士留学费用',
      title: '公立便宜、生活贵；私立打包，看清包了什么',
      lead: '瑞士的钱有两种算法。联邦理工和州立大学学费不高，开销在房租和保险；酒店管理学校多是私立，一张账单含学费、食宿、制服，数字大，但不全。先分清自己要付的是哪一种。',
      arrangement: 'ledger',
      points: [
        { label: '资金证明', text: '{{ch-pof}}' },
        { label: '签证费', text: '{{ch-visafee}}' },
        { label: '汇率参照', text: '{{fx-chf-cny}}' },
        { label: '没有来源的', text: '私立酒店学校学费，要学校当年收费表' },
      ],
      actions: [
        { label: '按瑞士算一遍', href: '/special/study_cost?country=ch&level=undergraduate&years=4' },
        { label: '看院校性质', href: '/special/ruishi/jiudian' },
      ],
    },
    {
      type: 'bars',
      heading: '公立大学的学费，一学期是多少',
      intro: '这两项给外国学生的收费可以查到。它们不是酒店学校，放在这里，是让您看到公立与私立的差距有多大。',
      caption: '两所公立大学外国学生每学期学费',
      items: [
        { fact: 'ch-tuition-eth', label: '联邦理工（苏黎世、洛桑）' },
        { fact: 'ch-tuition-hsg', label: '圣加仑大学' },
      ],
      footnote: '一年两个学期。联邦理工这一档从 2025 年秋季起对新入学的外国学生实行，比本地学生高。',
    },
    {
      type: 'figures',
      heading: '生活与签证：可以注明来源的几项',
      caption: '做预算时作下限用，不要当平均数',
      items: [
        { fact: 'ch-pof', note: '由目的地的州定，洛桑所在的沃州、卢塞恩州写法不同，先看州移民局。' },
        { fact: 'ch-living-eth', note: '几年前的数，只当作起点；房租、医保按当年的另问。' },
        { fact: 'ch-visafee', note: '不退。居留卡另由州里收费。' },
        { fact: 'ch-jobsearch', note: '毕业后找工作的居留期限，这几个月没有奖学金，预算里要留。' },
        { fact: 'ch-jobsearch-b', note: '同一居留的另一来源，写到期间工时有上限。' },
      ],
      footnote: '这里没有酒店学校的学费，也没有各城市房租：我们找不到可以注明来源的公开汇总。',
    },
    {
      type: 'compare',
      heading: '酒店学校的账单，一栏一栏看',
      caption: '私立酒店管理学校账单的常见栏目，与要问的话',
      columns: ['一般含在学费里吗', '要问的话'],
      rows: [
        { label: '住宿', cells: ['前几个学期常打包', '单间、双人差多少，假期能不能住'] },
        { label: '餐食', cells: ['多半含工作日', '周末、实务课的餐算不算'] },
        { label: '制服、刀具、教材', cells: ['另收，一次性', '旧生的能不能转用'] },
        { label: '医疗与意外保险', cells: ['学校集体投保或自己买', '能否用国内保险申请豁免，州里认不认'] },
        { label: '实习学期', cells: ['有的照收一部分', '人不在学校，收的是什么'] },
        { label: '居留、城市税', cells: ['另付给州、市', '每年续一次多少'] },
        { label: '学费上涨', cells: ['按学年调整', '入学后锁不锁价'] },
      ],
    },
    {
      type: 'prose',
      heading: '实习有工资，预算里记多少',
      look: 'columns',
      paragraphs: [
        '带薪实习是真的，但它覆盖不了学费。报酬按行业协议和州的规定，扣掉住宿、餐费、社会保险和税以后还剩多少，看实习合同和所在的州。',
        '我们的建议：做预算时实习收入记零。真有剩余，用来买回国机票、补下学期的书本，心里踏实。把它写成“可抵学费多少”的招生材料，请对方给出书面依据。',
        '在读期间校外打工，非欧盟学生一般要入学满半年、并有每周工时上限，由雇主向州里申请。能不能打、打几小时，以州移民局书面答复为准，别听宿舍里的传说。',
      ],
    },
    {
      type: 'steps',
      heading: '付款与办签的次序',
      intro: '瑞士签证由目的地的州审批，钱要分几次付，顺序错了容易被动。',
      items: [
        {
          title: '定金',
          text: '拿到录取信、看清退款条款再付。收款户名与学校法人名一致。',
          duration: '录取后 2–4 周',
        },
        {
          title: '学费首期与存款',
          text: '按学校要求付第一学期；另备一年生活资金在本人或父母名下，来源说得清。',
          duration: '递签前',
        },
        {
          title: '递签',
          text: '向使领馆递交，转州里审批，两三个月是常事。期间别买不能退的机票。',
          duration: '预留 3 个月',
        },
        {
          title: '到达后',
          text: '按期限到居住地登记（一般十四天内），三个月内办好医保或豁免；缴居留费。',
          duration: '第 1–3 个月',
        },
        {
          title: '之后每学期',
          text: '开学前付款，购汇按规定办。拖欠可能影响考试和续居留。',
          duration: '每半年',
        },
      ],
    },
    {
      type: 'mistakes',
      heading: '算错账的几种',
      items: [
        {
          mistake: '把首期账单当全年',
          instead: '很多学校按学期开，实习学期另一张。请学校给四年的总表，缺哪一栏就写“未列”。',
        },
        {
          mistake: '用人民币定预算，不留汇率余地',
          instead: '学制三四年，按现价加一成来想。计算器里有一栏可以调。',
        },
        {
          mistake: '保险等到了再说',
          instead: '过了期限没有参保或豁免，州里可能替您指定一家，保费也可能往回追。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '奖学金、存款、两笔钱分开付',
      items: [
        {
          question: '有奖学金吗？',
          answer:
            '私立酒店学校有按成绩、面试或提前报名给的减免，额度不大，条件写在录取信附件。政府奖学金主要给研究生和博士。',
        },
        {
          question: '资金证明一定要存那个数吗？',
          answer:
            '州里看的是够一学年的学费和生活，形式可以是存款、父母收入加担保。数额是约数，多准备一些，避免被要求补件。',
        },
        {
          question: '中介费和学校费用怎样分开付？',
          answer:
            '学校的钱直接汇给学校，咨询服务费按合同付给公司，两份票据。要您把学费打到个人账户的，一律拒绝。',
        },
      ],
    },
  ],
})
