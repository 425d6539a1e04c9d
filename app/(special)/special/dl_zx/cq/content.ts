import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '重庆名校规划咨询：学费低的高排名大学怎么够得着',
    description:
      '重庆家庭讲究划算。德国、瑞士的高排名理工大学学费低，代价是语言和时间。本页把学费、资金证明、语言年限放在一张表上，另讲西政读法学硕士与区县学生怎样安排。',
  },
  hue: 'eu',
  picture: 'eu',
  source: '专题:重庆名校咨询',
  form: { kind: 'general', title: '约重庆分公司算一笔账' },
  sections: [
    {
      type: 'hero',
      name: '重庆名校规划咨询',
      arrangement: 'split',
      title: '省下的学费，用语言和时间来付',
      lead: '重庆的制造、汽车、材料学生多，德语区的理工大学正好对口，学费又低。代价是多学一门语言，多花一年半载。所以先问肯不肯从头学，再问毕业回不回来。',
      points: [
        { label: '德国', text: '公立多数免学费，先过审核、备自保金' },
        { label: '瑞士', text: '学费不高，生活费高，录取看本科课程' },
        { label: '英美', text: '时间短、单价高，法学与商科仍常选' },
      ],
      actions: [
        { label: '重庆分公司', href: '/company/cq' },
        { label: '德国院校', href: '/yxk?country=de' },
      ],
    },
    {
      type: 'figures',
      heading: '德国、瑞士与英国的公布数',
      intro: '单位不同，请先换成同一种再比；英国一行只作对照。',
      caption: '重庆家庭常比较的学费、资金证明与求职居留公布数',
      items: [
        { fact: 'de-semester-contribution', note: '多数公立大学只收这一笔，常含公交票。' },
        {
          fact: 'de-tuition-bw',
          note: '例外：巴符州对非欧盟学生收学费，名校不少在这个州；别州也有大学自行收费，逐校看。',
        },
        { fact: 'de-blocked-2026', note: '签证前存进专户按月取，不是交出去的钱。' },
        { fact: 'ch-tuition-eth', note: '新入学外国学生的价，比前几年高，别用旧数。' },
        { fact: 'ch-pof', note: '各州不同，按录取学校所在州问。' },
        { fact: 'de-jobsearch', note: '毕业后找工作的居留。' },
        { fact: 'uk-tuition-pg-2122', note: '较早的区间，作对照。' },
      ],
      footnote: '汇率参考：{{fx-eur-cny}}，{{fx-chf-cny}}。都是月度值，付款日按银行牌价。',
    },
    {
      type: 'compare',
      heading: '肯学语言，和不肯学的差别',
      caption: '德语授课与英语授课项目对准备的要求（一般情况）',
      columns: ['德语授课', '英语授课'],
      rows: [
        { label: '选择面', cells: ['广，本科硕士都多', '硕士为主，热门专业名额少'] },
        { label: '语言时间', cells: ['从零到入学多要一年半到两年', '雅思或托福，半年到一年'] },
        { label: '录取看', cells: ['学历资格、课程匹配、均分换算', '同左，另看动机信与名额竞争'] },
        { label: '毕业求职', cells: ['本地企业更容易进', '大企业研发岗可用英语，服务与销售难'] },
      ],
    },
    {
      type: 'checklist',
      heading: '走德语区要备的东西',
      intro: '按需要的时间先后排。',
      groups: [
        {
          title: '先办',
          items: [
            '留德审核（APS）报名材料：成绩单、在读或学位证明及翻译',
            '语言课：寒假起零基础，四个月上下一个级别',
            '课程描述：每门课的内容、学时、教材',
          ],
        },
        {
          title: '录取之后',
          items: ['自保金或等效的资金证明', '公立或商业医疗保险', '按居住地预约签证窗口，宿舍提前排队'],
        },
        {
          title: '带薪实习的同学',
          items: ['每个企业学期的起止、岗位、考核表', '一段说明：那几个月解决了什么问题'],
        },
      ],
    },
    {
      type: 'prose',
      heading: '西政与川外的学生，另有一路',
      look: 'note',
      paragraphs: [
        '法学高排名项目集中在英美。一年的法学硕士（LLM）主要加一层普通法训练，回国执业仍靠法律职业资格。想考境外律师的，先核自己的本科学分和课程是否满足报考地要求，不满足的别被“读完就能考”带走。模拟法庭、法律援助、判例检索的作业都比获奖证书好用。',
        '川外的德法日俄学生有一项别人没有的条件：可以直接读对象国语言授课的硕士。把语言学、翻译之外的课也选几门，国际关系、传媒、经济的项目才够得着。',
      ],
    },
    {
      type: 'branch',
      heading: '重庆分公司',
      intro: '区县家庭请先寄扫描件，来主城一趟把该签的一次办完。',
      code: 'cq',
    },
    {
      type: 'timeline',
      heading: '重庆的一年',
      items: [
        {
          when: '九月到十月',
          title: '审核与语言',
          text: '新学期把审核材料递出，赶上来年夏季学期的人不要再等。',
        },
        {
          when: '十一月到一月',
          title: '雾季与期末',
          text: '德国夏季学期多在冬天截止，日子看各校。飞外地考试留一天机动。',
        },
        { when: '寒假', title: '德语零起点', text: '集中四周只学语音和基础语法，开学后每天一小时别断。' },
        {
          when: '四月到六月',
          title: '冬季学期申请',
          text: '不少硕士项目的截止在这一段，也有更早的，逐校看；高三学生应付诊断考和高考，海外只做报名。',
        },
        {
          when: '七月到九月',
          title: '放榜与签证',
          text: '签证预约夏天更难排，录取未到也先把材料备齐，拿到录取当周就约。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '高考直读、门槛与带薪实习',
      items: [
        {
          question: '高考分一般，能直接去德国读本科吗？',
          answer:
            '要看高考成绩、在读大学学期数和专业匹配，多数人需要国内大学读过几个学期，或先上预科并通过评估考试。以德国大学和审核部的说明为准。',
        },
        {
          question: '什么人不适合走德语区？',
          answer:
            '一年内就要入学的、不肯背单词的、需要人盯着交作业的。德国大学宽进严出，一门课考不过的次数有限，用完可能不能再读这个专业。',
        },
        {
          question: '瑞士学校名气大，门槛在哪？',
          answer:
            '硕士先看本科课程是否对口，差几门可能被要求补修甚至不收。先把培养方案逐门译出来，再决定报不报。',
        },
        {
          question: '联合学院的带薪实习算不算工作经验？',
          answer:
            '算实践经历。写清雇主、学期、任务，德国的应用型大学看得懂；要求毕业后工作年限的项目则不算。',
        },
      ],
    },
    {
      type: 'related',
      heading: '德语区的更多页面',
      items: [
        { label: '瑞士留学', href: '/special/ruishi', text: '大学与酒店管理是两条路。' },
        {
          label: '德国预算',
          href: '/special/study_cost?country=de&level=master&years=2',
          text: '按两年硕士算月支出。',
        },
        { label: '成都咨询', href: '/special/dl_zx/cd', text: '合作学院与医学学生看那一页。' },
        { label: '院校库', href: '/yxk?country=ch', text: '瑞士的大学。' },
      ],
    },
  ],
})
