import { fold, isHan, joinCodes, runsOf, wordAtStart, wordsOf } from './text'

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

const conceptOf = new Map(concepts.flatMap((same) => same.map((word) => [word, same[0] ?? word] as const)))

const firstWords = (same: SameWords): ReadonlySet<string> => new Set(same.map(([first = '']) => first))
const countryUnits = firstWords(countries)
const levelUnits = firstWords(levels)

export const isCountry = (unit: string): boolean => countryUnits.has(unit)
export const isLevel = (unit: string): boolean => levelUnits.has(unit)

/** Every wording of every concept. */
export const conceptWords: readonly string[] = [...conceptOf.keys()]

/** Words of the field that the dictionary would cut. */
const fieldWords = new Set(
  '法学院 商学院 医学院 西班牙语 意大利语 录取率 专升本 一本 二本 三本 在职 高才通 优才 专才 推荐信 计算机'.split(
    ' ',
  ),
)

/**
 * A piece of a Chinese run: a wording of a concept, a filler, a word of the dictionary or the field, or characters that belong to
 * no word.
 */
export type Piece = { text: string; kind: 'concept' | 'filler' | 'word' | 'loose' }

/** What a piece costs: the cheapest cut has few pieces, and leaves few characters alone. */
const costs = { concept: 1, filler: 1, shortFiller: 1.1, word: 1.2, loose: 2 } as const

const longestPiece = Math.max(...conceptWords.map((word) => word.length))

/** One thing a text speaks of: a concept under its first name, or a word as it stands. */
export type Unit = { text: string; isConcept: boolean }

/** Numbers of what somebody has: no page is about 500 points, or about those who have 6.5. */
const marks = /\d+(?:\.\d+)?分(?!制|校)|\d+\.\d+/g
const grades = /(雅思|托福|均分|绩点|ielts|toefl|gpa)\s*\d+(?:\.\d+)?分?/g

/** An amount of money asks for what it buys. */
const money = /(?:\d+(?:\.\d+)?|[一二三四五六七八九十百两几]+)万元?/g

/** A place in a ranking, by its number: whoever asks for the first hundred asks for the ranking. */
const places = /(?:前|top ?)\d+名?/g

/** A text as it is cut: one spelling, and what numbers stand for. */
const prepared = (text: string): string =>
  joinCodes(fold(text))
    .replace(grades, '$1 ')
    .replace(marks, ' ')
    .replace(money, ' 费用 ')
    .replace(places, ' 排名 ')

/** A text in pieces, run by run, in the order of the text. */
export const piecesOf = (text: string): Piece[][] =>
  runsOf(prepared(text)).map((run) =>
    isHan(run) ? cutHan(run) : [{ text: run, kind: kindOf(run) ?? 'word' }],
  )

/** What a text speaks of, each once, without fillers. */
export const unitsOf = (text: string): Unit[] => uniqueUnits(piecesOf(text).flat())

/** What pieces speak of, each once, without fillers. */
export const uniqueUnits = (pieces: readonly Piece[]): Unit[] =>
  pieces
    .filter(({ kind }) => kind !== 'filler')
    .map(({ text }) => toUnit(text))
    .filter((unit, at, all) => all.findIndex(({ text }) => text === unit.text) === at)

/** What a text speaks of, as one key: the same for every order and every wording; empty when it is fillers alone. */
export const meaningOf = (text: string): string =>
  unitsOf(text)
    .map((unit) => unit.text)
    .sort()
    .join(' ')

/** Words that mean the same as one, the word itself first. */
export const sameWordsAs = (word: string): readonly string[] => {
  const name = conceptOf.get(word)
  const same = concepts.find(([first]) => first === name) ?? []
  return [word, ...same.filter((each) => each !== word)]
}

function toUnit(word: string): Unit {
  const concept = conceptOf.get(word)
  return { text: concept ?? word, isConcept: concept !== undefined }
}

/** Whether a word is of the field, though the dictionary may cut it. */
export const isFieldWord = (word: string): boolean => fieldWords.has(word)

/** What is known of a text as one piece; undefined when it is none. */
function kindOf(text: string): Exclude<Piece['kind'], 'loose'> | undefined {
  if (conceptOf.has(text)) return 'concept'
  if (fillers.has(text)) return 'filler'
  if (fieldWords.has(text)) return 'word'
  return undefined
}

type Cut = { cost: number; last: Piece; start: number }

/** The cheapest cut of a run: 英国留学费用 is no 学费, 加拿大学签 no 大学. */
function cutHan(run: string): Piece[] {
  const wordAt = dictionaryOf(run)
  const best: (Cut | undefined)[] = [{ cost: 0, last: { text: '', kind: 'filler' }, start: -1 }]
  for (let start = 0; start < run.length; start += 1) {
    const before = best[start]
    if (before === undefined) continue
    for (const piece of [...knownAt(run, start), ...unknownAt(run, start, wordAt(start, before.last))]) {
      const end = start + piece.text.length
      const cost = before.cost + costOf(piece)
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) best[end] = { cost, last: piece, start }
    }
  }
  const pieces: Piece[] = []
  for (let cut = best[run.length]; cut && cut.start >= 0; cut = best[cut.start]) pieces.unshift(cut.last)
  return joinLoose(pieces).map(asFiller)
}

/** The dictionary's words of a run by their place; behind a known word that ends elsewhere, the dictionary is asked again. */
function dictionaryOf(run: string): (start: number, before: Piece) => string {
  const words = new Map<number, string>()
  let at = 0
  for (const word of wordsOf(run)) {
    words.set(at, word)
    at += word.length
  }
  return (start, before) => words.get(start) ?? (before.kind === 'loose' ? '' : wordAtStart(run.slice(start)))
}

/** Every known word that begins at a place. */
function knownAt(run: string, start: number): Piece[] {
  const pieces: Piece[] = []
  for (let length = Math.min(longestPiece, run.length - start); length > 0; length -= 1) {
    const text = run.slice(start, start + length)
    const kind = kindOf(text)
    if (kind !== undefined) pieces.push({ text, kind })
  }
  return pieces
}

/** What else may begin at a place: the dictionary's word, and a character alone. */
function unknownAt(run: string, start: number, word: string): Piece[] {
  const first = run.slice(start, start + 1)
  const pieces: Piece[] = kindOf(first) === undefined ? [{ text: first, kind: 'loose' }] : []
  const isUsed = word.length > 1 && kindOf(word) === undefined && !holdsConcept(word)
  return isUsed ? [...pieces, { text: word, kind: 'word' }] : pieces
}

const costOf = ({ text, kind }: Piece): number =>
  kind === 'filler' && text.length === 1 ? costs.shortFiller : costs[kind]

/** The dictionary joins a country and what follows it: 香港大学 speaks of 香港; 西班牙语 does not of 西班牙. */
const holdsConcept = (word: string): boolean =>
  Array.from(word, (_, at) => at).some(
    (at) =>
      at > 1 &&
      word.length - at > 1 &&
      (conceptOf.has(word.slice(0, at)) || conceptOf.has(word.slice(word.length - at))),
  )

/** Names and new words are unknown to any dictionary: the characters it leaves alone are joined. */
function joinLoose(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (piece.kind === 'loose' && last?.kind === 'loose')
      joined.splice(-1, 1, { text: last.text + piece.text, kind: 'loose' })
    else joined.push(piece)
  }
  return joined
}

/** Whether a text is made of fillers alone. */
const isHabit = (text: string): boolean => [...text].every((character) => fillers.has(character))

/** The dictionary joins some of them: 能去 is two. */
const asFiller = (piece: Piece): Piece =>
  piece.kind === 'word' && isHabit(piece.text) ? { ...piece, kind: 'filler' } : piece
