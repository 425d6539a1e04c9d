import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '香港名校规划：统招、自主与国际成绩三扇门',
    description:
      '内地学生申请香港高排名大学，先看从哪扇门进：统招、自主招生、国际课程成绩的办法和时间各不相同。本页讲面试、学费、毕业后逗留，以及不宜只报香港的理由。',
  },
  family: 'elite',
  hue: 'hk',
  picture: 'hk',
  source: '专题:香港名校规划',
  form: { kind: 'general', title: '报年级和成绩，帮您认门' },
  sections: [
    {
      type: 'hero',
      name: '香港名校规划',
      arrangement: 'ledger',
      title: '香港名校本科：内地学生有哪三种申请方式',
      lead: '八所由政府资助的大学里，内地学生走的门不止一扇。高考生有统招和自主两种，读国际课程的走国际资历，在港读中学的又是另一套。门走错了，成绩再好也没有人看。',
      points: [
        { label: '高考生', text: '统招填志愿，自主招生另在官网报名' },
        { label: '国际课程生', text: '用预估分先申请，大考后换正式录取' },
        { label: '本科毕业生', text: '授课型硕士一年为主，滚动审理' },
        { label: '已在香港', text: '看文凭试与身份，不适用本页流程' },
      ],
      actions: [{ label: '已在港的看这里', href: '/special/dl_zx/xg' }],
    },
    {
      type: 'compare',
      heading: '香港本科的三种申请方式',
      caption: '内地学生入读香港本科的三种途径（一般情况）',
      columns: ['全国统招', '自主招生', '国际课程成绩'],
      rows: [
        { label: '在哪里报', cells: ['高考志愿系统提前批', '各校招生官网', '各校非本地生申请系统'] },
        {
          label: '看什么',
          cells: [
            '高考实考分，有的另看英语单科',
            '高考成绩、平时成绩、面试',
            'A-Level、IB、AP、SAT 等成绩与面试',
          ],
        },
        { label: '何时动手', cells: ['填志愿时，但英语要早准备', '高三上学期网申', '十二年级上学期网申'] },
        { label: '与内地志愿', cells: ['占提前批志愿', '不占，录取后自己取舍', '一般不再参加高考'] },
        {
          label: '常见卡点',
          cells: ['第一志愿才看，退路少', '面试与出分前后的沟通', '预估分偏高，大考没到'],
        },
      ],
    },
    {
      type: 'rules',
      heading: '高考生要对照的几条',
      intro: '这些属于 2026 年入学那一季；2027 年入学以各校内地招生页为准。',
      items: [
        { statement: 'study-hk-tongzhao' },
        { statement: 'study-hk-cuhk-first' },
        {
          statement: 'study-hk-cuhk-english',
          note: '按这份资料，英语单科不够就不必填；以中大当年招生章程为准。',
        },
        { statement: 'hk-rounds-2027' },
      ],
    },
    {
      type: 'steps',
      heading: '自主招生从网申到报到',
      intro: '以应届高三生为例。',
      items: [
        {
          title: '网申',
          text: '填高中三年成绩、语言、奖项与个人陈述。志愿按专业排，同一所学校里换专业的空间不大，先读课程表。',
          duration: '高三上学期',
        },
        {
          title: '面试',
          text: '英文小组讨论或单独面谈，题目多是公共话题。练的是听完别人再接一句，抢着说完自己的稿子反而失分。',
          duration: '次年三月到七月',
        },
        {
          title: '报分',
          text: '出分当天把总分、位次、单科报给学校，同时填内地志愿，两边都要有底。',
          duration: '六月下旬',
        },
        {
          title: '回复与留位',
          text: '录取后限期答复、交留位费。交了不退的情形写在录取信里，先与家人把内地结果一起算。',
          duration: '七月',
        },
        {
          title: '签证与逗留签注',
          text: '学校代递入境处，批下来再到户籍或居住地出入境窗口办通行证逗留签注。',
          duration: '七月到八月',
        },
      ],
    },
    {
      type: 'bars',
      heading: '非本地本科生一年的学费',
      caption: '五个公布数：港大理工类学院高于其他，城大、理大、浸大相近',
      items: [
        { fact: 'hk-hku-stem-2627', label: '港大 理工学院' },
        { fact: 'hk-hku-nonstem-2627', label: '港大 其他学院' },
        { fact: 'hk-polyu-2627', label: '理工大学' },
        { fact: 'hk-hkbu-2627', label: '浸会大学' },
        { fact: 'hk-cityu-2627', label: '城市大学' },
      ],
      footnote:
        '香港中文大学把一年总支出估为 {{hk-cuhk-total}}，含学费。宿位不是每年都有，校外租房按签约时的市价算。',
    },
    {
      type: 'requirements',
      heading: '香港本科适合谁',
      fits: [
        '英语读写扎实，能在讨论课上开口',
        '专业方向接近香港的雇主：金融、法律、医护、建筑、传媒',
        '想离家近，又要英文授课和海外交换',
      ],
      misfits: [
        '只报香港一地：名额少，热门专业面试名单更短，至少再配一个国家',
        '不能接受宿位不保证：没有宿位的年份要租房，是大笔支出，提前算',
        '打算读完自动拿身份：毕业生首次可申请逗留 {{hk-iang-24m}}，之后看有没有工作',
      ],
    },
    {
      type: 'faq',
      heading: '分数、等录取与学位认证',
      items: [
        {
          question: '高考分数超过内地名校线，就能上港大、科大吗？',
          answer:
            '分数是入场券，面试和单科英语同样算。多数学校不公布固定的线，历年录取情况只能参考，不要拿一个分数当作门槛。',
        },
        {
          question: '读硕士要不要等排名更高的那所？',
          answer:
            '授课型硕士滚动录取，留位期往往只有一两周，以录取信为准。先给专业排序，再给学校排序：同一所大学里，研究院开的课和专业学院开的课侧重、学费和出路并不一样。',
        },
        {
          question: '香港的学位回内地怎么认？',
          answer:
            '由教育部留学服务中心受理认证，结果以中心审核为准，读书期间留好出入境记录。副学士、遥距课程先查中心的说明，再决定报不报名。',
        },
      ],
    },
    {
      type: 'related',
      heading: '香港各阶段与备选',
      items: [
        { label: '香港本科', href: '/special/bk_zh/bk_hk', text: '报名材料和面试准备的细节。' },
        { label: '香港研究生', href: '/special/hk_yjs', text: '授课型与研究型的两套申请。' },
        { label: '香港费用', href: '/special/fy_zh/fy_hk', text: '住宿与生活费怎么估。' },
        { label: '新加坡名校规划', href: '/special/dl_sg', text: '常与香港一起申请的另一边。' },
      ],
    },
  ],
})
