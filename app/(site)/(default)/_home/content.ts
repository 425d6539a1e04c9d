import type { Plan } from '@/components/blocks/plan-chart'
import type { Stage } from '@/components/blocks/stage-steps'
import type { Tool } from '@/components/blocks/tool-tiles'
import { paths } from '@/lib/routing/paths'

/** The hero's picture: what a plan looks like, by the application most readers of this page make. */
export const examplePlan: Plan = {
  title: '方案样式：秋季入学的硕士申请',
  note: '从大二排到入学，以四年制本科为例。各校截止日不同，以学校官网为准，方案里逐校写明。',
  terms: [
    { name: '大二', parts: ['上', '下'] },
    { name: '大三', parts: ['上', '下'] },
    { name: '大四', parts: ['上', '下'] },
    { name: '入学', parts: ['秋'] },
  ],
  focus: { column: 4, label: '申请季' },
  tracks: [
    { name: '绩点', bars: [{ start: 0, span: 5, text: ['稳住均分，', '补先修课'], by: 'student' }] },
    {
      name: '语言',
      bars: [
        { start: 1, span: 2, text: ['备考', '与首考'], by: 'student' },
        { start: 3, span: 2, text: ['提分、', '送分'], by: 'student' },
      ],
    },
    { name: '经历', bars: [{ start: 1, span: 3, text: ['做完一段', '科研或实习'], by: 'student' }] },
    { name: '选校', bars: [{ start: 2, span: 2, text: ['学校与', '费用清单'], by: 'together' }] },
    { name: '文书', bars: [{ start: 3, span: 2, text: ['文书与', '推荐信'], by: 'together' }] },
    {
      name: '申请',
      bars: [
        { start: 4, span: 1, text: ['分批', '递交'], by: 'together' },
        { start: 5, span: 1, text: ['等待', '结果'], by: 'school' },
      ],
    },
    { name: '行前', bars: [{ start: 5, span: 2, text: ['择校、', '签证、', '住宿'], by: 'together' }] },
  ],
}

/** Ways by what one goes to study, from the first decision to arrival. */
export const stages: readonly Stage[] = [
  {
    id: 'highschool',
    title: '去读高中',
    text: '适合初二、初三的学生。学生年纪小，住宿、监护和适应要和选校一起定。',
    steps: [
      { when: '初二上', what: '定国家和课程', detail: 'A-Level、IB、AP 或 OSSD，课程决定将来能申请哪里。' },
      { when: '初二下至初三上', what: '语言考试', detail: '先摸底再定考试，词汇和写作每周有固定时间。' },
      { when: '初三上', what: '选校与面试', detail: '多数学校要面试，准备的是交流，不是背稿。' },
      { when: '初三下', what: '录取、签证、监护', detail: '同时落实监护人、寄宿家庭和医疗保险。' },
    ],
    href: '/hischool',
    linkLabel: '海外中学库',
  },
  {
    id: 'undergraduate',
    title: '去读本科',
    text: '适合初三到高三的学生。高一的成绩已经会出现在申请材料里。',
    steps: [
      { when: '高一', what: '选课与均分', detail: '课程难度和成绩一起看，选得上也要学得好。' },
      { when: '高二', what: '语言与标化', detail: '在这一年基本考完，给高三的文书留出时间。' },
      { when: '高二暑假', what: '学校清单与文书初稿', detail: '按冲刺、匹配、稳妥三档列，每所写明费用。' },
      { when: '高三', what: '递交、择校、签证', detail: '秋季分轮递交，春季比较录取条件再缴押金。' },
    ],
    href: '/special/bksq',
    linkLabel: '本科申请怎么做',
  },
  {
    id: 'graduate',
    title: '去读硕士',
    text: '适合大一到大四的学生和已经工作的申请人。专业方向要先于学校定。',
    steps: [
      { when: '大一至大二', what: '均分与先修课', detail: '跨专业要补哪些课，这时列出来还来得及。' },
      { when: '大二暑假至大三', what: '科研、实习、语言', detail: '经历要做完、说得清，比数量多有用。' },
      { when: '大三暑假', what: '选校、文书、推荐人', detail: '推荐人提前沟通，文书围绕为什么读这个专业。' },
      { when: '大四', what: '分批递交与选择', detail: '先递交滚动录取的学校，拿到结果再调整后面的。' },
    ],
    href: '/special/us_yjs',
    linkLabel: '研究生申请怎么做',
  },
]

export const tools: readonly Tool[] = [
  {
    title: '费用计算器',
    href: paths.cost,
    icon: 'calculator',
    give: '国家、城市、学制',
    get: '学费与生活费分项区间，带来源年份',
  },
  {
    title: 'GPA 计算器',
    href: '/gpa',
    icon: 'graduation-cap',
    give: '课程学分与成绩',
    get: '几种通行口径并排的绩点',
  },
  {
    title: '条件评估',
    href: paths.conditionCheck,
    icon: 'clipboard-check',
    give: '绩点、语言、预算',
    get: '可考虑的国家和理由',
  },
  {
    title: '性格测试',
    href: paths.personalityTest,
    icon: 'compass',
    give: '一组日常选择',
    get: '适合的学习环境',
  },
  {
    title: '世界大学排名',
    href: paths.ranking,
    icon: 'list-ordered',
    give: '榜单与国家',
    get: '名次、年份和方法说明',
  },
]

/** What to know first of each destination that has a card of its own, in the order of the cards. */
export const destinationTexts: Readonly<Partial<Record<string, string>>> = {
  us: '各校自主录取，课程难度、活动和文书一起看；公立与私立费用差别大。',
  uk: '本科统一走 UCAS，授课型硕士多为一年；看重均分和本科院校背景。',
  ca: '教育由各省管理，申请学习许可前先查学校是否在指定院校名单里。',
  au: '一年两次主要入学，多所大学接受高考成绩；签证重视真实的学习计划。',
  nz: '大学都是公立，专业各有侧重；中学阶段可以从寄宿家庭开始。',
  jp: '本科看 EJU 与校内考，修士先联系导师；日语和英文项目分开准备。',
  sg: '公立大学名额少、要求高；合作办学先看清文凭由谁颁发。',
  hk: '各校自主招收非本地生，高考与国际课程分两条通道，可同时准备。',
}
