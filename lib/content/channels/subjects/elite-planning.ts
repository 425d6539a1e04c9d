import { defineSubjectChannel } from '@/lib/channels/schema'

export const elitePlanning = defineSubjectChannel({
  path: '/chanel/dl',
  name: '精英规划',
  service: '名校申请规划咨询',
  scene: 'elite',
  seo: {
    title: '精英规划：为竞争激烈的学校提前两年准备',
    description:
      '精英规划写给想申请竞争激烈学校的学生：先判断值不值得做，再练课程难度、学术写作、研究和面试四样，讲清各国名校怎样读材料，哪些事花钱也没有用，不承诺录取。',
  },
  hue: 'ink',
  source: '频道·精英规划',
  hero: {
    title: ['精英规划：', '难申请的学校', '提前两年备什么'],
    lead: '竞争激烈的学校拒绝的多数人，成绩都够。分开他们的是课程难度、写出来的东西、做过的研究和面对追问时的样子。这四样都要时间，不能在申请季补。',
    points: [
      { label: '先判断', text: '用一份测评和一次谈话，判断要不要走这条路，不合适会直说' },
      { label: '再训练', text: '课程、写作、研究、面试各有训练和可见的产出' },
      { label: '留退路', text: '名单里必须有愿意去的匹配校，计划不押在一所学校上' },
    ],
    action: { label: '看各国名校专题', href: '/special/dl_us' },
  },
  form: { title: '先做一次判断' },
  sections: [
    {
      type: 'requirements',
      heading: '先问值不值得做',
      intro: '把精力投在名校上，代价是别的事情做得少。先看两边。',
      fitsTitle: '可以往这里走',
      fits: [
        '学有余力：在现有课程里已靠前，仍有时间深入',
        '有一门学科，没人布置也会自己去读、去做',
        '能接受被拒绝，并把准备的过程看作收获',
        '还有两年左右，家里节奏稳定',
      ],
      misfitsTitle: '建议换一种目标',
      misfits: [
        '只是家里希望，孩子说不出想学什么',
        '现有课程已经吃力，再加一层会两头落空',
        '距离递交不足半年，才开始找研究和竞赛',
        '把录取当作付费以后的交付：没有人能做到',
      ],
    },
    {
      type: 'compare',
      heading: '各国难申请的学校，读材料的方式不一样',
      intro: '同一个学生，放到不同国家，强弱会换位。先看哪一种读法对您有利。',
      caption: '几类学校的读法，按一般情况归纳，以各校招生页为准',
      corner: '哪里',
      columns: ['先看什么', '怎样区分够线的人', '准备的重点'],
      rows: [
        {
          label: '美国私立大学与文理学院',
          cells: ['课程难度与校内排名', '文书、推荐信、活动的一致', '长期的一件事，写得出细节'],
        },
        { label: '牛津、剑桥', cells: ['大考预估与相关科目', '笔试与学科面试', '在陌生题目上边想边说'] },
        { label: '英国其他名校', cells: ['大考成绩与均分', '个人陈述与个别笔试', '课程外的学科阅读'] },
        { label: '加拿大热门项目', cells: ['高三单科与均分', '经历表与视频问答', '把经历写短写实'] },
        {
          label: '香港与新加坡',
          cells: ['高考位次或国际课程成绩', '面试，常为小组讨论', '倾听、回应、英文表达'],
        },
      ],
    },
    {
      type: 'plan',
      heading: '两年怎么用',
      intro: '前一年把东西做出来，后一年把它讲清楚。',
      plan: {
        title: '精英规划样式：高一下到递交',
        note: '样式按秋季递交画；牛津、剑桥一类学校的笔试与截止更早，表上要前移。',
        terms: [
          { name: '高一', parts: ['下'] },
          { name: '暑假', parts: ['夏'] },
          { name: '高二', parts: ['上', '下'] },
          { name: '暑假二', parts: ['夏'] },
          { name: '高三', parts: ['秋', '冬'] },
        ],
        focus: { column: 5, label: '递交' },
        tracks: [
          {
            name: '课程',
            bars: [{ start: 0, span: 7, text: ['学校里有难度的课，', '一门一门拿下'], by: 'student' }],
          },
          { name: '阅读', bars: [{ start: 0, span: 4, text: ['一门学科的', '书单与笔记'], by: 'student' }] },
          {
            name: '写作',
            bars: [
              { start: 1, span: 3, text: ['学术短文'], by: 'together' },
              { start: 4, span: 2, text: ['文书'], by: 'together' },
            ],
          },
          { name: '研究', bars: [{ start: 1, span: 4, text: ['一个小问题', '做到有结论'], by: 'together' }] },
          { name: '考试', bars: [{ start: 2, span: 3, text: ['语言、标化、', '学科笔试'], by: 'student' }] },
          {
            name: '面试',
            bars: [
              { start: 4, span: 2, text: ['每周一次', '追问练习'], by: 'together' },
              { start: 6, span: 1, text: ['等结果'], by: 'school' },
            ],
          },
        ],
      },
    },
    {
      type: 'features',
      heading: '四样东西，练到什么程度',
      look: 'notes',
      items: [
        {
          title: '课程难度',
          text: '学校开得出的高阶课能选就选，开不出的用正规外部课程补。目标不是门数，是在相关学科里没有空白。',
        },
        {
          title: '学术写作',
          text: '每月一篇短文：提出问题、引两种不同看法、给出自己的判断和证据。写满十篇，文书就不会空。',
        },
        {
          title: '研究',
          text: '题目小到能做完。会查文献、会设计比较、会写局限，比挂名的论文有用；挂名一旦被问住，整份材料都会被怀疑。',
        },
        {
          title: '面试',
          text: '练的是听题、拆题、承认不知道再往下推。面试官看的是教起来怎么样，不是背得怎么样。',
        },
      ],
    },
    {
      type: 'features',
      heading: '花钱也没有用的几件事',
      look: 'notes',
      items: [
        {
          title: '买论文、买专利、买奖',
          text: '查重、署名核对、主办方名单都查得到，查实会撤销录取，已入读的也会。',
        },
        { title: '名人推荐信', text: '不认识您的人写不出具体的事，一封任课老师的信胜过它。' },
        { title: '堆夏校', text: '付费就能去的项目，名字再响也不代表录取；只在它真的教了您东西时去。' },
        { title: '押题式面试班', text: '题目年年换，背出来的答案一追问就断。' },
      ],
    },
    {
      type: 'schools',
      heading: '先把这些学校读一遍',
      intro: '名次只是线索。点进去看城市、官网和软科的另一种排法，再去官网读招生页。',
      limit: 10,
    },
    {
      type: 'faq',
      heading: '签约之前常问的事',
      items: [
        {
          question: '你们能承诺录取吗？',
          answer:
            '不能，也没有人能。我们能写进合同的是过程：每学期的训练内容、交付的材料、谁来看、多久反馈，以及做不到时怎样退费。',
        },
        {
          question: '现在年级还小，要不要先报上？',
          answer:
            '不急。初中阶段把阅读、数学和一门运动做好就够了。到了课程选择的年级，再来谈一次，谈完决定要不要做。',
        },
        {
          question: '没有竞赛奖项怎么办？',
          answer:
            '竞赛只是证明学科能力的一种方式。读书笔记、长期的观察、修好的一台机器、写完的一个程序，都可以。关键是能讲清问题和过程。',
        },
        {
          question: '过程中发现不适合，可以停吗？',
          answer:
            '可以。每学期复盘都会问一次要不要继续，也会说明已完成的部分和可退的部分。改成普通申请规划也很常见。',
        },
      ],
    },
    {
      type: 'people',
      heading: '谁来带',
      intro: '顾问管进度，前招生工作人员读材料，导师带学科。三种人分开，谁也不替学生写。',
      countries: ['us', 'uk', 'hk', 'sg'],
      subjects: ['本科申请', '面试准备', '理工', '人文社科', '商科与经济'],
    },
    {
      type: 'cases',
      heading: '看看被拒绝的部分',
      intro: '下面的案例里，未录取和候补也列着。',
      country: 'us',
      level: 'undergraduate',
    },
    {
      type: 'related',
      heading: '按国家往下看',
      items: [
        { label: '美国名校规划', href: '/special/dl_us', text: '私立大学、文理学院、公立旗舰的读法' },
        { label: '英国名校规划', href: '/special/dl_uk', text: '笔试、面试与个人陈述三问' },
        { label: '加拿大名校规划', href: '/special/dl_can', text: '经历表、视频与合作教育' },
        { label: '新加坡名校规划', href: '/special/dl_sg', text: '高考与国际课程两条线' },
        { label: '香港名校规划', href: '/special/dl_hk', text: '自主招生、统招与面试' },
        { label: '日本名校规划', href: '/special/dl_japan', text: '学部考试与大学院导师' },
      ],
    },
  ],
})
