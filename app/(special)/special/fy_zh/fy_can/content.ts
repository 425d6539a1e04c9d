import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '加拿大留学费用规划：公立高中、co-op 与研究生',
    description:
      '加拿大费用规划从省和阶段两条线展开：公立高中怎样算寄宿家庭，本科要不要 co-op，研究生靠资助还是自费，GIC、奖学金和换汇各在什么时候办，怎样留余地。',
  },
  family: 'costs',
  hue: 'ca',
  picture: 'ca',
  source: '专题:加拿大费用规划',
  form: { kind: 'general', title: '约一次加拿大费用规划' },
  sections: [
    {
      type: 'hero',
      arrangement: 'letter',
      name: '加拿大费用规划',
      title: '加拿大留学费用规划：全额自费和打工奖学金分开算',
      lead: 'co-op、助研、校外工作让加拿大看起来便宜，但这些收入都要等、要争、要缴税。可靠的规划是两栏：左栏按全额自费能不能走完，右栏才写可能挣回的部分。',
      answer: {
        budget: { country: 'ca', level: 'undergraduate' },
        items: [
          { label: '研究生平均学费', fact: 'ca-tuition-grad-2526' },
          { label: '签证生活费证明', fact: 'ca-pof-2026' },
        ],
      },
      points: [
        { label: '高中', text: '公立教育局按年收学费，住寄宿家庭' },
        { label: '本科', text: '四到五年，带实习的项目更长' },
        { label: '研究生', text: '研究型多有资助，职业型多自费' },
      ],
      actions: [
        {
          label: '四年本科，非多伦多',
          href: '/special/study_cost?country=ca&city=ca-other&level=undergraduate&years=4&growth=5&buffer=5',
        },
        { label: '报名费用规划', href: '/special/fy_zh/fy_can/entry' },
      ],
    },
    {
      type: 'budget',
      heading: '加拿大本科和硕士，哪一年要备好多少万',
      country: 'ca',
      levels: ['undergraduate', 'master'],
      view: 'cash',
    },
    {
      type: 'prose',
      heading: '高中：公立教育局、私校和国内文凭课程',
      paragraphs: [
        '公立教育局把学费和医疗保险一起报价，寄宿家庭另按月付，含三餐。总价大约由“教育局学费、寄宿家庭十个月、监护公证、往返机票”四项组成，各教育局每年公布，差别在城市。寄宿私校把这些打成一个包，价格上一个台阶。',
        '不少家庭用国内的安省文凭课程替代一两年。它省下的是寄宿和机票，付出的是语言环境，还要仔细核实学校的资质。要比较的不是一年学费，而是到拿到文凭为止的总支出，以及语言成绩能不能按期达到。',
        '小留学生还要算一个人的成本：一方父母陪读，家里少一份收入，多一份房租。',
      ],
    },
    {
      type: 'figures',
      heading: '本科与研究生的起算数',
      caption: '加拿大阶段规划常用的公布数',
      items: [
        { fact: 'ca-ug-toronto', note: '热门专业按高处算。' },
        { fact: 'ca-tuition-grad-2526', note: '只适合研究型；职业型请填项目页的数。' },
        { fact: 'ca-pof-2026', note: '随行家属按人数递增，带配偶的研究生要另算。' },
        { fact: 'ca-permit-fee', note: '每个申请人一份，递学习许可时交，不含指纹费。' },
        { fact: 'ca-pgwp-master', note: '毕业后工作许可的时长，影响多久能开始还本。' },
      ],
    },
    {
      type: 'compare',
      heading: '要不要读带 co-op 的项目',
      caption: 'co-op 项目与普通项目的收支差别',
      columns: ['带 co-op', '不带 co-op'],
      rows: [
        { label: '时间', cells: ['多出几个工作学期，常要五年', '四年可毕业'] },
        { label: '支出', cells: ['每个工作学期有项目费，换城市要重新租房', '暑假可以回国或修课'] },
        { label: '收入', cells: ['岗位有薪，但要自己面试，第一份不一定找得到', '靠校内零工，金额小'] },
        { label: '适合', cells: ['计算机、工程、会计，愿意搬家的学生', '打算尽快读研或转学的学生'] },
      ],
    },
    {
      type: 'features',
      heading: '奖学金可以这样找',
      look: 'rows',
      items: [
        {
          title: '入学自动奖',
          text: '按高中成绩分档，录取信里写明，多数只发第一年；看清第二年续发要求的均分。',
        },
        {
          title: '大额入学奖',
          text: '少数大学有面向国际生的全额或大额奖学金，要由高中提名，高三一开学就要问学校。',
        },
        {
          title: '省与联邦的研究生奖',
          text: '研究型硕博先找导师，导师的经费和学校奖学金合成一份 funding offer，比单独申请可靠。',
        },
        { title: '院系奖', text: '入学后每年春季开放，按上一年成绩，申请的人少于想象，是容易被忽视的一笔。' },
      ],
    },
    {
      type: 'steps',
      heading: '一个可执行的储备办法',
      items: [
        {
          title: '算出左栏',
          text: '用计算器按不拿奖学金、不打工算，学费逐年上调取稳妥的幅度。',
          duration: '出国前两年',
        },
        {
          title: '拆成四份',
          text: '首年学费、GIC 或生活费、应急金、后三年。应急金放人民币活期，够一张机票和两个月房租。',
          duration: '出国前一年半',
        },
        {
          title: '跟着节点换汇',
          text: '首年学费和 GIC 凭文件一次换，后面的分学期换；不必为小波动提前囤。',
          duration: '出国前半年起',
        },
        {
          title: '每年八月复盘',
          text: '比对实际支出与左栏，超出的找原因：房租、外食还是多修了课。',
          duration: '每年',
        },
      ],
    },
    {
      type: 'faq',
      heading: '常问的两件事',
      items: [
        {
          question: '先读语言再入专业，贵多少？',
          answer:
            '语言课按周收，半年的学费加生活费往往接近一个学期的正课。若只差半档成绩，在国内再考一次通常更省；差得多，读衔接课程反而稳。两种都算一遍再定。',
        },
        {
          question: '需要把房子卖掉备证明吗？',
          answer:
            '不需要。资金证明看的是可用资金和来源，存款、GIC、已付学费、父母收入都算；房产可作补充材料说明家庭情况，但不能代替流动资金。',
        },
      ],
    },
    {
      type: 'related',
      heading: '接着看',
      items: [
        { label: '加拿大费用清单', href: '/special/feiyong/fycan', text: '学费、资金证明与多伦多月开支。' },
        { label: '加拿大高中', href: '/special/gz_zh/gz_can', text: '公立教育局与寄宿学校。' },
        { label: '加拿大本科', href: '/special/bk_zh/bk_can', text: '按省选校，按专业看价。' },
        { label: '加拿大研究生', href: '/special/canyjs', text: '怎样拿到一份有资助的录取。' },
      ],
    },
  ],
})
