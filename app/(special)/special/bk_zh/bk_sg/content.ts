import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '新加坡本科申请规划：公立自主大学与私立院校分开看',
    description:
      '新加坡本科有两种学校、两种学位、两套签证依据。本页讲高考生与 A-Level、IB 学生怎么报公立大学，领助学金要工作几年，私立院校学位由谁颁发、如何核实。',
  },
  family: 'undergraduate',
  hue: 'sg',
  picture: 'sg',
  source: '专题:新加坡本科申请',
  form: { kind: 'general', title: '问清公立和私立怎么选' },
  sections: [
    {
      type: 'hero',
      name: '新加坡本科申请规划',
      title: '新加坡本科：公立发自己的学位，私立多发合作学位',
      lead: '在新加坡读本科，公立自主大学（也称自治大学）和私立学院是两回事：一个发自己的学位，一个多半发海外合作大学的学位。家长的大多数疑问，分清这一点之后就有了答案。',
      answer: {
        budget: { country: 'sg', level: 'undergraduate' },
        items: [
          { label: '国大截止', day: '{{sg-national-university-of-singapore.international}}' },
          { label: '例：国大学费', fact: 'sg-nus-notg' },
        ],
      },
      arrangement: 'split',
      points: [
        { label: '公立大学', text: '名额少，凭高考、A-Level、IB 申请，截止多在高考之前' },
        {
          label: '学费的两种价',
          text: '领学费助学金（Tuition Grant）的价和不领的价，领了毕业后要在当地工作几年',
        },
        { label: '私立', text: '入学灵活、门槛较低，先核实颁证大学与监管登记' },
      ],
      actions: [
        { label: '报名新加坡本科规划', href: '/special/bk_zh/bk_sg/entry' },
        { label: '新加坡留学', href: '/sg' },
      ],
    },
    {
      type: 'compare',
      heading: '公立自主大学与私立院校',
      caption: '两种学校在新加坡读本科的差别（一般情况）',
      columns: ['公立自主大学', '私立院校（合作学位）'],
      rows: [
        { label: '学位由谁发', cells: ['本校', '英、澳等合作大学，证书上印的是那所大学'] },
        {
          label: '入学凭什么',
          cells: ['高考、A-Level、IB、文凭课程等，竞争激烈', '高中或高考成绩加英语，可先读预科或大专'],
        },
        { label: '学制', cells: ['三到四年，荣誉学位常为四年', '压缩学制较多，两年到三年'] },
        {
          label: '学生准证',
          cells: ['学校协助，经 SOLAR 系统申请', '须是准许招收外国学生的学校，才能办学生准证'],
        },
        { label: '读后求职', cells: ['本地毕业生名录、校招', '雇主看颁证大学；部分政府计划不适用'] },
        {
          label: '先查什么',
          cells: ['专业先修课和截止日', 'SSG 私立教育登记、EduTrust、合作大学官网的合作名单'],
        },
      ],
      footnote:
        '合作学位能否做国内学历认证，要看颁证大学和学习方式是否符合要求，由教育部留学服务中心审核，入学前向中心核对。',
    },
    {
      type: 'rules',
      heading: '公立大学对高考生写明的几条',
      intro:
        '前一条是 2027 年入学的国际资历窗口；后面几条写在更早一季的页面上，高考生用哪个窗口，请到两校的国际学历页面看。',
      items: [
        { statement: 'sg-nus-2027', note: '高考生专栏的日期请再看原页，不要按这个窗口等。' },
        { statement: 'study-sg-nus-limits', note: '想读这几个专业的学生，应当换一条路或等下一届。' },
        { statement: 'study-sg-ntu-eng', note: '不要等高考英语：需另有一项英语成绩。' },
        { statement: 'study-sg-ntu-results' },
      ],
    },
    {
      type: 'bars',
      heading: '新加坡本科学费：领与不领助学金',
      caption: '新加坡国立大学 2026 年入学的年学费，领学费助学金的价明显低于不领的价',
      items: [
        { fact: 'sg-nus-notg', label: '不领助学金' },
        { fact: 'sg-nus-tg', label: '领助学金（商科、法律除外）' },
      ],
      footnote:
        '助学金由教育部提供，国际学生签约后毕业要在新加坡工作约定的年限。签之前先答三个问题：服务期里想不想留，签约对换专业有没有限制，提前离开要赔多少。',
    },
    {
      type: 'steps',
      heading: '新加坡本科申请时间表',
      items: [
        {
          title: '定两个专业、三所学校',
          text: '每所学校可填的专业志愿数有限，先后次序也会被看。把先修课（数学、物理、化学）写在专业旁边。',
          duration: '高二暑假',
        },
        {
          title: '考出一项英语',
          text: '接受哪些考试逐校看，南大接受雅思、托福、SAT、PTE 等中的一项，写作单项单独看。高三寒假前拿到，截止日才安心。',
          duration: '高三上学期',
        },
        {
          title: '写个人陈述与成就表',
          text: '公立大学看重事实：职务、时间、做成了什么。五六行短文，少用形容词。',
          duration: '高三 11–1 月',
        },
        {
          title: '递交，做测试或面试',
          text: '法律、医学、设计等有笔试或面试；其余以材料为主。',
          duration: '2–4 月',
        },
        {
          title: '高考后补成绩',
          text: '出分后按学校要求的时限补交，逾期可能按未完成处理。',
          duration: '六、七月',
        },
        {
          title: '办学生准证',
          text: '拿到录取后，学校在移民局系统登记，本人补材料，入境后体检、领卡。',
          duration: '开学前 1–2 个月',
        },
      ],
    },
    {
      type: 'figures',
      heading: '在新加坡住一个月',
      intro: '住是大头。校内宿舍便宜但不保证四年都有，校外合租要看地铁站。',
      caption: '南洋理工大学给学生的生活费估算与学生准证费用',
      items: [
        { fact: 'sg-rent-ntu' },
        { fact: 'sg-meals-ntu' },
        { fact: 'sg-transport-ntu' },
        { fact: 'sg-other-ntu' },
        { fact: 'sg-stp-process-2024' },
        { fact: 'sg-stp-issue-ica' },
      ],
    },
    {
      type: 'mistakes',
      heading: '合作学位、压缩学制与截止日',
      items: [
        {
          mistake: '“在新加坡读英国学位”等于在英国读',
          instead:
            '证书样式可能相同，学习地点、师资、实习机会却不同。向合作大学发一封邮件，核实合作期限和证书样式。',
        },
        {
          mistake: '只看学制短，不问缓考',
          instead: '压缩课程一学期课多，挂一门会打乱后面。问清重修的费用和学生准证能延到哪天。',
        },
        {
          mistake: '把高考出分当成起跑线',
          instead: '公立大学的截止在二月左右。出分再想起来，当年多半只剩私立，或等下一年。',
        },
      ],
    },
    {
      type: 'requirements',
      heading: '哪些家庭会考虑这里',
      fits: [
        '数理基础好、英文能写清楚一件事，能承受高强度的课程',
        '希望离家近、治安好，又能在英语环境里做实习',
        '家里能接受毕业后留在新加坡几年，助学金因此划算',
      ],
      misfits: [
        '高考分与公立大学差得远，却只要“新加坡公立”这四个字：先看清私立由哪所大学颁证，再决定',
        '已决定一毕业就回国：签助学金前，先把服务期的代价算进账里',
      ],
    },
    {
      type: 'related',
      heading: '硕士、费用与高考后的路',
      items: [
        { label: '新加坡硕士', href: '/special/sg_yjs', text: '一年制授课型硕士的入口。' },
        { label: '新加坡费用规划', href: '/special/fy_zh/fy_sg', text: '按领不领助学金做两版。' },
        { label: '高考后留学', href: '/special/gkhlx', text: '出分后还能走哪几条路。' },
      ],
    },
  ],
})
