import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '英国本科申请规划：五个志愿怎样填成一条线',
    description:
      '英国本科怎样申：普高、A-Level、IB 和高考生各从哪个门进，五个志愿怎样拉开档次，三问式个人陈述写什么，收到带条件的录取后怎样选、怎样兑现。',
  },
  family: 'undergraduate',
  hue: 'uk',
  picture: 'uk',
  source: '专题:英国本科申请',
  form: { kind: 'general', title: '把课程和预估分发来看看' },
  sections: [
    {
      type: 'hero',
      name: '英国本科申请规划',
      title: '英国本科：入学前定专业，五个志愿填一个方向',
      lead: 'UCAS 一张表五个志愿，五所学校看到的是同一份个人陈述。志愿之间不能互相打架，预估分又先于实考，这两点决定了英国本科该怎样规划。',
      answer: {
        budget: { country: 'uk', level: 'undergraduate' },
        items: [
          { label: '多数课程截止', day: '{{ucas.main}}' },
          { label: '牛剑、医牙兽医截止', day: '{{ucas.oxbridge-medicine}}' },
        ],
      },
      arrangement: 'split',
      points: [
        { label: '学制', text: '英格兰、威尔士、北爱尔兰多为三年，苏格兰多为四年' },
        { label: '决定性的材料', text: '预估成绩、课程匹配度，部分专业加笔试和面试' },
        { label: '录取怎样写', text: '多数带条件：几门课几分、语言几分、何时交' },
      ],
      actions: [
        { label: '报名英本规划', href: '/special/bk_zh/bk_uk/entry' },
        { label: '看英国大学排名', href: '/special/ranking/uk' },
      ],
    },
    {
      type: 'features',
      heading: '高考、A-Level、IB、预科怎么申请英国本科',
      look: 'rows',
      items: [
        {
          title: 'A-Level 或 IB 在读',
          text: '直接申请大一。学校用预估分初审，用最终成绩兑现，所以高二末的校内大考比想象中重要：预估分多半由它决定。',
        },
        {
          title: '普高在读，不参加高考也行',
          text: '多数大学不凭会考或高二成绩直录，常走一年预科。预科分大学自办和与机构合办两种，看清结业后能升哪些专业、要几分、升不上去怎么办。',
        },
        {
          title: '有高考成绩',
          text: '接受高考直录的英国大学近年增多，但不是全部，且按省份、总分和单科定线。高三秋天就能先用校内成绩递交，录取条件里写明高考要几分。',
        },
        {
          title: '国内大一在读',
          text: '可以申请大一重读，部分课程允许插入二年级，要凭逐门课程描述做学分评估。',
          href: '/special/zhuanxue',
        },
      ],
    },
    {
      type: 'rules',
      heading: '2027 年入学的 UCAS 规矩与日期',
      intro:
        '牛津、剑桥与多数医学、牙医、兽医课程的截止日是 {{ucas.oxbridge-medicine}}；其余课程的同等考虑截止是 {{ucas.main}}。',
      items: [
        { statement: 'study-uk-ucas-five' },
        {
          statement: 'study-uk-ucas-2027-submit',
          note: '九月就能交，热门商科与计算机通常边收边审，别等到一月。',
        },
        {
          statement: 'uk-ucas-2027-jan',
          label: '多数课程的同等考虑截止',
          note: '英国时间，换成北京时间是次日凌晨 2:00。',
        },
        { statement: 'study-uk-ucas-ps', note: '2027 年入学同样按三问写，不要再交旧式的整篇。' },
        { statement: 'study-uk-ucas-2027-extra', note: '五个志愿都没有录取时，先用这一步，再等补录。' },
        { statement: 'study-uk-ucas-2027-clearing', note: '补录靠打电话和反应快，专业可选范围会小很多。' },
      ],
    },
    {
      type: 'prose',
      heading: '五个志愿怎样排',
      paragraphs: [
        '先定一个专业群，例如经济、经济与金融、应用经济。五所都在这个群里，个人陈述才讲得通。经济和计算机各填一半，两边的招生老师都容易觉得申请人没想好。医学类规定至多填四个，第五格可以留给相近的生物方向。',
        '再按录取条件拉开：两所要求高于预估半档，两所与预估持平，一所低一到两档。录取之后只能留两个，一个首选、一个保底，保底的条件若与首选一样高，就起不到保底的作用。',
        '看条件时逐句读：是总分还是指定科目；数学与进阶数学算不算两门；语言看总分还是单项；能不能用校内英语替代。课程名只差一个词，要求可能差一档。',
      ],
    },
    {
      type: 'steps',
      heading: '从选课到签证',
      intro: '以次年九月入学、提前约两年准备为例。',
      items: [
        {
          title: '选对三四门课',
          text: '从想读的课程页倒推：工科要数学和物理，经济多半要数学，医学要化学和生物。科目选错，后面无法弥补。',
          duration: '十年级末',
        },
        {
          title: '做学科延伸',
          text: '读书、讲座、小课题、竞赛，留下笔记。它们是个人陈述第三问和面试的素材。',
          duration: '十一年级',
        },
        {
          title: '考语言，报笔试',
          text: '雅思在夏天前拿到。要笔试的课程，报名期在夏末秋初，漏报等于没申。',
          duration: '暑假',
        },
        {
          title: '递交 UCAS',
          text: '个人陈述、推荐信和预估分齐了才能递交，推荐信由学校老师上传。',
          duration: '9 月到次年 1 月',
        },
        {
          title: '收录取，选两所',
          text: '等五所答复齐再选首选和保底，答复期限由 UCAS 通知。',
          duration: '2–6 月',
        },
        {
          title: '出分、拿 CAS、递签证',
          text: '成绩达标后学校发 CAS，再备资金证明和体检。',
          duration: '6–9 月',
        },
      ],
    },
    {
      type: 'figures',
      heading: '英国本科一年费用',
      intro: '英国没有统一学费，学校按课程定价，理工和带实验的课更贵。两所学校的公布价可作量级参考。',
      caption: '英国本科的学费举例与签证资金',
      items: [
        { fact: 'uk-gla-arts-2728', note: '格拉斯哥文社类课程，2027–28 学年的价。' },
        { fact: 'uk-tuition-sheffield-2728', note: '同一所学校不同课程的上下限，跨度说明逐课程查的必要。' },
        { fact: 'uk-pof-london-2026', note: '生活费最多按九个月计，存款天数和账户要求见签证指引。' },
        { fact: 'uk-pof-outside-2026' },
        { fact: 'uk-visafee-2026' },
        { fact: 'uk-ihs-student-2026', note: '按签证时长一次付清，三年本科是一笔不小的数。' },
        { fact: 'ucas-fee-2027', note: '一份本科申请的费用。' },
      ],
    },
    {
      type: 'mistakes',
      heading: '填志愿之前要改的想法',
      items: [
        {
          mistake: '请学校把预估分往高里报',
          instead: '预估高、实考低，首选和保底会一起落空。预估应有校内大考支撑，宁可准确。',
        },
        {
          mistake: '把个人陈述写成成长故事',
          instead:
            '三问问的是学科：为什么学、学业上准备了什么、校外做了什么。读过的书，写出一个自己的疑问来，少抒情。',
        },
        {
          mistake: '只按综合排名填五所',
          instead:
            '英国按课程录取、按课程评价。同城两所学校，一所认证齐全，一所没有，对会计、心理、建筑的毕业生影响很大。',
        },
      ],
    },
    {
      type: 'requirements',
      heading: '早定专业，合不合适',
      fits: [
        '方向已经明确，愿意一开始就学专业课',
        '擅长考试，大考能发挥出平时水平',
        '想用三年读完，早一点工作或读硕士',
      ],
      misfits: [
        '还想多试几门再定：转专业空间小，换课往往等于重新申请，可以看苏格兰四年制或美国',
        '语言单项长期卡住：先解决写作，再填志愿，语言班名额和截止日不等人',
      ],
    },
    {
      type: 'related',
      heading: '英国的其他页面',
      items: [
        { label: '英国名校 VIP 申请', href: '/special/uk_vip', text: '笔试、面试类课程怎样准备。' },
        { label: 'A-Level 课程', href: '/special/alevel', text: '科目组合与考季安排。' },
        { label: '英国学生签证', href: '/special/qz_uk', text: 'CAS 之后的步骤和资金。' },
        { label: '英国高中', href: '/special/gz_zh/gz_uk', text: '更早出去读寄宿学校的利弊。' },
      ],
    },
  ],
})
