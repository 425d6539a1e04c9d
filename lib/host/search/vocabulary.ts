type SameWords = readonly (readonly string[])[]

/** Countries as visitors call them; the first name stands for all. */
const countries: SameWords = [
  ['英国', '英伦', 'uk', 'britain'],
  ['美国', 'usa', '美利坚'],
  ['加拿大', '枫叶国', 'canada'],
  ['澳大利亚', '澳洲', 'australia'],
  ['新西兰', 'newzealand'],
  ['日本', 'japan'],
  ['新加坡', '狮城', 'singapore'],
  ['香港', '港校', 'hongkong', 'hk'],
  ['德国', 'germany'],
  ['法国', 'france'],
  ['韩国', 'korea'],
  ['爱尔兰', 'ireland'],
  ['荷兰', 'netherlands'],
  ['马来西亚', '大马', 'malaysia'],
  ['瑞士', 'switzerland'],
  ['意大利', 'italy'],
  ['西班牙', 'spain'],
  ['瑞典', 'sweden'],
  ['丹麦', 'denmark'],
  ['芬兰', 'finland'],
  ['挪威', 'norway'],
  ['比利时', 'belgium'],
  ['奥地利', 'austria'],
  ['葡萄牙', 'portugal'],
  ['波兰', 'poland'],
  ['匈牙利', 'hungary'],
  ['泰国', 'thailand'],
  ['澳门', 'macau'],
]

/** Levels of study. */
const levels: SameWords = [
  [
    '硕士',
    '研究生',
    '读研',
    '大学院',
    '修士',
    'master',
    'masters',
    '授课型硕士',
    '一年制硕士',
    '硕士研究生',
    '硕士生',
  ],
  ['本科', '学士', '大学本科', '读大学', '大学申请', '申请大学', '读本科', '本科生'],
  ['博士', 'phd', '读博', '博士生'],
  ['高中', '中学', '读高中', '高中留学', '高中生', '中学生'],
]

/** Words that mean the same thing to a visitor: the first stands for all. */
const concepts: SameWords = [
  ...countries,
  ...levels,
  [
    '费用',
    '费',
    '花费',
    '学费',
    '多少钱',
    '开销',
    '花销',
    '价格',
    '成本',
    '生活费',
    '免学费',
    '预算',
    '便宜',
    '省钱',
    '性价比',
    '性价比高',
  ],
  ['签证', '学签', '学生签证', '学习签证', '签证办理'],
  ['移民', '永居', '永久居留', '绿卡', '身份规划', 'pr'],
  ['排名', '榜单', '排行榜', '排名榜'],
  ['兼职', '打工'],
  ['住宿', '租房', '宿舍'],
  ['高考', '高考成绩', '高考分数', '高考后'],
  ['语言学校', '日语学校'],
  ['国际学校', '国际高中'],
  ['护照', '入籍'],
  ['托福', 'toefl'],
  ['雅思', 'ielts'],
  ['绩点', 'gpa', '均分', '平均分'],
  ['地址', '门店', '分公司', '分部', '营业部'],
  ['资金证明', '保证金', '存款证明', '担保金', '限制账户'],
  ['退费', '退款', '退钱', '能退'],
  ['身份', '身分'],
  ['改革', '改版', '改制', '新分制'],
  ['小学', '小学生'],
  ['中介', '中介机构', '留学机构', '留学中介', '留学公司'],
  ['艺术', '艺术类'],
  ['eju', '留考'],
]

/** Words said out of habit or around a question: they say nothing about what is wanted. */
const fillers = new Set(
  [
    '留学 申请 出国 专业 学校 攻略 流程 规划 指南 条件 要求 材料 准备 办理 读书 上学 学习 去 到 要 读 上 学 办 考 一年 每年 一下',
    '什么 怎么 怎样 怎么办 如何 哪 哪些 哪个 哪里 哪所 多少 几 可以 能 可不可以 需要 应该 有 有哪些 是 吗 呢 么 的 了 在 和 与 及 对 从 把 被 让 我 我想 我们 孩子 女儿 儿子 家里 今年 请问 好 想 想去 最 读完 留下来 还没 或者 比较 开始 什么时候 写 说 区别 国家 地方 附近 多久 大概 左右 后 怎么样 升学 路线 课时 计划',
    'study studying in to how of for the at abroad',
  ]
    .join(' ')
    .split(' '),
)

/** The first name of the concept that a wording stands for. */
const conceptOf: ReadonlyMap<string, string> = new Map(
  concepts.flatMap((same) => same.map((word) => [word, same[0] ?? word] as const)),
)

const firstWords = (same: SameWords): ReadonlySet<string> => new Set(same.map(([first = '']) => first))
const countryUnits = firstWords(countries)
const levelUnits = firstWords(levels)

export const isCountry = (unit: string): boolean => countryUnits.has(unit)
export const isLevel = (unit: string): boolean => levelUnits.has(unit)

/** Every wording of every concept. */
export const conceptWords: readonly string[] = [...conceptOf.keys()]

/** Words of the field that the dictionary would cut. */
const fieldWords = new Set(
  '法学院 商学院 医学院 西班牙语 意大利语 葡萄牙语 录取率 专升本 一本 二本 三本 在职 高才通 优才 专才 推荐信 计算机'.split(
    ' ',
  ),
)

/** Whether a word is of the field, though the dictionary may cut it. */
export const isFieldWord = (word: string): boolean => fieldWords.has(word)

/** The concept that a wording stands for, under its first name; undefined when it stands for none. */
export const conceptNamed = (word: string): string | undefined => conceptOf.get(word)

/** Whether a text is made of fillers alone. */
export const isHabit = (text: string): boolean => [...text].every((character) => fillers.has(character))

/** What a text is known as; undefined when it is nothing known. */
export function kindOf(text: string): 'concept' | 'filler' | 'word' | undefined {
  if (conceptOf.has(text)) return 'concept'
  if (fillers.has(text)) return 'filler'
  return isFieldWord(text) ? 'word' : undefined
}

/** Words that mean the same as one, the word itself first. */
export const sameWordsAs = (word: string): readonly string[] => {
  const name = conceptOf.get(word)
  const same = concepts.find(([first]) => first === name) ?? []
  return [word, ...same.filter((each) => each !== word)]
}
