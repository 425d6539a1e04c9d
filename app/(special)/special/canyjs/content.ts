import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '加拿大研究生申请：论文型、课程型与导师在哪一步',
    description:
      '加拿大硕士分论文型与课程型：一个要导师和资助，一个要先修课和学费。本页讲联系导师的顺序、材料与时间、GPA 按哪两年算、学习许可与毕业工签的新变化。',
  },
  family: 'graduate',
  hue: 'ca',
  picture: 'research',
  source: '专题:加拿大研究生',
  form: { kind: 'general', title: '问导师型还是课程型' },
  sections: [
    {
      type: 'hero',
      name: '加拿大研究生申请',
      title: '加拿大研究生申请：论文型和课程型怎么选',
      lead: '在加拿大，叫 MSc、MASc 的多为论文型，多数要有导师愿意接收；叫 MEng、MBA 和各类专业硕士的多为课程型，看成绩和先修课，自己付学费。两类的材料重点不同，要分开写。',
      answer: {
        items: [
          { label: '研究生平均学费', fact: 'ca-tuition-grad-2526' },
          { label: '签证生活费证明', fact: 'ca-pof-2026' },
          { label: '硕士毕业工签', fact: 'ca-pgwp-master' },
        ],
      },
      actions: [
        { label: '报名导师与课程评估', href: '/special/canyjs/entry' },
        { label: '换算平均分', href: '/gpa' },
      ],
    },
    {
      type: 'compare',
      heading: '加拿大硕士：论文型与课程型',
      caption: '加拿大论文型与课程型硕士的差别',
      columns: ['论文型（MSc、MASc、MA）', '课程型（MEng、MBA、专业硕士）'],
      rows: [
        { label: '谁决定', cells: ['导师有意愿，学系再批', '学系招生组'] },
        { label: '学费与资助', cells: ['多有资助：助教、助研加奖学金', '自费，少量奖学金'] },
        { label: '材料', cells: ['研究计划、论文、推荐信、联系记录', '先修课、成绩单、简历、有的要 GRE'] },
        { label: '学制', cells: ['两年左右', '一年到两年'] },
        { label: '去向', cells: ['读博、研发岗', '就业、转行'] },
        { label: '难在哪', cells: ['同一位导师一年常只收一两人', '名额也少，先修课卡得细'] },
      ],
    },
    {
      type: 'steps',
      heading: '论文型硕士怎么联系导师',
      intro: '以次年九月入学为例，前一年秋天写到次年二月。课程型的省去前三步。',
      items: [
        {
          title: '列教授',
          text: '按研究方向列三十位，看主页是否写着接收学生、最近两年论文和学生人数。把人已退休、没有经费、行政事务多的划掉。',
          duration: '2 周',
        },
        {
          title: '写第一封信',
          text: '正文不超过二百词：读了哪篇、为什么接得上、您做过什么。附成绩单和一页简历。不要群发，教授之间会互相问。',
          duration: '1–2 周',
        },
        {
          title: '视频交谈',
          text: '对方常问您怎么读论文、怎么排错。准备一个失败的实验来讲。',
          duration: '4–6 周',
        },
        {
          title: '正式递交',
          text: '申请系统里写上导师姓名。各校截止多在十二月到次年二月，工科略晚。',
          duration: '12 月到 2 月',
        },
        {
          title: '资助与录取',
          text: '录取信写清每年资助、助教要求和学费，读懂“net”是什么意思再接受。',
          duration: '3–5 月',
        },
        {
          title: '学习许可',
          text: '办法见签证专题。公立院校的硕士博士自 2026 年起一般不再要求省级证明信，递交前以 IRCC 页面为准。',
          duration: '至少留 3 个月',
        },
      ],
    },
    {
      type: 'glossary',
      heading: '材料里的几个词',
      items: [
        {
          term: '最后两年均分',
          text: '不少学系按大三、大四的加权均分算，大一成绩拖后腿的人可以看这一类；也有按专业课算的，邮件问清。',
        },
        { term: '四年制等同', text: '国内本科按四年制学士处理；三年专科要看是否有后续学士学位。' },
        {
          term: '资助承诺',
          text: '论文型的录取信常列明每年数额，含助教工资。请确认是税前还是税后、暑期是否包括。',
        },
        {
          term: 'NSERC、SSHRC、CIHR',
          text: '联邦三大科研理事会，导师的经费多来自它们，教授主页上的项目编号可以查到课题。',
        },
        { term: '课程型的先修', text: '缺两三门的可以条件录取后补修，缺太多会要求读完桥梁课程。' },
      ],
    },
    {
      type: 'figures',
      heading: '加拿大硕士学费、资金证明与毕业工签',
      caption: '加拿大研究生阶段的费用与工签数据',
      items: [
        { fact: 'ca-tuition-grad-2526', note: '国际研究生的全国平均，专业型与商科会高出很多。' },
        {
          fact: 'ca-pof-2026',
          note: '单人一年的生活费证明，不含学费与路费，魁北克另算；移民部每年九月前后调整。',
        },
        { fact: 'ca-permit-fee' },
        { fact: 'ca-biometrics', note: '与许可一起交；以前录过指纹的，先查是否仍有效。' },
        {
          fact: 'ca-pgwp-master',
          note: '硕士的毕业工签时长，按项目长度与层次计，2024 年起的口径。',
        },
        { fact: 'ca-eng-pgwp-uni', note: '大学学位毕业生申请毕业工签的语言要求，毕业前要安排考试。' },
      ],
      footnote: '多伦多的住房与伙食，可看加拿大费用专题中多伦多大学的估算。',
    },
    {
      type: 'mistakes',
      heading: '加拿大硕士申请被拒的常见原因',
      items: [
        {
          mistake: '只申请，不联系导师',
          instead: '论文型在系统里没有导师名的，常常排不上。递交前至少有一位教授表示感兴趣。',
        },
        {
          mistake: '推荐信全是任课老师',
          instead: '论文型要有人写您的研究：毕设导师、实验室负责人、实习主管，写得越具体越好。',
        },
        {
          mistake: '成绩单只有百分制，没有说明',
          instead: '附上学校的评分说明；WES 等认证要求的学校，提前两三个月做。',
        },
        {
          mistake: '把课程型当成移民通道',
          instead: '毕业工签、提名名额和语言都会改。专业先选自己愿意做的，移民请另请有执照的顾问。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '一月能入学吗，魁北克多办什么',
      items: [
        {
          question: '没有雅思能申请吗？',
          answer:
            '有的学系接受托福，有的允许在规定日期前补交。助教岗位另有口语要求，理工科也不例外。先把语言考到最低线再联系导师，对方才好判断能不能走录取程序。',
        },
        {
          question: '可以 1 月入学吗？',
          answer:
            '部分课程型可以一月或五月入学，名额较少；论文型多为九月。一月入学的好处是课少，坏处是奖学金和助教名额多在秋季分配。',
        },
        {
          question: '魁北克要特别准备什么？',
          answer:
            '除联邦学习许可外，还要先拿魁北克接受证书（CAQ）。法语授课的大学另有语言要求，英文大学也要办 CAQ。',
        },
      ],
    },
    {
      type: 'related',
      heading: '学习许可、费用与曼省',
      items: [
        { label: '加拿大学习许可', href: '/special/qz_can', text: '谁还要省级证明信、资金证明怎样备。' },
        { label: '加拿大费用', href: '/special/feiyong/fycan', text: '多伦多与其他城市分开算。' },
        { label: '曼省留学移民', href: '/special/ym_ca_man', text: '毕业后走省提名的一条路。' },
      ],
    },
  ],
})
