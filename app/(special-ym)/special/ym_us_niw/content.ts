import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '美国国家利益豁免（NIW）：标准、材料与风险',
    description:
      '美国 NIW 移民说明：先满足 EB-2，再按三项标准证明国家利益。写明状态与资料日期、谁适合谁不适合、材料怎样准备、常见退回原因和排期要去哪里查。',
  },
  hue: 'us',
  picture: 'documents',
  source: '专题:美国NIW',
  form: { kind: 'immigration', title: '问一问自己的条件' },
  sections: [
    {
      type: 'hero',
      arrangement: 'letter',
      name: '美国国家利益豁免移民',
      title: '没有雇主也能申请：NIW 看的是你要做的事',
      lead: 'NIW 属于职业移民第二优先（EB-2）。一般的 EB-2 要雇主和劳工证，NIW 请求免去这两项，理由是你拟从事的事业对美国有利。审查的重点是未来要做的事，以及你有没有条件做成。',
      points: [
        { label: '谁递交', text: '申请人本人可以递交，不需要雇主' },
        { label: '不需要', text: '投资、工作邀约、劳工证' },
        { label: '不确定', text: '审批时间与签证排期由移民局和国务院公布，无法预估' },
      ],
      actions: [
        { label: '报名条件评估', href: '/special/ym_us_niw/entry' },
        { label: '看 EB-1A 的差别', href: '/special/ym_us_eb1a' },
      ],
    },
    {
      type: 'status',
      heading: '项目状态',
      programme: '美国 EB-2 国家利益豁免（NIW）',
      status: 'open',
      summary:
        '按我们读到的资料，移民局继续受理 NIW 申请。2025 年 1 月 15 日移民局更新政策手册第 6 卷 F 部分第 5 章，细化了职业、五年经验与专业的对应，以及特殊能力与拟从事事业的关系，适用于当日起待审和新递交的申请。',
      checked: '2025-01-15',
      source: { name: 'Miller Mayer 律所通讯（二手）', url: 'https://millermayer.com/?p=18953' },
      official: {
        name: '美国移民局政策手册第 6 卷 F 部分第 5 章',
        url: 'https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-5',
      },
    },
    {
      type: 'rules',
      heading: '法律上要满足什么',
      intro: '两道关，缺一不可：先是 EB-2 本身，再是国家利益豁免。',
      items: [
        { statement: 'imm-us-niw-eb2-base', label: '第一关：EB-2 资格' },
        {
          statement: 'imm-us-niw-prongs',
          label: '第二关：三项标准',
          note: '三项要同时成立，材料要逐项回答，不能用一项的强补另一项的弱。',
        },
        { statement: 'imm-us-niw-case', label: '判例出处' },
        { statement: 'imm-us-niw-self', label: '谁来递交' },
      ],
    },
    {
      type: 'requirements',
      heading: '适合谁，不适合谁',
      fits: [
        '有硕士或博士学位，工作与专业连续，能说清未来三到五年具体要做的事',
        '成果被别人使用过：论文被引用、标准被采纳、产品被部署、方法被培训',
        '能拿到了解这项工作的独立专家的说明，而不只是同事的称赞',
        '接受时间不确定，家庭和工作不依赖某个获批日期',
      ],
      misfits: [
        '只有学历，没有可以展示的成果：先积累两三年再看',
        '计划到美国后换一个完全不同的行业：拟从事的事业站不住',
        '希望以投资换身份：NIW 与投资无关',
        '有过签证欺诈、逾期停留等记录：先找有执照的美国移民律师评估',
      ],
    },
    {
      type: 'compare',
      heading: '和相近的类别比一比',
      caption: 'NIW、EB-1A 与有雇主的 EB-2',
      columns: ['NIW', 'EB-1A', 'EB-2（雇主）'],
      rows: [
        { label: '谁递交', cells: ['本人', '本人', '美国雇主'] },
        {
          label: '看什么',
          cells: ['未来要做的事是否有国家重要性', '过去的成就是否达到持续的声誉', '职位要求与劳动力市场'],
        },
        { label: '劳工证', cells: ['请求豁免', '不需要', '需要'] },
        { label: '类别', cells: ['第二优先', '第一优先', '第二优先'] },
        {
          label: '难点',
          cells: ['把事业说具体，证明自己推得动', '证据类别达标之后还有整体判断', '雇主的意愿和时间'],
        },
      ],
      footnote: '三种类别的名额与排期不同，请看美国国务院每月公布的签证公告。',
    },
    {
      type: 'steps',
      heading: '从评估到绿卡',
      intro: '前三步的时间由自己掌握，后面的由政府决定。',
      items: [
        {
          title: '写出“拟从事的事业”',
          text: '用一页纸写清问题是什么、你用什么办法、谁会受益、为什么影响不限于一家公司。写不满一页，说明还没想清楚。',
          duration: '2–4 周',
        },
        {
          title: '收集证据',
          text: '学位与工作证明、引用和使用记录、项目文件、媒体或行业评价、专家信。每一件证据都要指向三项标准中的一项。',
          duration: '2–4 个月',
        },
        {
          title: '写申请信并递交 I-140',
          text: '按三项标准组织，逐条引证据编号。递交前由持牌律师通读，核对每一处事实。',
          duration: '1–2 个月',
        },
        {
          title: '等待审理，可能收到补件通知',
          text: '补件通知会写明哪一项证据不足。只针对所问回答，不堆材料。',
          duration: '以移民局公布为准',
        },
        {
          title: '排期到了再走下一步',
          text: '在美国境内的可申请调整身份，在境外的走领事程序。排期看国务院签证公告，会前进也会后退。',
          duration: '以国务院公布为准',
        },
      ],
    },
    {
      type: 'mistakes',
      heading: '常见的退回原因',
      items: [
        {
          mistake: '事业写得太大：“推动人工智能发展”',
          instead: '写到可以检验的一层：哪个环节、哪类用户、用什么方法，两年内能看到什么变化。',
        },
        {
          mistake: '把行业的重要性当成自己的重要性',
          instead: '行业重要只是背景。要证明的是您要做的那件事为什么重要，以及为什么由您来做。',
        },
        {
          mistake: '专家信用同一个模板',
          instead: '审查员看得出。请专家写他亲眼见过或用过的部分，写不出细节的不要请。',
        },
        {
          mistake: '夸大或包装经历',
          instead: '任何不实都可能被认定为虚假陈述，影响今后所有申请。宁可少写一条。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '常见问题',
      items: [
        {
          question: '获批的把握有多大？',
          answer:
            '没有人能告诉您一个可靠的概率，也不应有人作承诺。评估时我们会按三项标准逐条写明有哪些证据、缺哪些证据；缺得多，会建议先不递交。',
        },
        {
          question: '多久能拿到绿卡？',
          answer:
            '取决于移民局审理时间、出生国的排期和后续程序，变化很大，这里不写数字。请查移民局的审理时间页面和国务院每月的签证公告。',
        },
        {
          question: '政府收多少钱？',
          answer:
            '暂无可注明来源和日期的现行费用，请看移民局的费用表（uscis.gov/g-1055）。服务费以书面合同为准。',
        },
        {
          question: '没有论文能申请吗？',
          answer:
            '可以。工程、医疗、商业、教育等方向可以用专利、产品使用记录、行业标准、项目合同等证明，关键是第三方可以核实。',
        },
        {
          question: '你们是律师吗？',
          answer:
            '我们是咨询公司，不提供美国法律服务。递交文件应由持牌的美国移民律师准备或审阅，签约前请对方写明是哪一位律师，并到州律师协会网站上核对执照。',
        },
      ],
    },
  ],
})
