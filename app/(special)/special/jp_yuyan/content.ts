import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '日本语言学校：入学期、认定制度与在留资格',
    description:
      '日本语言学校一年四个入学期怎样选，递交入管的时间为什么早半年，2024 年起的认定制度对学生意味着什么，资金证明要准备多少，怎样分辨升学校和打工校。',
  },
  family: 'japan',
  hue: 'jp',
  picture: 'language',
  source: '专题:日本语言学校',
  form: { kind: 'general', title: '帮我排一个入学期' },
  sections: [
    {
      type: 'hero',
      name: '日本语言学校',
      title: '日本语言学校怎么选：资格、入学期与毕业去向',
      lead: '语言学校是拿“留学”在留资格的入口，也是备考大学、大学院和专门学校的地方。各校课程相近，出勤管理、进学指导和同学的去向却差得多。选错了，换校很麻烦。',
      arrangement: 'banner',
      actions: [
        { label: '报名选校与排期', href: '/special/jp_yuyan/entry' },
        {
          label: '算语言学校一年的钱',
          href: '/special/study_cost?country=jp&city=jp-tokyo&level=language&years=1&housing=rent',
        },
      ],
    },
    {
      type: 'rules',
      heading: '入学期、递交时间与学校资格',
      intro: '先看这几条，再决定几月去。签发由出入国在留管理厅决定，学校只代为递交。',
      items: [
        { statement: 'study-jp-lang-intake', label: '四个入学期' },
        { statement: 'study-jp-lang-course', label: '从哪个月入学，能读多久' },
        {
          statement: 'study-jp-lang-schedule',
          label: '向入管递交的时间（一校为例）',
          note: '学校收材料还要再早一到两个月。想 2027 年 10 月入学，2027 年四、五月就该把资料交到学校。',
        },
        { statement: 'jp-work', label: '打工时限', note: '超时打工会直接影响在留更新和升学。' },
        { statement: 'study-jp-accred-law', label: '2024 年起的认定制度' },
        { statement: 'study-jp-accred-visa', label: '认定与在留资格' },
        { statement: 'study-jp-accred-2029', label: '过渡到什么时候' },
      ],
    },
    {
      type: 'prose',
      heading: '2024 年起，学校要“认定”',
      look: 'columns',
      paragraphs: [
        '日语教育机构认定法施行后，能招留学生的语言学校要逐步转为文部科学大臣认定的机构，过渡期之内旧的告示校仍可招生。对学生的实际影响有两处：一是选校时要看它有没有通过认定、认定的是哪种课程（留学、就业、生活）；二是打算读一年半以上的，要确认学校在您毕业之前不会因为过渡期限而停招或改制。',
        '查的办法很简单：在文部科学省的认定日语教育机构网站按校名查询；告示校名单在出入国在留管理厅网站。两处都查不到的，先向出入国在留管理厅核对能不能凭它取得留学在留资格，核对之前不要付款。',
      ],
    },
    {
      type: 'features',
      heading: '去看一所学校，问这六件事',
      look: 'numbered',
      items: [
        {
          title: '近两年的毕业去向',
          text: '要人数和校名，不要几张录取海报。问清有多少人去了大学、大学院、专门学校，多少人回国。',
        },
        { title: '出勤率和在籍管理', text: '出勤差的学校，学生续签也会受影响。看它缺课几次联系家长。' },
        { title: '班级构成', text: '一个班几个国家的学生，老师能不能用中文。全班中国人，课间就没有日语。' },
        { title: '留考与院试课', text: '有没有文综、数学、理科课，另收费多少，由谁教。' },
        { title: '教室离宿舍多远', text: '通勤一小时以上，半年后出勤容易掉。' },
        {
          title: '退费与转校',
          text: '在留资格未下来、签证被拒、入境后退学，三种情况各退多少，写在合同哪一条。',
        },
      ],
    },
    {
      type: 'figures',
      heading: '日本语言学校首年费用',
      caption: '语言学校学费、资金证明与住房的公布数',
      items: [{ fact: 'jp-langschool', note: '首年平均约数，教材、保险另计。' }],
    },
    {
      type: 'mistakes',
      heading: '递交材料时的常见问题',
      items: [
        {
          mistake: '以为零基础也能报',
          instead:
            '多数学校要求学过一百五十小时左右，或有相当于 N5 的成绩。先在国内学四个月再递，材料有日语证明可交，入学分班也不会从五十音重来。',
        },
        {
          mistake: '学历或工作经历有空白不写',
          instead: '毕业后空了一年以上，入管会问去做什么。写清楚并附证明，编造比空白更麻烦。',
        },
        {
          mistake: '担保人的存款是借来的',
          instead: '大额一次性存入、没有来源的存款容易被要求补件。用真实的积累，写明形成过程。',
        },
        {
          mistake: '先去再换学校',
          instead: '语言学校之间转校限制多，还要解释理由。去之前把第一所选好。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '四月还是十月，本科毕业还要不要读',
      items: [
        {
          question: '四月和十月，选哪个？',
          answer:
            '目标是次年四月进大学的，十月入学后一个月就是十一月留考，接着出愿，适合已有 N2 的人；零基础选四月，能读满两年。大学院方向看院试季节：冬季院试用四月生较从容。',
        },
        {
          question: '本科毕业生也要读语言学校吗？',
          answer:
            '不一定。已有 N1 或走英文项目的，可以直接申请研究生或修士。语言不够、又想到现场见教授的，读半年到一年比较合算。',
        },
        {
          question: '去之前要不要体检？',
          answer:
            '日本在分批实施入境前结核筛查，对象国名单里有中国，何时对中国申请人开始以厚生劳动省公布为准。递材料前请看它的 JPETS 网站。',
        },
      ],
    },
    {
      type: 'related',
      heading: '读完语言学校去哪里',
      items: [
        { label: '日本本科', href: '/special/jp_bk', text: '留考、校内考和出愿的月份。' },
        { label: '日本大学院', href: '/special/jp_yjs', text: '语言学校期间怎样联系教授。' },
        { label: '日本专门学校', href: '/special/jp_zhuanmen', text: '想早就业的另一条路。' },
      ],
    },
  ],
})
