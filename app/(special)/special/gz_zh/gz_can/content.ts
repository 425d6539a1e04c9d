import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '加拿大高中留学规划：先选公立教育局还是私立',
    description:
      '加拿大高中分公立教育局、私立走读与寄宿三类，各省学分不同。说明插班年级、监护公证、寄宿家庭、学习许可资金证明，以及读十二年级想上当地大学该几时到。',
  },
  family: 'high-school',
  hue: 'ca',
  picture: 'highschool',
  source: '专题:加拿大高中',
  form: { kind: 'general', title: '问一问能插几年级' },
  sections: [
    {
      type: 'hero',
      name: '加拿大高中留学规划',
      title: '加拿大高中留学：公立教育局和私立怎么选',
      lead: '加拿大的公立教育局直接招收国际生，收费由教育局公布，收不收看成绩单、年龄和名额。报名之前要算的是插几年级、修够多少学分、住在谁家，它们决定毕业那年能不能准时申请大学。',
      arrangement: 'ledger',
      points: [
        { label: '常见入学年级', text: '九到十一年级，十二年级插入时间太紧' },
        { label: '学校谁管', text: '公立归教育局，私立与寄宿自己招生' },
        { label: '孩子住哪', text: '寄宿家庭、亲属或校舍，未成年要有监护人' },
        { label: '毕业凭什么', text: '各省自己的高中文凭，安省叫 OSSD' },
      ],
      actions: [{ label: '看 OSSD 课程', href: '/special/ossd' }],
    },
    {
      type: 'timeline',
      heading: '加拿大高中从几年级开始读',
      intro: '加拿大按学年收国际生，九月为主，部分教育局二月也收。',
      items: [
        {
          when: '毕业前三到四年',
          title: '九、十年级入学',
          text: '有时间修满必修学分，英语课可以从英语支持（ESL）慢慢升上去，社区服务也能分散做。',
        },
        {
          when: '毕业前两年',
          title: '十一年级入学',
          text: '多数孩子落在这里。要先拿国内成绩单做学分评估，知道还差哪几门，而不是到了再排课。',
        },
        {
          when: '毕业当年',
          title: '十二年级插入',
          text: '选课和语言很紧，申请大学的十二年级成绩来不及积累。通常建议延长一年，或改读预科。',
        },
        {
          when: '申请高中的那个秋天',
          title: '递交与候补',
          text: '热门教育局可能十月到次年二月就收满。材料是两年成绩单、护照、接种记录，有的要英语测试或短视频。',
        },
        {
          when: '开学前 3–6 个月',
          title: '学习许可',
          text: '凭录取信办。未成年附监护声明，两页要分别在两国公证，时间别压到最后。',
        },
      ],
    },
    {
      type: 'compare',
      heading: '三种学校对照',
      caption: '公立教育局、私立走读、寄宿高中（一般情况）',
      columns: ['公立教育局', '私立走读', '寄宿高中'],
      rows: [
        {
          label: '录取',
          cells: ['名额按教育局，看成绩与年级', '笔试面试，看学校', '笔试、面试，含 SSAT 的有'],
        },
        { label: '英语支持', cells: ['ESL 分级，升级要时间', '小班，支持看学校', '学习中心与导师制'] },
        { label: '同伴', cells: ['本地学生为主，社区感强', '国际生比例差别大', '校友文化与体育重'] },
        {
          label: '收费',
          cells: ['教育局公布国际生学费，住家另付', '学费自定，住宿自理', '学费食宿打包，较高'],
        },
        { label: '适合', cells: ['适应力强、预算居中', '想小班、在大城市', '需要管束或想住校的孩子'] },
      ],
      footnote: '各教育局的收费每年更新，请到目标教育局的国际教育网页取当年表。',
    },
    {
      type: 'rules',
      heading: '以安省为例：毕业要修什么',
      intro: '不同省规定不同，选定城市后再查那一省的要求。',
      items: [
        { statement: 'study-ca-ossd-30', note: '从国内转入的学生由学校评估已修课能抵多少。' },
        { statement: 'study-ca-ossd-110', note: '据此判断“几周一门”的速成课是否可信。' },
        { statement: 'study-ca-ossd-osslt', note: '英语薄弱的学生可修读写课程代替。' },
        { statement: 'study-ca-ossd-40' },
        { statement: 'study-ca-ossd-fin' },
      ],
    },
    {
      type: 'figures',
      heading: '加拿大学习许可的费用与资金',
      caption: '中学生办学习许可要看的费用与资金',
      items: [
        {
          fact: 'ca-pof-2026',
          note: '单人一年生活费的官方标准，学费与路费另备；未成年人仍要证明父母能负担。',
        },
        { fact: 'ca-permit-fee' },
        { fact: 'ca-biometrics', note: '十四岁以上通常要采集，到签证中心做。' },
      ],
    },
    {
      type: 'prose',
      heading: '监护人与寄宿家庭，写在纸上',
      look: 'note',
      paragraphs: [
        '未满十七岁、父母不同行的学生，要有一位在加拿大的监护人，填监护声明并公证，以移民部页面为准；部分教育局提供监护服务，要问清紧急情况由谁签字、医院能不能联系到。父亲或母亲陪读的，要另行申请访客身份并按时续期，条件看移民部页面。',
        '寄宿家庭协议至少写清：独立房间、网络、餐食、接送、门禁、周末与假期、换家的流程。第一周发现不合适，先找学校协调员，别让孩子自己与房东争。',
      ],
    },
    {
      type: 'requirements',
      heading: '这条路对谁顺，对谁不顺',
      fits: [
        '平时作业认真、不靠一次考试出头的孩子',
        '希望毕业后读加拿大大学，接受先慢后快',
        '家里愿意花一两个月把学分、监护、住宿对清楚',
      ],
      misfits: [
        '已经高二下、还想同年毕业：学分修不满，选国际预科更实在',
        '想靠读高中拿工作许可：毕业工签看大学或学院，中学毕业没有',
      ],
    },
    {
      type: 'faq',
      heading: 'ESL、证明信与转省',
      items: [
        {
          question: '公立高中会不会因为英语被分到 ESL 很久？',
          answer:
            '会看入学分级。ESL 课多半算学分，但通常不满足大学预备英语的要求，所以越早升出 ESL，毕业越从容。暑期学校能帮上忙。',
        },
        {
          question: '学习许可要不要省级证明信？',
          answer:
            '移民部对中小学阶段通常不要求省级证明信，但政策常变，递交前在移民部“学习许可”页面按年级再查一遍。',
        },
        {
          question: '从安省转到卑诗省可不可以？',
          answer:
            '可以转，学分要由新学校评估，课程和毕业要求不一样，十二年级转会影响申请大学，尽量在十一年级前决定。',
        },
      ],
    },
    {
      type: 'related',
      heading: '本科、费用与美国高中',
      items: [
        { label: '加拿大本科申请', href: '/special/bk_zh/bk_can', text: '十二年级那年每月做什么。' },
        { label: '加拿大留学费用', href: '/special/feiyong/fycan', text: '按城市细算。' },
        { label: '美国高中', href: '/special/gz_zh/gz_us', text: '寄宿与公立的差别。' },
      ],
    },
  ],
})
