import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '英国学生签证：资金二十八天、CAS 和递签顺序',
    description:
      '英国学生签证按积分规则审：CAS、资金、英语各看各的。本页列申请费、医疗附加费与生活费标准的来源日期，讲二十八天怎么数、哪些材料不必先交、肺检与电子签证。',
  },
  family: 'visas',
  hue: 'uk',
  picture: 'visa',
  source: '专题:英国学生签证',
  form: { kind: 'general', title: '核一核存款和日期' },
  sections: [
    {
      type: 'hero',
      name: '英国学生签证',
      title: '英国学生签证：资金、CAS 与递交日期',
      lead: '学生签证按积分规则审：录取、语言、资金三项都够分才批。家里有钱也可能被拒，常见原因是存款差几天、用了亲戚的账户、肺检过期。中国护照从居住地递交，资金和学历材料一般不必先上传，标准却照样要达到。下面按日期讲，细节以 GOV.UK 当天页面为准。',
      answer: {
        items: [
          { label: '申请费', fact: 'uk-visafee-2026' },
          { label: '医疗附加费', fact: 'uk-ihs-student-2026' },
          { label: '伦敦生活费证明', fact: 'uk-pof-london-2026' },
          { label: '伦敦外生活费证明', fact: 'uk-pof-outside-2026' },
        ],
      },
      arrangement: 'ledger',
      points: [
        { label: '先有 CAS', text: '学校发的录取确认号，上面写着剩余学费' },
        { label: '再有存款', text: '学费余额加生活费，连续存满二十八天' },
        { label: '后有预约', text: '网上递交、付费，再到签证中心录指纹' },
        { label: '标准在线', text: 'GOV.UK 的 Student visa 页是准绳' },
      ],
    },
    {
      type: 'prose',
      heading: '英国学生签证要存多少钱',
      paragraphs: [
        '公式是：CAS 上写的未付学费，加上生活费。生活费按校区所在地取每月标准，再乘课程月数，最多九个月。在伦敦的每月标准是 {{uk-pof-london-2026}}，伦敦以外是 {{uk-pof-outside-2026}}。这两个数每年可能调整，以递交当天 GOV.UK 写的为准。',
        '交给学校的住宿费可以扣一部分，上限也在规则里写着。已经交给大学的学费，请让学校在 CAS 上更新；没有写进 CAS 的，带官方收据。用人民币存的，内政部按递交当天 OANDA 的即期汇率折算，要留一点余量。',
        '存够之后，从存够那天起连续二十八天不能低于这个数，最后一天的余额，距递交申请不能超过三十一天。活期和储蓄账户可以用，需提前通知才能取的存款也可以；股票、债券、公积金、养老金和信用额度不算。',
      ],
      links: [
        { label: '英国硕士申请', href: '/special/uk_yjs' },
        { label: '英国费用清单', href: '/special/feiyong/fyen' },
        { label: '英国高中规划', href: '/special/gz_zh/gz_uk' },
      ],
    },
    {
      type: 'bars',
      heading: '伦敦与伦敦以外的每月标准',
      caption: '英国学生签证每月生活费标准（最多计九个月）',
      items: [
        { fact: 'uk-pof-london-2026', label: '伦敦校区' },
        { fact: 'uk-pof-outside-2026', label: '其他校区' },
      ],
    },
    {
      type: 'timeline',
      heading: '英国学生签证办理时间表',
      intro: '每一步的期限写在前面，照着填日历。',
      items: [
        {
          when: '开学前六个月',
          title: '可以递交的起点',
          text: '人在境外的，课程开始前六个月起可以申请。没有 CAS 时这段时间用来备钱和约体检。',
        },
        {
          when: '四至五月',
          title: '把钱并到账户',
          text: '用父母账户的，准备户口簿或出生证明的公证翻译、父母的同意书。',
        },
        { when: '五至六月', title: '做肺结核检查', text: '去内政部指定的诊所，报告有效期六个月，别做太早。' },
        {
          when: '六至七月',
          title: '拿 CAS',
          text: '核对课程名、起止日、学费、语言依据。敏感理工专业另有 ATAS，要早几周办。',
        },
        {
          when: '七至八月',
          title: '网上递交，付费',
          text: '申请费与医疗附加费一起交，随后约签证中心录指纹和照片。',
        },
        {
          when: '八至九月',
          title: '收到结果',
          text: '2025 年 7 月 15 日起，学生主申请人不再贴签，拿到的是电子签证。注册 UKVI 账号，把要用的护照绑上去。',
        },
      ],
    },
    {
      type: 'figures',
      heading: '英国学生签证费与医疗附加费',
      caption: '英国学生签证的费用公布数',
      items: [
        { fact: 'uk-visafee-2026', note: '境外递交一次，不退。' },
        {
          fact: 'uk-ihs-student-2026',
          note: '按签证时长计（比课程长几个月）：尾数不满半年算半年，超过半年算一年，递交系统会给总数。',
        },
        { fact: 'uk-ihs-master', note: '签证约 16 个月，所以交一年半。' },
        { fact: 'uk-eng-degree', note: '本科及以上的语言要求，大学可以自己评估英语并写进 CAS。' },
        { fact: 'uk-eng-below', note: '本科以下的语言要求，看清考的是哪一种考试。' },
      ],
    },
    {
      type: 'glossary',
      heading: '几个会在表里出现的词',
      items: [
        { term: 'CAS', text: '录取确认编号。没有 CAS 就不能递交学生签证，一个号只用于一次申请。' },
        { term: 'ATAS', text: '部分理工科要的学术技术审查，由外交部门办理，录取信里会写要不要。' },
        { term: 'IHS', text: '移民医疗附加费，付了之后在当地看病按规定用国民医疗服务。' },
        {
          term: 'eVisa',
          text: '电子签证。航空公司和边境按绑定的护照查；学校、雇主和房东凭您生成的共享代码查。随主申请人同行的家属仍可能贴签。',
        },
        {
          term: '差别化材料要求',
          text: '移民规则附录 Student 的 ST 22.1 列有一批国籍，中国在内：从居住地申请时，资金和学历材料一般不必随申请上传。标准照样要达到，内政部随时可以要求补交，交不出就拒。',
        },
      ],
    },
    {
      type: 'checklist',
      heading: '递交前逐项划勾',
      official: {
        label: 'GOV.UK：Documents you must provide',
        href: 'https://www.gov.uk/student-visa/documents-you-must-provide',
      },
      groups: [
        {
          title: '学业',
          items: [
            'CAS 编号与学校、课程名一致',
            'CAS 上列出的成绩单、毕业证、语言报告原件',
            'ATAS 证书（如需要）',
          ],
        },
        {
          title: '资金（备好，要时能交）',
          items: [
            '存款证明和流水，时间覆盖二十八天',
            '存款人是父母的关系证明与同意书',
            '奖学金或资助人的信，写明覆盖哪些费用',
          ],
        },
        {
          title: '个人',
          items: ['护照，页数和有效期够用', '肺结核检查报告', '不满十八周岁的，父母同意住宿和旅行的信'],
        },
      ],
    },
    {
      type: 'mistakes',
      heading: '存款断了、账户不对、CAS 写错',
      items: [
        {
          mistake: '钱在第二十七天动了一下',
          instead: '哪怕转走又转回，也要从恢复那天重新数二十八天。把这笔钱单独开一个账户放着。',
        },
        {
          mistake: '用爷爷奶奶、亲戚的账户',
          instead: '规则只认学生本人、父母或法定监护人，以及规定的资助人。换账户要等于重来。',
        },
        {
          mistake: '语言班和正课连读，只备了半年生活费',
          instead: '语言班和正课在一张 CAS 上的，按总长度算；分开的，各算各的。',
        },
        {
          mistake: '递交后才发现课程名写错',
          instead: '先请学校改 CAS，再递交。改动由学校在系统里加注或重发，确认能看到再付费。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '打工、入境与毕业签证',
      items: [
        {
          question: '拿到签证后可以打工多少？',
          answer:
            '大学学位课程的学生，学期中通常有每周二十小时的上限，假期不同；具体写在电子签证和决定信里，超时会影响身份。',
        },
        {
          question: '提前多久飞英国？',
          answer: '课程六个月以上的，通常可以提前一个月入境。签证开始日之前不能用，机票不要订在那天之前。',
        },
        {
          question: '硕士读完还能换签证留下吗？',
          answer:
            '可以申请毕业签证或雇主担保的工作签证。2027 年 1 月 1 日及以后递交的毕业签证，本科和硕士的时长是 {{uk-graduate-route-2027}}，提前安排求职。',
        },
      ],
    },
  ],
})
