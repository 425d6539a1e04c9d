import type { Metadata } from 'next'
import type { SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { costFields } from './cost/fields'
import { englishFields } from './gaokao/input'

type Tool = {
  /** Canonical address. */
  path: `/${string}`
  /** Name in the site map and the search. */
  name: string
  /** What people search for when they mean it, apart from its name. */
  words: string
  /** What it answers, in the results of search engines and of the site's own search. */
  description: string
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
    description:
      '填一次课程、学分和分数，标准与改进 4.0、北大分段与公式、上交和科大 4.3、WES 近似、五分制、澳洲 7 分制并排算出；每张换算表都附来源，并写明由谁认定。',
    phrases: ['GPA', 'gpa计算', 'gpa换算', '均分换算', '均分'],
    parameters: null,
  },
  {
    path: paths.cost,
    name: '留学费用计算器',
    words: '预算 花费 多少钱 学费 生活费',
    description:
      '选国家、阶段和年数，逐项看学费、生活、住宿、签证和考试的低值、中间值与高值，换算成人民币并注明来源和年份；没有来源的写暂无数据，可以自己填写再算。',
    phrases: ['费用', '留学预算', '费用计算器', '算费用', '预算'],
    parameters: Object.keys(costFields),
  },
  {
    path: paths.conditionCheck,
    name: '留学条件评估',
    words: '评估 测评 定位',
    description:
      '填成绩、语言、每年预算和目标，逐个国家对照有来源的要求：达到、未达到差多少、还是不清楚，每条附出处和官方页；不算录取概率，不留电话，结果写在网址里。',
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
    description:
      '填高考总分和英语成绩，看英国、澳大利亚、新加坡、香港哪些大学写明收高考、要多少分、还差多少，附出处；没查到分数、只见于转述的单独列出，不作录取承诺。',
    phrases: ['高考', '高考英国', '高考成绩留学', '认高考的大学', '高考分数查学校', '高考直录', '高考出国'],
    parameters: ['score', 'full', ...englishFields.map(({ field }) => field)],
  },
  {
    path: paths.personalityTest,
    name: '留学性格测试',
    words: '测试 测评 MBTI 霍兰德',
    description:
      '按霍兰德六类职业兴趣编写的三十道题，答完即看结果：每类得分、得分的原因、适合了解的专业方向，以及什么会改变这个结果。不留电话，不需要登录。',
    phrases: ['测试', '性格测试', 'MBTI'],
    parameters: null,
  },
]

/** The metadata of a tool's page. Addresses with answers are not indexed. */
export const toolMetadata =
  (path: string, title: string) =>
  async ({ searchParams }: { searchParams: Promise<SearchParams> }): Promise<Metadata> => {
    const tool = tools.find((each) => each.path === path)
    if (tool === undefined) throw new Error(`no tool at ${path}`)
    return pageMetadata({
      title,
      description: tool.description,
      path,
      isIndexed: Object.keys(await searchParams).length === 0,
    })
  }
