/** Questions of one subject, in a visitor's words; the site search answers each of them. */
type Subject = {
  /** Matches the subject in a topic or in a page's path. */
  topic: RegExp
  path: RegExp
  questions: readonly string[]
}

/** The ids of records about a country begin with its code. */
const records = '(?:countrylines|headlines|goodnews|yxk|yxk/hischool|caselist)'

/** The first match counts, so specific subjects come before countries. */
const subjects: readonly Subject[] = [
  {
    topic: /移民|护照|身份|居留|绿卡/,
    path: /\/(?:special\/ym_|product\/ym_product|ym_product)/,
    questions: ['美国移民排期', '加拿大移民', '希腊买房移民', '移民中介要核对什么'],
  },
  {
    topic: /托福|雅思|语言|考试|SAT|GRE|GMAT/i,
    path: /\/(?:yylist|special\/(?:tuofu|yasi|sat|ap|alevel|gre|gmat|yuyan|yy_))/,
    questions: ['托福要上多少课时？', '雅思冲分', 'SAT 还要不要考', '托福改制后怎么读成绩'],
  },
  {
    topic: /艺术|作品集|设计/,
    path: /\/(?:yishu|chanel\/yishu|special\/(?:ys_zh|jp_yishu))/,
    questions: ['作品集怎么准备？', '英国艺术留学', '意大利艺术留学', '美国艺术留学'],
  },
  {
    topic: /高考/,
    path: /^\/special\/(?:gkhlx|gaokao)/,
    questions: ['高考成绩申请', '高考 香港', '高考 新加坡', '高考 澳洲'],
  },
  {
    topic: /排名/,
    path: /^\/special\/ranking/,
    questions: ['QS 排名', '美国大学排名', '英国大学排名', '泰晤士排名'],
  },
  {
    topic: /专业选择|选专业/,
    path: /^\/(?:zylist|rmzy|chanel\/rmzy)/,
    questions: ['专业选择', '计算机', '商业分析', '酒店管理'],
  },
  {
    topic: /背景提升|科研|竞赛|游学/,
    path: /^\/(?:bjts_list|special\/bj_zh|chanel\/(?:bjts|yxyx))/,
    questions: ['背景提升', '科研', '夏校', '竞赛'],
  },
  country({
    name: '英国',
    code: 'uk',
    slug: /uk|fyen/,
    questions: ['英国硕士怎么申请？', '英国留学一年要多少钱？', '英国学生签证', '英国毕业签证'],
  }),
  country({
    name: '美国',
    code: 'us',
    slug: /us|fyusa/,
    questions: ['美国研究生怎么准备？', '美国留学一年多少钱？', 'F-1 签证', 'OPT'],
  }),
  country({
    name: '加拿大',
    code: 'ca',
    slug: /can|ossd/,
    questions: ['加拿大本科申请', '加拿大留学费用', '加拿大签证要什么材料？', '毕业工签'],
  }),
  country({
    name: '澳大利亚',
    code: 'au',
    slug: /au|fyao/,
    alias: '澳洲',
    questions: ['澳洲硕士', '澳洲留学费用', '500 签证', '485 签证'],
  }),
  country({
    name: '日本',
    code: 'jp',
    slug: /jp_|japan/,
    questions: ['日本有哪些升学路线？', '日本语言学校', '日本留学费用', '在留资格'],
  }),
  country({
    name: '新加坡',
    code: 'sg',
    slug: /sg/,
    questions: ['新加坡硕士', '新加坡留学费用', '助学金', '新加坡学生准证'],
  }),
  country({
    name: '香港',
    code: 'hk',
    slug: /hk/,
    questions: ['香港硕士怎么申请？', '香港留学费用', '香港签证', 'IANG'],
  }),
  country({ name: '德国', code: 'de', questions: ['德国留学', 'APS', '德国留学费用', '德国大学'] }),
  country({ name: '法国', code: 'fr', questions: ['法国留学', '法国艺术留学', '法国大学', '法国签证'] }),
  country({ name: '韩国', code: 'kr', questions: ['韩国留学', 'TOPIK', '韩国大学', '韩国签证'] }),
  country({
    name: '爱尔兰',
    code: 'ie',
    questions: ['爱尔兰留学', '爱尔兰毕业后留下找工作', '爱尔兰大学', '爱尔兰硕士'],
  }),
  country({ name: '荷兰', code: 'nl', questions: ['荷兰留学', '荷兰大学', '荷兰硕士', '荷兰本科'] }),
  country({
    name: '马来西亚',
    code: 'my',
    questions: ['马来西亚留学', '马来西亚签证', '马来西亚大学', '马来西亚硕士'],
  }),
  country({ name: '西班牙', code: 'es', questions: ['西班牙大学', '留学要多少钱', '绩点怎么算', '退费'] }),
  country({
    name: '新西兰',
    code: 'nz',
    questions: ['新西兰留学', '新西兰签证', '在新西兰打工', '新西兰大学'],
  }),
]

/** For a page without a subject. */
const general: readonly string[] = [
  '英国留学一年要多少钱？',
  '美国研究生怎么准备？',
  '日本有哪些升学路线？',
  '我能申请什么学校？',
]

/** Suggested questions: about the visitor's topic, otherwise about the current page. */
export function questionsFor(topic: string, path: string): readonly string[] {
  const subject =
    (topic === '' ? undefined : subjects.find((each) => each.topic.test(topic))) ??
    subjects.find((each) => each.path.test(path))
  return subject?.questions ?? general
}

type Country = { name: string; code: string; slug?: RegExp; alias?: string; questions: readonly string[] }

/** @param slug matches the paths of its campaign pages and channels, when it has some */
function country({ name, code, slug = /(?!)/, alias = name, questions }: Country): Subject {
  return {
    topic: new RegExp(`${name}|${alias}`),
    path: new RegExp(
      `^/(?:(?:chanel/|special/(?:\\w+/)?\\w*)(?:${slug.source})|(?:${slug.source})$|${records}/(?:hs-)?${code}-)`,
    ),
    questions,
  }
}

/** The subject of a topic; empty when the topic is only the place of the button, such as the footer or the search page. */
export function subjectOf(topic: string): string {
  return /(?:咨询|搜索)$/.test(topic) ? '' : topic
}
