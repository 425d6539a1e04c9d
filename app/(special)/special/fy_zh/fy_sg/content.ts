import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '新加坡留学费用规划：中小学陪读、本科与硕士',
    description:
      '新加坡从政府中小学到公立大学，费用阶梯和政策绑在一起。本页讲陪读家庭的总账、助学金签约的取舍、硕士一次总价、奖学金来源，以及按季换汇的做法。',
  },
  family: 'costs',
  hue: 'sg',
  picture: 'sg',
  source: '专题:新加坡费用规划',
  form: { kind: 'general', title: '约一次新加坡费用规划' },
  sections: [
    {
      type: 'hero',
      arrangement: 'ledger',
      name: '新加坡费用规划',
      title: '新加坡留学费用规划：陪读、本科、硕士按家庭算',
      lead: '低龄留学常有一位家长陪读，公立大学助学金要有担保人，毕业后几年的去处写在合同里。这些都是家庭的决定，所以预算表也应该是一张家庭的表。',
      answer: {
        budget: { country: 'sg', level: 'master' },
        items: [
          { label: '例：国大本科学费', fact: 'sg-nus-notg' },
          { label: '每月住宿', fact: 'sg-rent-ntu' },
        ],
      },
      points: [
        { label: '中小学', text: '政府学校要考插班，学费逐年公布上调' },
        { label: '本科', text: '签不签助学金，四年总价差别很大' },
        { label: '硕士', text: '按项目总价报，一年为主' },
      ],
      actions: [
        {
          label: '不签约的四年',
          href: '/special/study_cost?country=sg&level=undergraduate&years=4&housing=campus&buffer=3',
        },
        {
          label: '一年制硕士',
          href: '/special/study_cost?country=sg&level=master&years=1&housing=rent&buffer=3',
        },
      ],
    },
    {
      type: 'budget',
      heading: '新加坡本科和硕士，哪一年要备好多少万',
      country: 'sg',
      levels: ['undergraduate', 'master'],
      view: 'cash',
    },
    {
      type: 'features',
      heading: '陪读家庭的总账',
      look: 'numbered',
      items: [
        {
          title: '减少的收入',
          text: '陪读的一方多半要停薪或辞职。把这份收入写成一行支出，再看低龄出国值不值得。',
        },
        {
          title: '住',
          text: '政府组屋整租、公寓、合租主人房差别很大，近学校的溢价可以用交通时间换。租约满一年才有印花税后的均价可比。',
        },
        { title: '补习', text: '插班考试前后的英语、数学补习是常态，按小时收费，是预算里弹性大的一项。' },
        { title: '备用', text: '插班不中就要转国际学校或回国，这两种结果都要有钱兜底，先想好停在哪里。' },
      ],
    },
    {
      type: 'figures',
      heading: '本科：把合同变成算术',
      intro:
        '用全价减助学金价，再乘以学制，就是合同的价值；同一行除以服务年数，就是每年“换来”的钱。请用计算器替换成您的专业。',
      caption: '新加坡本科与硕士规划用的公布数',
      items: [
        { fact: 'sg-nus-notg', note: '各专业从低到高。' },
        { fact: 'sg-nus-tg' },
        { fact: 'sg-nus-tg-biz', note: '商科的签约价。' },
        { fact: 'sg-ntu-notg' },
        { fact: 'sg-ntu-tg' },
        { fact: 'biz-nus-mkt', note: '硕士的一个例子，全程总价。' },
        { fact: 'sg-ltvp-fee', note: '毕业生求职准证的签发费。' },
        { fact: 'sg-ltvp-process' },
      ],
    },
    {
      type: 'prose',
      heading: '奖学金的几种来源',
      paragraphs: [
        '本科阶段有大学自设的入学奖学金，有面向亚洲学生的政府和企业奖学金，后者常带额外的服务年限，和学费助学金的义务可以并行也可能叠加。申请表里要逐份写清自己已有的义务，重复领取会被追回。',
        '硕士阶段，授课型靠院系的小额奖和减免；研究型和博士有研究奖学金，按月发津贴并免学费，续发看考核。工程和理科的名额多于人文社科。',
        '中学阶段有教育部面向海外学生的奖学金项目，在国内部分城市选拔，名额少、竞争强，拿到则学费食宿基本不用家里出。不要为了它改变孩子原有的学习节奏。',
      ],
    },
    {
      type: 'compare',
      heading: '签约和不签约，两种家庭的做法',
      caption: '学费助学金的家庭决策表',
      columns: ['签约', '不签约'],
      rows: [
        { label: '四年现金', cells: ['压力小，可把钱留给住宿和交换', '学期初支出大，要提前半年备'] },
        { label: '毕业后', cells: ['先在新加坡履约，读研可申请延期', '去第三国读研或回国都自由'] },
        { label: '担保', cells: ['需要担保人，违约连带', '没有'] },
        { label: '汇率', cells: ['义务以新元计，工资也是新元，天然对冲', '四年学费都受汇率影响，宜分批换'] },
      ],
      footnote: '合同条款以教育部和学校当年文本为准，签字之前请家长逐条读过。',
    },
    {
      type: 'timeline',
      heading: '分阶段准备',
      items: [
        {
          when: '小学高年级',
          title: '试算陪读',
          text: '用一整年的家庭支出做表，包含减少的收入；能承受两年以上再启动。',
        },
        {
          when: '初三至高一',
          title: '看政策与名额',
          text: '中学插班名额逐年紧，同步准备高考或 A-Level 路线，不把钱和时间押在一处。',
        },
        { when: '高三', title: '定签不签', text: '录取之前就和担保人谈好，录取后时间很短。' },
        {
          when: '大学期间',
          title: '守住续发条件',
          text: '助学金和奖学金都看成绩，休学、转专业前先问资助办公室。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '两个常见的算法问题',
      items: [
        {
          question: '新元波动小，还要留汇率缓冲吗？',
          answer:
            '新元对人民币的波动通常小于英镑、澳元，但四年仍会有起落。缓冲可以设得低一点，并按季换汇，家里手上保持一个学期的生活费即可。',
        },
        {
          question: '私立学院便宜又快，划算吗？',
          answer:
            '总价要加上重修、实习和毕业后求职的时间。先查授证大学在国内外的认可，再看毕业去向的真实数据；查不到，就不要只凭价格决定。',
        },
      ],
    },
    {
      type: 'related',
      heading: '接着看',
      items: [
        { label: '新加坡费用清单', href: '/special/feiyong/fysg', text: '两种学费逐专业对照，付款次序。' },
        { label: '新加坡硕士', href: '/special/sg_yjs', text: '项目总价与就业的关系。' },
        { label: '新加坡精英规划', href: '/special/dl_sg', text: '从中学起的长期安排。' },
        { label: '报名费用规划', href: '/special/fy_zh/fy_sg/entry', text: '请顾问一起做这张家庭表。' },
      ],
    },
  ],
})
