import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '青岛名校规划咨询：日韩国公立与海洋学科两条线',
    description:
      '青岛家庭熟悉日韩，海大石大又握着少见的学科。本页分两条线讲：日韩高排名大学的考试与存款要求、海洋石油方向的航次与数据怎样写，附山东学年安排和办证分工。',
  },
  family: 'elite',
  hue: 'jp',
  picture: 'jp',
  source: '专题:青岛名校咨询',
  form: { kind: 'general', title: '约青岛分公司谈一次' },
  sections: [
    {
      type: 'hero',
      name: '青岛名校规划咨询',
      arrangement: 'ledger',
      title: '青岛学生申请海外名校：日韩大学与海洋学科怎么准备',
      lead: '从青岛飞首尔、福冈都比飞广州近，亲友里总有人在日韩。可想进那里的高排名大学，考的还是日语数学和研究计划。另一边，海洋、石油、高分子的学生手里有别的城市少见的题目。',
      points: [
        { label: '日本', text: '国公立看 EJU 与校内考，修士看计划' },
        { label: '韩国', text: '看高中成绩、语言级别与存款证明' },
        { label: '海洋', text: '航次、样品、数据各要证明' },
      ],
      actions: [
        { label: '青岛分公司', href: '/company/qd' },
        { label: '日本名校规划', href: '/special/dl_japan' },
      ],
    },
    {
      type: 'compare',
      heading: '日本、韩国、北欧与澳洲，各看什么',
      caption: '青岛学生常比较的几个去向（一般情况）',
      columns: ['日本国公立', '韩国综合大学', '北欧与澳洲的海洋强校'],
      rows: [
        { label: '进门靠', cells: ['学部考试或修士笔试、面试', '材料审查加面试', '课程匹配、论文、英语'] },
        {
          label: '语言',
          cells: ['日语 N1 上下，英文项目除外', 'TOPIK 三级起，热门专业更高，或英文项目', '英语，授课全英文'],
        },
        { label: '准备期', cells: ['一年半到两年', '一年左右', '大三起一年'] },
        {
          label: '花费走势',
          cells: ['学费低，东京房租高', '学费中等，看首都圈与地方', '学费或生活费高，看奖学金'],
        },
        { label: '不适合', cells: ['想半年速成的', '只为离家近、没有专业目标的', '怕出海、怕写英文的'] },
        {
          label: '回来怎么看',
          cells: ['看学部、专业与企业是否对口', '看行业与语言级别', '看题目与单位的方向是否对口'],
        },
      ],
    },
    {
      type: 'figures',
      heading: '日韩的钱，先看公布数',
      caption: '青岛家庭比较日韩时用得上的公布数',
      items: [
        { fact: 'jp-utokyo-tuition', note: '国立大学里上调过的一例，入学金另交一次。' },
        { fact: 'jp-utokyo-entrance' },
      ],
      footnote: '汇率参考：{{fx-krw-cny}}，{{fx-jpy-cny}}，付款日的牌价会不同。',
    },
    {
      type: 'rules',
      heading: '日本考试要认的几条',
      items: [
        {
          statement: 'exam-jp-eju-twice',
          note: '以往公布的海外考点没有内地，多数人去日本或中国香港等地考，机票与假期先算。',
        },
        { statement: 'exam-jp-eju-prearrival', note: '想省一趟校内考的，先从这些学校里挑。' },
        { statement: 'study-jp-accred-visa', note: '选语言学校先查认定，再看价格。' },
      ],
    },
    {
      type: 'features',
      heading: '海洋、石油学生的材料',
      look: 'numbered',
      items: [
        {
          title: '航次证明',
          text: '船名、航段、起止日、您的岗位，请首席科学家或船方盖章。上船之前就说好，下船再补很难。',
        },
        {
          title: '样品与数据',
          text: '哪些可公开、署谁的名，问清再写。不能公开的，用公开的浮标或卫星数据做一个小分析。',
        },
        {
          title: '转能源方向',
          text: '石油地质想转地热、碳封存、海上风电的，用一门新课和一份小报告来证明，别只改文书。',
        },
        {
          title: '推荐人',
          text: '一位本组老师，一位合作单位的研究员。有外方合作者的，请他写几句合作的细节。',
        },
      ],
    },
    {
      type: 'timeline',
      heading: '山东的学年里',
      items: [
        { when: '一月', title: '高考外语听力', text: '前后一周不订语言考试。日本四月入学的人办在留资格。' },
        {
          when: '二月到三月',
          title: '日本国公立校内考',
          text: '各校从一月下旬到三月都有，通常要人在日本，提前到，先去考场走一遍。',
        },
        { when: '四月到六月', title: '采样与暑研', text: '浒苔来之前出完海；修士申请者给教授写第一封信。' },
        {
          when: '七月到八月',
          title: '出分与韩国九月入学',
          text: '高中毕业证的认证要求会变，先问领馆再去办。',
        },
        { when: '九月到十一月', title: '修士出愿', text: '夏秋两轮在这里交叉，原件寄国际快递要留两周。' },
      ],
    },
    {
      type: 'branch',
      heading: '青岛分公司',
      intro: '烟台、威海、日照的家庭可以先视频谈，再决定要不要来。',
      code: 'qd',
    },
    {
      type: 'mistakes',
      heading: '先退学、只看合格率、办证跑错城市',
      items: [
        {
          mistake: '山东学生提前退学去读语言学校',
          instead: '高中毕业证是大学出愿的底件，读到毕业再走，日语放在课余学。',
        },
        {
          mistake: '把“语言学校合格率”当升学指标',
          instead: '问具体学部、具体年份、几个人考上，学校能不能让您联系往届生。',
        },
        {
          mistake: '英美签证也等着在青岛办',
          instead:
            '日韩在青岛有总领馆，学生签证多经指定代办机构递交；英国到济南等地的申请中心，美国多去北京。先看各国页面，行程合在一起订。',
        },
      ],
    },
    {
      type: 'related',
      heading: '日韩考试与院校',
      items: [
        { label: 'EJU 备考', href: '/special/jp_eju', text: '文理选科与考次。' },
        { label: '日本大学院', href: '/special/jp_yjs', text: '海洋与材料的修士申请。' },
        { label: '韩国院校', href: '/yxk?country=kr', text: '按公布排名看。' },
      ],
    },
  ],
})
