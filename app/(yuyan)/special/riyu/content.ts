import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '日语培训：从五十音到能听课，按用途排课',
    description:
      '零基础学日语的成年人看：留学、升学、工作、兴趣各要到哪一级，每一级大约多少小时、卡在哪里，在职和在校怎样排周表，JLPT 费用与过线规则，什么人不必上课。',
  },
  family: 'exams',
  hue: 'jp',
  picture: 'language',
  source: '专题:日语培训',
  form: { kind: 'language', title: '测一测，或从零排课' },
  sections: [
    {
      type: 'hero',
      name: '日语培训',
      title: '日语培训：从五十音到能听课，怎么排课',
      lead: '中国人读日文有天然的便宜，所以常见的情形是：N2 过了，到便利店打工听不懂店长说话。排课时要把这个便宜扣掉，把时间多给听和说。',
      answer: {
        items: [
          { label: 'N1、N2 报名费', fact: 'cn-jlpt-n1n2' },
          { label: 'N3 到 N5 报名费', fact: 'cn-jlpt-n3n5' },
          { label: 'N2 总分及格线', statement: 'exam-jlpt-pass', says: 'N2 90 分' },
        ],
      },
      arrangement: 'banner',
      points: [
        { label: '面向', text: '年满 18 周岁的学生和在职者，高中生由家长来谈' },
        { label: '分段', text: '入门、N4–N3、N2、N1 与留考，每段有过关检查' },
        { label: '上课', text: '线上或面授，每周都有人听您开口' },
      ],
      actions: [
        { label: '看日语课程', href: '/yylist' },
        { label: '要考留考的看这里', href: '/special/jp_eju' },
      ],
    },
    {
      type: 'compare',
      heading: '先对号：您学日语做什么',
      caption: '四种用途要到的水平与重点',
      columns: ['先到哪一级', '重点放在', '可以放后'],
      rows: [
        { label: '去日本读语言学校', cells: ['出发前 N5–N4', '发音、会话、填表和租房用语', '长文阅读'] },
        {
          label: '考大学、大学院',
          cells: ['N2 起，好学校要 N1 或高留考分', '听课、记笔记、专业词、小论文', '敬语细节'],
        },
        { label: '在日企工作', cells: ['N2–N1', '电话、邮件、会议里的敬语', '文学性文法'] },
        { label: '兴趣、旅行', cells: ['N4 上下', '听懂日常、看得懂菜单路牌', '考级本身'] },
      ],
      footnote: '学校的日语要求以当年募集要项为准。英文授课项目可以不看日语，但打工和生活仍要用。',
    },
    {
      type: 'steps',
      heading: '从零往上，每一段学什么',
      intro: '小时数是按每周八到十小时估计的一般经验，含课后自习，不代表结果。',
      items: [
        {
          title: '入门：声音先行',
          text: '五十音、长短音、促音、音调，跟读录音。头两周多花的时间，后面听力会还给您。',
          duration: '约 60 小时',
        },
        {
          title: 'N5–N4：动词变形',
          text: '口头变形要能脱口而出。检查办法：老师说辞书形，您三秒内说出四种变形。',
          duration: '约 150–200 小时',
        },
        {
          title: 'N3：长句',
          text: '修饰语放在名词前，句子越来越长。每天抄一句新闻，划出主语、谓语和修饰的边界。',
          duration: '约 150 小时',
        },
        {
          title: 'N2：速度',
          text: '阅读限时，听力用一点二倍速。到这里开始读一份与专业有关的日文材料。',
          duration: '约 200 小时',
        },
        {
          title: 'N1 与实用',
          text: '近义辨析、书面语、复述讲座。同时每周一次十五分钟的口头报告。',
          duration: '约 250 小时起',
        },
      ],
    },
    {
      type: 'rules',
      heading: '日语能力考（JLPT）规则',
      intro: '它只考听读和知识，没有口语和写作，所以过了级不等于会说。',
      items: [
        { statement: 'exam-jlpt-levels', label: '级别与考期' },
        {
          statement: 'exam-jlpt-pass',
          label: '怎样算过',
          note: '单项不过线，总分再高也不合格。听力拖后腿的人要留意这一条。',
        },
      ],
    },
    {
      type: 'bars',
      heading: '日语能力考内地报名费',
      caption: 'JLPT 在中国大陆的报名费，来源页面写于 2025 年 2 月',
      items: [
        { fact: 'cn-jlpt-n1n2', label: 'N1、N2' },
        { fact: 'cn-jlpt-n3n5', label: 'N3 至 N5' },
      ],
      footnote:
        '中国大陆每年七月和十二月各考一次，日期看报名站 jlpt.neea.cn，热门城市的考位满得快，先完成注册和照片审核。',
    },
    {
      type: 'features',
      heading: '一周怎么排',
      look: 'numbered',
      items: [
        {
          title: '在职，每周八小时',
          text: '两晚各一个半小时上课，通勤时听写，周六上午两小时补阅读。出差周只做听力，不断线。',
        },
        {
          title: '大学在读，每周十二小时',
          text: '隔天上课，每次一个半小时；没课的日子各一小时自习。期末两周停新课，只复习词汇。',
        },
        {
          title: '离职准备出发，每周二十五小时',
          text: '上午语法阅读，下午会话听力，晚上不碰书。强度再高，第三周起吸收率下降，不必硬撑。',
        },
      ],
    },
    {
      type: 'requirements',
      heading: '要不要报班',
      fits: [
        '自学到 N4 停住，动词变形总出错',
        '半年内要面试、要写日文志望理由书',
        '身边没有人听您说，也没有人改',
      ],
      misfits: [
        '只为看懂动画：先用免费教材学三个月，兴趣还在再花钱',
        'N1 已过、差口语：找会话对练比上大班合算',
        '目标是英文授课项目、出发还有两年：先把英语考出来',
      ],
    },
    {
      type: 'faq',
      heading: '跳级、时数证明、谁来教',
      items: [
        {
          question: '跳过 N3 直接考 N2 行吗？',
          answer:
            '考试可以跳，内容跳不了。N3 的长句没过，N2 的阅读会来回读三遍。可以不报 N3 的试，把那一段内容学完。',
        },
        {
          question: '办在留资格时学校说要一百五十小时证明，是什么？',
          answer:
            '很多语言学校要求提供学习时数证明或某个考试的合格证。时数证明由实际上课的机构如实开具，没上过的课不能开，查出来会影响签证。',
        },
        {
          question: '外教还是中教？',
          answer:
            '入门和语法由会讲中文的老师教得快；N3 以后每周至少一次由日本老师带会话，听惯不迁就您的语速。',
        },
      ],
    },
    {
      type: 'related',
      heading: '考级与去日本读书',
      items: [
        { label: 'JLPT 规划', href: '/special/jp_jlpt', text: '哪一级、哪一场、成绩几时能用。' },
        { label: '日本语言学校', href: '/special/jp_yuyan', text: '把国内的进度接到那边的班级。' },
      ],
    },
  ],
})
