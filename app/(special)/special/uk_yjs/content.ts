import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '英国硕士申请：一年制怎么挑，均分怎么看',
    description:
      '英国授课硕士一年读完，录取看本科院校、均分和课程匹配。本页讲滚动招生的先后、各校院校清单、条件录取怎么换成 CAS、毕业签证缩短后的取舍与整年的现金节点。',
  },
  family: 'graduate',
  hue: 'uk',
  picture: 'uk',
  source: '专题:英国硕士',
  form: { kind: 'general', title: '看看均分能报到哪里' },
  sections: [
    {
      type: 'hero',
      name: '英国硕士申请',
      title: '英国硕士申请：学费多少，均分怎么看，几时递',
      lead: '英国授课硕士九月开学、次年九月交论文，在校上课的时间只有八个月左右。国内秋招和开学几乎同时。所以选校和毕业去向最好一起想。',
      answer: {
        budget: { country: 'uk', level: 'master' },
        items: [
          { label: '授课硕士学费中位', fact: 'uk-tuition-pg-median' },
          { label: '毕业后可留', fact: 'uk-graduate-route-2027' },
        ],
      },
      points: [
        { label: '招生方式', text: '多数滚动录取，热门商科分轮，满了就关' },
        { label: '硬指标', text: '本科院校与均分、语言、先修课' },
        { label: '2027 年起', text: '毕业签证时长缩短，求职窗口更紧' },
      ],
      actions: [
        { label: '换算均分与 GPA', href: '/gpa' },
        {
          label: '算伦敦一年的钱',
          href: '/special/study_cost?country=uk&city=uk-london&level=master&years=1&housing=rent',
        },
      ],
    },
    {
      type: 'prose',
      heading: '英国学校怎样看中国的均分',
      paragraphs: [
        '英国大学习惯把学位分成一等、二等一、二等二。落到内地学生身上，就是“院校清单加均分”：学校内部按本科院校分几档，每一档要求不同的百分制均分，差距常有五到十分。清单各校各院不同，有的公开在国别页，有的只在录取时使用，而且每年会调整；公开的几份可以在本站的“中国院校名单查询”里按本科学校查。',
        '所以，网上流传的“均分多少上哪所”只在同一年、同一院系、同一本科学校之间能比；大三结束时的均分也格外要紧，因为九月、十月递交时用的就是它；大四再提高几分，来得及换条件，来不及换第一批录取。',
        '先修课是另一条线。金融看数学和统计，计算机转专业看编程课，教育、传媒看写作与经历。均分够而先修课不齐，被拒的理由往往就是这里。',
      ],
    },
    {
      type: 'timeline',
      heading: '2027 年 9 月入学的日历',
      items: [
        {
          when: '2026 年 9 至 11 月',
          title: '第一批递交',
          text: '商科、传媒、翻译等热门项目的早轮已经开始关门。',
        },
        {
          when: '2026 年 12 月',
          title: '还能补的位置',
          text: '此时仍开放的项目里，先把文书写细、推荐信催齐，再考虑加学校。',
        },
        {
          when: '2027 年 1 至 3 月',
          title: '条件录取集中出现',
          text: '看清条件：均分、语言、毕业证，以及押金和截止日。',
        },
        {
          when: '2027 年 4 至 6 月',
          title: '考语言、交押金',
          text: '语言差半分的，查语言班的最后报名日与最低要求。',
        },
        {
          when: '2027 年 6 至 7 月',
          title: '毕业证明换无条件',
          text: '把学位证、成绩单扫描给学校，等 CAS。敏感学科另办 ATAS。',
        },
        {
          when: '2027 年 7 至 8 月',
          title: '签证',
          text: '存款满规定天数，做肺结核检查，网上递签后按预约去签证中心录指纹。',
        },
      ],
    },
    {
      type: 'requirements',
      heading: '适合一年制的人',
      fits: [
        '方向已定，用硕士换行业入口或为读博补一段研究',
        '大三均分拿得出手，或者大四还有课能拉升',
        '能在十二个月里同时上课、求职、写论文',
        '家庭可以一次付清一年学费，现金不靠打工',
      ],
      misfits: [
        '想用一年读清楚自己要什么：时间不够，开学前后就要投简历',
        '均分偏低又指望文书补救：不少院系先看均分，再看材料',
        '打算带配偶：授课型硕士的陪读已收紧，以 GOV.UK 为准',
        '靠毕业后留英工作回本：签证时长缩短，岗位竞争激烈',
      ],
    },
    {
      type: 'figures',
      heading: '英国硕士学费、签证费与医疗附加费',
      caption: '英国硕士阶段的费用与身份数据',
      items: [
        {
          fact: 'uk-tuition-pg-median',
          note: '各校低位价与高位价的中位数；商科、计算机和伦敦的学校多在区间以上。',
        },
        { fact: 'uk-msc-ucl-cs' },
        { fact: 'biz-lse-mkt' },
        { fact: 'uk-msc-ed-ds' },
        { fact: 'uk-msc-man-acs' },
        { fact: 'uk-msc-leeds-mm' },
        { fact: 'uk-msc-york-mpa' },
        { fact: 'uk-visafee-2026', note: '境外递交的学生签证申请费。' },
        { fact: 'uk-ihs-student-2026', note: '医疗附加费按年，随签证一次付清。' },
        {
          fact: 'uk-graduate-route-2027',
          note: '2027 年 9 月入学的授课硕士按这一条：毕业后可停留的时间比从前短，求职要从入学第一个月开始。',
        },
        {
          fact: 'uk-graduate-route-pre2027',
          note: '2026 年底前递交的毕业签证申请仍适用，供已在英国的同学参考。',
        },
      ],
    },
    {
      type: 'bars',
      heading: '签证看的生活费',
      intro: '计算签证资金时按校区所在地取数，最多九个月；住的地方与校区不在一处的，以校区为准。',
      caption: '英国学生签证资金证明的每月生活费标准',
      items: [
        { fact: 'uk-pof-london-2026', label: '伦敦' },
        { fact: 'uk-pof-outside-2026', label: '伦敦以外' },
      ],
      footnote: '真实开销以合租、做饭为准，伦敦房租差距大，请用计算器按自己的住法算一遍。',
    },
    {
      type: 'mistakes',
      heading: '英国硕士申请里的坑',
      items: [
        {
          mistake: '只认大学名，不看学院和课程',
          instead:
            '同一所大学的商学院、教育学院各招各的，课程名差一个词就是两个项目。以项目页的课程代码为准。',
        },
        {
          mistake: '押金随手交了三所',
          instead: '押金多半不退，只在拒签等情况下退。先排序，再付第一选项。',
        },
        {
          mistake: '把语言班当后门',
          instead: '语言班有自己的入学最低线和结业要求，结业不达标就读不了正课。留出一个月重考的余地。',
        },
        {
          mistake: '毕业证发得晚，赶不上开学',
          instead: '内地学位证六月底才发的，提前和学校国际处确认接受预毕业证明，以及补交的最后一天。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '雅思没到、跨专业，还能申吗',
      items: [
        {
          question: '一年制硕士国内认可吗？',
          answer:
            '可以向教育部留学服务中心申请国（境）外学历学位认证，结果以中心审核为准；用人单位对一年制的看法不一，目标单位有要求的先问清。留好在英国的签证、出入境和课程资料；远程授课的部分，认证口径以中心公布为准。',
        },
        {
          question: '雅思没到，能先拿录取吗？',
          answer:
            '可以，多数学校先发条件录取，语言在规定日期前补齐即可。但要看清语言条件：总分、单项、接受哪种考试、是否接受在家考。',
        },
        {
          question: '跨专业怎么选？',
          answer:
            '英国有一批面向非本专业的转换课程，入学不要求先修。代价是选修少、深度有限，求职时要用实习和作品补。有先修课要求的项目，没有修过就不要硬报。',
        },
      ],
    },
    {
      type: 'related',
      heading: '签证、费用与香港',
      items: [
        { label: '中国院校名单查询', href: '/yxk/china', text: '按本科学校查英国大学公开的分组和均分。' },
        { label: '英国学生签证', href: '/special/qz_uk', text: '二十八天规则、肺结核检查与递签顺序。' },
        { label: '英国费用清单', href: '/special/feiyong/fyen', text: '按城市和住法把一年的账列出来。' },
        { label: '香港硕士', href: '/special/hk_yjs', text: '也是一年制，离家近，可以同季申请。' },
      ],
    },
  ],
})
