import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '郑州名校规划咨询：河南考生的高考与海外双轨',
    description:
      '河南考生怎样让一份高考成绩两边用：哪些海外大学认高考、几时要先申请、差十几分时怎么排，本科四年后再冲高排名硕士怎样省钱，附六月二十天日程和常见误区。',
  },
  family: 'elite',
  hue: 'ink',
  picture: 'exam',
  source: '专题:郑州名校咨询',
  form: { kind: 'general', title: '约郑州分公司谈一次' },
  sections: [
    {
      type: 'hero',
      name: '郑州名校规划咨询',
      arrangement: 'banner',
      title: '郑州学生申请海外名校：一份高考成绩怎样两边用',
      lead: '河南的家庭来问高排名大学，起点往往是一句“省内竞争太大”。高考仍然值得考好，因为它也是海外的通行证之一。要做的是提前知道：哪些学校认它，哪些在高考之前就关了门。',
      points: [
        { label: '高三当年', text: '接受高考的大学、预科、港校自主' },
        { label: '四年之后', text: '用均分申请高排名硕士，总花费通常低' },
        { label: '预算', text: '从每年能拿出的钱倒推国家' },
      ],
      actions: [
        { label: '郑州分公司', href: '/company/zz' },
        { label: '高考后留学', href: '/special/gkhlx' },
      ],
    },
    {
      type: 'compare',
      heading: '两条到名校的路，放在一起比',
      caption: '河南家庭常比较的两种走法（一般情况）',
      columns: ['高考后直接出去', '国内读完本科再读硕士'],
      rows: [
        { label: '花钱的年数', cells: ['三到四年，含预科再加一年', '一到两年'] },
        { label: '准备重点', cells: ['英语单科、平时成绩、面试', '大学四年的均分和先修课'] },
        { label: '能到的学校', cells: ['看高考位次与英语，选择面有限', '均分高的学生选择面反而宽'] },
        { label: '孩子的年龄', cells: ['十八岁独自生活', '二十二岁，目标更清楚'] },
        { label: '不适合', cells: ['没有独立生活过、自己管不住作息的', '把大学当休息、均分不管的'] },
        { label: '风险', cells: ['读不完或不适应', '省属院校在按名单划线的项目里要更高均分'] },
      ],
      footnote: '两条路不冲突：很多家庭用第一条做备选，高考结果好就走第二条。',
    },
    {
      type: 'rules',
      heading: '认高考的几处说法',
      intro: '出处有早有晚，递交前看学校当年页面。',
      items: [
        {
          statement: 'sg-nus-2027',
          note: '用高考成绩的，窗口看国大的高考专页；高二下学期就要决定要不要报。',
        },
        { statement: 'study-hk-tongzhao', note: '占提前批，要和省内提前批一起权衡。' },
        { statement: 'au-gaokao-uwa-full', note: '可以用它估一下自己在哪一档。' },
      ],
    },
    {
      type: 'steps',
      heading: '六月下旬到七月中旬，二十天怎么过',
      intro: '每一天谁做决定，先在家里说好。',
      items: [
        {
          title: '出分当天',
          text: '抄下总分、位次、单科，发给正在等成绩的海外学校。晚上全家只看一张表。',
          duration: '第一天',
        },
        {
          title: '核单科',
          text: '英语单科关系到香港、澳大利亚的一批学校，数学关系到工科预科。',
          duration: '第二天',
        },
        {
          title: '填省内志愿',
          text: '照自己的位次认真填，海外录取未到手之前，国内不留空。',
          duration: '按省考试院公布',
        },
        {
          title: '定预科或直入',
          text: '问清读不过怎么办、升学去哪里、退费怎样写。',
          duration: '十天之内',
        },
        { title: '放榜后二选一', text: '两边都有时，看四年总花费和专业，别只看校名。', duration: '投档之后' },
      ],
    },
    {
      type: 'prose',
      heading: '先读省内本科的，四年均分怎样管',
      look: 'note',
      paragraphs: [
        '省内读本科、海外读一年或两年硕士，总花费通常低得多，前提是均分够。入学就看培养方案：学分多的课先学好，能不能重修、重修怎样记分，写在学生手册里。省属院校学生申请英国、澳大利亚，要留意学校按院校分组的均分要求，写信问到的答复留底。',
        '河南有粮油、水利、烟草香料、轨道这些少见的专业底子，对口的高排名院系在荷兰、丹麦、英国都有。找专业对口的系，机会往往比只追综合排名大。',
      ],
    },
    {
      type: 'timeline',
      heading: '河南学年',
      items: [
        {
          when: '九月到十一月',
          title: '高三网申，大学生递硕士',
          text: '港校自主、新加坡开放，学生填一遍，家长盖章寄件。大三看均分还差几分。',
        },
        {
          when: '寒假、春节',
          title: '家庭会',
          text: '在外工作的父母回来，谈清每年能拿多少、撑几年，写在一张纸上。',
        },
        {
          when: '三月到五月',
          title: '孩子只复习',
          text: '护照、公证、体检由家长办；港校面试邀请到了才请一次假。',
        },
        { when: '六月到七月', title: '二十天', text: '见上面的日程。' },
        { when: '八月', title: '没有理想结果', text: '复读、预科、国内就读三张表各算一次，月中定。' },
      ],
    },
    {
      type: 'branch',
      heading: '郑州分公司',
      intro: '出分后预约的，请报分数和位次；地市家长可以先电话谈。',
      code: 'zz',
    },
    {
      type: 'mistakes',
      heading: '收费、学籍与培训班',
      items: [
        {
          mistake: '听到“四百分也能上世界名校”就交钱',
          instead:
            '先问：入的是不是正规学位课程、预科合格率由谁公布、学校在不在教育部可查的名单里。答不清的不交。',
        },
        {
          mistake: '为国际班放弃原籍高考资格',
          instead: '转之前向教育局问学籍和报名条件，拿到书面答复再办。',
        },
        {
          mistake: '听说封闭班涨分快就报名',
          instead: '自己先空考一套，知道缺的是听力速度还是写作，再选课时。',
        },
      ],
    },
    {
      type: 'related',
      heading: '香港、澳洲与预算',
      items: [
        { label: '香港名校规划', href: '/special/dl_hk', text: '统招与自主怎样并用。' },
        { label: '澳大利亚名校规划', href: '/special/dl_au', text: '高考、预科、文凭三种凭据。' },
        { label: '费用计算', href: '/special/study_cost', text: '把每年能拿出的钱填进去。' },
      ],
    },
  ],
})
