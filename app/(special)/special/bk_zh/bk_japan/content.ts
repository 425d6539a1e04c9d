import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '日本本科申请规划：语言学校、直考与英语授课选哪条',
    description:
      '日本本科三条路：先读语言学校再考、国内备考后直接申请、读全英文课程。本页按年级排出日语、EJU、志望理由书和在留资格的次序，并写明每条路的代价。',
  },
  family: 'undergraduate',
  hue: 'jp',
  picture: 'jp',
  source: '专题:日本本科申请',
  form: { kind: 'general', title: '问问从几级日语开始走哪条' },
  sections: [
    {
      type: 'hero',
      name: '日本本科申请规划',
      title: '日本本科申请：几岁入学，日语要到哪一级',
      lead: '日本大学多在四月开学，国内六月高考、六月下旬出分，中间差九个多月。这段时间放在哪里，决定了是先去语言学校，还是在国内考完直接入读，还是干脆选秋季入学的英语课程。',
      answer: {
        budget: { country: 'jp', level: 'undergraduate' },
        items: [{ label: 'EJU 考试', statement: 'exam-jp-eju-twice', says: '6 月和 11 月' }],
      },
      arrangement: 'banner',
      actions: [
        { label: '报名日本本科规划', href: '/special/bk_zh/bk_japan/entry' },
        { label: '日本留学总览', href: '/special/jp_bk' },
      ],
    },
    {
      type: 'compare',
      heading: '语言学校、国内直考、英语授课',
      caption: '语言学校后考学、国内直接申请、英语授课本科的差别（一般情况）',
      columns: ['先读语言学校', '国内备考直接入读', '英语授课本科'],
      rows: [
        {
          label: '日语起点',
          cells: ['N5 左右或学时证明即可起步', '要考到能写小论文、能面试', '入学不要求，毕业求职仍要'],
        },
        {
          label: '主要考试',
          cells: ['EJU 加各校校内考', 'EJU 加校内考；部分学校可渡日前录取', '雅思或托福，SAT、A-Level 等'],
        },
        {
          label: '多花的时间',
          cells: ['一年到两年', '不多花，但高三压力重', '多在九月、十月入学，少数四月'],
        },
        {
          label: '多花的钱',
          cells: [
            '语言学校首年学费与生活费',
            '国内培训，赴日考试的路费',
            '与普通本科相当，外加较高的英语准备',
          ],
        },
        {
          label: '不成的退路',
          cells: ['可换学校、考专门学校', '回到语言学校或国内大学', '改报其他国家的英语课程'],
        },
      ],
    },
    {
      type: 'prose',
      heading: '先回答的三个问题',
      paragraphs: [
        '第一，高考要不要考。不考就把高三的时间给日语和 EJU，第一志愿在国立大学的学生，数学和理科要按日本大纲重新过一遍，日语的理化词汇也要另背。考就把日语控制在不拖垮高考的程度，出分后从语言学校接着走。',
        '第二，文科还是理科。EJU 的理科与综合科目二选一，文科综合科目要学地理、政治、现代史，国内文科生也不轻松。国立理工多看数学（课程 2）和理科两门，私立文科有的只看日语和综合科目。选定了再开始刷题。',
        '第三，最晚什么时候必须入学。语言学校的在留期限、大学的年龄与学历要求都是真的约束。把底线写下来：几月之前没录取，就转到专门学校或回国。',
      ],
    },
    {
      type: 'rules',
      heading: 'EJU 与秋季英语课程的规则',
      items: [
        { statement: 'exam-jp-eju-scores', note: '选科写在每所大学的募集要项里，报名后难以更改。' },
        {
          statement: 'exam-jp-eju-twice',
          note: '秋季出愿的私立多看六月成绩，年初出愿的国立两次通常都能用，逐校看要项。',
        },
        { statement: 'exam-jp-eju-syllabus', note: '2026 年起的新大纲，旧版题集只能挑着用。' },
        { statement: 'exam-jp-eju-prearrival', note: '名单里的学校可以在来日前录取，是否仍要面试逐校看。' },
        { statement: 'study-jp-g30-nagoya', note: '英语本科的一例，秋季开学、书面审查加面试。' },
        { statement: 'exam-jlpt-levels' },
      ],
    },
    {
      type: 'timeline',
      heading: '日本本科申请时间表',
      intro: '从零点往前三年，是从容的走法；只有一年的，看第二段。',
      items: [
        {
          when: '高一',
          title: '开始日语',
          text: '每周六到八小时，一年到 N4，不用赶，先把发音和语法骨架做正。',
        },
        {
          when: '高二',
          title: '定文理，定路线',
          text: '到 N3，看三所目标大学去年的募集要项，记下要求的 EJU 科目、校内考形式和托福是否必交。',
        },
        {
          when: '高三上',
          title: 'N2 与 EJU 第一轮',
          text: 'EJU 海外考场名额和报名期不等人，先在 JASSO 页面查。以往公布的海外考场没有内地，多数人去日本或中国香港等地考。',
        },
        {
          when: '高考前后',
          title: '决定入学月',
          text: '四月入学的约提前半年准备在留资格；想十月进语言学校，六月上旬前后就要递交，等不到出分；出分后再决定的，赶次年一月或四月期。',
        },
        {
          when: '赴日第一年',
          title: '志望理由书与面试',
          text: '每所大学各写一份，写清想跟哪位老师、做哪类问题。用日语口头回答追问，比文章更见水平。',
        },
        {
          when: '只有一年的人',
          title: '先进语言学校',
          text: '十月入学、隔年三月结业的，要在一年半内完成 EJU 和校内考，而且高考前就要报名。目标不要多于五所，集中准备。',
        },
      ],
    },
    {
      type: 'figures',
      heading: '日本本科首年与四年费用',
      intro: '学费较低是日本的优势，首年的入学金和安家费常被漏掉。',
      caption: '日本本科与语言学校的首年费用、住房',
      items: [
        { fact: 'jp-langschool', note: '先读语言学校的家庭，首年先付这一笔。' },
        { fact: 'jp-tuition-national-first' },
        { fact: 'jp-tuition-private-first', note: '医、齿、药以外的平均，理工和艺术更高。' },
        {
          fact: 'jp-utokyo-tuition',
          note: '一所国立大学自 2025 年起提高了学费，其他学校也有跟进的，逐校看。',
        },
      ],
    },
    {
      type: 'requirements',
      heading: '日本本科适合谁',
      fitsTitle: '走得顺',
      fits: [
        '能坚持三年语言学习，对某个专业有真实好奇，写得出“想研究什么”',
        '家庭希望总花费可控，接受一年语言学校',
        '喜欢安静、守时、按规则做事的环境',
      ],
      misfitsTitle: '走得累',
      misfits: [
        '因为动漫来学日语，却没打算读完教材：先考到 N3 再作决定',
        '只想用英语课程绕开日语：毕业找工作、看病、租房都会遇到它',
        '高三才零基础，又只接受名校：语言学校一年多的备考是真正的门槛',
      ],
    },
    {
      type: 'mistakes',
      heading: '先付全款、只考 N1、都压在一月',
      items: [
        {
          mistake: '先付语言学校的全款，再看升学率海报',
          instead: '查它是否属于已认定或仍在过渡期内的机构，问去年升入大学的人数、校名与出勤率要求。',
        },
        {
          mistake: '只考 JLPT，不考 EJU',
          instead: 'N1 只证明日语。国公立多数学部要 EJU 或等效要求，两项准备的题型不同。',
        },
        {
          mistake: '把“出愿”集中在一月',
          instead: '私立秋季就有自主选拔，国立在年初。按类型分三批，先用较稳的一所练面试。',
        },
      ],
    },
    {
      type: 'related',
      heading: '日本相关的专页',
      items: [
        { label: '日本语言学校', href: '/special/jp_yuyan', text: '四个入学月与在留资格时间。' },
        { label: 'EJU 留学生考试', href: '/special/jp_eju', text: '科目、大纲与报名。' },
        { label: '日本 SGU 英语授课', href: '/special/jp_sgu', text: '名称的来历和该怎么查。' },
        { label: '日本高中', href: '/special/jp_gaozhong', text: '从高中就去读的路线。' },
      ],
    },
  ],
})
