import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '香港本科申请规划：统招、自主招生与国际课程三条线',
    description:
      '内地高考生和国际课程学生申请香港本科的规划：统招与自主招生怎样并行，英语单科看多少，面试考什么，志愿怎么填才不冲突，学费、宿位和毕业留港怎么算。',
  },
  family: 'undergraduate',
  hue: 'hk',
  picture: 'hk',
  source: '专题:香港本科申请',
  form: { kind: 'general', title: '问一问省份和分数段怎么报' },
  sections: [
    {
      type: 'hero',
      name: '香港本科申请规划',
      title: '香港本科怎么报：统招、自主招生与国际成绩',
      lead: '内地普高生可以凭高考走统招，也可以走自主招生；读 A-Level、IB 的学生用国际课程通道。三条线的时间、材料和“录了能不能反悔”都不一样，报错一步会影响内地志愿。',
      answer: {
        budget: { country: 'hk', level: 'undergraduate' },
        items: [
          { label: '港大首轮截止', day: '{{hk-university-of-hong-kong.first}}' },
          { label: '毕业后首次可留', fact: 'hk-iang-24m' },
        ],
      },
      arrangement: 'letter',
      points: [
        { label: '高三秋天就开始', text: '自主招生多在十月前后开放，越早材料越从容' },
        { label: '英语是硬门槛', text: '高考英语单科常与总分分开看' },
        { label: '宿位不保四年', text: '第二年起要有校外租房的预算' },
      ],
      actions: [
        { label: '报名港本规划', href: '/special/bk_zh/bk_hk/entry' },
        { label: '看香港留学', href: '/hk' },
      ],
    },
    {
      type: 'features',
      heading: '香港本科：统招与自主招生',
      look: 'numbered',
      items: [
        {
          title: '统招：当一个志愿来填',
          text: '在本省高考志愿表的提前批里填，按投档规则录取，不用到学校网站另外申请。好处是手续少；代价是占一个提前批机会，被录后不再参加后面的批次。',
        },
        {
          title: '自主招生：到学校官网申请',
          text: '不占内地志愿，可以同时报几所。多数学校先看材料、约面试，高考出分后再定。拿到录取并决定去，才放弃内地的后续批次，先后次序要掐准。',
        },
        {
          title: '国际课程：与全球学生一起申',
          text: 'A-Level、IB、AP 加标化等成绩走这条线，九月到次年一月分批审。同一个人一般只能用一种身份申请同一所学校，高考生不要两边都递。',
        },
      ],
    },
    {
      type: 'rules',
      heading: '2026 年入学的安排，供以后各季对照',
      intro: '各校每年十月前后公布新一季日期。下面写明各条属于哪一季，报名前再看各校本科招生网页。',
      items: [
        { statement: 'study-hk-tongzhao', note: '其余大学自主招生，要在学校官网另外申请，不占统招志愿。' },
        { statement: 'hk-rounds-2027', note: '持 A-Level、IB 等国际资历的按这些日子；用高考成绩的不按。' },
        { statement: 'study-hk-cuhk-first', note: '平行志愿省份与非平行省份的填法不同，问清本省规则。' },
        {
          statement: 'study-hk-cuhk-english',
          note: '按这份资料，英语差几分就报不了；以中大当年招生章程为准。',
        },
      ],
    },
    {
      type: 'timeline',
      heading: '香港本科申请时间表',
      items: [
        {
          when: '高三上学期',
          title: '开账号，递材料',
          text: '备好中英文成绩单、获奖与活动、个人陈述。先报两到四所，专业志愿按“想读”排，而不是按好录排。',
        },
        {
          when: '寒假前后',
          title: '第一批面试',
          text: '小组讨论或单面，全英文居多。看的是表达、听别人说话、把话题接住，不看背稿。',
        },
        {
          when: '三到五月',
          title: '集中复习高考',
          text: '面试邀请会继续来，一周内的时间块留给它即可，不再添新学校。',
        },
        {
          when: '六月',
          title: '高考后补申',
          text: '部分学校出分前后仍收申请或允许改专业志愿，留意六月里的几个截止。',
        },
        {
          when: '出分到填报志愿',
          title: '几天里做决定',
          text: '预录取信息来得很急。提前和家里说好：哪几个专业一旦录取就去、留位费谁来付、内地志愿按什么保底。',
        },
        {
          when: '七月',
          title: '确认与签注',
          text: '交留位费，由学校代办进入许可，再到户籍或居住地的出入境部门办通行证与逗留签注。',
        },
      ],
    },
    {
      type: 'bars',
      heading: '香港本科学费：四所大学非本地学费',
      caption: '2027–28 学年香港四所大学的非本地本科年学费，港大的理工医高于文商法',
      items: [
        { fact: 'hk-cuhk-2728', label: '中文大学' },
        { fact: 'hk-polyu-2728', label: '理工大学' },
        { fact: 'hk-hku-nonstem-2728', label: '港大（文商法）' },
        { fact: 'hk-hkust-2728', label: '科技大学' },
        { fact: 'hk-hku-stem-2728', label: '港大（理工医）' },
      ],
      footnote:
        '一年的总开支可参考香港中文大学的估算 {{hk-cuhk-total}}，含学费和校内住宿；港大宿舍费 {{hk-hku-hall}}。校外租房没有官方均价，按签约时的市价算。',
    },
    {
      type: 'requirements',
      heading: '适合谁，和谁要三思',
      fits: [
        '总分在本省特殊类型招生控制线之上有余量，英语单科稳定',
        '愿意用英文听课，能独立处理租房和看病',
        '打算毕业后先在香港工作，或以此为跳板读海外硕士',
      ],
      misfits: [
        '只为“保险”多报一份：面试要准备，敷衍的材料拿不到邀请',
        '怕高密度环境与考试节奏：课程按绩点排位，奖学金每年看绩点',
        '学费凑得齐、住宿没想过：二年级租房是许多家庭没写进预算的一笔',
      ],
    },
    {
      type: 'faq',
      heading: '次序、奖学金与毕业留港',
      items: [
        {
          question: '统招和自主招生能一起用吗？',
          answer:
            '可以先走自主招生，同时在提前批填统招的学校。难处在次序：提前批若先录取，就不能再去别处。填之前把两边的录取时间写在一张纸上，按本人排的先后决定要不要填提前批。',
        },
        {
          question: '奖学金值不值得等？',
          answer:
            '入学奖学金看高考成绩和面试，额度与年限写在录取信里，续发通常要求每年绩点。把没有奖学金的价当作预算，有了再调高。',
        },
        {
          question: '毕业后怎么留港？',
          answer:
            '应届非本地毕业生可用 IANG 安排留港工作或找工作，首次逗留 {{hk-iang-24m}}，之后按 3 年、3 年续签。续签看工作，不是自动的，条件看入境处页面。',
        },
      ],
    },
    {
      type: 'related',
      heading: '费用、硕士与高考后的路',
      items: [
        { label: '高考后留学', href: '/special/gkhlx', text: '出分后十天，各个地区的办法并列。' },
        { label: '香港费用规划', href: '/special/fy_zh/fy_hk', text: '有宿位和没宿位各做一版。' },
        { label: '香港硕士', href: '/special/hk_yjs', text: '先读内地本科、再去香港的另一种走法。' },
      ],
    },
  ],
})
