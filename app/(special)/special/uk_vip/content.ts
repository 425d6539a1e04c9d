import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '英国名校申请：笔试、面试与两年的学科积累',
    description:
      '英国要笔试面试的课程怎样准备：牛津、剑桥、伦敦几所与医学法律的差别，学科延伸做什么，笔试几月报名，面试问什么，带条件录取怎样兑现，以及硕士的做法。',
  },
  family: 'graduate',
  hue: 'uk',
  picture: 'elite',
  source: '专题:英国VIP申请',
  form: { kind: 'general', title: '报科目和预估分，看该考哪几门' },
  sections: [
    {
      type: 'hero',
      name: '英国名校申请',
      title: '英国名校申请：笔试考什么，面试怎么准备',
      lead: '英国的高门槛课程少看活动，多看学科。预估分是门票，之后是笔试、作业样本或面试：给一个没学过的情境，看您怎样推、卡住了怎样问。准备的方法是把一门课学深，学会出声思考。',
      answer: {
        items: [
          { label: '牛剑、医牙兽医截止', day: '{{ucas.oxbridge-medicine}}' },
          { label: '其余多数课程截止', day: '{{ucas.main}}' },
          { label: '志愿数', statement: 'study-uk-ucas-five', says: '最多五个志愿' },
        ],
      },
      arrangement: 'ledger',
      points: [
        { label: '准备期', text: '从十一年级冬天到兑现成绩，约十八个月，中间的暑假是关键' },
        { label: '秋天两个早截止', text: '牛津、剑桥与多数医牙兽医，其余课程随后' },
        { label: '练什么', text: '读、算、写、说，四样都要有证据' },
        { label: '硕士另算', text: '没有面试的居多，看院校背景、均分和选修课' },
      ],
      actions: [
        { label: '报名英国名校评估', href: '/special/uk_vip/entry' },
        { label: '看英国大学排名', href: '/special/ranking/uk' },
      ],
    },
    {
      type: 'features',
      heading: '四类课程，准备的重心不同',
      look: 'grid',
      items: [
        {
          title: '数学、物理、工程、计算机',
          text: '笔试题型像竞赛的简化版，面试给一张白纸推导。重点是把学过的方法用在没见过的题上，不是刷题量。',
        },
        {
          title: '经济、管理、政治',
          text: '有的课程加数学笔试，有的要求书面作业。面试常从图表或一段新闻问起，看您能否指出假设。',
        },
        {
          title: '法律、医学',
          text: '法律多用 LNAT，医学多用 UCAT，外加结构化面试。医学还要医疗接触的经历，时间要提前两年。',
        },
        {
          title: '人文、语言、艺术史',
          text: '看阅读与写作样本。一篇自己写的课外短文，写清楚一个反对意见，别只列书单。',
        },
      ],
    },
    {
      type: 'glossary',
      heading: '听到这几个词时，要知道它们是什么',
      items: [
        {
          term: '超课程（super-curricular）',
          text: '课堂以外、学科以内的东西：读一本专业导论、听一次讲座、做一个小实验、写一篇千字短评。区别于运动、义工这样的课外活动。',
        },
        {
          term: '录取笔试',
          text: '由大学指定，例如数学与理工类的 TMUA、ESAT，法律类的 LNAT、医学类的 UCAT。考哪一种、几月报名，每年以大学招生页为准。',
        },
        { term: '预估分', text: '由学校老师估计的最终成绩，UCAS 申请时提交。过高或过低都有风险。' },
        {
          term: '有条件录取',
          text: '大学写出要您达到的分数，例如三门 A-Level 里数学 A*、其余两门 A。达不到就可能被撤。',
        },
        {
          term: 'G5',
          text: '国内常说的五所学校，英国没有这个官方分类。它不能帮您选课程，看课程评估与师资更可靠。',
        },
      ],
    },
    {
      type: 'timeline',
      heading: '十八个月，按季走',
      intro: '以 2028 年入学、2027 年秋递交为例，第一格是 2026 年冬天。',
      items: [
        {
          when: '十一年级冬',
          title: '确定科目与方向',
          text: '写一页：我为什么对这门课有疑问。写不出来就再读两个月，别急着换专业。',
        },
        {
          when: '十一年级春',
          title: '课内拿高分',
          text: '预估分看这个学期。挑出拖后腿的一门，请老师把它补上来，超课程放后面。',
        },
        { when: '十一年级末', title: '读与写', text: '三本书，六篇短评，每篇写一个同意、一个不同意。' },
        {
          when: '暑假',
          title: '笔试与个人陈述',
          text: '报名笔试，做三套真题；个人陈述三问，每问先用口头讲两分钟再动笔。',
        },
        {
          when: '九月至十月',
          title: '推荐信与递交',
          text: '老师需要两周。早截止一批在十月中旬，历年相近，以 UCAS 公布为准。',
        },
        {
          when: '十一、十二月',
          title: '面试',
          text: '每周两次，每次二十分钟，一道陌生题，讲完再复盘卡在哪里。',
        },
        { when: '次年春夏', title: '兑现条件', text: '考试前少换课；成绩出来那天，先看条件逐条对。' },
      ],
    },
    {
      type: 'rules',
      heading: 'UCAS 的日期与志愿规则',
      intro: '前两条是 2027 年入学的日期；2028 年入学的等 UCAS 公布。',
      items: [
        { statement: 'uk-ucas-2027-oct', note: '牛津与剑桥的本科不能同一年都申。' },
        { statement: 'uk-ucas-2027-jan', note: '其余课程晚三个月，但热门课程可能边收边审。' },
        { statement: 'study-uk-ucas-five', note: '医学类至多四个，第五格放相近学科。' },
        { statement: 'study-uk-ucas-ps-min', note: '三问都要有内容，不能把一问写成一两句。' },
      ],
    },
    {
      type: 'prose',
      heading: '牛剑面试看什么',
      paragraphs: [
        '面试官往往先给一道学过的题，再拧一个条件。答对不是目的，能说出“我刚才假设了什么、如果不成立会怎样”才是。沉默太久会被提醒，一直说也不好。练习时请同伴打断您，学会接住。',
        '另外一种是材料题：现场读一页，说出作者的论证，再问一句反方会怎么说。理科生也会碰到。它考的是读懂、复述、质疑三样，与语言水平有关，与背诵无关。',
      ],
      list: [
        '练之前：把高一学过的一条公式从头推一遍，讲给不懂的人听',
        '练的时候：录音，听自己说了几次“就是那个”',
        '练之后：写三行，下次只改一处',
      ],
    },
    {
      type: 'requirements',
      heading: '哪些学生适合',
      fits: [
        '对一门课愿意多问一层，会自己找书',
        '课内预估在高位且稳定',
        '能接受结果不确定，其他四个志愿也认真准备',
      ],
      misfits: [
        '同一学期要出国比赛、刷分、考语言：排不进去就减一样',
        '希望几个月内从零练成面试：口头推理需要积累，突击只练出背稿',
      ],
    },
    {
      type: 'faq',
      heading: '读硕士呢，普高能申牛剑吗',
      items: [
        {
          question: '硕士要准备什么？',
          answer:
            '多数看本科院校与均分、先修课、推荐信和一篇陈述，少数加面试或 GMAT。热门商科、传媒和数据分批录取，先备齐先被读到。',
        },
        {
          question: '国内普高可以申请牛津剑桥本科吗？',
          answer:
            '要先看目标学院是否接受您持有的成绩。多数要求 A-Level、IB 或满足它列出的其他学历；单凭会考与高考的申请，要到学校的国际学历页逐条核对。',
        },
        {
          question: '一年要多少钱？',
          answer:
            '伦敦以外可以看谢菲尔德大学公布的本科区间：{{uk-tuition-sheffield-2728}}，医科牙科不在其内；个别大学另收学院费，伦敦的房租也另算。',
        },
      ],
    },
    {
      type: 'related',
      heading: '继续读',
      items: [
        { label: '英国本科申请', href: '/special/bk_zh/bk_uk', text: '五个志愿怎样排成一条线。' },
        { label: '英国名校规划', href: '/special/dl_uk', text: '长线的路线与选择。' },
        { label: '国际竞赛', href: '/special/bj_zh/bj_js', text: '哪些竞赛练的是学科思维。' },
      ],
    },
  ],
})
