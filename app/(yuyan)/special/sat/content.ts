import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: 'SAT 备考：还要不要考，几时考，去哪里考',
    description:
      '申请美国本科的家庭看 SAT：学校恢复或不要标化怎样逐校核对，机考两个模块怎样影响分数，报名费和国际附加费，内地学生出境考试要备什么，高一到高三几时考。',
  },
  family: 'exams',
  hue: 'us',
  picture: 'exam',
  source: '专题:SAT备考',
  form: { kind: 'language', title: '带学校名单来排考期', text: '未满 18 周岁的同学，请由家长填写。' },
  sections: [
    {
      type: 'hero',
      name: 'SAT 备考',
      title: 'SAT 备考：还要不要考，去哪里考',
      lead: '疫情时很多大学不看标化，这几年又有学校陆续改回必交。内地学生考一次要出境、住一晚、请一天假，成本比考试本身高。该不该考，由您孩子的名单决定，由别人的名单决定就会多跑几趟。',
      answer: {
        items: [
          { label: '考试时长', statement: 'exam-sat-time', says: '共 2 小时 14 分' },
          { label: '题数', statement: 'exam-sat-questions', says: '共 98 题' },
        ],
      },
      arrangement: 'letter',
      points: [
        { label: '形式', text: '自带电脑机考，软件叫 Bluebook' },
        { label: '考场', text: '内地没有面向中国籍考生的公开考场，多去香港、澳门或周边国家' },
        { label: '次数', text: '一般考两次，第三次要有新的理由' },
      ],
      actions: [
        { label: '考过一次，想再提', href: '/special/sat_cf' },
        { label: '看 SAT 课程', href: '/yylist/sat' },
      ],
    },
    {
      type: 'prose',
      heading: '怎样读学校的标化政策',
      look: 'columns',
      paragraphs: [
        '打开学校招生网的 Standardized Testing 一页，看三处：适用于哪一届入学的学生；国际学生是否另有规定；交了之后看最高单次还是拼分（superscore）。三处都抄下来，写上日期，八月一日新申请季开放后再核一遍。',
        '写“必交”的，没有分就不要放进名单。写“可选”的，看学校公布的录取学生成绩区间：在中间以上交，明显低于就不交。写“不看”的，交了也没有用，这类学校以部分公立系统为主，逐校确认。',
        '还有一种写法容易漏看：工程、商科、荣誉学院或奖学金单独要求标化。录取不要，奖学金要，这种学校值得单列一栏。',
      ],
    },
    {
      type: 'rules',
      heading: 'SAT 机考的题型、时长与题数',
      items: [
        { statement: 'exam-sat-time', label: '时间' },
        { statement: 'exam-sat-questions', label: '题数' },
        {
          statement: 'exam-sat-adaptive',
          label: '模块自适应',
          note: '第一模块做得稳，第二模块才会给难题，高分要从难模块里来。所以前半程宁慢勿错。',
        },
      ],
    },
    {
      type: 'figures',
      heading: 'SAT 考一次多少钱',
      intro: '两项相加是国际考生的报名费，出境的交通、住宿和签注另算，按家庭所在城市自己列。',
      caption: 'SAT 报名费与国际考区附加费',
      items: [{ fact: 'fx-usd-cny', note: '换成人民币时用，付款当天的汇率会不同。' }],
    },
    {
      type: 'timeline',
      heading: '高一到高三，考期怎样落',
      intro: '国际考期以往分布在八月到十二月、三月、五月、六月，每学年日期由 College Board 公布。',
      items: [
        {
          when: '高一',
          title: '只读书',
          text: '英文非虚构每周两篇，数学用英文再读一遍。这一年不刷题，语言到了，后面省一半时间。',
        },
        {
          when: '高一暑假',
          title: '摸底',
          text: '用 Bluebook 里的官方练习做一套，看阅读错在词还是错在推断。',
        },
        {
          when: '高二上',
          title: '语法与数学收口',
          text: '语法规则有限，一个学期可以学完；同时把托福考出来。',
        },
        { when: '高二下：三月或五月', title: '第一次', text: '避开 AP 和期末的那两周。考完当周写复盘。' },
        {
          when: '高二暑假后：八月到十月',
          title: '第二次',
          text: '赶得上早申。十一月以后的分数，只有常规申请用得到。',
        },
      ],
    },
    {
      type: 'checklist',
      heading: '出境考试带什么',
      groups: [
        {
          title: '证件',
          items: [
            '护照原件，姓名拼写与报名一致',
            '港澳通行证和签注，有效期覆盖前后两天',
            '打印的准考信息，照片清楚',
          ],
        },
        {
          title: '设备',
          items: [
            '电脑装好 Bluebook，按提示在考前几天完成考试设置',
            '充电器和转换插头，考场插座不一定够',
            '学校或公司管控的电脑先确认能装软件',
          ],
        },
        {
          title: '家长',
          items: ['未满 18 周岁住宿要有成人陪同', '考前一晚走一遍去考场的路', '不约同日返程，开考可能延迟'],
        },
      ],
    },
    {
      type: 'mistakes',
      heading: 'SAT 备考常见的浪费',
      items: [
        {
          mistake: '托福还没过线就开始刷 SAT',
          instead: 'SAT 阅读的文学和论证片段比托福难。托福先稳，再开始，单词不用背两遍。',
        },
        {
          mistake: 'SAT、ACT 两样都备',
          instead: '各做一套官方题，挑一种。两种的题感互相干扰，学校对两者一视同仁。',
        },
        {
          mistake: '用旧纸笔版的长阅读练速度',
          instead: '现在是一段短文配一题。旧题只留语法和数学，阅读用官方新题。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '家长会问的',
      items: [
        {
          question: '考到多少分算够？',
          answer:
            '没有通用的数。看名单里学校公布的录取学生成绩区间，落在中间以上就可以停。再涨几十分的时间，多半给课程成绩和文书更合算。',
        },
        {
          question: '不去美国，SAT 有用吗？',
          answer:
            '香港、新加坡、加拿大和欧洲部分大学接受 SAT 作为入学资格的一种，常与 AP 一起看。读普通高中、没有 A-Level 或 IB 的学生，可以先查这些学校的国际资格页。',
        },
        {
          question: '你们能承诺分数吗？',
          answer:
            '不能，也不应有人这样说。能做的是定期考一次完整机考，进步停了就换办法；多久考一次、怎样算停，请分公司写进课程安排。',
        },
      ],
    },
    {
      type: 'related',
      heading: '标化之外的材料',
      items: [
        { label: 'AP', href: '/special/ap', text: '标化之外，课程难度的另一份证据。' },
        { label: '美国本科规划', href: '/special/bk_zh/bk_us', text: '课程、活动与标化怎样摆。' },
      ],
    },
  ],
})
