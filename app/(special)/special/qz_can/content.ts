import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '加拿大学习许可：谁还要省级证明信，资金怎样证明',
    description:
      '加拿大学习许可看录取信、省级证明信、资金与学习计划。本页写明谁免证明信、快速通道停办之后怎么递，列申请费与生活费的来源，讲拒签原因与补救。',
  },
  family: 'visas',
  hue: 'ca',
  picture: 'visa',
  source: '专题:加拿大学习许可',
  form: { kind: 'general', title: '查一查还缺哪份证明' },
  sections: [
    {
      type: 'hero',
      name: '加拿大学习许可',
      title: '加拿大学习许可：要不要省级证明信，资金怎样证明',
      lead: '加拿大学习许可近年变动多：配额、省级证明信、快速通道停办、生活费上调。硕士博士、本科、中学的要求各不相同，办之前先找到自己在哪一行。',
      answer: {
        items: [
          { label: '学习许可费', fact: 'ca-permit-fee' },
          { label: '生物信息采集费', fact: 'ca-biometrics' },
          { label: '生活费证明', fact: 'ca-pof-2026' },
          { label: '硕士毕业工签', fact: 'ca-pgwp-master' },
        ],
      },
      arrangement: 'banner',
      actions: [
        { label: '看研究生申请', href: '/special/canyjs' },
        { label: '看加拿大费用', href: '/special/feiyong/fycan' },
      ],
    },
    {
      type: 'compare',
      heading: '按就读层次，看要不要省级证明信',
      caption: '不同就读层次的学习许可差别（2026 年口径，以 IRCC 页面为准）',
      columns: ['本科、学院', '公立院校硕士、博士', '中学、小学'],
      rows: [
        {
          label: '省级或地区证明信（PAL/TAL）',
          cells: ['一般需要', '2026 年 1 月 1 日起一般不再需要', '一般不需要'],
        },
        {
          label: '谁发',
          cells: ['学校替您向省申请，收到录取后再等', '不用发，但要在申请表里选对类型', '不适用'],
        },
        { label: '魁北克', cells: ['另办接受证书 CAQ', '另办 CAQ', '另办 CAQ'] },
        { label: '监护', cells: ['达到省成年年龄的不需要', '不需要', '未成年要监护人声明，公证'] },
        { label: '毕业后工签', cells: ['看学校和专业，学院毕业另看专业清单', '看层次与语言', '不适用'] },
      ],
      footnote: '私立院校的硕士、研究生证书类课程不在免证明信之列，仍要办 PAL；联合培养的看 IRCC 说明。',
    },
    {
      type: 'figures',
      heading: '要付与要证明的数',
      caption: '加拿大学习许可的公布数',
      items: [
        { fact: 'ca-permit-fee' },
        { fact: 'ca-biometrics', note: '与许可一起在线付，然后到签证申请中心录指纹。' },
        {
          fact: 'ca-pof-2026',
          note: '2026 年 9 月 1 日及以后递交的按这个数，不含学费和路费，魁北克按省里规定。移民部通常每年调整，递交前看 IRCC 现行数。',
        },
        { fact: 'ca-ug-toronto', note: '第一年学费用录取信写的数，这里只作量级。' },
      ],
      footnote: 'GIC 已不是必需，快速通道 2024 年 11 月停办，GIC 可作为资金证明的一种。',
    },
    {
      type: 'steps',
      heading: '从录取到入境',
      intro: '材料齐全时，学校、省、联邦三处各花时间，都要留。',
      items: [
        { title: '录取与学费定金', text: '看是否是指定教育机构（DLI），记下编号。', duration: '录取后' },
        {
          title: '等省级证明信',
          text: '由学校办，进度问学校；一般不需要的层次跳过这一步。',
          duration: '数周',
        },
        {
          title: '递交申请',
          text: '在 IRCC 网上门户提交，选对学习层次，附学习计划。',
          duration: '准备 2–4 周',
        },
        {
          title: '录指纹、体检',
          text: '收到通知再去；未满十四岁等情形可免录指纹。',
          duration: '通知后 30 天内',
        },
        {
          title: '等结果',
          text: '时间看 IRCC 的处理时间查询，补件要在期限内回。批准后护照送签证中心，贴入境用的临时居民签证。',
          duration: '以 IRCC 为准',
        },
        {
          title: '入境领取许可',
          text: '带介绍信、录取信、资金证明，边境官打印许可，当场看到期日、允许的工作条件。',
          duration: '入境当天',
        },
      ],
    },
    {
      type: 'prose',
      heading: '学习计划怎么写',
      look: 'columns',
      paragraphs: [
        '审理时主要看为什么读这个、为什么在加拿大、读完去哪里。写一页纸，每个问题两三句话，用自己的经历作证。本科换专业、工作几年后再读，都要写明“换”的理由；有工作的，附在职证明和准假。',
        '资金要说清来源：收入、房租、经营利润，一条一条对应流水。存款突然变多的，附房产出售、奖金、借款的证明，别写“家人资助”四个字带过。',
      ],
    },
    {
      type: 'checklist',
      heading: '材料清单',
      official: {
        label: '加拿大移民部：Get the right documents',
        href: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents.html',
      },
      groups: [
        {
          title: '所有人',
          items: ['录取信与 DLI 编号', '护照、照片、申请表', '资金证明：存款、流水、学费收据', '学习计划'],
        },
        {
          title: '看情况',
          items: [
            '省级证明信或免证明信的说明',
            '魁北克 CAQ',
            '监护声明、父母同意书（未成年）',
            '无犯罪、体检报告（收到通知后）',
            '此前拒签信与解释',
          ],
        },
      ],
    },
    {
      type: 'mistakes',
      heading: '常见拒签原因与补救',
      items: [
        {
          mistake: '“无法确信会在许可到期时离开”',
          instead: '补充工作、家庭、财产与在国内的计划，附得出证据的才写。同时检查有没有矛盾的出行记录。',
        },
        {
          mistake: '学历倒着读，讲不出理由',
          instead: '本科毕业再读学院证书，要写清新技能和原行业的关系，附目标岗位。',
        },
        {
          mistake: '学费一分没付，只放一笔存款',
          instead: '条件允许时先付首学期并附收据，余下学费和生活费分开列，官员容易核。',
        },
        {
          mistake: '换学校没有申请许可变更',
          instead: '2024 年 11 月起，换指定院校要先申请新的学习许可，别等开学。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '拒签能马上再递吗，父母能陪吗',
      items: [
        {
          question: '毕业工签要注意哪些？',
          answer:
            '硕士课程满八个月的，工签为 {{ca-pgwp-master}}，其他课程的工签时长随课程长短，以移民部页面为准；大学学位毕业的语言要求是 {{ca-eng-pgwp-uni}}，学院毕业是 {{ca-eng-pgwp-college}}，且学院课程还要看专业是否在清单里。',
        },
        {
          question: '拒签可以马上再递吗？',
          answer:
            '可以，但先把拒签理由弄懂，材料没有变化就再递，结果往往一样。先读拒签信所附的官员意见，没有的可申请调阅记录，再决定要不要请有执照的顾问。',
        },
        {
          question: '父母能陪吗？',
          answer: '父母可以申请访客签证，与孩子的学习许可分开审。陪读不是身份，工作需要另外的许可。',
        },
      ],
    },
    {
      type: 'related',
      heading: '按阶段看加拿大',
      items: [
        { label: '加拿大高中规划', href: '/special/gz_zh/gz_can', text: '未成年学生的监护与住宿。' },
        { label: 'OSSD 课程', href: '/special/ossd', text: '在国内读安省高中，再办学习许可。' },
        { label: '加拿大研究生', href: '/special/canyjs', text: '论文型和课程型，许可材料略有不同。' },
      ],
    },
  ],
})
