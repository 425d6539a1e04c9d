import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: 'AEAS：一份报告怎样决定澳洲中学的入学时间',
    description:
      '给打算送孩子读澳洲中学的家长：AEAS 考什么、为什么不鼓励刷数学，报告里的语言课周数怎样推迟入学、增加预算，几年级去合适，考前考后各做什么，何时重考。',
  },
  family: 'exams',
  hue: 'au',
  picture: 'documents',
  source: '专题:AEAS备考',
  form: { kind: 'language', title: '家长来读一遍报告' },
  sections: [
    {
      type: 'hero',
      name: 'AEAS（写给家长）',
      title: 'AEAS 考试：报告怎么读，影响几时入学',
      lead: '澳大利亚的私立中学多半请国际学生先考 AEAS。它没有及格线，学校拿到报告后看两处：孩子进哪个年级，先读几周语言课。后一处会改变入学的学期，也会改变家里的账。',
      answer: {
        items: [
          { label: '给几年级考', statement: 'exam-aeas-levels', says: '4–12 年级' },
          { label: '考试时长', statement: 'exam-aeas-parts', says: '全程约三小时' },
        ],
      },
      arrangement: 'ledger',
      points: [
        { label: '年级', text: '4–12 年级，按三个年级段出题' },
        { label: '报告', text: '官网存档写自考试日起一年内有效' },
        { label: '重考', text: '官网存档写两次之间要隔三个月' },
        { label: '宜早', text: '官网建议入学前 6–12 个月考' },
      ],
      actions: [{ label: '看规划课程', href: '/yylist/aeas' }],
    },
    {
      type: 'rules',
      heading: 'AEAS 怎样考、报告写什么',
      intro: '这里和页首的期限出自 AEAS 官网说明与常见问题，报名当时请再核一次。',
      items: [
        {
          statement: 'exam-aeas-levels',
          label: '年级段',
          note: '按澳洲学年对应，生日在下半年的孩子先查 AEAS 的年级换算表。',
        },
        { statement: 'exam-aeas-parts', label: '内容', note: '口语是和考官当面说，谈学校、家庭和兴趣。' },
      ],
    },
    {
      type: 'prose',
      heading: '语言课的周数，怎样变成日历和账单',
      look: 'columns',
      paragraphs: [
        '澳洲一学年四个学期，一月底二月初开始，每学期十周上下。报告若建议二十周，意味着先读两个学期的中学预备语言课（HSP 或 ELICOS），比预想晚半年进主流班。七月入学的孩子，实际坐进教室可能已是次年一月。',
        '语言课的学费、寄宿家庭、监护和保险都要多付这两个学期，学费由语言中心和学校分列。请学校把“语言课一周多少、几周起、提前达标能否缩短”写进录取信附件，口头说的不作数。',
        '还有一种安排：语言课读完再测一次，学校按第二次的结果决定升不升班。问清楚第二次由谁组织、不达标怎样处理，再签字。',
      ],
    },
    {
      type: 'figures',
      heading: '澳大利亚中学留学的签证费与资金',
      intro: '中学学费各校、各州差别大，看学校当年的国际学生收费表。下面是签证层面的数。',
      caption: '澳大利亚学生签证的费用与资金要求',
      items: [
        { fact: 'au-500-fee-2026', note: '孩子申请学生签证的官方收费；家长陪读另办监护人签证，另收。' },
        {
          fact: 'au-pof-2024',
          note: '主申请人十二个月的生活费标准，中小学生是否另有计法，看移民局文件清单工具。',
        },
        { fact: 'fx-aud-cny', note: '粗算人民币用。' },
      ],
    },
    {
      type: 'compare',
      heading: '几年级去，差别在哪里',
      caption: '三个常见的入学时点',
      columns: ['7–8 年级', '9–10 年级', '11 年级'],
      rows: [
        { label: '语言余地', cells: ['大，边读边补', '够，一年左右', '小，课程直接进高考评分'] },
        { label: '学位', cells: ['名校要提前几年排队', '插班位置多些', '报名早就满'] },
        { label: '家长要陪吗', cells: ['通常要', '看自理能力', '可寄宿家庭'] },
        { label: '主要风险', cells: ['中文和数学断层', '选课仓促', '语言课一长就错过 11 年级开学'] },
      ],
      footnote: '12 年级的国际插班，多数学校不收，要逐校问。',
    },
    {
      type: 'steps',
      heading: 'AEAS 从报名到拿到学位',
      items: [
        {
          title: '先问学校',
          text: '有没有位置、收哪一年内的报告、要不要学校自己的面试。',
          duration: '考前 2 个月',
        },
        {
          title: '报名',
          text: '在 AEAS 官网选城市与场次；成绩单带英文翻译，原件一同带去。',
          duration: '考前 1 个月',
        },
        {
          title: '熟悉口语',
          text: '每天十分钟说一件当天的事。数学只认英文术语，不刷题。',
          duration: '4–6 周',
        },
        {
          title: '考试、取报告',
          text: '官网存档写十个工作日出结果，材料不齐会拖；邮箱别用会拦附件的。',
          duration: '约 2 周',
        },
        {
          title: '面谈与录取',
          text: '学校按报告给年级和语言课建议，家长据此改预算和签证时间。',
          duration: '2–6 周',
        },
      ],
    },
    {
      type: 'mistakes',
      heading: '家长容易走偏的',
      items: [
        {
          mistake: '押题，把周数压到零',
          instead: '进了主流班听不懂历史课，半年后自信没了。周数是保护，少两周可以商量，硬压到零要慎重。',
        },
        {
          mistake: '拿到报告才开始找学校',
          instead: '报告只管一年，热门学校的位置比报告更早用完。名单在前，考试在后。',
        },
        {
          mistake: '以为签证归学校管',
          instead: '未满 18 周岁的住宿和监护安排由学校出具确认，签证由移民局决定，两边材料要对得上。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '公立学校、考试费、我们做什么',
      items: [
        {
          question: '公立中学也要考吗？',
          answer:
            '公立体系由各州教育部门统一招国际学生，多看在校成绩，必要时到校再测。想走公立的，先查该州国际教育的网站。',
        },
        {
          question: '考试费多少？',
          answer: '按城市和考试方式不同，由 AEAS 公布在报名页。报名确认邮件里会写付款期限和退改规则。',
        },
        {
          question: '你们给孩子上课吗？',
          answer: '不给义务教育阶段的孩子上学科课。我们和家长一起读报告、比学校、排语言课和签证的时间。',
        },
      ],
    },
    {
      type: 'related',
      heading: '学校、签证与官方说明',
      items: [
        { label: '澳洲高中规划', href: '/special/gz_zh/gz_au', text: '各州课程与大学申请怎样接上。' },
        { label: '澳洲签证', href: '/special/qz_au', text: '未成年人的材料与监护。' },
        { label: 'AEAS 官网', href: 'https://aeas.com.au/', text: '考期、年级换算表与常见问题。' },
      ],
    },
  ],
})
