import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '加拿大留学费用：省份、专业与住房三道差价',
    description:
      '加拿大学费按省份和专业分化，本科与研究生差一大截，多伦多住房又是另一道坎。本页列出学费均值、资金证明、许可费和多伦多开支，并说明付款与退费。',
  },
  family: 'costs',
  hue: 'ca',
  picture: 'ca',
  source: '专题:加拿大留学费用',
  form: { kind: 'general', title: '问问某个省、某个专业的费用' },
  sections: [
    {
      type: 'hero',
      arrangement: 'ledger',
      name: '加拿大留学费用',
      title: '加拿大留学费用：一年多少万，读完多少万',
      lead: '教育归各省管，学费政策、医疗保险和打工机会都跟着省走。把安大略的数套到大西洋省份，或把本科的数套到研究生，都会差得离谱。',
      answer: {
        budget: { country: 'ca', level: 'undergraduate' },
        items: [
          { label: '例：多伦多大学学费', fact: 'ca-ug-toronto' },
          { label: '签证生活费证明', fact: 'ca-pof-2026' },
        ],
      },
      points: [
        { label: '反常的一点', text: '国际研究生的平均学费低于本科，因为研究型项目拉低了均值' },
        { label: '资金证明', text: '生活费门槛由联邦定，魁北克另有自己的标准' },
        { label: '带薪实习', text: 'co-op 项目能挣回一部分，但学费和学期也更长' },
      ],
      actions: [
        {
          label: '按多伦多四年本科算',
          href: '/special/study_cost?country=ca&city=ca-toronto&level=undergraduate&years=4&housing=rent',
        },
        {
          label: '按其他城市两年硕士算',
          href: '/special/study_cost?country=ca&city=ca-other&level=master&years=2',
        },
      ],
    },
    {
      type: 'budget',
      heading: '加拿大留学一年多少万，读完多少万',
      country: 'ca',
      levels: ['undergraduate', 'master'],
    },
    {
      type: 'compare',
      heading: '加拿大大学、学院与语言课程的费用差别',
      caption: '加拿大几类院校的费用结构（一般情况，以学校页面为准）',
      columns: ['研究型大学', '应用型学院', '语言与衔接课程'],
      rows: [
        {
          label: '怎么计价',
          cells: ['按学年或按课程，工程、商科、计算机另立价目', '按学期，专业间差距小', '按周或按级别'],
        },
        {
          label: '附带费用',
          cells: ['学生会费、健康计划、公交卡并入账单', '实验与制服材料费', '教材和分级测试'],
        },
        { label: '挣回的可能', cells: ['co-op、助研助教', '实习学期，部分带薪', '一般不许工作'] },
        {
          label: '要问清的事',
          cells: ['分专业后会不会涨到另一档', '项目是否仍能申请毕业工签', '通过后学费是否抵扣正课'],
        },
      ],
    },
    {
      type: 'figures',
      heading: '学费、资金证明与许可费',
      caption: '加拿大留学的全国性公布数',
      items: [
        { fact: 'ca-ug-toronto', note: '各学院不同，工程、商科在高处。' },
        { fact: 'ca-ug-mcgill' },
        { fact: 'ca-ug-ubc' },
        { fact: 'ca-ug-sfu' },
        { fact: 'ca-tuition-grad-2526', note: '含大量研究型硕博；职业型硕士、MBA 远在均值以上。' },
        { fact: 'ca-pof-2026', note: '只是生活费部分，第一年学费和路费要另外证明。' },
        { fact: 'ca-permit-fee' },
        { fact: 'ca-biometrics', note: '录过指纹且仍有效的不用再付。' },
        { fact: 'ouac-base-2027', note: '安省大学的统一申请平台。' },
        { fact: 'ouac-extra-2027' },
        { fact: 'ouac-eval' },
      ],
    },
    {
      type: 'figures',
      heading: '多伦多一个月怎么花',
      intro: '来自多伦多大学学生生活部门的估算，适合用来搭一张月预算。其他城市没有同样质量的来源，请自填。',
      caption: '多伦多地区学生的每月开支估算',
      items: [
        { fact: 'ca-housing-uoft', note: '低端是合租或较远的地下室，高端是市中心独住。' },
        { fact: 'ca-grocery-uoft', note: '以自己做饭为前提。' },
        { fact: 'ca-bills-uoft', note: '房租是否包水电，签约时要逐项问。' },
      ],
    },
    {
      type: 'prose',
      heading: '家庭常忘的几笔',
      look: 'note',
      paragraphs: [
        '医疗保险因省而异：有的省国际生可以参加公立医保，有等待期；安大略的大学统一买商业计划并写进账单；等待期内要自己买过渡保险。冬衣、雪地靴、租房第一个月和末月租金同时付，是落地第一周的集中支出。',
        '学费多半每年调整，而且对已入学的国际生也会调。部分大学承诺在学期间涨幅有上限，选校时值得专门去问。分专业是另一道坎：大一统一计价，大二进商科或计算机后价目就换了。',
        '修课数低于全日制会影响学习许可和毕业工签，为了省钱少选课往往得不偿失。',
      ],
    },
    {
      type: 'timeline',
      heading: '付款节点',
      items: [
        {
          when: '接受录取',
          title: '确认押金',
          text: '付了才保留名额，公立大学本科的押金一般不退；省认证信的名额要同时向学校确认。',
        },
        {
          when: '递许可之前',
          title: '首年学费与生活费证明',
          text: '可以用已缴学费收据、担保投资证（GIC）、存款等组合。GIC 是先存进加拿大银行，到校后按月返还的生活费。',
        },
        {
          when: '入学前后',
          title: '秋季学费',
          text: '多数学校按学期收，本科常可拆成秋冬两笔，付款日写在学生账户里，逾期计息。',
        },
        {
          when: '每年春季',
          title: '下一年住房',
          text: '大二起多数学生搬出校园，春季就要付校外押金，正值冬季学费之后，现金会紧。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '汇款与退费',
      items: [
        {
          question: '学费从国内怎么汇过去？',
          answer:
            '学校多指定缴费平台，生成一张人民币账单，用银行转账付，到账快且自动对上学号。也可以凭账单购汇电汇，附言写学号。两种都比一次实际扣款，看谁便宜。GIC 由开户银行给汇款说明，户名必须是学生本人。',
        },
        {
          question: '许可被拒，钱退不退？',
          answer:
            '多数公立院校凭拒签信退学费，扣行政费，押金看条款；私立语言学校的条款参差，付前要有书面退费表。GIC 可凭拒签信申请退回本金，扣手续费。',
        },
        {
          question: '加元便宜的时候要不要一次换够四年？',
          answer:
            '不建议。学费会调整，专业会换，人也可能转学。按学年换、留出半年的生活费余量，比押一个汇率稳妥。',
        },
      ],
    },
    {
      type: 'related',
      heading: '接着看',
      items: [
        {
          label: '加拿大费用规划',
          href: '/special/fy_zh/fy_can',
          text: '高中、本科、硕士三个阶段怎样安排。',
        },
        { label: '加拿大学习许可', href: '/special/qz_can', text: '资金、省认证信与递交次序。' },
        { label: '加拿大研究生', href: '/special/canyjs', text: '研究型与职业型的区别直接影响花费。' },
        { label: '安省高中文凭课程', href: '/special/ossd', text: '在国内先修，算一算省下什么。' },
      ],
    },
  ],
})
