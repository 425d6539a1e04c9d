import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '美国留学费用规划：高中、本科、硕士三本账',
    description:
      '把美国高中、本科和硕士当成三本账来做：每一阶段的大头是什么，奖学金从哪里来、几时申请，家庭怎样从初中起存钱、分散汇率风险，并附可改的计算表。',
  },
  family: 'costs',
  hue: 'us',
  picture: 'us',
  source: '专题:美国费用规划',
  form: { kind: 'general', title: '约一次美国费用规划' },
  sections: [
    {
      type: 'hero',
      arrangement: 'ledger',
      name: '美国费用规划',
      title: '美国留学费用规划：高中、本科、硕士的钱怎么备',
      lead: '美国的标价离实际支付有一段距离，这段距离叫奖学金和助学金。规划的起点是家庭每年能拿出的上限，净价落在上限以内的学校才进名单。',
      answer: {
        budget: { country: 'us', level: 'undergraduate' },
        items: [
          { label: '例：哈佛一年总费用', fact: 'us-harvard-2627' },
          { label: '例：亚利桑那州立', fact: 'us-asu-2627' },
        ],
      },
      points: [
        { label: '高中', text: '大头是寄宿费，国际生奖学金少' },
        { label: '本科', text: '净价差别大，奖学金与录取同时出' },
        { label: '硕士', text: '多数自费，时间短，机会成本要算' },
      ],
      actions: [
        {
          label: '做四年本科的表',
          href: '/special/study_cost?country=us&level=undergraduate&years=4&growth=3&buffer=5',
        },
        { label: '报名费用规划', href: '/special/fy_zh/fy_us/entry' },
      ],
    },
    {
      type: 'budget',
      heading: '美国本科和硕士，哪一年要备好多少万',
      country: 'us',
      levels: ['undergraduate', 'master'],
      view: 'cash',
    },
    {
      type: 'compare',
      heading: '三个阶段，钱花在不同的地方',
      caption: '美国高中、本科、硕士的预算结构',
      columns: ['高中', '本科', '硕士'],
      rows: [
        {
          label: '大头',
          cells: [
            '寄宿高中的学费与食宿打包价，或走读加寄宿家庭',
            '学费与校内食宿',
            '按学分的学费，加城市房租',
          ],
        },
        {
          label: '奖学金',
          cells: [
            '少数学校有国际生助学金，多与申请难度挂钩',
            '择优奖学金、少量按需助学金',
            '系里奖学金、助研助教',
          ],
        },
        {
          label: '弹性',
          cells: ['换学校要重新申请 I-20', '社区学院起步、提前修满学分', '选短项目或带实习的项目'],
        },
        { label: '备钱时间', cells: ['初一、初二', '高一起', '大二起'] },
      ],
      footnote: '美国高中和硕士没有全国均价，计算器里这两档请填目标学校的数。',
    },
    {
      type: 'figures',
      heading: '做本科预算可以依据的数',
      caption: '用来搭预算框架的公布数',
      items: [
        { fact: 'us-uiuc-2627', note: '公立路线的框架数，用它乘以年数再加上每年的上调。' },
        { fact: 'us-harvard-tuition-2627', note: '私立路线先看标价，再逐校减去奖学金。' },
        { fact: 'us-asu-2627', note: '另一所公立大学的国际生费用。' },
        { fact: 'us-umich-2627', note: '学费较高的州立旗舰大学。' },
        { fact: 'us-uc-coa-2728', note: '2027 年入学的一年总费用。' },
        { fact: 'us-opt', note: '毕业后可申请的实习期，收入可以补回一部分，但不能写进资金证明。' },
      ],
    },
    {
      type: 'prose',
      heading: '奖学金不是碰运气',
      look: 'columns',
      paragraphs: [
        '择优奖学金（merit）看成绩和活动，很多学校随录取自动评定，有的要在更早的截止日另交文章。想拿它，就要申请自己明显高于录取中位水平的学校，而不是刚刚够到的学校。按需助学金（need-based）要交家庭财务表，多数大学评审国际生录取时会考虑您是否申请资助，申请它可能让录取更难，只有少数学校不看。',
        '读奖学金信要看四处：是一次还是每年续发；续发要求的 GPA 是多少；学费上调后金额跟不跟涨；转专业或校外实习期间停不停。把续发条件写进预算表的备注里，别把四年都按满额算。',
      ],
    },
    {
      type: 'timeline',
      heading: '存钱和换汇，按孩子的年级走',
      items: [
        {
          when: '初中',
          title: '定上限',
          text: '把家庭可支配的留学款和养老、应急款分开记账，写下每年不动摇的上限。',
        },
        {
          when: '高一、高二',
          title: '按月换一点外币',
          text: '还没有录取信，用个人年度额度分批换，分散汇率；钱放在流动性好的产品里。',
        },
        {
          when: '申请季',
          title: '做存款证明',
          text: '提前把定期对齐到期日，准备第一年的全额；用房产估值代替存款，多数学校不认。',
        },
        {
          when: '大学期间',
          title: '两次换汇，一次复盘',
          text: '秋春学期各换一次；每年五月看下一学年的价，再改一遍表。',
        },
      ],
    },
    {
      type: 'mistakes',
      heading: '规划里常见的偏差',
      items: [
        {
          mistake: '用标价淘汰私立大学',
          instead: '先用学校官网的净价估算器或往年奖学金名单看一遍，标价高的学校有时净价更低。',
        },
        {
          mistake: '把高中三年和本科四年连着透支',
          instead: '先保证本科。高中花去太多，到本科只能按价格选校，反而浪费了前面的投入。',
        },
        {
          mistake: '把打工和实习收入算成确定收入',
          instead: '身份、岗位和税都不确定。预算按零计，有了再用来提前还款或补暑期课程。',
        },
      ],
    },
    {
      type: 'related',
      heading: '接着看',
      items: [
        { label: '美国费用清单', href: '/special/feiyong/fyusa', text: '账单每一栏是什么，按学期怎么付。' },
        { label: '美国高中', href: '/special/gz_zh/gz_us', text: '寄宿与走读的差别。' },
        { label: '美国研究生', href: '/special/us_yjs', text: '资助与学位类型的关系。' },
        { label: '报名费用规划', href: '/special/fy_zh/fy_us/entry', text: '带着计算结果和顾问对一遍。' },
      ],
    },
  ],
})
