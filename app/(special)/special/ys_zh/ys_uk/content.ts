import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '英国艺术留学：预科一年，还是直接读三年',
    description:
      '英国艺术本科三年、硕士一年，入口却有四个：艺术预科、直升本科、硕士预备和授课硕士。本页讲 UCAS 与音乐学院通道、研究型作品集怎样做，伦敦与外地的资金差。',
  },
  family: 'art',
  hue: 'art',
  picture: 'uk',
  source: '专题:英国艺术留学',
  form: { kind: 'general', title: '问一问从哪个入口进' },
  sections: [
    {
      type: 'hero',
      name: '英国艺术留学',
      title: '英国艺术留学：读一年预科，还是直接读三年',
      lead: '英国的艺术教育把研究过程看得和成品一样重。一本写满、贴满、改乱了的本子，常比一张完成度高的画更能说服人。国内训练扎实、过程留得少的同学，要补的正是这一块。',
      arrangement: 'ledger',
      points: [
        { label: '学制', text: '英格兰本科三年，苏格兰多为四年，授课硕士一年左右' },
        { label: '申请', text: '本科走 UCAS，音乐学院另有通道，硕士向学校直接申' },
        { label: '面谈', text: '许多课程线上面谈或要一段两分钟视频' },
        { label: '毕业后', text: 'Graduate 签证 2027 年起缩短，见下表' },
      ],
      actions: [{ label: '看国际艺术频道', href: '/yishu' }],
    },
    {
      type: 'compare',
      heading: '英国艺术留学的四个入口',
      caption: '按现在的学历选从哪里进',
      columns: ['适合谁', '时间', '好处', '代价'],
      rows: [
        {
          label: '艺术预科（Foundation）',
          cells: [
            '高中毕业，方向未定或过程薄弱',
            '一年',
            '换三四个工作室，再定专业',
            '多一年费用，升本科仍要审作品',
          ],
        },
        {
          label: '直接读本科',
          cells: ['国际课程在读、作品成形', '三年', '省一年', '进去就分专业，后悔难换'],
        },
        {
          label: '硕士预备（Graduate Diploma）',
          cells: ['本科非艺术，想转行', '约一年', '补出一套作品', '不是学位，签证与认证另看'],
        },
        {
          label: '授课硕士',
          cells: ['本科艺术，或有行业作品', '一年上下', '短，课题自己定', '入学两个月就要开题，没有适应期'],
        },
      ],
    },
    {
      type: 'rules',
      heading: '本科走 UCAS，先知道这四条',
      intro: '作品集不交给 UCAS，由学校收到申请后发链接来要，期限短的只有一两周，要先备好。',
      items: [
        {
          statement: 'study-uk-ucas-2027-submit',
          label: '2027 年入学',
          note: '多数艺术课程的同等考虑截止是 {{ucas.main}}；过了还能递，但学校不必同等考虑。',
        },
        {
          statement: 'study-uk-ucas-five',
          label: '五个志愿',
          note: '同一所艺术大学可以填两个课程，作品集要能分开说话。',
        },
        { statement: 'study-uk-ucas-ps', label: '个人陈述三问' },
        {
          statement: 'study-uk-ucas-ps-min',
          label: '每问的下限',
          note: '第二问写您怎样做研究，第三问写看过的展、打过的工，少写“从小热爱”。',
        },
      ],
    },
    {
      type: 'features',
      heading: '研究型作品集的五个部分',
      intro: '一套二十页上下，三个课题。每个课题都能看到下面五样，页数可以不匀。',
      look: 'numbered',
      items: [
        {
          title: '起点',
          text: '一个具体的观察：楼下裁缝铺的尺子、奶奶的方言、一段录音。起点越小，后面越能走远。',
        },
        { title: '一手研究', text: '自己去拍、去画、去问。网上的图可以有，要写来源，占比别过半。' },
        { title: '参照', text: '两三位艺术家，写您从他那里拿了什么办法，而不是“喜欢他的风格”。' },
        { title: '试验', text: '失败的也放。同一个形换五种材料，标出为什么弃掉四种。' },
        { title: '结果与反思', text: '成品照片干净，旁边三行字：达到了什么、没达到什么、下一步。' },
      ],
    },
    {
      type: 'bars',
      heading: '伦敦和伦敦以外，签证要的钱差多少',
      intro: '签证资金按学校所在地算，最多九个月。艺术院校集中在伦敦，选外地的好学校，这一项就不同。',
      caption: '英国学生签证每月生活费证明，2025 年 11 月 11 日起的申请',
      items: [
        { fact: 'uk-pof-london-2026', label: '伦敦' },
        { fact: 'uk-pof-outside-2026', label: '伦敦以外' },
      ],
    },
    {
      type: 'figures',
      heading: '英国艺术留学签证与毕业签证',
      caption: '官方收费与期限，都可能调整，付款前看 GOV.UK',
      items: [
        { fact: 'uk-visafee-2026' },
        { fact: 'uk-ihs-student-2026', note: '按签证年数一次付清，三年本科要先备好。' },
        {
          fact: 'uk-graduate-route-2027',
          note: '2027 年 1 月 1 日起递交的本科、硕士毕业生适用；2026 年以后出发的人按这一行来想。',
        },
      ],
      footnote: '艺术课程的国际生学费，各校按课程公布。除学费外，向系里问材料费、工坊耗材、毕业展和打印。',
    },
    {
      type: 'requirements',
      heading: '英国这条路合不合适',
      fits: [
        '能自己管时间，一周只有两三天有课也不慌',
        '愿意写：每个课题都有反思文字，硕士有论文',
        '想早毕业、早工作，或用一年换方向',
      ],
      misfits: [
        '盼着老师一笔一笔教技法：看美国 BFA、日本美大或法国美院的工作室',
        '想毕业后长期留下：可停留的期限变短，要有雇主担保',
        '雅思写作还在 5.0：先把英语补上，语言班之后马上要写论文',
      ],
    },
    {
      type: 'faq',
      heading: '音乐通道、多个学院、一年制认证',
      items: [
        {
          question: '学音乐、舞蹈、戏剧也走 UCAS 吗？',
          answer:
            '皇家音乐学院这类音乐学院多用 UCAS Conservatoires，比普通通道早三个月，面试或录像试奏也早：皇家音乐学院多数课程 2027 年入学的截止日是 {{uk-royal-college-of-music.conservatoire}}，别的音乐学院看各自的页面。准备 2028 年入学的，2027 年暑假就要录好曲目。',
        },
        {
          question: '伦敦艺术大学的几个学院可以同时申吗？',
          answer:
            '本科在五个志愿里可以填它的不同课程；硕士向大学直接申请，可申的数目以它的申请页为准。同一套作品换名字投，评审看得出来。',
        },
        {
          question: '一年制硕士回国认不认？',
          answer:
            '正规大学的授课硕士可向教育部留学服务中心申请认证，按其当时要求看在外时间和出勤。远程课程、跨境合作课程先问清再报。',
        },
      ],
    },
    {
      type: 'related',
      heading: '语言、学校与签证',
      items: [
        { label: '雅思', href: '/special/yasi', text: '读语言班的人要报哪一种。' },
        { label: '英国院校', href: '/yxk?country=uk', text: '艺术大学与综合大学的设计学院。' },
        { label: '英国签证', href: '/special/qz_uk', text: '资金存期与材料。' },
      ],
    },
  ],
})
