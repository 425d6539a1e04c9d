import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '日本留学费用：标准额、涨价学校与首月现金',
    description:
      '日本国立大学有标准学费，但已有学校上调；私立按学部收。本页按学费、住房、资金证明列出带来源的数，讲首月要带多少现金类目、减免怎么申请、汇率怎么留余地。',
  },
  family: 'japan',
  hue: 'jp',
  picture: 'documents',
  source: '专题:日本留学费用',
  form: { kind: 'general', title: '请顾问核一遍日本预算' },
  sections: [
    {
      type: 'hero',
      name: '日本留学费用',
      title: '日本留学费用：学费、住房和头一个月各多少',
      lead: '学费公开，生活费看在哪个城市。容易漏的有：入学金只交一次但要先垫；租房的礼金、押金、保证公司费一次付清；已有国立大学上调学费，别再用老数。',
      actions: [
        {
          label: '算东京租房读四年本科',
          href: '/special/study_cost?country=jp&city=jp-tokyo&level=undergraduate&years=4&housing=rent&test=jlpt',
        },
        {
          label: '算仙台住宿舍',
          href: '/special/study_cost?country=jp&city=jp-sendai&level=undergraduate&years=4&housing=campus&test=jlpt',
        },
      ],
    },
    {
      type: 'bars',
      heading: '同是国立，每年学费已经分开',
      intro: '国立大学可以在标准额之上调整。东京大学是较早上调的一所，其他学校有的跟进，有的不变。',
      caption: '国立大学年学费标准额与东京大学现行本科学费',
      items: [
        { fact: 'jp-tuition-national-std', label: '标准额' },
        { fact: 'jp-utokyo-tuition', label: '东京大学' },
      ],
      footnote: '在读学生是否适用新学费，各校有过渡规定，看录取年度的学费一栏。',
    },
    {
      type: 'figures',
      heading: '按学习阶段的学校费用',
      caption: '语言学校、本科、大学院的公布数',
      items: [
        { fact: 'jp-langschool', note: '首年平均约数，第二年略低，因为没有入学费用。' },
        { fact: 'jp-utokyo-entrance', note: '国立入学金，录取后一次付，一般不退。' },
        { fact: 'jp-tuition-national-first', note: '国立本科首年合计。' },
        { fact: 'jp-tuition-private-first', note: '私立本科首年合计，理工、艺术通常高于平均。' },
        { fact: 'jp-tuition-national-grad-first' },
        { fact: 'jp-tuition-private-grad-first', note: '专门职大学院、MBA 不在这个平均里，往往更贵。' },
      ],
      footnote: '专门学校、高中、医齿药的学费各校相差大，请向学校索取“学费等纳付金”表。',
    },
    {
      type: 'figures',
      heading: '一座地方城市的样子：仙台',
      intro: '东北大学在学校页面上公布的参照。地方城市住得便宜，打工机会也少一些。',
      caption: '仙台的学生住宿与生活费参照',
      items: [
        { fact: 'jp-dorm-tohoku', note: '学校宿舍，要抽签或有年限。' },
        { fact: 'jp-apartment-tohoku', note: '校外一居室的起价。' },
        { fact: 'jp-living-tohoku', note: '不含房租和学费。' },
      ],
    },
    {
      type: 'prose',
      heading: '资金证明要多少，给谁看',
      look: 'note',
      paragraphs: [
        '出入国在留管理厅不公布固定的存款数，看的是能不能支付学习期间的费用、钱从哪里来。语言学校会给一个建议数，并要求提供收入、纳税和存款形成过程。看的是钱怎样积累，一笔突然存入的钱往往要补说明。',
        '换算人民币请用付款当天的银行价。作为参照，{{fx-jpy-cny}}，日元近几年波动大，预算里留出余地。',
      ],
      links: [
        { label: '语言学校的资金材料', href: '/special/jp_yuyan' },
        { label: '国立还是私立本科', href: '/special/jp_bk' },
        { label: '打工与毕业后求职', href: '/special/jp_jiuye' },
      ],
    },
    {
      type: 'checklist',
      heading: '落地头一个月要付的项目',
      intro: '金额各地各校不同，把格子打上勾，再逐项问到数。',
      groups: [
        {
          title: '住',
          items: [
            '首月和次月房租',
            '押金（敷金）、礼金、中介手续费',
            '保证公司费与火灾保险',
            '被褥、家电，或者带家具的月租差额',
          ],
        },
        {
          title: '学与保险',
          items: [
            '首期学费与设备费、学生会费、教材',
            '国民健康保险与国民年金（可申请学生缓交）',
            '手机、交通定期券（学生折扣）',
          ],
        },
        {
          title: '备用',
          items: ['两个月的生活费，银行卡开通前用', '回程机票的钱', '语言学校转大学时的第二次入学金'],
        },
      ],
    },
    {
      type: 'mistakes',
      heading: '打工、年数、减免与奖学金',
      items: [
        {
          mistake: '把打工收入写进第一年预算',
          instead: '资格外活动有时限，前半年日语和上课都紧。第一年按零计，第二年再看。',
        },
        {
          mistake: '只比学费，不看要读几年',
          instead: '语言学校一年半加本科四年，是五年半的生活费。早半年考上，省下的是半年生活费。',
        },
        {
          mistake: '以为录取了就有减免',
          instead:
            '国公立的授业料减免、私立的留学生减免都要在规定日期内申请，看成绩和家庭收入，每学期重审。入学手续那一袋资料里就有表格。',
        },
        {
          mistake: '奖学金等到日本再找',
          instead:
            '日本学生支援机构的学习奖励费有渡日前预约一类，依据留考成绩；文科省国费要在驻华使馆或大学提前申请。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '分期、汇款与退费',
      items: [
        {
          question: '学费可以分期吗？',
          answer:
            '多数大学一年分前后期两次交，语言学校常按半年或一年。困难时可以向学校的学生课申请延期，必须在截止前。',
        },
        {
          question: '从国内汇日元要注意什么？',
          answer:
            '先在银行购汇，电汇附录取通知和缴费单，附言写学籍号。汇到账户的数要扣中间行费，选“费用由汇款人承担”。语言学校只收对公账户，要求汇到个人账户的请停手。',
        },
        {
          question: '在留资格没下来，学费能退吗？',
          answer:
            '选考料一般不退，入学金看学校；学费在拒签证明齐全时能不能退，也看合同。缴费前把这一条截图存好。',
        },
      ],
    },
  ],
})
