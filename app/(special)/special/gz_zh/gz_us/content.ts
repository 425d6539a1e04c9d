import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '美国高中留学规划：寄宿、走读、公立各适合谁',
    description:
      '给初中家长的美国高中说明：寄宿、私立走读和公立三种学校签证与住法不同，SSAT 考哪一级、面试看什么、申请季怎样排，孩子离家前家里要先谈妥哪几件事。',
  },
  family: 'high-school',
  hue: 'us',
  picture: 'highschool',
  source: '专题:美国高中',
  form: { kind: 'general', title: '先聊孩子，再聊学校' },
  sections: [
    {
      type: 'hero',
      name: '美国高中留学规划',
      title: '美国高中留学：寄宿、走读、公立怎么选，何时申请',
      lead: '读美国高中要同时决定住校还是住家、读几年级、夜里两点的电话由家里谁接。学校名气只解决其中很小的一部分。',
      arrangement: 'split',
      points: [
        { label: '入学年级', text: '九、十年级名额多，十一年级少，十二年级很少收' },
        { label: '几时开始准备', text: '一般提前一年半，语言从初一开始积累' },
        { label: '签证', text: '私立高中走 F-1；公立高中的限制多得多' },
      ],
      actions: [
        { label: '评估适不适合出去', href: '/special/condition_pc' },
        { label: '查海外中学库', href: '/hischool' },
      ],
    },
    {
      type: 'requirements',
      heading: '孩子能不能离家读书',
      intro: '第一年过得怎样，往往看下面这些。',
      fitsTitle: '可以准备出去',
      fits: [
        '能自己叫醒自己、自己收拾、有事会说，离家超过一周没有大问题',
        '英语能读完一本没有图的小说，并说出自己不同意的地方',
        '至少有一件能持续做的事：球、乐器、修东西、写故事都行',
        '父母愿意把大学志愿的主动权一点点交出去',
      ],
      misfitsTitle: '先不要走',
      misfits: [
        '为了躲开国内的竞争：美国高中的作业和社交一样有压力，逃开的问题会跟过去',
        '沉迷游戏或睡眠紊乱还没调整好：寄宿学校没有人整夜管',
        '英语从零开始，却想插进十一年级：先读国内国际部或语言衔接',
      ],
    },
    {
      type: 'compare',
      heading: '寄宿、私立走读与公立',
      caption: '美国寄宿高中、私立走读、公立高中的差别（一般情况）',
      columns: ['寄宿', '私立走读', '公立'],
      rows: [
        {
          label: '住哪里',
          cells: ['校内宿舍，有宿舍家长', '寄宿家庭，由学校或机构安排', '住亲属或寄宿家庭'],
        },
        {
          label: '录取看',
          cells: ['SSAT、语言、面试、活动、推荐信', '语言、成绩、面试，SSAT 视学校', '学区决定是否收 F-1'],
        },
        {
          label: '身份',
          cells: [
            'F-1，可续读至毕业',
            'F-1，可续读至毕业',
            'F-1 至多十二个月，且要付全额学费；以国务院与学区说明为准',
          ],
        },
        {
          label: '花费结构',
          cells: ['学费食宿打包，较高', '学费加寄宿家庭月费，另有机构管理费', '学区收费，住家另算'],
        },
        { label: '要留心', cells: ['周末和短假去哪里', '换寄宿家庭是常事', '读满一年就要换私立'] },
      ],
      footnote: '美国高中各校自定，请向目标学校索取当年收费表，分清学费、食宿、保险、技术与管理费。',
    },
    {
      type: 'rules',
      heading: 'SSAT 与语言',
      intro: '私立高中的标化以 SSAT 居多，语言考试由学校列出可接受的一种。',
      items: [
        { statement: 'exam-ssat-level', note: '八年级起就考高级，卷子更难；报名前先看报考那一刻在几年级。' },
        { statement: 'exam-ssat-upper', note: '目标学校公布的中位分比平均分有参考价值。' },
        { statement: 'exam-ssat-penalty', note: '答题策略跟着变：排除不了两个以上选项的题，可以空着。' },
        { statement: 'exam-toefl-scale', note: '2026 年起分制改了，老学长的分数不能直接对照。' },
      ],
    },
    {
      type: 'timeline',
      heading: '以九年级入学倒排',
      items: [
        {
          when: '六年级到七年级上',
          title: '阅读与睡眠',
          text: '英文书每周一本，写百字读后。早睡，开始学自己订计划。',
        },
        {
          when: '七年级下',
          title: '列名单，考语言',
          text: '十五所长名单，按距离机场、班级人数、支持课程和宿舍规模筛到八所。',
        },
        {
          when: '七升八的暑假',
          title: '看校或线上见面',
          text: '亲自去看三所，或请对方安排在校生聊天；看食堂和周末公告栏，不只看教学楼。',
        },
        {
          when: '八年级上',
          title: '考 SSAT，面试',
          text: '面试里孩子讲自己，家长另有一段。不要替孩子回答。九月到一月是面试密集期。',
        },
        {
          when: '八年级一、二月',
          title: '递交',
          text: '多数寄宿学校在一、二月截止，三月中发榜，四月答复，以每校页面为准。',
        },
        {
          when: '入学前五到八月',
          title: '签证与行前',
          text: '拿 I-20、交 SEVIS 费、面签；备体检表、紧急联系人、银行卡，和孩子说好出事先打给谁。',
        },
      ],
    },
    {
      type: 'schools',
      heading: '库里的寄宿与走读学校',
      intro: '名单收录了名称、城市与寄宿或走读类型，资料时间各异，缺的信息以学校网站为准。',
      country: 'us',
      level: 'high',
      limit: 8,
    },
    {
      type: 'mistakes',
      heading: '升学榜和寄宿家庭怎么看',
      items: [
        {
          mistake: '只看大学升学榜选高中',
          instead: '榜上多是校友家庭、体育生和本地学生。向学校要国际生近三年的去向名单和毕业率。',
        },
        {
          mistake: '把寄宿家庭当成保姆',
          instead: '合同写清餐食、接送、网络和作息，第一周约一次三方通话，不合适的两周内提出来。',
        },
        {
          mistake: '只报五所，全是高申请量的学校',
          instead: '名单要有两所愿意为国际生提供英语支持、规模小一些的学校，孩子更容易被看见。',
        },
      ],
    },
    {
      type: 'related',
      heading: 'SSAT、加拿大与本科',
      items: [
        { label: 'SSAT 备考', href: '/special/yy_ssat', text: '各部分怎样练，多久合适。' },
        { label: '加拿大高中', href: '/special/gz_zh/gz_can', text: '公立学区是另一种选择。' },
        { label: '美国本科规划', href: '/special/bk_zh/bk_us', text: '高中读完，怎样接着走。' },
      ],
    },
  ],
})
