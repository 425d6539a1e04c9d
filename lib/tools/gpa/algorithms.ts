/**
 * Conversions for which the fact registry has a source. The points are those of the statement `fact`, which the page prints next to the
 * table; conversions without such a source are not included.
 */

/** From `from` (score of 100) upwards, until the next higher step. */
type Step = { from: number; points: number }

export type GpaAlgorithm = {
  id: string
  name: string
  /** Bounds of the points of one course, and so of the average. */
  min: number
  max: number
  /** Statement of the registry. */
  fact: string
  /** In descending order, the last one from 0. */
  steps: readonly Step[]
  /** From this step upwards the points follow a formula of the score; missing when they change from step to step. */
  curve?: { from: number; formula: string; points: (score: number) => number }
  /** What the numbers mean and do not mean. */
  note: string
}

/** How every table treats scores between two whole numbers. */
export const boundaryRule =
  '各张表的分段写的是整数。带小数的分数按“达到下限才进段”处理：89.5 分没有到 90，仍归下一段；不先四舍五入。'

export const roundingRule = '每门课的绩点不取整，乘学分、求和、除以总学分之后，结果四舍五入到小数点后两位。'

export const algorithms: readonly GpaAlgorithm[] = [
  {
    id: 'std4',
    name: '标准 4.0',
    min: 0,
    max: 4,
    fact: 'gpa-std4',
    steps: [
      { from: 90, points: 4 },
      { from: 80, points: 3 },
      { from: 70, points: 2 },
      { from: 60, points: 1 },
      { from: 0, points: 0 },
    ],
    note: '每十分一段，段内不分高低：80 分和 89 分同记 3.0。',
  },
  {
    id: 'improved1',
    name: '改进 4.0（一）',
    min: 0,
    max: 4,
    fact: 'gpa-improved1',
    steps: [
      { from: 85, points: 4 },
      { from: 70, points: 3 },
      { from: 60, points: 2 },
      { from: 0, points: 0 },
    ],
    note: '85 分以上就是满分，70 分和 84 分同记 3.0；同一份成绩，往往比标准 4.0 高。',
  },
  {
    id: 'improved2',
    name: '改进 4.0（二）',
    min: 0,
    max: 4,
    fact: 'gpa-improved2',
    steps: [
      { from: 85, points: 4 },
      { from: 75, points: 3 },
      { from: 60, points: 2 },
      { from: 0, points: 0 },
    ],
    note: '和上一种只差在 70 到 74 分：那里记 3.0，这里记 2.0。',
  },
  {
    id: 'pku4',
    name: '北大 4.0（分段）',
    min: 0,
    max: 4,
    fact: 'gpa-pku4',
    steps: [
      { from: 90, points: 4 },
      { from: 85, points: 3.7 },
      { from: 82, points: 3.3 },
      { from: 78, points: 3 },
      { from: 75, points: 2.7 },
      { from: 72, points: 2.3 },
      { from: 68, points: 2 },
      { from: 64, points: 1.5 },
      { from: 60, points: 1 },
      { from: 0, points: 0 },
    ],
    note: '留学圈的通称，不等于该校现行的校规；分段细，80 分上下的课差别看得出来。',
  },
  {
    id: 'pku-formula',
    name: '北大公式法',
    min: 0,
    max: 4,
    fact: 'gpa-pku-formula',
    steps: [
      { from: 60, points: 1 },
      { from: 0, points: 0 },
    ],
    curve: {
      from: 60,
      formula: '4 − 3 ×（100 − 分数）² ÷ 1600',
      points: (score) => 4 - (3 * (100 - score) ** 2) / 1600,
    },
    note: '每一分都有差别，越往高处差得越小。名字是留学圈的叫法；出处是北航学生的笔记，以学校自己的规定为准。',
  },
  {
    id: 'sjtu43',
    name: '上海交大 4.3',
    min: 0,
    max: 4.3,
    fact: 'gpa-sjtu43',
    steps: [
      { from: 95, points: 4.3 },
      { from: 90, points: 4 },
      { from: 85, points: 3.7 },
      { from: 80, points: 3.3 },
      { from: 75, points: 3 },
      { from: 70, points: 2.7 },
      { from: 67, points: 2.3 },
      { from: 65, points: 2 },
      { from: 62, points: 1.7 },
      { from: 60, points: 1 },
      { from: 0, points: 0 },
    ],
    note: '满分是 4.3，不能直接和 4.0 制的数比。来源没有写 60 分以下，本页按 0 计。',
  },
  {
    id: 'ustc43',
    name: '中国科大 4.3',
    min: 0,
    max: 4.3,
    fact: 'gpa-ustc43',
    steps: [
      { from: 95, points: 4.3 },
      { from: 90, points: 4 },
      { from: 85, points: 3.7 },
      { from: 82, points: 3.3 },
      { from: 78, points: 3 },
      { from: 75, points: 2.7 },
      { from: 72, points: 2.3 },
      { from: 68, points: 2 },
      { from: 65, points: 1.7 },
      { from: 64, points: 1.5 },
      { from: 61, points: 1.3 },
      { from: 60, points: 1 },
      { from: 0, points: 0 },
    ],
    note: '满分是 4.3。等级的分段查得到出处，每级的绩点只见于公开的换算脚本；成绩单上印有绩点的，以成绩单为准。',
  },
  {
    id: 'wes',
    name: 'WES 近似（非官方）',
    min: 0,
    max: 4,
    fact: 'gpa-wes-approx',
    steps: [
      { from: 85, points: 4 },
      { from: 75, points: 3 },
      { from: 60, points: 2 },
      { from: 0, points: 0 },
    ],
    note: '工具作者自注非官方，只能当估算；正式结果以 WES 的付费认证为准。',
  },
  {
    id: 'five',
    name: '五分制（线性）',
    min: 0,
    max: 5,
    fact: 'gpa-five',
    steps: [
      { from: 60, points: 1 },
      { from: 0, points: 0 },
    ],
    curve: { from: 60, formula: '（分数 − 50）÷ 10', points: (score) => (score - 50) / 10 },
    note: '分数差一分，绩点差 0.1；60 分以下记 0。满分是 5。',
  },
  {
    id: 'au7',
    name: '澳洲 7 分制（南昆士兰大学）',
    min: 1.5,
    max: 7,
    fact: 'gpa-au7-usq',
    steps: [
      { from: 85, points: 7 },
      { from: 75, points: 6 },
      { from: 65, points: 5 },
      { from: 50, points: 4 },
      { from: 0, points: 1.5 },
    ],
    note: '一所学校的规定，50 分算及格，不及格记 1.5；澳洲各校的分段不完全相同。',
  },
]

/** Conversions that people ask for and that have no source in our registry; the page states that they are left out. */
export const leftOut: readonly { name: string; why: string }[] = [
  {
    name: '浙江大学 4.0',
    why: '只见到一份代码，84 到 85 分之间没有定义；浙大学生编的新生指南在 2026 年 7 月已因过时改写四分制换算的说法',
  },
  { name: '加拿大 4.3', why: '加拿大各校自有标准，网上那张通用的表没有查到学校或机构的出处' },
]

/**
 * Number of parts in one point. Scores have two decimals, and the formula divides the square of the difference to 100 by 1,600: in these
 * parts the points of every score are whole numbers, so sums stay exact until they are rounded.
 */
export const partsOfPoint = 16_000_000

/** Points of one score by an algorithm, in {@link partsOfPoint}. @param score 0 to 100 */
export function pointsOf({ curve, steps, min }: GpaAlgorithm, score: number): number {
  const step = steps.find(({ from }) => score >= from)
  const points = curve !== undefined && score >= curve.from ? curve.points(score) : (step?.points ?? min)
  return Math.round(points * partsOfPoint)
}
