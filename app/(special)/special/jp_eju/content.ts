import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: 'EJU 日本留学考试：选科、日程与两次机会的用法',
    description:
      'EJU（留考）考日语、文综或理科、数学，一年两次，2026 年起用新大纲。本页讲怎样按目标学部选科，内地考生去哪里考，六月和十一月各派什么用场，记述怎么练。',
  },
  family: 'japan',
  hue: 'jp',
  picture: 'exam',
  source: '专题:EJU留考',
  form: { kind: 'general', title: '帮我定科目和考次' },
  sections: [
    {
      type: 'hero',
      name: 'EJU 日本留学考试',
      title: 'EJU 日本留学考试：六月和十一月各怎么用',
      lead: '留考由日本学生支援机构（JASSO）主办，许多日本大学的留学生选拔都要它。科目选错一门，目标学校就少一半；只盯日语，数学会把总分拖下来。',
      arrangement: 'ledger',
      points: [
        { label: '语言', text: '文综、理科、数学可选日文或英文卷，出愿校有指定的要照办' },
        { label: '成绩用法', text: '每校写明认哪几次考试，通常可从近几次里选' },
        { label: '考点', text: '以往公布的海外考点没有内地，多数人去日本或中国香港考' },
      ],
      actions: [{ label: '看本科四条路', href: '/special/jp_bk' }],
    },
    {
      type: 'rules',
      heading: '留考（EJU）考什么、怎么计分',
      items: [
        { statement: 'exam-jp-eju-scores', label: '科目与分值' },
        { statement: 'exam-jp-eju-choose', label: '理科与文综二选一' },
        { statement: 'exam-jp-eju-twice', label: '一年两次' },
        {
          statement: 'exam-jp-eju-2026',
          label: '2026 年的日程',
          note: '2027 年的报名期看 JASSO 公告，近年六月场的报名在二、三月。',
        },
        {
          statement: 'exam-jp-eju-syllabus',
          label: '新大纲',
          note: '用 2025 年以前的教材，先对一遍新旧大纲的范围，尤其是数学和文综。',
        },
      ],
    },
    {
      type: 'compare',
      heading: '按想读的学部选科目',
      caption: '常见学部要求的留考科目（多数学校的做法，以募集要项为准）',
      columns: ['日语', '文综或理科', '数学'],
      rows: [
        { label: '文学、社会、法、外语', cells: ['要', '文综', '不少学校要课程 1，也有不要的'] },
        { label: '经济、商、经营', cells: ['要', '文综', '课程 1，少数要课程 2'] },
        { label: '理、工、信息', cells: ['要', '理科两门，多指定物理', '课程 2'] },
        { label: '农、生命、药', cells: ['要', '理科两门，多选化学、生物', '课程 2'] },
        { label: '艺术、体育', cells: ['要', '常不要', '常不要'] },
      ],
      footnote: '理科是物理、化学、生物里选两门；报名时登记的科目和出题语言事后难改，先列目标校，再报名。',
    },
    {
      type: 'features',
      heading: 'EJU 各科怎么备考',
      look: 'rows',
      items: [
        {
          title: '日语',
          text: '记述三十分钟写四五百字，给立场讲理由；读解题文短、弯子多；听读解要边看图边听。N2 水平去考，通常先倒在听读解的速度上。',
        },
        {
          title: '文综',
          text: '世界近现代史、地理、政治、经济、社会都有，知识点与国内课本重合不多。整理一套日文术语，中文提纲帮不上忙。',
        },
        {
          title: '数学',
          text: '内容不超出国内高中，难在填空式答题和日文题干。全部用日文题练，十套后错误率会明显下降。',
        },
        { title: '理科', text: '两门八十分钟，节奏快。物理单位、化学物质的日文名称要单独过一遍。' },
      ],
    },
    {
      type: 'timeline',
      heading: '2027 年两次考试怎样分工',
      items: [
        {
          when: '2026 年 12 月',
          title: '拿到十一月场的成绩',
          text: '按科目写失分原因，决定哪一门要换教材。',
        },
        { when: '2027 年 1 月', title: '定出愿校和科目', text: '先查目标校认哪几次考试、有没有日语最低分。' },
        {
          when: '2027 年 2 至 3 月',
          title: '报六月场',
          text: '线上报名，照片和护照信息核对两遍；要赴日考的同时办签证。',
        },
        {
          when: '2027 年 6 月',
          title: '第一次：当作正式考',
          text: '许多私立的秋季出愿只能用六月成绩，不要当练习。',
        },
        { when: '2027 年 7 月', title: '报十一月场', text: '不管六月考得怎样，先报上，放弃只损失报名费。' },
        {
          when: '2027 年 11 月',
          title: '第二次：补短板',
          text: '国公立的一到三月选拔多看这次。成绩公布前后就要出愿，别等。',
        },
      ],
    },
    {
      type: 'mistakes',
      heading: '签证、科目、卷种与记述',
      items: [
        {
          mistake: '赴日考试没有算签证时间',
          instead: '从报名到考试只有几个月，短期签证材料、机票和住宿在受验票寄到前就要定。',
        },
        { mistake: '只有日语成绩就出愿', instead: '指定科目缺一门，出愿资格就不成立，成绩再高也没有用。' },
        {
          mistake: '选英文卷想讨巧',
          instead: '有的学校只认日文卷，有的按卷种不同对待。先看募集要项里“出题言语”一栏。',
        },
        {
          mistake: '记述当成作文背范文',
          instead:
            '题目年年换。练的是“提出立场、两条理由、一个让步”的四段结构，五分钟列提纲，二十分钟写，留五分钟改错字。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '报名费、大学院与代考',
      items: [
        {
          question: '报名费多少？',
          answer:
            'JASSO 按报一科还是多科分两档收费，境外考点由当地主办方另定。现行金额看 JASSO 的“受验案内”。',
        },
        {
          question: '大学院要考留考吗？',
          answer:
            '一般不要。大学院看院试、语言和研究计划；少数英文项目也不要。专门学校可以用留考日语成绩证明语言。',
        },
        {
          question: '没有考点，能委托别人吗？',
          answer:
            '考试必须本人参加。报名资料可以线上提交，境外考点的报名方式由当地机构规定；凡是说能代考、能改分的，都是骗局。',
        },
      ],
    },
    {
      type: 'related',
      heading: '能力考、日语课与费用',
      items: [
        { label: '日语能力考', href: '/special/jp_jlpt', text: '留考和 JLPT 各管什么，怎样安排先后。' },
        { label: '日语培训', href: '/special/riyu', text: '从零起步的课时估计。' },
        { label: '费用怎么算', href: '/special/jp_fy', text: '考试、机票和首年学费放进同一张表。' },
      ],
    },
  ],
})
