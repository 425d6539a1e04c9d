/**
 * The interest test on /special/test. It follows Holland's theory of six vocational interest types (RIASEC); the items are our own
 * wording of activities that the types describe. It orders interests; it does not measure ability or diagnose anything.
 */
export const personalityVersion = '2026.1'

export const interestTypes = ['R', 'I', 'A', 'S', 'E', 'C'] as const
type InterestType = (typeof interestTypes)[number]

/** 0 dislike, 1 not sure, 2 like. */
export const answerChoices = [
  { value: '2', label: '喜欢' },
  { value: '1', label: '说不准' },
  { value: '0', label: '不喜欢' },
] as const

export type Answer = 0 | 1 | 2

export type Item = { id: string; type: InterestType; text: string }

/** Five activities per type, in an order in which no type comes twice in a row. */
export const items: readonly Item[] = [
  { id: 'q1', type: 'R', text: '拆开一件坏了的电器，找出毛病并修好' },
  { id: 'q2', type: 'I', text: '为了弄清一个现象的原因，自己查资料、做对照' },
  { id: 'q3', type: 'A', text: '写一个故事或一首歌，改到自己满意为止' },
  { id: 'q4', type: 'S', text: '给低年级同学讲题，直到对方真的听懂' },
  { id: 'q5', type: 'E', text: '说服一群人接受您的提议' },
  { id: 'q6', type: 'C', text: '把一堆零散的记录整理成清楚的表格' },
  { id: 'q7', type: 'R', text: '在户外或车间动手完成一个看得见的成品' },
  { id: 'q8', type: 'I', text: '推导一道难题，花一个下午也愿意' },
  { id: 'q9', type: 'A', text: '为活动设计海报，反复调整构图和颜色' },
  { id: 'q10', type: 'S', text: '听朋友讲完烦恼，陪对方理出头绪' },
  { id: 'q11', type: 'E', text: '张罗一次义卖，定目标、分工、盯进度' },
  { id: 'q12', type: 'C', text: '按规范核对账目，一分钱的差错也要找出来' },
  { id: 'q13', type: 'R', text: '学会使用一种新的仪器或工具' },
  { id: 'q14', type: 'I', text: '读一篇论文，挑出它论证里的漏洞' },
  { id: 'q15', type: 'A', text: '排一出戏或一支舞，琢磨怎样打动观众' },
  { id: 'q16', type: 'S', text: '到社区或医院做志愿服务，与陌生人打交道' },
  { id: 'q17', type: 'E', text: '比较几种做生意的办法，算哪一种更划算' },
  { id: 'q18', type: 'C', text: '为小组定一套文件命名和存放的规则' },
  { id: 'q19', type: 'R', text: '照着图纸搭一个结构，测它能承多少重' },
  { id: 'q20', type: 'I', text: '写一段程序来验证自己的猜想' },
  { id: 'q21', type: 'A', text: '换一种没人用过的方式来表达同一个主题' },
  { id: 'q22', type: 'S', text: '组织一次讨论，让每个人都有机会说话' },
  { id: 'q23', type: 'E', text: '在众人面前做一次竞选演讲' },
  { id: 'q24', type: 'C', text: '按清单把一件多步骤的手续办得一项不漏' },
  { id: 'q25', type: 'R', text: '照料植物或动物，记录它们的变化' },
  { id: 'q26', type: 'I', text: '对一组数据反复追问：还有没有别的解释' },
  { id: 'q27', type: 'A', text: '看展或听音乐会之后，写下自己的判断' },
  { id: 'q28', type: 'S', text: '学习怎样把复杂的事讲给孩子听' },
  { id: 'q29', type: 'E', text: '与对方谈条件，直到双方都能接受' },
  { id: 'q30', type: 'C', text: '做一张预算，到月底逐项对照' },
]

export type Profile = {
  name: string
  /** What people with this interest like to do. */
  likes: string
  /** Families of majors that suit it. */
  majors: string
  /** How it affects the choice of a programme abroad. */
  abroad: string
  /** What to be careful about. */
  caution: string
}

export const profiles: Record<InterestType, Profile> = {
  R: {
    name: '实做型（Realistic）',
    likes: '喜欢动手，和工具、机器、材料、自然打交道，愿意看到成品。',
    majors: '土木、机械、电气、环境、农学与食品、酒店运营、航海航空。',
    abroad: '看重实验室、工坊和带薪实习（co-op）的安排；选课时先问实践学分占多少。',
    caution: '纯理论、以阅读和写作为主的项目可能让您提不起劲，先看课程大纲再决定。',
  },
  I: {
    name: '研究型（Investigative）',
    likes: '喜欢追问原因，愿意独自读、算、推，享受把问题弄明白。',
    majors: '数学、统计、物理、化学、生物、计算机、经济学、心理学。',
    abroad: '看重本科生能否进课题组、有没有毕业论文；研究型硕士和博士是自然的下一步。',
    caution: '小组作业多、汇报多的项目会占去独处思考的时间，要提前有准备。',
  },
  A: {
    name: '艺术型（Artistic）',
    likes: '喜欢用自己的方式表达，不愿照着固定的做法来。',
    majors: '平面与工业设计、建筑、影视、音乐、表演、创意写作、传播。',
    abroad: '作品集或面试往往比分数更要紧，至少留一年准备；先看教师和历届展出。',
    caution: '评分标准清楚、步骤固定的课程可能觉得受限；也要想好作品之外的谋生办法。',
  },
  S: {
    name: '社会型（Social）',
    likes: '喜欢帮人、教人、与人合作，在意别人的感受。',
    majors: '教育学、社会工作、护理、公共卫生、人力资源、语言教学、心理咨询方向。',
    abroad: '多数职业要当地的执业注册，入学前查清课程是否获认证、毕业后怎样注册。',
    caution: '这些专业的实习占比高，对口语要求也高，语言成绩之外还要练沟通。',
  },
  E: {
    name: '经营型（Enterprising）',
    likes: '喜欢带头、说服、谈判，愿意为目标担风险。',
    majors: '工商管理、市场营销、金融、法律、国际关系、创业。',
    abroad: '看重城市里的企业和实习机会，也看校友网络；部分硕士要求工作经验。',
    caution: '商科申请人数多，单靠兴趣不够，数学和实习经历要早补。',
  },
  C: {
    name: '常规型（Conventional）',
    likes: '喜欢条理和规范，擅长把数据、文件、流程管得清楚。',
    majors: '会计、精算、信息管理、供应链、图书档案、数据分析。',
    abroad: '留意课程能免多少职业考试（如 ACCA、CPA），以及当地考试的报名资格。',
    caution: '变化多、要求即兴发挥的课程会吃力，可以先修一门试试。',
  },
}

export type Score = {
  type: InterestType
  /** Sum of the given answers, 0 to 2 each. */
  points: number
  /** How many of the type's items were answered. */
  answered: number
  /** The liked activities, as the reasons for this score. */
  liked: string[]
}

export type PersonalityResult =
  | { kind: 'insufficient'; answered: number; missing: number }
  | {
      kind: 'result'
      answered: number
      scores: Score[]
      /** Leading types: only those with a liked activity, at most three; none when there is no clear order. */
      leading: InterestType[]
      /** Difference in points between the first type and the next. */
      margin: number
      isFlat: boolean
    }

/** With fewer answers per type the result has no order. */
const answersNeeded = 3

/**
 * Scores the given answers. A skipped item does not count: types are compared by points per answered item.
 * @param answers by item id; unknown ids are ignored
 */
export function scorePersonality(answers: Readonly<Record<string, Answer>>): PersonalityResult {
  const scores = interestTypes.map((type) => scoreType(type, answers))
  const answered = scores.reduce((sum, score) => sum + score.answered, 0)
  if (scores.some((score) => score.answered < answersNeeded)) {
    const missing = scores.reduce((sum, score) => sum + Math.max(0, answersNeeded - score.answered), 0)
    return { kind: 'insufficient', answered, missing }
  }
  const ordered = scores.toSorted((a, b) => rate(b) - rate(a))
  const [first, second] = ordered
  if (first === undefined || second === undefined) {
    return { kind: 'insufficient', answered, missing: answersNeeded }
  }
  const last = ordered.at(-1) ?? first
  return {
    kind: 'result',
    answered,
    scores: ordered,
    leading: leadingOf(ordered, [rate(first), rate(second)]),
    margin: first.points - second.points,
    isFlat: rate(first) - rate(last) < 0.4,
  }
}

/** The most types in a result: an order among more of them would mean nothing. */
const mostNamed = 3

/** The liked types with the two highest rates; when too many share the second rate, only those with the first. */
function leadingOf(ordered: readonly Score[], [highest, next]: readonly [number, number]): InterestType[] {
  const liked = ordered.filter(({ liked: texts }) => texts.length > 0)
  const atLeast = (bar: number) => liked.filter((score) => rate(score) >= bar).map(({ type }) => type)
  const [both, top] = [atLeast(next), atLeast(highest)]
  if (both.length <= mostNamed) return both
  return top.length <= mostNamed ? top : []
}

/** The form field that shows that the form was sent, with answers or without. */
export const sentField = 'done'

/** Reads answers from the query of an address; anything that is not an answer counts as skipped. */
export function readAnswers(params: Record<string, string | string[] | undefined>): Record<string, Answer> {
  return Object.fromEntries(
    items.flatMap(({ id }) => {
      const value = params[id]
      return value === '0' || value === '1' || value === '2' ? [[id, Number(value) as Answer]] : []
    }),
  )
}

function scoreType(type: InterestType, answers: Readonly<Record<string, Answer>>): Score {
  const given = items
    .filter((item) => item.type === type)
    .flatMap((item) => {
      const answer = answers[item.id]
      return answer === undefined ? [] : [{ item, answer }]
    })
  return {
    type,
    points: given.reduce((sum, { answer }) => sum + answer, 0),
    answered: given.length,
    liked: given.filter(({ answer }) => answer === 2).map(({ item }) => item.text),
  }
}

const rate = (score: Score) => score.points / score.answered
