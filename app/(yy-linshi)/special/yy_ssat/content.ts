import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: 'SSAT 备考：学校要不要、考哪一级、来不来得及',
    description:
      '打算让孩子读美国私立中学的家长看 SSAT：哪些学校还要、哪一级、答错扣分怎样教孩子取舍、不计分的写作谁在读，十一月才动手来不来得及，要不要放到下一季。',
  },
  family: 'exams',
  hue: 'us',
  picture: 'highschool',
  source: '专题:SSAT备考',
  form: { kind: 'language', title: '家长来对一遍学校名单' },
  sections: [
    {
      type: 'hero',
      name: 'SSAT（写给家长）',
      title: 'SSAT 备考：要不要考，考哪一级，几时考',
      lead: 'SSAT 是给英语母语孩子设计的选拔测试，难处大半在词汇。中国孩子短期突击，背得快、忘得也快。所以家长先要弄清两件事：名单上的学校这一季要不要它；离截止还有几个月。',
      answer: {
        items: [
          { label: '高级，8–11 年级', statement: 'exam-ssat-upper', says: '总分 1500–2400' },
          { label: '中级，5–7 年级', statement: 'exam-ssat-middle', says: '总分 1320–2130' },
          { label: '倒扣', statement: 'exam-ssat-penalty', says: '答错扣四分之一分' },
        ],
      },
      arrangement: 'split',
      points: [
        { label: '谁组织', text: '招生管理协会（EMA），官网 ssat.org' },
        { label: '谁在看', text: '美国、加拿大的私立寄宿与走读中学' },
        { label: '谁来谈', text: '请家长来，未满 18 周岁的孩子可以旁听' },
      ],
      actions: [{ label: '看规划课程', href: '/yylist/ssat' }],
    },
    {
      type: 'timeline',
      heading: '十一月下旬才动手：2026–27 这一季来得及吗',
      intro: '多数寄宿中学一月中到二月初截止，三月上旬前后放榜。走读学校早晚不一，逐校看。',
      items: [
        {
          when: '到十二月中',
          title: '只报名单里必交的',
          text: '打开每所学校的招生页，写“可选”的先不管。还没开始准备的孩子，十二月考一次当摸底。',
        },
        {
          when: '一月上旬',
          title: '这一季的末班车',
          text: '再晚，成绩赶不上截止。同时面试、推荐信都在这几周，别让考试挤掉面试准备。',
        },
        {
          when: '二月',
          title: '如果名单太勉强',
          text: '停下来，准备下一季。转成读书计划，一年以后的分数和文章会是另一个样子。',
        },
        { when: '三月以后', title: '为 2028 年秋季入学开始', text: '暑假访校，秋天考两次，十二月前提交。' },
      ],
    },
    {
      type: 'compare',
      heading: '美高申请：SSAT、ISEE 还是小托福',
      caption: '美国私立中学常见的几种测试与它们的分工',
      columns: ['测什么', '学校拿它做什么'],
      rows: [
        { label: 'SSAT', cells: ['词汇、阅读、数学', '与全体申请人比，看百分位'] },
        { label: 'ISEE', cells: ['相近，另有版本分级', '部分走读学校接受，二选一'] },
        { label: '托福、小托福、多邻国', cells: ['英语水平', '判断要不要语言支持'] },
        { label: '第三方面谈视频', cells: ['即兴口头与写作', '核对材料是否本人写的'] },
        { label: '性格与能力快照', cells: ['行为选择题', '看住宿与合作，没有分数高低'] },
      ],
      footnote: '同一所学校，本地学生和国际学生的要求可能不同，看 International Applicants 那一页。',
    },
    {
      type: 'rules',
      heading: 'SSAT 分数规则',
      items: [
        {
          statement: 'exam-ssat-level',
          label: '按现读年级选级别',
          note: '填的是考试时所在的年级，跳级、留级的孩子先写信问 EMA。以下规则出自官网，报名时看当季公布。',
        },
        { statement: 'exam-ssat-upper', label: '高级的分数段' },
        {
          statement: 'exam-ssat-middle',
          label: '中级的分数段',
          note: '两级不能直接比，学校看的是同年级历年考生里的位置。',
        },
        {
          statement: 'exam-ssat-penalty',
          label: '答错扣分',
          note: '五个选项里一个也排除不掉，空着；能排除一个，就值得猜。这条要在家里练成习惯。',
        },
      ],
    },
    {
      type: 'checklist',
      heading: '家长这一周可以做的',
      groups: [
        {
          title: '问清楚',
          items: [
            '十所学校各要什么测试，写下原文',
            '国际学生是否必须面谈，能否线上',
            '本地能报的考点和形式，以 ssat.org 账户里显示的为准',
          ],
        },
        {
          title: '在家里',
          items: [
            '孩子读一页英文小说，讲出人物想要什么',
            '一道英文应用题，看是不会算还是读不懂',
            '数一数最近三个月读完几本英文书',
          ],
        },
        {
          title: '钱和时间',
          items: [
            '向学校要学费、食宿、监护、保险的分列账单',
            '考试费与改期费看官网报名页',
            '孩子每周能拿出的整块时间',
          ],
        },
      ],
    },
    {
      type: 'mistakes',
      heading: '家长常见的误会',
      items: [
        {
          mistake: '总分过两千就能进好学校',
          instead: '学校读的是整个孩子。百分位过了它习惯的范围，再高的边际作用不大，面试里说不出话更要紧。',
        },
        {
          mistake: '给小学生、初中生报学科冲刺班',
          instead:
            '面向义务教育阶段的学科培训不合规定，我们不做。可行的是家长主导的阅读计划、题型说明和报名安排。',
        },
        {
          mistake: '替孩子改写文书，再去考写作',
          instead: '现场写作是原样寄出的。从现在起，文书就只提问、不代笔，两份文字才会像一个人写的。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '可选交不交、考几次、初级寄宿',
      items: [
        {
          question: '学校说可选，到底交不交？',
          answer: '分数能支持成绩单就交。英语成绩好而 SSAT 词汇低，交了反添疑问；数学特别好的孩子，可以交。',
        },
        {
          question: '一年能考几次？',
          answer: '不同形式各有次数限制，报名账户里会显示。两次足够，第三次的变化多半来自熟悉题型。',
        },
        {
          question: '孩子英语一般，要不要先去读初级寄宿？',
          answer: '先看孩子能否自己安排一天的作息。离家的难处多在生活，不在英语。可以从一个暑期项目试起。',
        },
      ],
    },
    {
      type: 'related',
      heading: '学校名单从哪里开始',
      items: [
        { label: '美国高中规划', href: '/special/gz_zh/gz_us', text: '寄宿、走读与监护怎样选。' },
        { label: '小托福', href: '/special/tuofu_junior', text: '想先看孩子英语位置时用。' },
        { label: '高中院校库', href: '/hischool', text: '按州和类型查学校。' },
      ],
    },
  ],
})
