import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '美国留学费用：学费、食宿、保险与签证逐项看',
    description:
      '美国公立与私立大学的学费差在哪里，I-20 上的金额怎样读，食宿、保险、签证各要多少，按学期缴费、汇款和退费要注意什么，每个数都注明来源与年份。',
  },
  family: 'costs',
  hue: 'us',
  picture: 'us',
  source: '专题:美国留学费用',
  form: { kind: 'general', title: '请顾问核对一所学校的费用' },
  sections: [
    {
      type: 'hero',
      arrangement: 'banner',
      name: '美国留学费用',
      title: '美国留学费用：公立、私立大学一年各要多少',
      lead: '同一个专业，在州立大学、私立大学和社区学院，账单的差距可以很大。这一页把账单的各栏拆开，比总价时就不会只看“学费”。',
      answer: {
        budget: { country: 'us', level: 'undergraduate' },
        items: [
          { label: '例：加州大学学费', fact: 'us-uc-2728' },
          { label: '例：哈佛大学学费', fact: 'us-harvard-tuition-2627' },
        ],
      },
      points: [
        { label: '谁定价', text: '每所学校自己定，公立大学对州外学生另设一档' },
        { label: '怎么收', text: '按学期或学季出账单，选课学分变了，账单也跟着变' },
        { label: '容易漏', text: '强制医疗保险、各类 fee、暑期和假期的住宿' },
      ],
      actions: [
        {
          label: '按美国本科算一遍',
          href: '/special/study_cost?country=us&level=undergraduate&years=4',
        },
        { label: '看分阶段的预算', href: '/special/fy_zh/fy_us' },
      ],
    },
    {
      type: 'budget',
      heading: '美国本科一年多少万，四年多少万',
      country: 'us',
      levels: ['undergraduate'],
    },
    {
      type: 'prose',
      heading: '美国大学学费为什么差这么多',
      paragraphs: [
        '公立大学由州政府补贴本州居民，国际学生多按州外标准缴费，有的学校还加一笔国际学生服务费。私立大学对所有人一个标价，标价高，但校内奖学金也多，家庭实际付的可能比标价低不少。所以比较时要看两个数：标价，以及扣掉已经写进录取信的奖学金之后的净价。',
        '专业也会改变账单。工学院、商学院、护理、电影等常有专业附加费，实验课和工作室另收材料费。研究生更分散：授课型硕士多按学分计价，读得快慢决定总价；博士多有学费减免和助研津贴，以录取信为准。',
      ],
    },
    {
      type: 'figures',
      heading: '美国留学费用：学费、住宿与保险',
      intro: '下面是几所大学公布的数，用来判断量级；落到一所学校，以它当年的 Cost of Attendance 页为准。',
      caption: '美国本科费用、签证与考试的公布数',
      items: [
        { fact: 'us-uc-2728', note: '国际学生多按这一档缴费。' },
        { fact: 'us-harvard-tuition-2627', note: '标价，没有扣奖学金。' },
        { fact: 'us-uiuc-2627', note: '把书本、交通和个人开支也算进来，适合用来备资金证明。' },
        { fact: 'us-umich-2627' },
        { fact: 'us-asu-2627' },
        { fact: 'us-harvard-2627' },
        { fact: 'us-health-harvard-2627', note: '一所大学的价格，只说明量级。' },
        { fact: 'us-sevis-2026', note: '拿到 I-20 之后、面签之前缴。' },
        { fact: 'us-mrv-2026', note: '预约面签时缴，拒签不退。' },
        { fact: 'us-visa-integrity-fee', note: '法律已定，是否已开始收取要在办签证时查。' },
        { fact: 'us-appfee-range', note: '每所学校一笔，多申就多付；有经济困难可申请减免。' },
      ],
    },
    {
      type: 'features',
      heading: '账单上容易看漏的几栏',
      look: 'rows',
      items: [
        {
          title: 'Mandatory fees',
          text: '学生活动、校车、健身房、科技费等，选不选用都要付。比较学费时要把它和 tuition 加在一起。',
        },
        {
          title: '学校保险能否豁免',
          text: '多数学校默认替您买，自购保险须在截止日前提交豁免申请，过期就照账单扣。便宜的保险常不符合豁免条件。',
        },
        {
          title: '宿舍空档',
          text: '感恩节、寒假宿舍可能关闭，要么付留宿费，要么短租。第一年回不回国，机票和这笔钱要一起想。',
        },
        {
          title: '多读一个学期',
          text: '必修课没排上、转专业、学分没转过来，都会把四年拖长。入学第一周就请学术顾问列出毕业路径。',
        },
      ],
    },
    {
      type: 'timeline',
      heading: '美国留学费用的付款时间',
      intro: '以秋季入学的本科新生为例，日期看学校通知。',
      items: [
        {
          when: '申请季',
          title: '考试和申请费',
          text: '标化、送分、申请费零散但笔数多，用一张可付外币的信用卡统一付，方便对账。',
        },
        {
          when: '接受录取',
          title: '入学押金',
          text: '确认入学要付押金，多数不退；同时压着几所学校等候补，会押几份。',
        },
        {
          when: '办签证前',
          title: '资金证明、SEVIS 费、签证费',
          text: '存款证明的金额要覆盖 I-20 上的第一年总额，日期不要太旧。',
        },
        {
          when: '开学前一个月',
          title: '秋季学期账单',
          text: '学费、食宿、保险一起出。可选分期计划，学校收一笔手续费，逾期会停选课。',
        },
        {
          when: '冬季',
          title: '春季学期账单',
          text: '常在圣诞节前后到期，家里换汇要提前，别等放假银行不办公。',
        },
      ],
    },
    {
      type: 'prose',
      heading: '换汇、汇款和退费',
      paragraphs: [
        '学费可以由家长账户凭录取信、I-20、护照和学校账单购汇后直接电汇给学校，备注写学生号；不少学校指定第三方缴费平台，用人民币付，汇率由平台定，付之前拿它和银行当日现汇卖出价比一比。电汇会有中转行扣费，到账少一点就会变成欠费，汇出时选“费用由汇款人承担”。',
        '退课有退费日程，开学后按周递减，过了截止日一分不退；中途退学还牵涉身份，先问国际学生办公室再办手续。宿舍和餐卡另有合同，退得比学费更少。签证被拒导致不能入学的，多数学校能退已缴学费，但押金未必，付款前要读退费条款。',
      ],
    },
    {
      type: 'faq',
      heading: '家长常问',
      items: [
        {
          question: '存款证明要比 I-20 上的数多多少？',
          answer:
            '够得上就合规，但签证官看的是家庭能否供完全程。除第一年的存款之外，准备能说明后几年来源的材料，比如收入和资产，比把一个账户堆得很高更有说服力。',
        },
        {
          question: '在校打工能补多少生活费？',
          answer:
            '校内工作有时数限制，岗位也要自己找，第一学期多半找不到。预算请当作没有这笔收入来做，赚到的算余量。',
        },
        {
          question: '先读社区学院再转学，真的省吗？',
          answer:
            '前两年学费确实低，但省多少取决于学分能转几门、转入的大学给不给转学生奖学金。先查两校的转学协议，再算四年总账。',
        },
      ],
    },
    {
      type: 'related',
      heading: '接着看',
      items: [
        {
          label: '留学费用计算器',
          href: '/special/study_cost?country=us&level=undergraduate&years=4',
          text: '填上目标学校的数，看四年合计和逐年安排。',
        },
        { label: '美国学生签证', href: '/special/qz_us', text: 'I-20、SEVIS、面签的次序与材料。' },
        { label: '美国本科申请', href: '/special/bk_zh/bk_us', text: '选校时把净价放进同一张表。' },
        { label: '数据来源', href: '/data-sources', text: '本页每个数的出处与核对日期。' },
      ],
    },
  ],
})
