import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '澳大利亚硕士申请：学制、均分清单与毕业后的签证',
    description:
      '澳洲授课硕士一年半到两年，二月和七月入学。本页讲学制怎样影响毕业后的工签、三十五岁线、学分减免、真实学生说明怎么写，以及均分不占优时还有什么选择。',
  },
  family: 'graduate',
  hue: 'au',
  picture: 'au',
  source: '专题:澳洲硕士',
  form: { kind: 'general', title: '问学制和签证怎么配' },
  sections: [
    {
      type: 'hero',
      name: '澳大利亚硕士申请',
      title: '澳大利亚硕士申请：读一年半还是两年，要多少学费',
      lead: '申请澳大利亚硕士，先要选学制。短的省钱，长的才可能满足毕业工签的学习要求；专业还要看是否与职业评估对得上。把“读什么”和“读完去哪”放在一起选，比只看排名值得。',
      answer: {
        budget: { country: 'au', level: 'master' },
        items: [
          { label: '八大授课硕士学费', fact: 'au-tuition-go8-pg' },
          { label: '毕业后可留', fact: 'au-485-degree' },
        ],
      },
      arrangement: 'banner',
      actions: [
        {
          label: '算两年总预算',
          href: '/special/study_cost?country=au&level=master&years=2&housing=rent',
        },
        { label: '看学生签证', href: '/special/qz_au' },
      ],
    },
    {
      type: 'compare',
      heading: '授课型、授课加论文与研究型',
      caption: '澳大利亚硕士的类型（一般情况）',
      columns: ['授课型（coursework）', '授课加论文', '研究型（research）'],
      rows: [
        { label: '学制', cells: ['一年、一年半、两年都有', '一年半到两年', '一年半到两年，论文为主'] },
        { label: '申请', cells: ['均分、院校、语言', '均分加导师同意', '先找导师，看研究计划与发表'] },
        { label: '资助', cells: ['多数自费，有奖学金减免', '少量', '有研究奖学金，竞争强'] },
        {
          label: '毕业后',
          cells: ['满足两学年的澳洲学习要求，才能申请毕业工签', '同左', '停留时间更长，也是读博的台阶'],
        },
        { label: '适合', cells: ['转行、求职、移民评估', '想留学术余地', '决定读博的人'] },
      ],
      footnote:
        '学习要求怎样算，以内政部“Australian study requirement”页面为准；一年半学制或有学分减免的，签约前问学校国际办公室。',
    },
    {
      type: 'figures',
      heading: '485 毕业工签时长、年龄、学费与生活费',
      caption: '485 毕业工签的时长与年龄，学费与生活费',
      items: [
        {
          fact: 'au-485-degree',
          note: '学位类按学历层次定年限，偏远地区毕业生可以再续；以内政部网站当时的表为准。',
        },
        {
          fact: 'au-485-age',
          note: '一般申请人的上限。三十岁以后去读两年硕士，要算毕业时过没过线；研究型硕士、博士另有规定。',
        },
        { fact: 'au-eng-485', note: '毕业时多半要重新考，入学时的成绩往往已过有效期。' },
        { fact: 'au-tuition-go8-pg', note: '一年的价；商科、工程多在高处。' },
        {
          fact: 'au-pof-2024',
          note: '签证看的生活费，不等于实际花费，悉尼、墨尔本往往更高；现行数看内政部页面。',
        },
      ],
    },
    {
      type: 'steps',
      heading: '澳大利亚硕士申请顺序',
      intro: '二月入学的，前一年八月前递交较稳；七月入学的，一月前递交。',
      items: [
        {
          title: '查院校与均分要求',
          text: '不少大学按国内院校分档，均分口径是算术均还是加权均要看清。',
          duration: '1–2 周',
        },
        {
          title: '定专业代码',
          text: '想走移民的，先在职业列表里找到职业，再倒查哪个课程能评估。',
          duration: '1 周',
        },
        {
          title: '递交与补材料',
          text: '成绩单、在读或毕业证明、简历；部分商学项目看工作经历或 GMAT。',
          duration: '2–3 周',
        },
        {
          title: '接受录取、交学费定金',
          text: '看清退款条款，开 CoE 前要付首期学费和医保。',
          duration: '收到录取后',
        },
        {
          title: '写真实学生说明',
          text: '为什么选这门课、为什么在澳洲、毕业怎样用、家庭与经济情况，写实情并附证据。',
          duration: '1–2 周',
        },
        {
          title: '递签、体检',
          text: '网上申请、按通知体检与录生物信息，期间不要订不可退的机票。',
          duration: '以内政部公布为准',
        },
      ],
    },
    {
      type: 'requirements',
      heading: '澳大利亚硕士适合谁',
      fits: [
        '二月或七月都能入学，可以用间隔期工作或补语言',
        '目标职业在澳洲有明确的评估机构，如会计、工程、护理、教师、IT',
        '均分中等，愿意选排名稍后的学校换更合适的课程',
      ],
      misfits: [
        '只想尽快回国工作：一年制的英国、香港更省时间',
        '读一年半短学制又想申请毕业工签，没有算学习要求',
        '三十五岁上下申请授课型硕士，没有核对年龄上限',
        '预算只够一年学费，打算后面靠打工',
      ],
    },
    {
      type: 'mistakes',
      heading: '减免、语言与换校的后果',
      items: [
        {
          mistake: '选了包学分减免的课程，以为占便宜',
          instead: '减免后学制变短，可能不满两年学习要求。要减免前，先问签证和评估会不会受影响。',
        },
        {
          mistake: '用语言班成绩代替雅思去申请毕业工签',
          instead: '语言班成绩学校认，毕业工签一般不认，要用内政部列出的考试。毕业前留出重考的时间。',
        },
        {
          mistake: '换校换专业只看学费',
          instead: '降低学历层次的转学可能影响签证。先问学校和内政部，再换。',
        },
        {
          mistake: '把“移民专业”当成保险',
          instead: '职业列表和邀请分数会变。按自己愿意做的工作选专业，移民当作附加可能。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '没有雅思能先申吗，签证费怎么查',
      items: [
        {
          question: '没有雅思可以先申请吗？',
          answer:
            '可以先申请条件录取，再补成绩；多数学校开语言班。签证阶段对语言另有最低要求，直接入读和打包语言班的要求不同，见签证专题。',
        },
        {
          question: '澳洲硕士含金量会不会打折？',
          answer:
            '同一所大学的授课硕士由学校授予学位，国内按学校与学位申请认证。真正影响求职的是专业和实习，请把第一学期的课程和实习安排一起问清楚。',
        },
        {
          question: '签证费最近涨了吗？',
          answer:
            '学生签证申请费 {{au-500-fee-2026}}，毕业工签申请费 {{au-485-fee-ha}}，两笔都要写进预算。澳大利亚常在年中调整签证费，递交前用内政部的签证费用估算工具再查一次。',
        },
      ],
    },
    {
      type: 'related',
      heading: '签证、费用与专业库',
      items: [
        { label: '澳大利亚学生签证', href: '/special/qz_au', text: '真实学生、资金与医保。' },
        { label: '澳洲费用清单', href: '/special/feiyong/fyao', text: '按学期付学费和房租。' },
        { label: '热门专业库', href: '/zylist', text: '从就业出发看课程。' },
      ],
    },
  ],
})
