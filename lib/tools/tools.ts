import { paths } from '@/lib/routing/paths'
import { costFields } from './cost/fields'
import { englishFields } from './gaokao/input'

type Tool = {
  /** Canonical address. */
  path: `/${string}`
  /** Name in the site map and the search. */
  name: string
  /** What people search for when they mean it, apart from its name. */
  words: string
  /** Whole queries that mean it. */
  phrases: readonly string[]
  /** Query parameters that a link to it may have; null when its address contains a whole form, to which only its own pages link. */
  parameters: readonly string[] | null
}

/**
 * Every tool of the site, once. The site map, the search and the check of links are made from it: a new tool needs its folders (`app`,
 * `components/features/tools`, `lib/tools`) and one entry here.
 */
export const tools: readonly Tool[] = [
  {
    path: paths.gpa,
    name: 'GPA 计算器',
    words: '绩点 均分 换算 加权',
    phrases: ['GPA', 'gpa计算', 'gpa换算', '均分换算', '均分'],
    parameters: null,
  },
  {
    path: paths.cost,
    name: '留学费用计算器',
    words: '预算 花费 多少钱 学费 生活费',
    phrases: ['费用', '留学预算', '费用计算器', '算费用', '预算'],
    parameters: Object.keys(costFields),
  },
  {
    path: paths.conditionCheck,
    name: '留学条件评估',
    words: '评估 测评 定位',
    phrases: [
      '条件评估',
      '我能申请什么学校',
      '能申请哪些学校',
      '选校',
      '定位',
      '测评',
      '测试',
      '二本',
      '三本',
      '专升本',
    ],
    parameters: null,
  },
  {
    path: paths.gaokao,
    name: '高考分数查海外大学',
    words: '高考 出国 认可高考 直录 分数 英语',
    phrases: ['高考', '高考英国', '高考成绩留学', '认高考的大学', '高考分数查学校', '高考直录', '高考出国'],
    parameters: ['score', 'full', ...englishFields.map(({ field }) => field)],
  },
  {
    path: paths.decisionSheet,
    name: '家庭决策单',
    words: '对比 选校 比较 费用 截止日期 打印',
    phrases: ['家庭决策单', '决策单', '选校对比', '留学对比', '选校表'],
    parameters: null,
  },
  {
    path: paths.personalityTest,
    name: '留学性格测试',
    words: '测试 测评 MBTI 霍兰德',
    phrases: ['测试', '性格测试', 'MBTI'],
    parameters: null,
  },
]
