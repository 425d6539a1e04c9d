import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: 'GRE 备考：项目页怎样写，时间就怎样花',
    description:
      '申请硕士博士的人要不要考 GRE：项目页的四种写法各是什么意思，缩短以后的题量和分制，理工、文科、跨专业怎样分配时间，申请季里考几次、几时停手。',
  },
  family: 'exams',
  hue: 'us',
  picture: 'exam',
  source: '专题:GRE培训',
  form: { kind: 'language', title: '带着项目名单来问要不要考' },
  sections: [
    {
      type: 'hero',
      name: 'GRE 培训',
      title: 'GRE 备考：要不要考，花多少时间',
      lead: '从零词汇到一个能用的分数，多数人要投入两三百小时。同样的时间可以做完一段研究或一份实习。所以第一步不是背单词，是把目标项目的要求页逐个打开，看它到底怎么写。',
      answer: {
        items: [
          { label: '考试时长', statement: 'exam-gre-short', says: '两小时以内' },
          { label: '语文、数学', statement: 'exam-gre-scale', says: '各 130–170 分' },
        ],
      },
      arrangement: 'ledger',
      points: [
        { label: '主办', text: 'ETS，机考；在家考是否对内地开放，看其官网' },
        { label: '用途', text: '硕士、博士申请材料之一，没有合格线' },
        { label: '分开给分', text: '语文、数学、写作三项，学校看的侧重不同' },
        { label: '开课前', text: '先交项目清单，老师帮您判断要不要学' },
      ],
      actions: [
        { label: '看 GRE 课程', href: '/yylist/gre' },
        { label: '商科申请看 GMAT', href: '/special/gmat' },
      ],
    },
    {
      type: 'features',
      heading: '哪些学校要 GRE：项目页的四种写法',
      intro: '同一所大学的两个系可以完全不同，要看到具体项目这一层，并记下查看日期。',
      items: [
        {
          title: '要求提交（required）',
          text: '缺了不审。再看有没有分项说明，有的只写数学。遇到这一类，名单里有两所以上才值得为它专门备考。',
        },
        {
          title: '建议提交（recommended）',
          text: '多数情况下当作要交。绩点普通、学校不为人熟悉、跨专业的人，一个好的数学分能替成绩单说话。',
        },
        {
          title: '可交可不交（optional）',
          text: '交比不交好，才交。拿得出手的标准是不拖低项目公布的往年区间；没有公布区间的，不为它多考一次。',
        },
        {
          title: '不看（not considered）',
          text: '交了也不会读。名单里都是这一类，就把时间还给研究、作品或文书。',
        },
      ],
    },
    {
      type: 'rules',
      heading: 'GRE 现行考试形式与时长',
      intro: '市面上还有 2023 年以前的厚题册，两篇作文、四十题一节的都是旧版。',
      items: [
        {
          statement: 'exam-gre-short',
          label: '缩短',
          note: '一上午能考完，精力不再是主要问题，每一题的分量变重了。',
        },
        {
          statement: 'exam-gre-questions',
          label: '题量',
          note: '两节里第二节的难度随第一节变。第一节粗心错两三题，代价比后面大。',
        },
        {
          statement: 'exam-gre-scale',
          label: '分制',
          note: '旧版成绩在有效期内的，学校照旧接受，写法以项目页为准。',
        },
      ],
    },
    {
      type: 'compare',
      heading: '按背景分配时间',
      caption: '三类申请人的投入示意，按每周约 15 小时估计，不代表结果',
      columns: ['理工、数理', '人文社科', '跨专业'],
      rows: [
        { label: '学校多看哪项', cells: ['数学，其次写作', '语文和写作', '数学，用来证明能跟上'] },
        { label: '常见起点', cells: ['数学稳，词汇缺', '词汇够，数学术语生', '两边都要补一点'] },
        { label: '先补', cells: ['语境词汇、逻辑填空', '英文数学题干、图表题', '先数学，一个月后再进语文'] },
        { label: '总长', cells: ['六到十周', '十到十二周', '十四到十六周'] },
        {
          label: '容易浪费在',
          cells: ['追求语文满分', '反复做会做的阅读', '同时备托福，两边词汇混记'],
        },
      ],
      footnote: '词汇能读通一篇英文评论的大半，才进题型；否则前六周只做词汇和长句。',
    },
    {
      type: 'timeline',
      heading: '2028 年秋季入学的人，几月考',
      intro:
        '2027 年秋季入学的项目，多数截止在 2026 年 12 月到 2027 年 1 月，这时才报考的，要问收不收晚到的成绩。',
      items: [
        {
          when: '2026 年冬',
          title: '列项目，判断',
          text: '十个项目，记下要求原文和网址。四个以上要或建议交，再往下走。',
        },
        {
          when: '2027 年 1 至 3 月',
          title: '词汇与数学英文',
          text: '每天一小时，学期里不加量；和托福错开，先出语言分。',
        },
        {
          when: '2027 年 4 至 6 月',
          title: '题型',
          text: '填空练推断，阅读练找作者的立场，写作两周改一篇。',
        },
        { when: '2027 年 7 月', title: '第一次考', text: '暑假前半段考，留出按规定的间隔再考一次的余地。' },
        {
          when: '2027 年 9 月前',
          title: '第二次，或停手',
          text: '开学后时间归文书和推荐信。九月之后还在刷题，损失的往往是材料质量。',
        },
      ],
    },
    {
      type: 'mistakes',
      heading: 'GRE 备考常走的弯路',
      items: [
        {
          mistake: '背完三千词再做第一道题',
          instead:
            '第一周就做十道填空，错的词进本子。GRE 考的是词在句子里的方向，孤立的中文释义记得再牢也会选反。',
        },
        {
          mistake: '写作留到考前两天看模板',
          instead: '只剩一篇议题写作，评的是您怎样限定一个笼统的说法。备十个读过的真实例子，比背开头有用。',
        },
        {
          mistake: '第一次没考好，三周后原样再报',
          instead: '看诊断报告里错题的难度分布：易题错，补细心和节奏；难题错，才补知识。没有新办法就先不报。',
        },
        {
          mistake: '信“换题库”“原题回忆”',
          instead: '成绩被取消会连带影响申请，ETS 会复核异常分数。练官方材料已经够用。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '报名、次数、和 GMAT 二选一',
      items: [
        {
          question: '报名费是多少，去哪里报？',
          answer:
            '内地考点在教育部教育考试院的 GRE 报名站（gre.neea.cn）报名，现行金额看该站公布。改期、取消也按它的规定。',
        },
        {
          question: '可以考几次，成绩管几年？',
          answer:
            'ETS 一向规定两次之间要隔 21 天，连续十二个月内有次数上限，成绩有效五年；送分时可以选送哪一次。规定会调整，报名前看 ETS 官网的当前页面。',
        },
        {
          question: '商学院说 GRE、GMAT 都收，选哪个？',
          answer:
            '各做一套官方样题，看哪一套的错题是“会而没做完”。词汇好、图表推理一般的选 GRE；不想背词、数字推理快的选 GMAT。名单里有一个非商科项目，就选 GRE。',
        },
      ],
    },
    {
      type: 'related',
      heading: '材料里的其他几项',
      items: [
        { label: '美国研究生', href: '/special/us_yjs', text: 'GRE 在整份材料里占多大分量。' },
        { label: 'GMAT', href: '/special/gmat', text: '新版分数怎样看，谁该选它。' },
        { label: '绩点换算', href: '/gpa', text: '先看成绩单这一项站得住站不住。' },
      ],
    },
  ],
})
