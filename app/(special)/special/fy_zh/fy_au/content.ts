import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '澳大利亚留学费用规划：预科、本科与两年硕士',
    description:
      '澳大利亚费用规划的关键是路径：预科、国际大一和直接入读的总价不同，两年硕士还要比第二年的房租。本页讲各阶段预算、学校减免、逐年上调和储备的方法。',
  },
  family: 'costs',
  hue: 'au',
  picture: 'au',
  source: '专题:澳大利亚费用规划',
  form: { kind: 'general', title: '约一次澳洲费用规划' },
  sections: [
    {
      type: 'hero',
      arrangement: 'split',
      name: '澳大利亚费用规划',
      title: '澳大利亚留学费用规划：预科、本科、硕士各备多少',
      lead: '预科、国际大一（Diploma）、语言班、学分减免，每一种衔接都会加减半年到一年。把孩子从今天到毕业的路径画出来，每一段标上价，总账就清楚了。',
      answer: {
        budget: { country: 'au', level: 'master' },
        items: [
          { label: '学生签证费', fact: 'au-500-fee-2026' },
          { label: '签证生活费证明', fact: 'au-pof-2024' },
        ],
      },
      points: [
        { label: '高中', text: '公立由州教育部门统一收费，私校各自定价' },
        { label: '衔接', text: '国际大一可抵大学第一年，预科不抵' },
        { label: '硕士', text: '多为两年，相关专业背景可减半年左右' },
      ],
      actions: [
        {
          label: '两年硕士的表',
          href: '/special/study_cost?country=au&level=master&years=2&growth=5&buffer=5',
        },
        {
          label: '高中三年，自己填',
          href: '/special/study_cost?country=au&level=highschool&years=3&growth=4',
        },
      ],
    },
    {
      type: 'budget',
      heading: '澳大利亚本科和硕士，哪一年要备好多少万',
      country: 'au',
      levels: ['undergraduate', 'master'],
      view: 'cash',
    },
    {
      type: 'compare',
      heading: '高考后去澳洲的三条路',
      caption: '到拿到学士学位为止的时间与花费结构',
      columns: ['高考成绩直接入读', '国际大一', '预科'],
      rows: [
        { label: '到毕业', cells: ['三年', '三年左右，成绩够才升大二', '四年左右'] },
        { label: '第一年付给谁', cells: ['大学', '大学的衔接学院', '大学的预科学院'] },
        { label: '省在哪里', cells: ['没有衔接费用', '与大一同步，不多一年生活费', '入读热门大学的机会'] },
        { label: '风险', cells: ['语言要一次达标', '挂科就要重付学分', '多一年房租与保险'] },
      ],
    },
    {
      type: 'figures',
      heading: '规划时引用的数',
      intro: '同一栏里新旧并存，先看年份。做三年预算时，用较新的学校报价作起点，再加每年的上调。',
      caption: '澳大利亚阶段规划的公布数',
      items: [
        { fact: 'au-tuition-go8-ug', note: '八大名校的区间；其他公立大学低一截。' },
        { fact: 'au-fee-unsw-beng-ee', note: '悉尼研究型大学的工科起点。' },
        { fact: 'au-unsw-bus', note: '悉尼研究型大学的商科起点。' },
        { fact: 'au-tuition-go8-pg', note: '授课型硕士，一年的价。' },
        { fact: 'au-pof-2024', note: '每多一名家属另加，带孩子还要证明其学费。' },
        { fact: 'au-500-fee-2026', note: '换路径、换学校层级可能要再付一次。' },
        { fact: 'au-485-degree', note: '授课型硕士毕业后的停留上限，决定有多久时间找回成本。' },
      ],
    },
    {
      type: 'prose',
      heading: '学校减免比奖学金更常见',
      look: 'note',
      paragraphs: [
        '澳大利亚大学面向国际生的资助，多以“学费减免一定比例”的形式自动发放，按入学成绩、地区或校友子女身份核定，不必写文章。它和大额奖学金的区别在于：名额多、幅度小、续发条件写在录取信里。比较两份录取时，请把减免后的数写进计算器的“每年奖学金”一栏，用同样的口径看总价。',
        '研究型硕士和博士才有覆盖学费与生活津贴的竞争性奖学金，申请要先有导师和研究计划。授课型硕士不要按这种可能来做预算。',
        '偏远地区的校区学费和房租都低一些，毕业后停留规则也可能不同，但就业机会和实习资源要到当地招聘网站上查过再决定。规则会变，以移民部门公布的为准。',
      ],
    },
    {
      type: 'timeline',
      heading: '家庭的时间表',
      items: [
        {
          when: '高一、高二',
          title: '先定路径再存钱',
          text: '用成绩判断走哪条衔接，按它的总时长做表。时长差一年，生活费和保险都要多备一年。',
        },
        {
          when: '高三上',
          title: '备语言和首期',
          text: '首期含第一学期学费和整段保险，数目大，定期存款要对齐到期日。',
        },
        {
          when: '拿到录取后',
          title: '比较净价',
          text: '把减免、是否抵学分、城市房租写在一张纸上，净价相近就选毕业把握大的那个。',
        },
        {
          when: '每年十月前后',
          title: '改第二年的数',
          text: '学校公布来年学费后更新表格，提前一个季度换汇。',
        },
        {
          when: '毕业前一学期',
          title: '留出毕业后的钱',
          text: '停留签证、职业评估、求职期房租，至少备半年。',
        },
      ],
    },
    {
      type: 'mistakes',
      heading: '做澳洲预算，三处容易失真',
      items: [
        {
          mistake: '用首年学费乘年数',
          instead: '学费每年调整，专业课年级的学分价也可能更高。计算器里把上调幅度设成几档各算一次。',
        },
        {
          mistake: '忽略第二年的住',
          instead: '第一年住学生公寓图方便，第二年合租能省一截，但要重付押金和买家具，搬家那个月要多留一份。',
        },
        {
          mistake: '为了省钱少选课',
          instead: '每学期学分不足会影响签证。想减负，先问学校能否把一门课放到暑期。',
        },
      ],
    },
    {
      type: 'related',
      heading: '接着看',
      items: [
        { label: '澳大利亚费用清单', href: '/special/feiyong/fyao', text: '学费怎么读，CoE 前后付什么。' },
        { label: '澳大利亚高中', href: '/special/gz_zh/gz_au', text: '公立与私校，监护与寄宿。' },
        { label: '澳大利亚本科', href: '/special/bk_zh/bk_au', text: '三条路径的录取要求。' },
        { label: '报名费用规划', href: '/special/fy_zh/fy_au/entry', text: '把路径和总价一次理清。' },
      ],
    },
  ],
})
