import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: 'JLPT 日语能力考规划：哪一级、哪一场、几时能用',
    description:
      '日语能力考分五级，内地七月和十二月各一次，没有口语和写作。本页按用途讲该考哪一级、单项过线规则、报名抢考位的节奏、成绩公布与出愿怎样衔接。',
  },
  family: 'japan',
  hue: 'jp',
  picture: 'language',
  source: '专题:JLPT规划',
  form: { kind: 'general', title: '按出愿时间倒排考次' },
  sections: [
    {
      type: 'hero',
      name: 'JLPT 日语能力考试规划',
      title: 'JLPT 日语能力考：考哪一级、哪一场，几时出分',
      lead: '能力考一年两次，成绩要等将近两个月。十二月考的 N1，一月下旬才看得到，赶不上许多冬季出愿。规划能力考，要从出愿日往回数。',
      points: [
        { label: '十二月场', text: '每年十二月第一个星期日' },
        { label: '七月场', text: '按惯例是七月第一个星期日，以公告为准' },
        { label: '报名处', text: '教育部教育考试院的 JLPT 报名网站' },
      ],
    },
    {
      type: 'compare',
      heading: '按用途定级别',
      caption: '不同去向常用的 JLPT 级别（一般情况，以学校页面为准）',
      columns: ['常见级别', '还要什么', '说明'],
      rows: [
        { label: '申请语言学校', cells: ['N5 或学习时数证明', '学历与资金材料', '级别越高，入学分班越靠前'] },
        { label: '日语授课本科', cells: ['N2 左右', '留考（EJU）', '不少学校以留考日语为准，JLPT 只作参考'] },
        { label: '专门学校', cells: ['N2 或留考日语', '面试', '护理、酒店等要会话'] },
        { label: '文科修士', cells: ['N1', '研究计划、院试', '院试用日语写作，N1 只是起点'] },
        { label: '理工修士', cells: ['N2 或不要', '英语成绩、专业笔试', '研究室用英语的可以没有'] },
        { label: '在日本求职', cells: ['N1', '面试表达', '证书过关，实际看开口'] },
      ],
    },
    {
      type: 'rules',
      heading: '日语能力考（JLPT）考试规则',
      items: [
        {
          statement: 'exam-jlpt-levels',
          label: '级别与次数',
          note: '内地通常七月、十二月都设考；哪个级别、哪个考点开，以报名网站为准。',
        },
        {
          statement: 'exam-jlpt-pass',
          label: '及格线',
          note: '总分过了、听力单项没到线，仍然不合格，听力要每天练。',
        },
        { statement: 'exam-jlpt-cefr', label: '成绩单上的新内容' },
        { statement: 'exam-jlpt-cefr-map', label: '部分对应关系' },
      ],
    },
    {
      type: 'figures',
      heading: '日语能力考（JLPT）报名费',
      caption: '中国大陆 JLPT 报名费',
      items: [
        { fact: 'cn-jlpt-n1n2' },
        { fact: 'cn-jlpt-n3n5', note: '一人一场只能报一个级别，想同场考两级不行。' },
      ],
    },
    {
      type: 'steps',
      heading: '从报名到拿证',
      items: [
        {
          title: '注册与照片',
          text: '报名网站提前开放个人资料填写，照片审核要几天，别留到抢位那天。',
          duration: '考前四个月',
        },
        {
          title: '选考点',
          text: '大城市考位常在开放当天就报满。列三个能去的城市，N1 考位更紧。',
          duration: '约考前三个月',
        },
        { title: '缴费确认', text: '占位后限时缴费，逾期释放。', duration: '当天' },
        { title: '打印准考证', text: '核对级别和考点地址，考前一天去看路。', duration: '考前一周' },
        {
          title: '查成绩',
          text: '七月场约八月下旬，十二月场约次年一月下旬；纸质证书再晚一两个月寄到考点。',
          duration: '考后七周左右',
        },
      ],
    },
    {
      type: 'features',
      heading: '从 N3 到 N1，卡在哪里',
      look: 'rows',
      items: [
        {
          title: 'N5 到 N3：语法与词汇打底',
          text: '每天一小时，通常八到十个月到 N3。此段不要只刷手机题，把动词变形说到脱口而出。',
        },
        {
          title: 'N3 到 N2：阅读量',
          text: '多数人卡在长文和听力推断。改读新闻与说明书，一天一篇，按段写一句中文大意。',
        },
        {
          title: 'N2 到 N1：近义与速度',
          text: '词汇量接近翻番。错题按“为什么另一个选项不行”来记，比抄词表快。',
        },
        {
          title: 'N1 之后：说和写',
          text: '能力考不测会话和写作，而院试、面试全靠它们。N1 过线的下一周就开始练口述。',
        },
      ],
    },
    {
      type: 'mistakes',
      heading: '考次、级别与留考的关系',
      items: [
        {
          mistake: '用十二月的成绩去报当年冬季院试',
          instead: '出愿时还没有成绩单。要么七月考出来，要么问研究科能否后补。',
        },
        {
          mistake: '跳级报 N1 “先感受一下”',
          instead: '考位和时间都有成本。先做两套真题，稳定在合格线上再报，否则把同一场留给 N2。',
        },
        {
          mistake: '以为有 N2 就不用留考',
          instead: '本科两者功能不同：留考是升学考试，能力考是语言证明。募集要项写哪个就交哪个。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '没抢到考位怎么办，要不要停课',
      items: [
        {
          question: '没抢到考位怎么办？',
          answer:
            '等退考释放的考位，或改报相邻城市；还可以看学校是否接受 J.TEST、NAT-TEST 之类，语言学校递交材料时常可用，大学出愿多半不认。',
        },
        {
          question: '要不要停课专心考 N1？',
          answer:
            '高中生不建议。每天两小时、连续五个月，比两个月全天更容易记住，也不耽误校内成绩，而修士申请还要看绩点。',
        },
      ],
    },
    {
      type: 'related',
      heading: '留考、课程与语言学校',
      items: [
        { label: 'EJU 留考', href: '/special/jp_eju', text: '本科升学更看这一门。' },
        { label: '日语课程', href: '/special/riyu', text: '按级别排的班次与课时。' },
        { label: '语言学校', href: '/special/jp_yuyan', text: '到日本之后继续读。' },
      ],
    },
  ],
})
