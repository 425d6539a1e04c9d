import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: 'A-Level 备考：选课、考试局与预估成绩',
    description:
      'A-Level 三门还是四门、哪些组合会关上专业的门，剑桥、爱德思、牛津 AQA 的考季有何不同，预估成绩怎样来，哪一季重考赶得上 UCAS 的时间。',
  },
  family: 'exams',
  hue: 'uk',
  picture: 'planning',
  source: '专题:A-Level备考',
  form: { kind: 'language', title: '把选课单拿来看一遍', text: '未满 18 周岁的同学，请由家长填写。' },
  sections: [
    {
      type: 'hero',
      name: 'A-Level 备考',
      title: 'A-Level 备考：怎么选课，怎么报考试局',
      lead: '两年、三四门课、几次大考。分数当然要紧，可是很多被拒的申请，问题出在十五六岁那年的选课单上：想读工程没选物理，想读经济没选数学，或者两门内容重叠，大学只算一门。',
      answer: {
        items: [
          { label: '学制', statement: 'study-alevel-length', says: '读两年' },
          { label: '选几门', statement: 'study-alevel-length', says: '三到四门' },
          { label: 'UCAS 主轮截止', day: '{{ucas.main}}' },
        ],
      },
      points: [
        { label: '选课', text: '从想读的专业往回看，数学的适用面宽' },
        { label: '成绩', text: 'A* 到 E，等级线每季由考试局公布' },
        { label: '申请', text: '用预估成绩拿有条件录取，大考兑现' },
      ],
      actions: [{ label: '看 A-Level 课程', href: '/yylist/alevel' }],
    },
    {
      type: 'glossary',
      heading: 'A-Level 常见用语',
      items: [
        {
          term: 'AS 与 A2',
          text: '第一年与第二年的内容。有的考试局 AS 成绩计入总评，有的另算，选局时要问。',
        },
        { term: 'IAL', text: '爱德思的国际版 A-Level，按单元考，可以分季攒，单元可以重考。' },
        {
          term: '预估成绩',
          text: '老师根据平时和模考写给大学的预计等级。写高了兑现不了，写低了够不着，两头都误事。',
        },
        {
          term: '有条件录取',
          text: '大学写明要到什么等级、哪一门必须几分。差一点时由大学决定收不收；对判分有疑问可经学校申请复核，要赶在大学的期限之前。',
        },
        {
          term: '进阶数学',
          text: 'Further Mathematics，单独一门。数学、物理、工程的竞争性课程常要求或偏爱它。',
        },
        { term: 'EPQ', text: '一篇独立研究，约半门课的分量。部分大学会因它降一档要求，也给个人陈述添材料。' },
        {
          term: '软科目',
          text: '老说法，指大学不太看重的科目。各校口径不同，直接查目标专业的 subject requirements。',
        },
      ],
    },
    {
      type: 'features',
      heading: 'A-Level 按专业选课',
      look: 'rows',
      items: [
        { title: '工程', text: '数学、物理必选，第三门进阶数学或化学。化工另要化学。' },
        {
          title: '医学、牙医',
          text: '化学、生物，加数学或物理。还有入学测试和面试，国际名额少，要留备选专业。',
        },
        { title: '经济、金融', text: '数学必选，竞争性课程看进阶数学；经济这一科反倒常不是必需。' },
        { title: '计算机', text: '数学必选。没有计算机科目不要紧，编程可以用项目证明。' },
        {
          title: '法律、历史、政治',
          text: '至少一门大量写作的科目，例如历史、英语文学。全选理科也能申，个人陈述要说清为什么转。',
        },
        { title: '建筑、设计', text: '艺术或设计一门，配数学或物理，同时攒作品集。' },
      ],
    },
    {
      type: 'compare',
      heading: '三家考试局，差在考季和拆分',
      caption: '国际学校常用的三家考试局（一般情况，以学校注册的为准）',
      columns: ['剑桥国际', '爱德思 IAL', '牛津 AQA'],
      rows: [
        { label: '考季', cells: ['夏季、秋季', '冬季、夏季、秋季', '冬季、夏季'] },
        { label: '怎样拆', cells: ['AS 与 A2 两段，也可一次考完', '按单元，灵活', '分单元，先后有规定'] },
        { label: '题目风格', cells: ['综合，题面长', '结构清楚，题型稳定', '接近英国本土'] },
        { label: '换局的代价', cells: ['大纲不同，AS 难带走', '单元可以留', '考点较少，先问学校'] },
      ],
    },
    {
      type: 'rules',
      heading: '成绩与申请的规矩',
      items: [
        { statement: 'study-alevel-length', label: '读多久、几门' },
        { statement: 'study-alevel-grade', label: '等级' },
        {
          statement: 'study-uk-ucas-2027-submit',
          label: '2027 年入学',
          note: '预估成绩由学校上传，先问清校内截止，通常比 UCAS 早几周。',
        },
        {
          statement: 'study-uk-ucas-five',
          label: '五个志愿',
          note: '按预估成绩排：够得着的两个，稳妥的两个，略高的一个。',
        },
      ],
    },
    {
      type: 'timeline',
      heading: 'A-Level 两年怎么安排',
      items: [
        {
          when: '入学前暑假',
          title: '定课',
          text: '挑五个想读的课程，把科目要求抄成表，剩下的重合部分就是该选的。',
        },
        {
          when: '第一年秋冬',
          title: '跟上英文讲课',
          text: '每科一本术语本。理科生常在题干里丢分，不在公式上。',
        },
        {
          when: '第一年夏季',
          title: 'AS 或校内大考',
          text: '这一次的分数是预估成绩的主要依据，它比第二年的模考更早起作用。',
        },
        {
          when: '第二年九月到一月',
          title: '申请与单元重考',
          text: '重考一两个单元可以，四科全重考会拖垮新课。',
        },
        {
          when: '第二年三月后',
          title: '整卷',
          text: '每科近五季的卷，限时、按评分方案判，把“知道但没写出采分点”单独记一类。',
        },
        { when: '第二年八月', title: '放榜', text: '达到条件即确认；差一点的当天联系大学，备好补录名单。' },
      ],
    },
    {
      type: 'mistakes',
      heading: '常见的三个判断错误',
      items: [
        {
          mistake: '选母语中文凑一门 A*',
          instead: '不少大学不把母语科目算进录取条件。可以选，但要当作第四门。',
        },
        {
          mistake: '请学校把预估写高',
          instead: '拿到够不着的条件，八月落空，只能补录。预估应当是努力一下能到的等级。',
        },
        {
          mistake: '每季都重考',
          instead: '有的竞争性课程要求一次考出，或提高重考者的条件。先查政策再报名。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '校外报考、考试费、预估成绩',
      items: [
        {
          question: '没读国际学校，可以自己报考吗？',
          answer:
            '可以找接受校外考生的考点，各考试局官网有查询。难处在实验考核和预估成绩：没有学校在读，谁给大学写推荐和预估，要先解决。',
        },
        {
          question: '考试费是多少？',
          answer: '考点按科目和单元收费，自行定价。向考点要当季的收费表，看清逾期加收。',
        },
        {
          question: '你们能帮忙改预估成绩吗？',
          answer: '不能，也不应当有人这样做。我们做的是按评分方案批改、找失分，让老师有依据给出应有的预估。',
        },
      ],
    },
    {
      type: 'related',
      heading: '成绩拿去申请哪里',
      items: [
        { label: '英国本科规划', href: '/special/bk_zh/bk_uk', text: '五个志愿怎样搭，个人陈述三问怎样写。' },
        { label: '香港本科', href: '/special/bk_zh/bk_hk', text: '国际课程与高考两条入口。' },
      ],
    },
  ],
})
