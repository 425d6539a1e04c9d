import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '法国艺术留学：公立美院的会考与法语这道关',
    description:
      '法国公立美院名额少，要法语、要会考；私立学院门槛宽，文凭要查。本页讲 DNA 与 DNSEP、CampusArt 与面签程序、签证资金和一年半的准备。',
  },
  family: 'art',
  hue: 'art',
  picture: 'documents',
  source: '专题:法国艺术留学',
  form: { kind: 'general', title: '看看法语和作品差多少' },
  sections: [
    {
      type: 'hero',
      name: '法国艺术留学',
      title: '法国艺术留学：公立美院怎么考，法语要到哪一级',
      lead: '法国公立美院的评审不太看技巧，他们把作品摊在桌上，问您为什么这样做、看过什么书、和谁有关系。问答常有二十分钟上下，多用法语。所以这一页把语言放在作品前面讲。',
      arrangement: 'letter',
      points: [
        { label: '公立', text: '文化部下属美院四十多所，入学会考' },
        { label: '私立', text: '时装、动画、设计为主，自定价' },
        { label: '程序', text: '中国申请人要走“在法国留学”平台与面谈' },
      ],
      actions: [{ label: '看国际艺术频道', href: '/yishu' }],
    },
    {
      type: 'compare',
      heading: '先看清发的是什么文凭',
      caption: '法国艺术类常见文凭与学制',
      columns: ['谁颁发', '几年', '相当于', '怎样进'],
      rows: [
        { label: 'DNA', cells: ['公立美院，国家文凭', '三年', '学士级', '一年级入学会考'] },
        { label: 'DNSEP', cells: ['公立美院，国家文凭', 'DNA 后再两年', '硕士级', '插班委员会审作品与面谈'] },
        { label: 'DNMADe', cells: ['高中或高等学校，国家文凭', '三年', '学士级', '材料与动机，方向很细'] },
        {
          label: '大学 Licence、Master',
          cells: ['公立大学', '三年、两年', '学位', '造型艺术、电影、策展，重理论写作'],
        },
        {
          label: '私立学校文凭',
          cells: ['学校', '三到五年', '看是否在国家职业资格目录（RNCP）', '材料、作品、面谈'],
        },
      ],
      footnote:
        '巴黎几所国立高等院校另发本校文凭，与上表不完全相同。RNCP 登记的是职业资格，和“学士、硕士学位”是两回事，回国认证要按个案问教育部留学服务中心。',
    },
    {
      type: 'steps',
      heading: '一年半的准备，分成五段',
      items: [
        {
          title: '法语到 B1',
          text: '全日制五六百小时上下的量，边学边看艺术家访谈，记二十个能用来讲作品的动词。',
          duration: '8–10 个月',
        },
        {
          title: '做个人项目',
          text: '不求多，三四个有延续的项目，配一本贴满资料的工作本；作品说明直接用法语写短句。',
          duration: '并行 6–8 个月',
        },
        {
          title: '选学校、看考纲',
          text: '十所里挑六所，记下会考日期、面谈形式、是否接受线上；插班看要几学分。',
          duration: '秋季',
        },
        {
          title: '提交平台与 CampusArt',
          text: 'CampusArt 用一份材料投多校，收哪个阶段的人、几时截止，每期由法国高等教育署公布，往年秋季开、冬末截。同时在“在法国留学”平台建档、付费、约面谈。',
          duration: '冬季',
        },
        {
          title: '会考、面谈、签证',
          text: '春季集中考，常要去现场。录取后办长期学生签证，抵达三个月内网上激活。',
          duration: '次年 3–8 月',
        },
      ],
    },
    {
      type: 'features',
      heading: '评审会追问的四个方向',
      intro: '会考题目年年换，问法大同小异。每一问都用法语练到能讲两分钟。',
      look: 'numbered',
      items: [
        { title: '您从哪里来的这个想法', text: '讲一次具体的经历，别从“当代社会”开始。' },
        {
          title: '您认识哪些同样做这件事的人',
          text: '在世的艺术家、一场展览、一本书，各说一个，讲您同意和不同意之处。',
        },
        { title: '为什么是这种材料', text: '试过什么、放弃什么。只做过一种，就诚实地说还没试。' },
        { title: '来我们学校做什么', text: '看过哪个工作室、哪位老师的课。答“法国是艺术之都”会被接着问倒。' },
      ],
    },
    {
      type: 'figures',
      heading: '法国留学学费、签证费与资金',
      caption: '法国留学的官方收费与资金要求',
      items: [
        { fact: 'fr-pof', note: '签证层面的下限，巴黎租房远不够，家里按实际房租另算。' },
        { fact: 'fr-visafee-cf', note: '经“在法国留学”程序的，一般按这一价。' },
        { fact: 'fr-visafee', note: '普通价，作对照。' },
        { fact: 'fr-vlsts-stamp', note: '抵达后三个月内在网上激活时付，漏办会影响离境再入境。' },
        {
          fact: 'fr-master-2627',
          note: '这是公立大学的注册费。文化部下属的美院自行定价，通常低于私立，看学校的 frais d’inscription 页面。',
        },
        { fact: 'fx-eur-cny' },
      ],
      footnote: '私立艺术学校各校自定，请要当年收费表，并问清注册定金能不能退。',
    },
    {
      type: 'checklist',
      heading: '面谈桌上该有的东西',
      groups: [
        {
          title: '作品',
          items: [
            '打印的作品集，A3 或 A4 一本，页码清楚',
            '两三件原作或材料小样，拿得动',
            '影像与声音放在本地硬盘，不靠网络',
          ],
        },
        {
          title: '文字',
          items: ['法语动机信一页，去掉套话', '工作本原件，乱一点没关系', '参考书目五本以内，都真看过'],
        },
        {
          title: '证明',
          items: [
            '语言成绩（TCF、DELF 等，以学校要求为准）',
            '学历公证翻译',
            '“在法国留学”平台的编号与付款凭证',
          ],
        },
      ],
    },
    {
      type: 'mistakes',
      heading: '几种常见的弯路',
      items: [
        {
          mistake: '先去读一年语言，作品到法国再说',
          instead: '会考多在春天，语言课九月开始，半年里两头赶。作品在国内先有雏形。',
        },
        {
          mistake: '只报巴黎',
          instead: '里昂、南特、马赛、第戎、塞尔吉各有工作室和方向，录取机会与生活成本都不同。',
        },
        {
          mistake: '私立学校说“免法语”就签',
          instead: '英语授课可以，但实习、租房、办居留都要法语。把学法语的时间写进第一年。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '语言等级、插班、音乐',
      items: [
        {
          question: '法语要 B1 还是 B2？',
          answer:
            '各校写法不同，一年级常见 B1 到 B2，插班和硕士多要 B2。达到字面要求只是能报名，评审时能不能听懂追问是另一回事。',
        },
        {
          question: '本科读设计，能直接插四年级吗？',
          answer: '看学分和作品。委员会可能让您降一级读，这不一定坏：多一年学法语、找导师。',
        },
        {
          question: '音乐呢？',
          answer:
            '巴黎、里昂两所国立高等音乐舞蹈学院另有会考和年龄规定；各地的大区音乐学院（CRR）可作过渡，先查文凭类型。',
        },
      ],
    },
    {
      type: 'related',
      heading: '另一门语言，或直接看学校',
      items: [
        { label: '意大利艺术留学', href: '/special/ys_zh/ys_it', text: '同样要学一门新语言，程序不同。' },
        { label: '法国院校', href: '/yxk?country=fr', text: '公立美院、大学与私立学校的资料。' },
      ],
    },
  ],
})
