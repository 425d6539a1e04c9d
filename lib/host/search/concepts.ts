import { fold, isHan, runsOf, wordsOf } from './text'

/** Words that mean the same thing to a visitor: the first stands for all. Countries first, then levels, then matters. */
const concepts: readonly (readonly string[])[] = [
  ['英国', '英伦', 'uk', 'britain'],
  ['美国', 'usa', '美利坚'],
  ['加拿大', '枫叶国', 'canada'],
  ['澳大利亚', '澳洲', 'australia'],
  ['新西兰', 'newzealand'],
  ['日本', 'japan'],
  ['新加坡', '狮城', 'singapore'],
  ['香港', '港校', 'hongkong'],
  ['德国', 'germany'],
  ['法国', 'france'],
  ['韩国', 'korea'],
  ['爱尔兰', 'ireland'],
  ['荷兰', 'netherlands'],
  ['马来西亚', '大马', 'malaysia'],
  ['瑞士', 'switzerland'],
  ['意大利', 'italy'],
  ['西班牙', 'spain'],
  ['硕士', '研究生', '读研', '大学院', '修士', 'master', 'masters', '授课型硕士', '一年制硕士', '硕士研究生'],
  ['本科', '学士', '大学本科', '读大学', '大学申请', '申请大学', '读本科', '本科生'],
  ['博士', 'phd', '读博', '博士生'],
  ['高中', '中学', '读高中', '高中留学'],
  ['费用', '花费', '学费', '多少钱', '开销', '花销', '价格', '成本', '生活费', '免学费'],
  ['签证', '学签', '学生签证', '学习签证', '签证办理'],
  ['移民', '永居', '身份规划'],
  ['排名', '榜单', '排行榜', '排名榜'],
  ['兼职', '打工'],
  ['住宿', '租房', '宿舍'],
  ['高考', '高考成绩', '高考分数', '高考后'],
  ['语言学校', '日语学校'],
  ['国际学校', '国际高中'],
  ['护照', '入籍'],
  ['托福', 'toefl'],
  ['雅思', 'ielts'],
  ['绩点', 'gpa'],
  ['艺术', '艺术类'],
]

/** Words said out of habit or around a question: they say nothing about what is wanted. */
const fillers = new Set(
  [
    '留学 申请 出国 专业 学校 攻略 流程 规划 指南 条件 要求 材料 准备 办理 读书 上学 学习 去 到 要 读 上 办 考 一年 每年 一下',
    '什么 怎么 怎样 怎么办 如何 哪 哪些 哪个 哪里 哪所 多少 几 可以 能 可不可以 需要 应该 有 有哪些 是 吗 呢 么 的 了 在 和 与 及 对 从 把 被 让 我 我想 我们 孩子 请问 好 想 多久 大概 左右 后 怎么样 升学 路线 课时 计划',
  ]
    .join(' ')
    .split(' '),
)

/** The dictionary joins some of them: 能去 is two. */
const isFiller = (word: string): boolean =>
  fillers.has(word) || [...word].every((character) => fillers.has(character))

const conceptOf = new Map(concepts.flatMap((same) => same.map((word) => [word, same[0] ?? word] as const)))

/** Every wording of every concept. */
export const conceptWords: readonly string[] = [...conceptOf.keys()]

const longest = Math.max(...conceptWords.map((word) => word.length))

/** One thing a text speaks of: a concept under its first name, or a word as it stands. */
export type Unit = { text: string; isConcept: boolean }

/** What somebody has, in a question: no page is about 500 points. */
const amounts = /\d+(?:\.\d+)?(?:分|万元?)/g

/** A place in a ranking, by its number: whoever asks for the first hundred asks for the ranking. */
const places = /(?:前|top ?)\d+名?/g

/** What a text speaks of, each once, without fillers; concepts before any dictionary, the longest word first. */
export function unitsOf(text: string): Unit[] {
  const units = runsOf(fold(text).replace(amounts, ' ').replace(places, ' 排名 ')).flatMap((run) =>
    isHan(run) ? hanUnits(run) : [toUnit(run)],
  )
  return units
    .filter(({ text: word }) => !isFiller(word))
    .filter((unit, at, all) => all.findIndex(({ text: word }) => word === unit.text) === at)
}

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

function hanUnits(run: string): Unit[] {
  const found: Unit[] = []
  let rest = ''
  let at = 0
  const endRest = () => {
    if (rest !== '') found.push(...restWords(rest).map((text) => ({ text, isConcept: false })))
    rest = ''
  }
  while (at < run.length) {
    const word = knownAt(run, at)
    if (word === undefined) {
      rest += run[at]
      at += 1
      continue
    }
    endRest()
    found.push(toUnit(word))
    at += word.length
  }
  endRest()
  return found
}

function knownAt(run: string, at: number): string | undefined {
  for (let length = Math.min(longest, run.length - at); length > 1; length -= 1) {
    const word = run.slice(at, at + length)
    if (conceptOf.has(word)) return word
  }
  return undefined
}

/** The dictionary's words; characters that it leaves alone are joined, because names and new words are unknown to it. */
function restWords(rest: string): string[] {
  const words: string[] = []
  let loose = ''
  for (const word of wordsOf(rest)) {
    if (word.length === 1 && !fillers.has(word)) {
      loose += word
      continue
    }
    if (loose !== '') words.push(loose)
    loose = ''
    words.push(word)
  }
  if (loose !== '') words.push(loose)
  return words
}
