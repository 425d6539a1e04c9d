import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '上海名校规划咨询：课程体系、预估分与三条退路',
    description:
      '上海家庭的选择题在课程：IB、A-Level、AP 各接哪些国家，预估分怎样影响牛剑与早申，春考和外语首考怎样留作退路，双语学校几时转，附学年安排与问答。',
  },
  family: 'elite',
  hue: 'ink',
  picture: 'planning',
  source: '专题:上海名校咨询',
  form: { kind: 'general', title: '约上海分公司做课程诊断' },
  sections: [
    {
      type: 'hero',
      name: '上海名校规划咨询',
      arrangement: 'ledger',
      title: '上海学生申请海外名校：课程体系、预估分与退路',
      lead: '上海能读到几乎所有主流的国际课程，家庭往往在初二就要选。选的其实是四年后的申请方式：有的体系靠一次大考，有的靠平时，有的要六门齐头并进。选错了能换，换一次大约付一年。',
      points: [
        { label: '初二', text: '公办转双语，先试读再决定' },
        { label: '十年级', text: '选科，理工与经济别丢高阶数学' },
        { label: '十一年级末', text: '预估分从这次考试里来' },
        { label: '十二年级秋', text: '牛剑十月截止，美国早申多在十一月' },
      ],
      actions: [{ label: '上海分公司', href: '/company/sh' }],
    },
    {
      type: 'compare',
      heading: '三种课程，接到不同的门口',
      caption: '上海常见三种国际课程与高排名大学申请的关系（一般情况）',
      columns: ['IB 文凭', 'A-Level', 'AP 加美式高中'],
      rows: [
        {
          label: '成绩怎么来',
          cells: ['六科加核心，内部评估占一部分', '三到四门，大考定等级', '学期 GPA，加单科统考'],
        },
        {
          label: '好接的国家',
          cells: ['英美港新都认，负担重', '英国、香港、新加坡、澳大利亚', '美国、加拿大，英国看 AP 科数'],
        },
        {
          label: '适合的孩子',
          cells: ['各科均衡、写得快、时间管得住', '偏科、愿意钻两三门', '平时稳定、活动多、想晚点定专业'],
        },
        {
          label: '容易栽在',
          cells: ['拓展论文与内部评估拖到最后', '只盯难题，英语写作跟不上', 'GPA 前低，后来拉不上去'],
        },
      ],
    },
    {
      type: 'rules',
      heading: 'IB、A-Level、AP 的分数怎样读',
      items: [
        { statement: 'study-ib-45', note: '核心的几分在冲高排名学校时经常决定去留。' },
        { statement: 'study-ib-fail', note: '偏科严重的孩子，要先看会不会触到这几条。' },
        { statement: 'study-alevel-length' },
        { statement: 'exam-ap-scale', note: '目标学校给不给学分，和录取看不看，是两回事。' },
      ],
    },
    {
      type: 'prose',
      heading: '预估分这件事，要提前半年谈',
      look: 'columns',
      paragraphs: [
        '英国、香港的多数申请在大考之前递交，用的是学校出的预估分。老师依据的通常是十一年级末的校内大考和平时评估，暑假后再想改就要拿出新证据。所以那次考试的复习，应该按大考的强度来。',
        '同一届里给得过高也有风险：条件录取写着分数，大考差一档，八月就要临时找学校。谈预估分的时候，先拿出哪几次成绩支持得了几分，再开口。',
        '国内这条线在上海留得住：外语一年有两次机会，春季考试也招本科。还在普通高中的孩子，把这两个日期标在海外日程旁边，到冬天再决定要不要收窄。',
      ],
    },
    {
      type: 'steps',
      heading: '沪上一学年',
      items: [
        { title: '开学定名单', text: '十二年级交出终稿名单；十一年级选定要进阶的两门课。', duration: '九月' },
        {
          title: '递交牛剑与早申',
          text: '推荐信、预估分、笔试报名在国庆前对完，假期只改文书。',
          duration: '九月下旬到十一月初',
        },
        {
          title: '外语首考与期中',
          text: '双轨家庭考外语；国际课程生把期中成绩寄给已申请的大学。',
          duration: '一月',
        },
        {
          title: '面试与转轨测试',
          text: '香港面试、英国补面；初二、初三孩子参加双语学校的入学测试。',
          duration: '二月到四月',
        },
        {
          title: '大考',
          text: '考季两个月里不安排任何新活动，护照和体检预约先备好。',
          duration: '五月到六月',
        },
        {
          title: '放榜与签证',
          text: '成绩出来先看首选的条件达没达到，再备签证材料。',
          duration: '七月到八月',
        },
      ],
    },
    {
      type: 'requirements',
      heading: '什么时候来谈合适',
      fitsTitle: '适合约谈的时候',
      fits: [
        '初二到九年级，正在挑课程体系',
        '十年级选科前后，专业方向还在两三个里摇摆',
        '复旦、交大、同济、财大等校大二大三，先修课有缺口',
      ],
      misfitsTitle: '先做完这件事再约',
      misfits: [
        '孩子还没试读过英文科学课：先去开放日坐两节',
        '十二年级春天、申请已经全部交出：先等结果，收到录取再来比较',
      ],
    },
    {
      type: 'branch',
      heading: '上海分公司：线下、视频、三方连线',
      intro: '父母有一方外派时，请在预约时说明时区。',
      code: 'sh',
    },
    {
      type: 'faq',
      heading: '合作大学、换课程与标化',
      items: [
        {
          question: '家门口的合作大学和海外高排名大学，怎样同时准备？',
          answer:
            '可以并行，材料重合大半：成绩、语言、短文。差别在时间，合作大学的校园日与面试常落在一月到四月，和海外面试挤在一起。先定哪一边是首选，另一边只做到合格。',
        },
        {
          question: 'IB 学得吃力，十一年级换 A-Level 行吗？',
          answer:
            '换得了，但通常要从第一年读起，等于晚一届毕业。先看能不能只降一门高级课为标准课，或者改目标专业，再谈换体系。',
        },
        {
          question: '孩子托福够了，还要考标化吗？',
          answer:
            '看名单。部分高排名大学恢复了标化要求，部分仍可不交。名单里只要有两三所要求，就当作要考，十一年级内考完。',
        },
      ],
    },
    {
      type: 'related',
      heading: '课程与英港申请',
      items: [
        { label: '英国名校规划', href: '/special/dl_uk', text: '五个志愿与预估分的配合。' },
        { label: '香港名校规划', href: '/special/dl_hk', text: '国际成绩那扇门怎样进。' },
        { label: 'AP 课程', href: '/special/ap', text: '选科和报名时间。' },
        { label: '留学条件评估', href: '/special/condition_pc', text: '先填一遍再来谈。' },
      ],
    },
  ],
})
