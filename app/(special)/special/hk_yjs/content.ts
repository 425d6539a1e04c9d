import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '香港硕士申请：滚动录取、留位费与一年后的去处',
    description:
      '香港授课硕士多为一年，九月起滚动收申请。本页讲哪些轮次值得赶、面试考什么、留位费怎样取舍、宿位之外住哪里，以及 IANG 怎样续、研究型硕士博士另走哪条路。',
  },
  family: 'graduate',
  hue: 'hk',
  picture: 'hk',
  source: '专题:香港硕士',
  form: { kind: 'general', title: '排一排申请的先后' },
  sections: [
    {
      type: 'hero',
      name: '香港硕士申请',
      title: '香港硕士申请：学费多少，几时递，材料怎么备',
      lead: '香港的授课硕士多为自资，分轮或滚动审理，截止日逐个项目不同，有的项目录满就不再收。准备最好做在九月之前：成绩单、语言、简历和推荐人要先齐。',
      answer: {
        budget: { country: 'hk', level: 'master' },
        items: [
          { label: '毕业后首次可留', fact: 'hk-iang-24m' },
          { label: '例：港大计算机硕士', fact: 'hk-tpg-e3b16af1' },
        ],
      },
      arrangement: 'ledger',
      points: [
        { label: '学制', text: '授课型多为一年，研究型两年起' },
        { label: '审理', text: '滚动或分轮，越热门的越早关' },
        { label: '毕业后', text: '可申请 IANG 留港，签注分段续' },
        { label: '代价', text: '学费项目自定，宿位很少' },
      ],
    },
    {
      type: 'figures',
      heading: '香港授课型硕士学费：2026 年入学的价',
      intro: '四所大学课程页上的全程学费，非本地生按这一档交；2027 年入学的价以各校课程页公布为准。',
      caption: '香港授课型硕士全程学费（2026 年入学）',
      items: [
        { fact: 'hk-tpg-e3b16af1' },
        { fact: 'hk-tpg-1d7a34db' },
        { fact: 'hk-tpg-2f7a5963' },
        { fact: 'hk-tpg-15044e48' },
        { fact: 'biz-hku-ba' },
        { fact: 'hk-tpg-f4a1f579' },
        { fact: 'hk-tpg-833f8218' },
        { fact: 'hk-tpg-5f0f82d5' },
        { fact: 'hk-tpg-826c7df6' },
        { fact: 'hk-tpg-cd7b33df' },
        { fact: 'hk-tpg-d1d23c22' },
      ],
      footnote: '住宿和生活另算：城大估算一年生活费 {{hk-cityu-living}}，不含住宿；校外租房按签约时的市价。',
    },
    {
      type: 'timeline',
      heading: '2027 年秋季入学的轮次',
      intro:
        '日期因项目而异，商科、传媒的首轮多在前一年秋天截止。港大、中大、科大、理大各课程 2026 年入学的截止日列在院校库的学校页，2027 年的以项目页为准。',
      items: [
        {
          when: '2026 年 9 至 10 月',
          title: '首轮',
          text: '金融、会计、商业分析、传播多从这一轮开始收，材料齐了就递。',
        },
        {
          when: '2026 年 11 至 12 月',
          title: '第二轮',
          text: '没有语言成绩的，看项目允不允许先交，在系统里注明考试日期。',
        },
        {
          when: '2027 年 1 至 3 月',
          title: '常规轮与补位',
          text: '理工、教育、社科仍有空间；已录满的项目网页会写 closed。',
        },
        {
          when: '2027 年 3 至 5 月',
          title: '候补流动',
          text: '五月前后押金到期，会有人放弃，候补的请在邮箱里表示仍有意愿。',
        },
        {
          when: '2027 年 5 至 7 月',
          title: '补材料、办签证',
          text: '毕业证、学位证明交给项目秘书，由学校递交进入许可。',
        },
        {
          when: '2027 年 8 月',
          title: '租房与开学',
          text: '硕士没有宿位的居多，八月初房源紧，提早一个月去看。',
        },
      ],
    },
    {
      type: 'compare',
      heading: '授课型、MPhil 与博士的申请差别',
      caption: '香港授课型硕士与研究型硕士、博士的差别',
      columns: ['授课型硕士', '研究型硕士（MPhil）', '博士（PhD）'],
      rows: [
        { label: '谁录取', cells: ['项目招生组', '导师加学系', '导师加研究院'] },
        { label: '看什么', cells: ['均分、院校、简历、面试', '研究计划、科研经历', '研究计划、发表、推荐'] },
        { label: '钱', cells: ['自费为主，少量奖学金', '多有津贴', '多有津贴，另可报香港博士奖学金计划'] },
        { label: '截止', cells: ['前一年九月到当年五月', '多在十二月前后', '多在十二月前后'] },
        { label: '适合', cells: ['换行业、换城市', '想试水研究', '已有题目和导师意向'] },
      ],
    },
    {
      type: 'features',
      heading: '四类项目，准备的重点不同',
      look: 'rows',
      items: [
        {
          title: '商科：金融、会计、商业分析、管理',
          text: '先修课与实习并重，常有录像面试，限时回答，能录几次看系统说明。准备六个故事，英文讲九十秒，别念稿。',
        },
        { title: '工程与信息', text: '看均分和数理、编程课。转专业的要有修读凭证，自学记录不够。' },
        {
          title: '法、教育、社工、翻译',
          text: '面试和写作样本常见。职业类课程读完是否能考证、去哪里执业，先问项目组。',
        },
        { title: '传媒、艺术、城市研究', text: '作品与个人陈述决定面试。作品要写清分工，合作项目尤其如此。' },
      ],
    },
    {
      type: 'figures',
      heading: '香港宿舍、签证与 IANG 费用',
      caption: '香港硕士会用到的住宿、生活与签证数据',
      items: [
        { fact: 'hk-cityu-living', note: '城大的估算，不含住宿。' },
        { fact: 'hk-iang-24m', note: '应届非本地毕业生首次逗留；怎样算应届，看入境事务处页面。' },
        { fact: 'hk-iang-appfee' },
        { fact: 'hk-iang-issue-long' },
      ],
      footnote: '授课硕士学费各项目自定，请看项目页的“Tuition Fee”是全程还是一年。',
    },
    {
      type: 'requirements',
      heading: '适合申请的人，和要再想的人',
      fitsTitle: '值得申请',
      fits: [
        '大四毕业就要工作，一年硕士能接上秋招',
        '想在金融、法务、传媒这类香港有行业聚集的领域起步',
        '接受住得远一点，每天花时间通勤',
      ],
      misfitsTitle: '想一想',
      misfits: [
        '只为“离家近”，没有看课程内容',
        '打算读完马上读博：研究型硕士或直接申请博士更合适',
        '还没毕业就同时交了三个留位费',
      ],
    },
    {
      type: 'mistakes',
      heading: '轮次、陈述、面试与校招',
      items: [
        {
          mistake: '第一志愿拖到所有材料完美才交',
          instead: '项目允许后补语言的先交，缺推荐人的先联系。错过轮次没有办法补。',
        },
        {
          mistake: '一份个人陈述投八个项目',
          instead: '项目之间课程差异大，“为什么这个项目”要点出课程或师资，写不出来的先不要投。',
        },
        {
          mistake: '面试背稿',
          instead: '录像面试的题目带追问，改成提纲加例子；用手机录一遍，看语速和眼神。',
        },
        {
          mistake: '把香港当作内地求职的跳板，没有算校招时间',
          instead: '硕士一年，九月入学、十月就是秋招。网申材料在暑假写好。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '留位费交几个，IANG 看什么',
      items: [
        {
          question: '留位费交几个？',
          answer:
            '交一个。排好愿意去的顺序，在截止日前看有没有更想去的消息；实在等不到，就按顺序交第一个。退款条款各项目不同，多数不退。',
        },
        {
          question: 'IANG 续签看什么？',
          answer:
            '受雇并在香港从事通常由学位持有人担任的工作。首次加两次续签的逗留模式是 {{hk-iang-233}}，条件以入境事务处页面为准。',
        },
        {
          question: '授课硕士能打工吗？',
          answer:
            '非本地学生的实习与兼职有规定，近年有放宽的安排，是否适用看入境事务处页面、签证标签和学校发的“不反对通知书”。',
        },
        {
          question: '内地认不认香港的硕士学位？',
          answer:
            '可以在教育部留学服务中心按国（境）外学历学位认证申请，凭学校公布的学位和在港学习记录，认证以中心审核为准。',
        },
      ],
    },
    {
      type: 'related',
      heading: '费用、新加坡与香港分公司',
      items: [
        { label: '香港费用', href: '/special/feiyong/fyhk', text: '学费、宿舍与留位费的账。' },
        { label: '新加坡硕士', href: '/special/sg_yjs', text: '同季申请，截止更早。' },
        { label: '香港分公司', href: '/company/xg', text: '在香港读书期间也可以来。' },
      ],
    },
  ],
})
