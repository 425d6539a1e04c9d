import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '美国研究生申请：选项目、排时间、写文书',
    description:
      '写给计划申请美国硕士和博士的同学：项目类型怎么选，GPA、GRE 和语言各占什么位置，十八个月怎么排，推荐信和文书的常见失误，签证与实习期的官方口径。',
  },
  hue: 'us',
  source: '专题:美国研究生申请',
  form: { kind: 'general', title: '请顾问看看你的选校范围' },
  sections: [
    {
      type: 'hero',
      name: '美国研究生申请',
      title: '先选项目，再选学校：美国研究生怎么申',
      lead: '美国研究生由各系、各项目自己录取。同一所大学里，两个名字相近的项目可能一个看重科研，一个看重实习。把项目看懂，比多申几所更省力。',
      points: [
        { label: '由谁录取', text: '多数由系或项目的招生委员会决定，研究生院只管材料是否齐全' },
        { label: '准备多久', text: '从零开始约 18 个月；已有成绩和经历的，约 8–10 个月' },
        { label: '容易忽略', text: '先修课、推荐人、资金证明，缺一样都可能卡住' },
      ],
      actions: [
        { label: '报名选校评估', href: '/special/us_yjs/entry' },
        { label: '换算 GPA', href: '/gpa' },
      ],
    },
    {
      type: 'compare',
      heading: '四种学位，四种用处',
      intro: '先回答“毕业后去做什么”，再看这张表。',
      caption: '美国研究生阶段常见学位的差别（一般情况，以项目页为准）',
      columns: ['授课型硕士', '研究型硕士', '专业硕士', '博士'],
      rows: [
        {
          label: '训练什么',
          cells: ['系统补足专业课', '做一篇独立研究', '职业技能，如金融、数据、公共管理', '原创研究与教学'],
        },
        {
          label: '看重什么',
          cells: ['GPA、先修课', '科研经历、导师匹配', '实习与职业目标', '研究潜力、推荐信、匹配度'],
        },
        {
          label: '资助',
          cells: ['少，多为自费', '部分有助研助教', '少，有奖学金', '多数全职博士有资助，以录取信为准'],
        },
        {
          label: '适合',
          cells: ['换方向或求职', '想试试科研再决定读博', '已有清楚的职业目标', '愿意用数年做一件事'],
        },
      ],
    },
    {
      type: 'requirements',
      heading: '适合现在申请吗',
      fits: [
        '能用三句话说清为什么读这个项目，而且换成别的项目这三句话就不成立',
        '先修课已修完，或能在入学前补上并拿到成绩单',
        '有两到三位真正了解你的推荐人，其中至少一位教过你的专业课',
        '家庭能准备出第一年的费用，并拿得出资金证明',
      ],
      misfits: [
        '只想先拿一个文凭再想方向：一年左右的项目很短，入学后几个月就要开始找实习',
        '跨专业而没有任何先修课：先补课或做项目，下一季再申',
        '只看综合排名选校：研究生要看系和项目，综合排名帮助有限',
        '打算靠代写的文书：多数学校会查，查实会撤销录取，也写不出你自己的经历',
      ],
    },
    {
      type: 'timeline',
      heading: '十八个月怎么排',
      intro: '以秋季入学为例，往前倒推。截止日由各项目自定，下面是一般节奏。',
      items: [
        {
          when: '入学前 18–15 个月',
          title: '定方向，补短板',
          text: '列出十五个项目的先修课和作业样例，找出共同要求；选课、科研、实习都朝这里靠。',
        },
        {
          when: '14–11 个月',
          title: '考语言和 GRE',
          text: '先查目标项目要不要 GRE，再决定考不考；留出一次重考的时间。',
        },
        {
          when: '11–10 个月',
          title: '约推荐人',
          text: '当面或发信说明申请方向，附上简历、课程论文，给对方至少四周。',
        },
        {
          when: '10–8 个月',
          title: '写文书，递交',
          text: '每个项目的个人陈述单独写动机一段。截止日多在冬季，早递交早看到缺件通知。',
        },
        {
          when: '8–4 个月',
          title: '面试与结果',
          text: '准备用英文讲清一个自己做过的项目：问题、办法、结果、如果重来会改什么。',
        },
        {
          when: '4–1 个月',
          title: 'I-20、签证、行前',
          text: '交资金证明，拿到 I-20 后缴 SEVIS 费，再约面签；宿舍和疫苗表同时办。',
        },
      ],
    },
    {
      type: 'facts',
      heading: '考试和身份的官方口径',
      intro: '这些是会影响计划的硬信息。项目有自己的要求时，以项目页为准。',
      items: [
        {
          label: 'GRE 时长',
          value: '不到 2 小时',
          text: '2023 年 9 月 22 日起缩短：取消“论证分析”写作，减少题量，取消加试。',
          source: {
            name: 'EdexLive 引述 ETS（二手转官方）',
            url: 'https://www.edexlive.com/news/2023/jun/02/gre-test-to-get-shorter-cut-down-to-two-hours-ets-35587.html',
          },
          asOf: '2023-06-02',
        },
        {
          label: 'GRE 题量',
          value: '语文、数学各 27 题',
          text: '由各 40 题减到各 27 题，写作只剩一篇 30 分钟的议题分析。',
          source: {
            name: 'Union Test Prep（二手）',
            url: 'https://uniontestprep.com/gre/blog/get-ready-for-a-new-gre-experience',
          },
          asOf: '2023 年',
        },
        {
          label: '托福分制',
          value: '1–6 分',
          text: '2026 年 1 月 21 日起启用，两年内成绩单同时给出可比的 0–120 总分，读项目要求时要看清写的是哪一种。',
          source: {
            name: 'ETS TOEFL Access 帮助中心（官方）',
            url: 'https://intercom.help/toeflaccess/en/articles/11758550-toefl-ibt-enhancements-coming-january-2026',
          },
          asOf: '2025 年公布',
        },
        {
          label: '毕业后实习（OPT）',
          value: '12 个月',
          text: '初始期限。须与专业相关，申请有时间窗口，由学校国际生办公室指导。',
          source: {
            name: 'Lexology 转述国土安全部规则（二手）',
            url: 'https://www.lexology.com/library/detail.aspx?g=8b04d4f8-8a55-4a9a-86cb-2e4ceb5d9827',
          },
          asOf: '规则自 2016 年，来源未标日期',
          check: true,
        },
        {
          label: 'STEM 专业延期',
          value: '24 个月',
          text: '项目的 CIP 代码在指定名单内、雇主符合条件时可以申请。选项目时就要查代码。',
          source: {
            name: '加州州立大学长滩分校',
            url: 'https://www.cpace.csulb.edu/international/international-students---scholars-services/employment/stem-opt',
          },
          asOf: '规则自 2016-05-10',
        },
      ],
    },
    {
      type: 'fees',
      heading: '除了学费，还要准备哪些钱',
      intro: '研究生学费由项目自定，我们没有可注明来源的全国硕士均值，因此不写平均数；请看目标项目的费用页。',
      caption: '考试、签证与资金证明的几项费用',
      rows: [
        {
          item: 'SEVIS I-901 费（F-1）',
          amount: '350 美元',
          note: '拿到 I-20 后、面签前缴纳，留好收据。',
          source: {
            name: '佩斯大学英语学院',
            url: 'https://pace.edu/eli/apply-now/getting-your-visa/immigration-and-sevis-fee-information',
          },
          asOf: '来源未标日期',
          check: true,
        },
        {
          item: '签证申请费（MRV，F-1）',
          amount: '185 美元',
          note: '预约面签时缴纳，不退。',
          source: {
            name: 'fly.finance（二手）',
            url: 'https://fly.finance/blog/student-budget/f1-visa-application-fees-costs-to-study-in-the-us',
          },
          asOf: '来源未标日期',
          check: true,
        },
        {
          item: '签证诚信费',
          amount: '法定最低 250 美元',
          note: '法律已规定，来源写明实施时间尚未公布，办签证前要查是否已开始收取。',
          source: {
            name: 'NAFSA',
            url: 'https://www.nafsa.org/regulatory-information/budget-law-imposes-nonimmigrant-visa-integrity-fee',
          },
          asOf: '2025 财年法律',
          check: true,
        },
        {
          item: '一所大学的研究生 I-20 资金要求（示例）',
          amount: '44,651 美元/年',
          note: '纽约州立大学环境科学与林业学院的数字，只用来说明量级，各校不同。',
          source: { name: 'SUNY ESF', url: 'https://www.esf.edu/international/expenses.php' },
          asOf: '2024–25 学年',
        },
        {
          item: '学生医疗保险（同校示例）',
          amount: '2,532 美元/年',
          source: { name: 'SUNY ESF', url: 'https://www.esf.edu/international/expenses.php' },
          asOf: '2024–25 学年',
        },
        {
          item: 'GMAT 考试费（考点）',
          amount: '275 美元',
          note: '商学院项目常接受 GMAT，要不要考先看项目页。',
          source: { name: 'MyUniGuide', url: 'https://www.myuniguide.com/gmat-exam-fees/' },
          asOf: '2025 年',
        },
      ],
    },
    {
      type: 'mistakes',
      heading: '读过很多申请之后，重复出现的失误',
      items: [
        {
          mistake: '一份个人陈述改个校名投所有项目',
          instead:
            '经历段可以共用，“为什么是这里”一段要写到课程、实验室或实习安排，换一个项目就读不通才算写好。',
        },
        {
          mistake: '推荐信找职务高的人',
          instead: '找能写出细节的人。一句“他在我的实验课上重做了三次校准”比头衔有用。',
        },
        {
          mistake: '选校表全是冲刺',
          instead:
            '按把握分三档，每档都要是真愿意去读的项目；去年录取班的背景可以从项目页和毕业生主页看到一些。',
        },
        {
          mistake: '简历写成课程清单',
          instead: '每条经历写清你做了什么、用了什么方法、结果如何衡量，删掉谁都能写的话。',
        },
        {
          mistake: '拿到录取才开始准备存款',
          instead: '不少学校对存款的时间和证明格式有要求，申请季开始时就和家里商量好账户。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '常见问题',
      items: [
        {
          question: 'GPA 不高，还能申请吗？',
          answer:
            '可以，但要换一种证明方式。看专业课和最后两年的成绩有没有上升，补一门同级别的课程拿高分，或者用一个完整的科研、工作项目说明能力。选校上多留几个看重经历的项目。',
        },
        {
          question: 'GRE 已经可选了，要不要考？',
          answer:
            '先列出目标项目：要求提交的必须考；写明不看的不用考；写“可选”的，如果数学成绩或本科院校不能说明你的量化能力，高分会有帮助，低于项目常见水平的就不要提交。',
        },
        {
          question: '申请几个项目合适？',
          answer:
            '多数同学八到十二个就够了。再多，文书质量会掉，推荐人也会疲惫。比数量更重要的是三档的比例和每一档是否愿意去读。',
        },
        {
          question: '本科成绩要不要做认证？',
          answer:
            '看项目要求。有的学校录取前收扫描件、录取后收正式成绩单，有的要求第三方逐科评估。提前三个月查清，学校盖章和邮寄都要时间。',
        },
        {
          question: '你们能承诺录取吗？',
          answer:
            '不能，也没有机构能。录取由招生委员会决定。我们能做的是把选校理由、材料和时间表做扎实，并如实说明每一档的把握。',
        },
      ],
    },
    {
      type: 'related',
      heading: '接着看',
      items: [
        { label: '美国学生签证', href: '/special/qz_us', text: 'I-20、DS-160、面签各一步，附官方入口。' },
        { label: '院校库', href: '/yxk', text: '按国家和名次查大学，缺数据的写明暂无。' },
        { label: '科研背景提升', href: '/special/bj_zh/bj_ky', text: '怎样做一个说得清楚的研究项目。' },
        { label: '前招生官团队', href: '/zsg', text: '看材料的人怎样读一份申请。' },
      ],
    },
  ],
})
