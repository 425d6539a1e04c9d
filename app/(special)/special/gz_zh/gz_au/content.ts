import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '澳大利亚高中留学规划：各州公立与私立怎样挑',
    description:
      '澳大利亚高中由各州管理，公立由州教育部门统一招国际生。说明几年级插入、AEAS 考什么、语言过渡班多久，监护与住宿由谁负责，以及十二年级成绩怎样接大学。',
  },
  family: 'high-school',
  hue: 'au',
  picture: 'highschool',
  source: '专题:澳洲高中',
  form: { kind: 'general', title: '问一问去哪个州、插几年级' },
  sections: [
    {
      type: 'hero',
      name: '澳大利亚高中留学规划',
      title: '澳大利亚高中留学：一月开学，公立私立怎么选',
      lead: '澳大利亚学年从一月底到十二月，分四个学期。高中阶段由各州自己管课程和毕业证书，公立学校的国际生项目由州教育部门统一招生。所以选校从选州开始。',
      arrangement: 'banner',
      points: [
        { label: '合适的入学点', text: '十、十一年级的一月；不建议十二年级才到' },
        { label: '英语测试', text: 'AEAS 居多，结果决定先读多少周语言' },
        { label: '未满十八岁', text: '要有经批准的住宿与福利安排' },
      ],
      actions: [{ label: '了解 AEAS 备考', href: '/special/yy_aeas' }],
    },
    {
      type: 'steps',
      heading: '提前一年，赶次年一月入学',
      intro: '以次年一月入学为例，提前约一年。',
      items: [
        {
          title: '选州',
          text: '悉尼与墨尔本选择多、房租高；布里斯班、阿德莱德、珀斯的房租通常低一些，各州的课程和毕业证书也不同。',
          duration: '2–3 月',
        },
        {
          title: '考 AEAS 或交其他英语',
          text: '报告会给建议语言周数。先考一次摸底，别在毫无准备时刷分，题型看官方样题。',
          duration: '3–5 月',
        },
        {
          title: '递交',
          text: '公立向州教育部门申请，按意愿排学校；私立逐校申请，热门学校要面试。',
          duration: '4–6 月',
        },
        {
          title: '录取与付款',
          text: '交学费、健康保险，学校发 CoE；要留心福利安排从哪天开始、由谁负责。',
          duration: '6–8 月',
        },
        {
          title: '签证',
          text: '备父母同意书、住宿安排、资金来源。要先读语言的，签证得赶在语言课开课前下来。',
          duration: '7–9 月',
        },
        {
          title: '语言过渡与开学',
          text: '先读语言中心（通常十到二十周），再并入正式班级。',
          duration: '10 月至次年 1 月',
        },
      ],
    },
    {
      type: 'rules',
      heading: 'AEAS 考什么、怎样看报告',
      items: [
        { statement: 'exam-aeas-levels', note: '年级按澳洲，不是按国内初几。' },
        {
          statement: 'exam-aeas-parts',
          note: '推理部分与语言无关，测的是数学与图形，提前做一套熟悉题型即可。',
        },
      ],
    },
    {
      type: 'features',
      heading: '公立、私立与教会学校',
      look: 'grid',
      items: [
        {
          title: '公立',
          text: '由州教育部门招生，学费统一公布，按州排。班级规模较大，选修科目多，社区感强，适合自己能问路的孩子。',
        },
        {
          title: '教会与独立私立',
          text: '自己招生，设备与课外活动好，有的有寄宿部。看是否要求参加宗教课程，以及国际生每年名额。',
        },
        { title: '私立寄宿', text: '住校生不多，常在乡郊。周末安排和接送要问清，回城要时间。' },
        {
          title: '语言过渡',
          text: '先在语言中心学学科英语，测试过了再入班。过不了会延长，费用与时间一并计入。',
        },
      ],
    },
    {
      type: 'prose',
      heading: '十二年级成绩怎样接大学',
      paragraphs: [
        '各州的毕业证书名称不同：新州 HSC、维州 VCE、昆州 QCE、南澳 SACE、西澳 WACE，十二年级选的科目决定大学能报什么。大学最终看的是按州折算出来的 ATAR，它是位次而不是卷面分，国际生和本地学生用同一把尺。',
        '所以十一年级选科要从大学倒推：工程要数学方法或专业数学，医学类要化学，商科要看数学要求。选得容易而出路窄，十二年级末才发现就晚了。英语作为第二语言（EAL）课程与普通英语课程计入方式不同，也要在十一年级前问清。读满规定年限并达到英语科目要求的，不少大学免语言成绩，也有专业不免。',
      ],
    },
    {
      type: 'figures',
      heading: '澳大利亚中学留学的签证费、资金与英语要求',
      intro: '公立学费由州公布，私立由学校公布，以当年收费页为准。',
      caption: '澳大利亚学生签证相关的费用与英语要求',
      items: [
        { fact: 'au-500-fee-2026', note: '中学生与大学生同为学生签证，拒签不退。' },
        {
          fact: 'au-pof-2024',
          note: '主申请人的口径，中学阶段的学费另算，陪读家长另有要求；现行数看内政部页面。',
        },
        { fact: 'au-eng-elicos', note: '先读语言班的签证线，学校可能要得更高。' },
      ],
      footnote: '把学校收费表换成人民币，可先按 {{fx-aud-cny}} 估，付款日以银行牌价为准。',
    },
    {
      type: 'requirements',
      heading: '哪些孩子更合适',
      fits: [
        '喜欢户外和实践课，能在松散的课堂里自己记笔记',
        '初三成绩稳定、能用英语写短文，愿意多读半年语言',
        '家里希望孩子用两年高中接住本地大学',
      ],
      misfits: [
        '冲着轻松去：十二年级科目难度不低，校内作业直接进成绩',
        '已满十八岁才入十二年级：很多州有年龄上限，先看州教育部门规定',
      ],
    },
    {
      type: 'mistakes',
      heading: '选城市、监护与转州',
      items: [
        {
          mistake: '选校先看气候和房产',
          instead: '先看孩子要不要住宿、通勤多久、学校国际生比例，再看城市。',
        },
        {
          mistake: '把监护当形式',
          instead:
            '学校批的福利安排若失效，签证可能被取消。监护人要能接电话，代签不接人的，换掉。家长想自己陪读，要另申请学生监护类签证，资金、家中其他孩子的安排都要说明，条件看内政部页面。',
        },
        {
          mistake: '以为中途转州很简单',
          instead: '课程和证书不同，十一年级下半年以后转州，学习成绩要重新折算。',
        },
      ],
    },
    {
      type: 'related',
      heading: '本科、英国高中与签证',
      items: [
        { label: '澳洲本科', href: '/special/bk_zh/bk_au', text: '高考、预科与快捷课程。' },
        { label: '英国高中', href: '/special/gz_zh/gz_uk', text: '另一种以学科为主的体系。' },
        { label: '澳洲学生签证', href: '/special/qz_au', text: '材料、费用与次序。' },
      ],
    },
  ],
})
