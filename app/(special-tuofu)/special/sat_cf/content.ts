import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: 'SAT 冲分计划：第二次考，改的是错法',
    description:
      'SAT 考过一次的同学：成绩报告怎样读，第一模块为什么比第二模块值钱，拼分政策下要不要只攻一门，距离下一场四到十周各怎样练，哪些情形该停考去写文书。',
  },
  family: 'exams',
  hue: 'us',
  picture: 'contest',
  source: '专题:SAT冲分计划',
  form: { kind: 'language', title: '带上成绩报告来复盘', text: '未满 18 周岁的同学，请由家长填写。' },
  sections: [
    {
      type: 'hero',
      name: 'SAT 冲分计划',
      title: 'SAT 冲分：第一次考完，第二次怎样备考',
      lead: '一次出境考试的成本，大半花在路上。回来以后多数人只记住总分，报告里的八个内容领域、两个模块的表现却没看。这一页教您把那份报告拆开，决定下一场还考不考，考的话补哪里。',
      answer: {
        items: [
          { label: '考试时长', statement: 'exam-sat-time', says: '共 2 小时 14 分' },
          { label: '题数', statement: 'exam-sat-questions', says: '共 98 题' },
        ],
      },
      arrangement: 'ledger',
      points: [
        { label: '手里要有', text: '一份正式成绩报告，或两套 Bluebook 模考' },
        { label: '周期', text: '四周收口，十周补一门' },
        { label: '上限', text: '考到第三次还没新办法，就停' },
        { label: '对象', text: '年满 18 周岁本人，或高中生的家长' },
      ],
      actions: [{ label: '第一次备考看这里', href: '/special/sat' }],
    },
    {
      type: 'rules',
      heading: 'SAT 自适应：为什么前一模块要紧',
      items: [
        {
          statement: 'exam-sat-adaptive',
          label: '两个模块',
          note: '第一模块错得多，第二模块就变容易，容易的卷做满也到不了高分段。提分先查第一模块。',
        },
        {
          statement: 'exam-sat-time',
          label: '每个模块的时间',
          note: '阅读与文法平均一题一分钟出头，数学一题一分半左右。',
        },
      ],
    },
    {
      type: 'glossary',
      heading: 'SAT 成绩报告的八个领域怎么练',
      items: [
        {
          term: 'Information and Ideas',
          text: '主旨、细节、图表证据。错在这里多半是读得粗，练“每篇一句话概括”。',
        },
        {
          term: 'Craft and Structure',
          text: '词义、结构、双文对照。错在词义，就补语境词；错在双文，就写下两位作者各同意什么。',
        },
        { term: 'Expression of Ideas', text: '过渡词、笔记整合。规则少，一周能练熟，性价比高。' },
        { term: 'English Conventions', text: '标点、句子边界、一致。十几条规则，错一条补一条，不靠语感。' },
        { term: 'Algebra', text: '一次方程与不等式。错在审题居多，把“求什么”圈出来。' },
        { term: 'Advanced Math', text: '二次、指数、函数变形。高分段的难题集中在这里。' },
        { term: 'Problem Solving & Data', text: '比例、统计、图表。英文题干读错的多，整理一页术语。' },
        { term: 'Geometry & Trig', text: '几何与三角，题少。会用内置图形计算器能省时间。' },
      ],
    },
    {
      type: 'compare',
      heading: 'SAT 考前几周怎么安排',
      caption: '按离下一场考试的时间选计划',
      columns: ['四周', '六到七周', '十周以上'],
      rows: [
        { label: '只做', cells: ['文法规则与过渡词', '文法加数学错得集中的一块', '阅读能力加数学难题'] },
        { label: '不做', cells: ['不背新词', '不碰几何', '不天天模考'] },
        { label: '整套模考', cells: ['两次', '三次', '四次，前五周只做一次'] },
        { label: '每周时间', cells: ['八小时', '十小时', '八小时'] },
        {
          label: '检查点',
          cells: ['第二周末：文法错题减半', '第四周末：第一模块数学稳定', '第五周末：阅读能逐题说出依据'],
        },
      ],
      footnote: '官方练习套数有限，先留两套给收口，平时用题库按领域拆着做。',
    },
    {
      type: 'features',
      heading: 'SAT 三种错题怎么改',
      look: 'numbered',
      items: [
        {
          title: '会而做错',
          text: '复盘时一看就会的题。记下当时的动作：跳读、心算、看漏“except”。考场上为这个动作定一个规矩，例如数学一律把所求写在草稿左上角。',
        },
        {
          title: '两个里选错一个',
          text: '阅读的常客。先不看选项写出答案，再去配。选项里多出来的那个词，往往就是错的地方。',
        },
        {
          title: '真的不会',
          text: '语法点没学、公式没见过。这类补起来快，一周清完，剩下的才是上面两类。',
        },
      ],
    },
    {
      type: 'prose',
      heading: 'SAT 拼分政策怎么用',
      paragraphs: [
        '很多大学接受拼分：取各次里阅读文法的高分和数学的高分相加。名单里过半是这类学校，第二次可以只攻一门，另一门保持手感就行。',
        '只看单次总分的学校，或者要求寄全部成绩的学校，就要两门一起稳。把名单分成两列写下来，再决定这十周的时间怎样分。',
        '已经落在学校公布的录取区间中段以上，再提几十分改变不了什么。省下的周末可以拿去写补充文书，或把在读的 AP 读扎实。',
      ],
    },
    {
      type: 'timeline',
      heading: '按年级看下一场',
      items: [
        {
          when: '高三，十二月',
          title: '常规申请的末一场',
          text: '报名多半已截止，报上的照常考；同时问学校收不收晚到的成绩。一月以后的分数别再指望。',
        },
        {
          when: '高二，三月',
          title: '寒假收口',
          text: '十一月考过的人用十周补阅读；第一次考的人先看专页，不走冲分。',
        },
        {
          when: '高二，五月或六月',
          title: '与 AP 错开',
          text: '五月上中旬是 AP，挑六月那场。考完放两周假再决定八月考不考。',
        },
        {
          when: '暑假后，八月到十月',
          title: '早申前的两次机会',
          text: '八月考、九月出分、十月备用。十月以后停，文书优先。',
        },
      ],
    },
    {
      type: 'mistakes',
      heading: '冲分时的误区',
      items: [
        {
          mistake: '刷来路不明的“机经”',
          instead:
            '题库随考随抽，见过原题的说法靠不住；涉嫌泄题的还可能被取消成绩。只用官方材料和按领域编的练习。',
        },
        {
          mistake: '每个周末一套整卷',
          instead: '一套卷两小时多，复盘要四小时。没有复盘时间，就别开卷。',
        },
        {
          mistake: '第二次换个更远的城市考，当旅游',
          instead: '时差、生床、连日走路都会掉分。选睡得着的地方。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '分数低了、费用、几时不再考',
      items: [
        {
          question: '第二次反而低了怎么办？',
          answer:
            '几十分的上下浮动是正常的。多数学校看高的那一次；确认名单里没有要求寄全部成绩的，就不必解释。',
        },
        {
          question: '考试费用要备多少？',
          answer:
            '报名费和国际考区附加费每学年公布，以付款页为准；路费住宿另算。改考点、改日期另收手续费，看报名账户。',
        },
        {
          question: '多少分可以不再考？',
          answer:
            '打开名单里每所学校的录取学生成绩，过半数学校里您在中段以上，就可以停。这一条请和孩子一起看，别由老师替您决定。',
        },
      ],
    },
  ],
})
