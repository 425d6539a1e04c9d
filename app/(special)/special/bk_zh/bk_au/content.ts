import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '澳大利亚本科申请规划：高考、预科和快捷课程三个入口',
    description:
      '澳大利亚本科按分数录取、两次开学。本页讲高考成绩怎样换算，预科和快捷课程差在哪里，打包课程的链条怎么断，学费、生活费证明与签证费各有出处可查。',
  },
  family: 'undergraduate',
  hue: 'au',
  picture: 'au',
  source: '专题:澳洲本科申请',
  form: { kind: 'general', title: '按分数看看能从哪个口进' },
  sections: [
    {
      type: 'hero',
      name: '澳大利亚本科申请规划',
      title: '澳大利亚本科：三个入口，按分数选',
      lead: '澳大利亚多数本科课程公布分数要求，滚动审理，材料简单。真正要规划的是从哪个口进：高考直录、预科、快捷课程，走错了会多花一年学费，或者卡在语言条件上。',
      answer: {
        budget: { country: 'au', level: 'undergraduate' },
        items: [
          { label: '悉尼大学截止', day: '{{au-the-university-of-sydney.semester-1}}' },
          { label: '毕业后可留', fact: 'au-485-degree' },
        ],
      },
      points: [
        { label: '开学', text: '二月与七月两季，七月并非每门课都开' },
        { label: '学制', text: '普通学士三年，工程、荣誉学位四年，医法更长' },
        { label: '常见断点', text: '打包课程里语言班没过，后面的录取可能跟着失效' },
      ],
      actions: [
        { label: '报名澳本规划', href: '/special/bk_zh/bk_au/entry' },
        { label: '看澳洲大学排名', href: '/special/ranking/au' },
      ],
    },
    {
      type: 'compare',
      heading: '澳大利亚本科三条入学路线',
      caption: '高考直录、预科、快捷课程（文凭）的差别（一般情况）',
      columns: ['高考直录', '预科', '快捷课程（Diploma）'],
      rows: [
        {
          label: '凭什么',
          cells: ['高考总分或得分率，加英语', '高二或高三在读成绩，加英语', '高中毕业成绩，加英语'],
        },
        { label: '多长', cells: ['直接大一', '八到十二个月', '八到十二个月，对应大一课程'] },
        {
          label: '读完去哪里',
          cells: ['所录专业', '按预科分数升大一，专业选择较宽', '达标升大二，只限对应专业'],
        },
        {
          label: '适合',
          cells: ['高考发挥正常、专业想好了', '高考不理想，或高二就想出来', '成绩差一截、方向已定、想省一年'],
        },
        {
          label: '风险',
          cells: ['各校换算口径不同，要逐校看', '多读一年，学费要算进总账', '一门不过就升不上去，退路少'],
        },
      ],
    },
    {
      type: 'prose',
      heading: '高考成绩怎么申请澳大利亚',
      paragraphs: [
        '澳大利亚本地用的是 ATAR，一个位次数，而不是卷面分。接受高考的大学把各省的总分或得分率折成它对应的要求，同一分数在不同省、不同学校、不同专业换出来的结果都不一样。所以别只问“多少分能上八大”，拿着本省满分和专业名去查那一页。',
        '护理、教育、医学、兽医、建筑另有面试、作品或能力测试。法律、物理治疗等常以双学位或研究生起步。大学的录取页会写 prerequisite 与 assumed knowledge：前者必须有，后者没有也能录，但第一学期会吃力，通常建议先修桥梁课。',
      ],
    },
    {
      type: 'rules',
      heading: '澳大利亚认高考与英语要求的规定',
      items: [
        { statement: 'study-au-atar', note: '看到“要求 85”时，先弄清写的是 ATAR 还是高考百分比。' },
        { statement: 'study-au-gaokao-list', note: '几年前的名单，有增减，以学校入学要求页为准。' },
        { statement: 'au-gaokao-uwa-full', note: '一所大学的官方对照，说明换算是分段的。' },
      ],
    },
    {
      type: 'figures',
      heading: '英语门槛与花费',
      intro: '签证有签证的英语线，学校有学校的线，取高的那个。',
      caption: '学生签证英语要求、生活费证明与三所课程的学费',
      items: [
        { fact: 'au-eng-student' },
        { fact: 'au-eng-foundation', note: '读预科的签证线较低，但升大一前仍要补到学校要求。' },
        { fact: 'au-eng-elicos', note: '先读语言再衔接的人看这一行。' },
        {
          fact: 'au-pof-2024',
          note: '主申请人的生活费，学费与路费另算；登记日期较早，递交前到内政部页面查现行数。',
        },
        { fact: 'au-500-fee-2026', note: '拒签不退。' },
        { fact: 'au-unsw-bus' },
        { fact: 'au-fee-unsw-beng-ee', note: '同校里工程比商科贵一档。' },
      ],
    },
    {
      type: 'steps',
      heading: '从高三到登机',
      items: [
        {
          title: '选课而不是选校',
          text: '把三个专业名写出来，到每所学校的 Handbook 里看必修课和先修要求，删掉换个名字的重复项。',
          duration: '高三上',
        },
        {
          title: '先递交，后补分',
          text: '不少学校可以用高三在读成绩先给有条件录取，高考出分后再换成无条件。',
          duration: '高三寒假前后',
        },
        {
          title: '语言提前到位',
          text: '有条件录取里的语言要在课程开始前满足。差半分的人要预留语言班，签证和学费都会跟着变。',
          duration: '高三全年',
        },
        {
          title: '接受录取，交首期学费',
          text: '交学费和学生健康保险后学校发 CoE，它是递签的凭证。打包课程要确认每一段都有 CoE。',
          duration: '出分后 2–4 周',
        },
        {
          title: '递交学生签证',
          text: '写清真实学习意图：为什么这门课、为什么现在、读完做什么。资金来源要能解释。',
          duration: '开学前 2–4 个月',
        },
      ],
    },
    {
      type: 'requirements',
      heading: '适合走这条路的人',
      fits: [
        '高考成绩能用得上、希望按公布的线来选，不想写大量文书',
        '七月或二月都能走，能接受南半球的学年节奏',
        '想读护理、教育、会计等有职业认证的方向，愿意按认证要求补课',
      ],
      misfits: [
        '预算只够学费，没算生活费证明与体检保险：先把总数算出来再递交',
        '专业还没想好却选了快捷课程：它锁定了升学方向，改主意就得从头来',
        '想先随便进一所再转：换学校有时间限制，跨专业还要重评学分，常常多付一年学费',
        '打算出分后再考语言：十月才考出来，只能等二月甚至次年七月',
      ],
    },
    {
      type: 'faq',
      heading: '开学季、转校与毕业签证',
      items: [
        {
          question: '二月和七月有什么差别？',
          answer:
            '二月课全、社团多，适合已经毕业的学生；七月承接国内出分，准备时间紧，部分专业不招。赶七月的人，语言和学费必须在出分前备好。',
        },
        {
          question: '双录取打包后能不能改学校？',
          answer:
            '可以申请，但主课开课不满六个月的转换一般受限制，通常要前一所学校同意。改之前先问学校，再看内政部页面。',
        },
        {
          question: '毕业后能留多久？',
          answer:
            '毕业工作签证的时长与学历层级挂钩，本科最长 {{au-485-degree}}，年龄上限 {{au-485-age}}，英语另有要求。规则近年调整过，以内政部页面为准。',
        },
      ],
    },
    {
      type: 'related',
      heading: '相关内容',
      items: [
        { label: '澳洲签证', href: '/special/qz_au', text: '学生签证的步骤和费用。' },
        { label: '澳洲留学费用', href: '/special/feiyong/fyao', text: '按城市把生活费算细。' },
        { label: '澳洲高中', href: '/special/gz_zh/gz_au', text: '如果想更早去读 11、12 年级。' },
      ],
    },
  ],
})
