import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '新加坡名校规划咨询：在狮城读书的孩子往上走',
    description:
      '写给已在新加坡的中国学生和陪读家庭：中四之后初院、理工、国际课程怎么选，各自怎样通到国大南大或英美高排名大学，会考改制怎样查，学费补助与准证的要点与日历。',
  },
  family: 'elite',
  hue: 'sg',
  picture: 'sg',
  source: '专题:新加坡在读咨询',
  form: { kind: 'general', title: '说明年级和准证到期日' },
  sections: [
    {
      type: 'hero',
      name: '新加坡在读学生的名校规划',
      arrangement: 'split',
      title: '新加坡在读学生申请海外名校：中四之后怎么走',
      lead: '在新加坡读书的孩子分岔早：中四会考之后，两年初院、三年理工、两年国际课程，三条路通往的大学不一样，花的时间也不一样。已经在这里的家庭，要看的是孩子站在哪一层、离下一道门还有几个月。',
      points: [
        { label: '初院', text: '考 A 水准，通本地自治大学与英美' },
        { label: '理工', text: '文凭靠平时分，通本地、英澳二年级' },
        { label: '国际课程', text: 'IB 等，学费高，各国都认' },
      ],
      actions: [
        { label: '新加坡分公司', href: '/company/xjp' },
        { label: '从国内出发的看这里', href: '/special/dl_sg' },
      ],
    },
    {
      type: 'compare',
      heading: '三条路，各通向哪里',
      caption: '新加坡中四之后三种升学路径（一般情况，名额与标准看当年公布）',
      columns: ['初级学院', '理工学院', '国际课程'],
      rows: [
        { label: '时间', cells: ['两年', '三年', '两年'] },
        { label: '成绩', cells: ['A 水准大考一次定', '每学期平均分累积', '平时加大考'] },
        { label: '通本地大学', cells: ['主渠道', '平均分高者可免部分学分', '按国际资历申请'] },
        {
          label: '通海外高排名',
          cells: ['英国、澳大利亚熟悉它', '英澳可进二年级，美国看整体', '英美加都通'],
        },
        { label: '适合', cells: ['考试型、想读本地名校', '动手强、专业早定', '英语好、目标海外'] },
        {
          label: '容易误判',
          cells: ['以为不会考也能进', '以为比初院低一等', '以为换课程就能换大学'],
        },
      ],
    },
    {
      type: 'glossary',
      heading: '电话里常解释的词',
      items: [
        {
          term: '中等教育证书（SEC）',
          text: '中四会考的新名称，取代原来的 O、N 水准。孩子那一届考哪一种，看教育部说明。',
        },
        {
          term: 'AEIS',
          text: '国际学生入读政府中小学的统一测验，秋季举行，次年初有补充场；按空额分配，学校不能自选。',
        },
        {
          term: '学费补助（TG）',
          text: '签协议减学费，毕业后在新加坡工作约定年限，违约按协议赔付；条款看教育部页面。',
        },
        {
          term: '学生准证',
          text: '换校通常要取消旧准证、申请新的，步骤看移民与关卡局页面；逾期一天也要主动说明。',
        },
        { term: '励仁高中', text: '三年读 A 水准的政府学校，节奏比初院松一年。' },
      ],
    },
    {
      type: 'figures',
      heading: '留在本地升学的公布数',
      intro: '国大领与不领补助并排看；准证费用每次都要交。',
      caption: '在新加坡升大学与办准证的公布数',
      items: [
        { fact: 'sg-nus-tg', note: '领补助，签服务约。' },
        { fact: 'sg-nus-notg', note: '不领。' },
        { fact: 'sg-ntu-tg', note: '领补助，签服务约。' },
        { fact: 'sg-stp-process-2024', note: '换校重新申请也要交。' },
        { fact: 'sg-stp-issue-ica' },
        { fact: 'sg-ltvp-process', note: '毕业后求职用的长期探访准证。' },
      ],
    },
    {
      type: 'requirements',
      heading: '该留在本地，还是往外走',
      fitsTitle: '留下较合适',
      fits: [
        '成绩在同届前段，数理强，愿意毕业后在这里工作',
        '理工平均分高、专业对口，想省一年到一年半',
        '家里已有稳定居住安排',
      ],
      misfitsTitle: '往外看一看',
      misfits: [
        '华文反而成了加分、数理吃力：看英国和香港的人文社科',
        '不想被服务年限绑住：按全额学费做预算，或申请英澳',
        '没考进理想学校，在私校里空等：转国际课程、马来西亚或回国读双语，各定一个决定日',
      ],
    },
    {
      type: 'timeline',
      heading: '一月开学的年历',
      items: [
        {
          when: '一月',
          title: '会考放榜与分流',
          text: '志愿只开放几天，家长手机别静音。先在家里把三条路排好序。',
        },
        {
          when: '二月到四月',
          title: 'A 水准放榜',
          text: '本地大学网申与英国条件录取同时处理，想签补助的请担保人有空。',
        },
        {
          when: '五月到六月',
          title: '年中考与假期',
          text: '中三、初院一年级学生看成绩走势，把语言与标化排进假期。',
        },
        {
          when: '七月到九月',
          title: '英美申请起步',
          text: '初院二年级学生定名单、写短文；大学新生体检办准证。英国牛剑类十月截止。',
        },
        {
          when: '十月到十二月',
          title: '会考季与续准证',
          text: '考完先续准证、查护照，再安排回国。明年换校的，十一月问新校学位。',
        },
      ],
    },
    {
      type: 'branch',
      heading: '新加坡分公司',
      intro: '准证快到期的，请在电话里先说明日期。',
      code: 'xjp',
    },
    {
      type: 'faq',
      heading: '理工、美国与补助',
      items: [
        {
          question: '理工学院读完，去英国还是等本地大学？',
          answer:
            '先看平均分。本地大学按专业公布的往年参考分看得出大概，够得着就等，同时拿一个英国条件录取做保险；差得远就早去，学费生活费按两年本科算。',
        },
        {
          question: '孩子想考美国高排名大学，A 水准够吗？',
          answer:
            '够作为学业证明，还要标化、活动和文书。初院课业重，活动在初院一年级就要开始，留两件做深即可。',
        },
        {
          question: '补助签了，想去英国读硕士，怎么办？',
          answer: '先读协议里推迟履约的条款，去之前向主管部门申请，拿到书面答复再出发。',
        },
      ],
    },
    {
      type: 'related',
      heading: '补助、英国与马来西亚',
      items: [
        { label: '新加坡名校规划', href: '/special/dl_sg', text: '补助签与不签的四年账。' },
        { label: '英国本科', href: '/special/bk_zh/bk_uk', text: '带 A 水准申请英国。' },
        { label: '昆明咨询', href: '/special/dl_zx/km', text: '马来西亚三类学位的差别写在那里。' },
      ],
    },
  ],
})
