import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { deadlines } from '@/lib/facts/admissions/deadlines'
import { schoolsThatName } from '@/lib/facts/admissions/entry-thresholds'
import { findSchool } from '@/lib/host/schools/find-school'
import { schoolStore } from '@/lib/host/schools/store'
import { answerTo } from '@/lib/host/search/answers/answer'
import { linesOf } from '@/lib/host/search/answers/schools/subjects'
import type { SearchEngine } from '@/lib/host/search/engine'
import { withoutNegated } from '@/lib/host/search/reader'
import { keysFor } from '@/lib/schools/values'
import { table } from '@/tests/support/table'
import { searchOfNamedPages } from '../../support/search-corpus'

let engine: SearchEngine

beforeAll(async () => {
  engine = await searchOfNamedPages()
})

describe('a card', () => {
  it.each(
    table(`
      高考 560 预算 25 万能去哪 | 高考 560 分 | 没有用上：预算
      一年40万 想移民 澳洲还是加拿大 | 澳大利亚和加拿大 | 没有用上：移民
      口腔医学 英国 | 牙医学 · 英国 | /yxk/programmes?q=%E7%89%99
      金融硕士香港学费 | 金融学 · 香港硕士 | "lines":[]
      巴黎商学院有哪些 | 巴黎的商学院 | 巴黎高等商学院
      加拿大大学名单 | 加拿大的大学 | 多伦多大学
      麻州寄宿高中有哪些 | 马萨诸塞州的寄宿高中 | boarding=boarding
      波士顿大学 | 波士顿大学 | 录取率
      cost of living london | 伦敦 · 生活费 | 一年约
      帝国理工一年要多少钱 | 帝国理工学院 · 学费和生活费 | 伦敦 · 生活费
      UCLA商业分析硕士学费 | 加州大学洛杉矶分校 · 商业分析 | MS in Business Analytics：全程 75,000 美元
      昆士兰大学商科硕士学费 | 昆士兰大学 · 商学（综合） | Master of Commerce：一年 60,952 澳元
      美国硕士要多少钱 | 美国硕士 · 费用 | study=master&sort=cost
      不考雅思能读的英国大学 | 英国 · 免英语成绩 | 多邻国
      伯明翰认 IB 吗 | 伯明翰大学 · IB 要求 | 32
      皇家艺术学院作品集要几件 | 皇家艺术学院 · 作品集 | 3–5 个
      港大研究生申请截止 | 香港大学 · 硕士申请截止日 | 硕士的截止日按课程写
      ntu ee 雅思 | 南洋理工大学 · 雅思要求 | ee专业的，看课程页
      国油科技大学学费 | 国油科技大学 · 学费 | 全程 110,000–240,000 林吉特
      塞格德大学医学学费 | 塞格德大学 · 学费 | 15,800 欧元
      美国录取率最低的大学 | 美国的大学 · 录取率 | "lines":[],
      帝国理工和UCL哪个便宜 | 帝国理工学院和伦敦大学学院 | "lines":[],
      澳洲学费最低的计算机硕士 | 计算机与信息 · 澳大利亚硕士 | "lines":[],
      罗素集团雅思最低 | 罗素集团 | "lines":[],
      港前三学费 | 港前三 · 学费 | "unknown":null
      美国转学截止 | 美国转学 · 收录的截止日 | 加州大学
      罗素集团学费 | 罗素集团 · 学费 | 格拉斯哥大学 · 国际生本科学费（一学年）
      爱丁堡和格拉斯哥大学 研究生学费 哪个便宜 | 爱丁堡大学和格拉斯哥大学 · 学费 | 授课型硕士学费
      法国公立大学学费 | 法国 · 学费 | 公立大学
      法国生活费 | 法国 · 生活费 | 法国高等教育署
      25万香港本科 | 中国香港本科 · 费用 | 七所公立大学
      澳洲计算机硕士学费 | 计算机与信息 · 澳大利亚硕士 | 墨尔本大学","value":"9 门课的中间价，一年 64,512 澳元
      香港计算机硕士学费 | 计算机与信息 · 香港硕士 | 2 门课的中间价，一年 298,000 港元
      德国公立大学学费 | 德国 · 学费 | 公立大学
      斯旺西大学国际生比例 | 斯旺西大学 · 国际学生比例 | 14.1%
      双非均分69能去斯特灵大学吗 | 斯特灵大学 · 对国内均分的要求 | 看您的本科学校属于哪一组
      加州大学圣迭戈分校高考 | 加州大学圣迭戈分校 · 高考要求 | UC 对国际生的统一说法
      西北大学申请费 | 西北大学 · 申请费 | （约 503 元）
      哈佛是公立还是私立 | 哈佛大学 · 公立还是私立 | 私立，非营利
      双非均分82 | 均分 82 · 英国 · 达到公布的线 | "lines":[{"label":"埃克斯特大学
      SAT950 | SAT 950 · 达到录取新生的中间一半 | 940–1180
      IB24 | IB 24 · 达到公布的线 | 奥克兰大学
      IB34诺丁汉 | 诺丁汉大学 · IB 要求 | 达到公布的线 Medicine BMBS (A100) 34
      新加坡国立大学在哪 | 新加坡国立大学 | 校区所在地
      不用GRE的硕士 | GRE、GMAT | 由课程自己定
      新西兰陪读妈妈能打工吗 | 新西兰 · 陪读 | 周一至周五 9:30–14:30
      加拿大移民分数线 | 加拿大快速通道 | 邀请
      爱尔兰签证存款证明 | 爱尔兰 · 资金证明 | 欧元
      办学历认证要多久 | 学历认证 | 留学服务中心
      马来亚大学申请条件 | 马来亚大学 · 申请条件 | 没有收录它的申请条件
      多邻国120能申请哪些学校 | 多邻国要求 | 多邻国
      英国硕士是几年 | 英国硕士 · 学制 | 1 年
      大阪的语言学校 | 日本的语言学校 | 认定机构名单
      香港奖学金 | 香港 · 奖学金 | 香港博士研究生奖学金计划
      ee 480分够吗 | 加拿大快速通道 · 收录的最近几轮 | 您的 480 分
      美国本科四年200万够吗 | 美国本科 · 费用 | 4 年 200.0 万：看学校
      不去欧洲 亚洲读硕士预算15万 | 一年 15 万 | /guide/budget
      澳洲学生签证能打几小时工 | 澳大利亚 · 在读打工 | 48 小时
      不看高考成绩的香港大学 | 香港 · 没有高考成绩 | /countrylines/hk-non-jupas-undergraduate
      珠宝设计 英国 | 珠宝 · 英国 | q=jewel&country=uk
      悉尼租房多少钱一周 | 澳大利亚 · 生活费 | 房租没有单列
      CSC奖学金怎么申请 | 国家公派 | 单位推荐
      马来亚大学读硕士要花多少钱 | 马来亚大学 · 硕士学费和生活费 | 没有收录它的硕士学费和生活费
      LSE雅思小分 | 伦敦政治经济学院 · 雅思要求 | 单项（小分）没有收录
      纽约大学生活费 | 纽约大学 · 生活费 | 22,786 美元
      PSW签证现在几年 | 英国 · 毕业生签证 | 18 个月
      EB5排期到哪了 | EB 类移民签证的排期 | EB-5 Rural
      希腊买房移民25万还行吗 | 希腊购房居留 · 数额 | 25 万例外
      香港优才分数线 | 香港优才 | 分数线没有收录
      菲利普斯埃克塞特学费 | 菲利普斯埃克塞特中学 · 学费 | 学费没查到
      女王大学 | 贝尔法斯特女王大学 | ca-queens-university
      你们现在有什么优惠活动 | 优惠、讲座和活动 | /touchus
      圣保罗中学学费 | 圣保罗中学 · 学费 | 学费没查到
      迪拜黄金签证 | 这个移民项目没有收录 | /product/ym_product
      100万够读美国本科吗 | 美国本科 · 费用 | 4 年合计约 156.9–266.8 万元；一年 100.0 万：够
      25万香港本科一年够吗 | 中国香港本科 · 费用 | 万元；一年 25.0 万：看学校
      英国学费 | 英国 · 学费 | "label":"本科"
      加拿大签证费 | 加拿大 · 签证 | 学习许可申请费
      墨尔本大学医学博士学费 | 墨尔本大学 · 临床医学 | Doctor of Medicine：一年 122,976 澳元
      昆士兰大学MD学费 | 昆士兰大学 · 临床医学 | 109,328 澳元
      墨尔本大学法律学费 | 墨尔本大学 · 学费 | 法律专业的，看课程页。
      墨尔本大学博士学费 | 墨尔本大学 · 博士学费 | 医学博士（MD，第一年）","value":"一年 122,976 澳元
      得克萨斯大学奥斯汀分校要SAT吗 | 得克萨斯大学奥斯汀分校 · AP、SAT 要求 | 必须交 SAT 或 ACT
      毕业后英国工签多久 | 英国 · 毕业生签证 | 18 个月
      澳洲毕业后工签几年 | 澳大利亚 · 毕业生签证 | 485
      高丽大学截止 | 高丽大学 · 申请截止日 | 延世 UIC 与高丽大学秋季轮在 2027 年 3 月（日期未出）
      UCL法律雅思 | 伦敦大学学院 · 雅思要求 | IELTS 7.5（各 7.0）
      UCL法律雅思 | 伦敦大学学院 · 雅思要求 | Law LLB
      墨尔本大学工程硕士学费 | 墨尔本大学 · 工程学（综合） | Master of Engineering
      巴黎综合理工本科申请截止 | 巴黎综合理工学院 · 本科申请截止日 | 2027-01-06
      莫纳什大学医学学费 | 莫纳什大学 · 临床医学 | Doctor of Medicine
      IB38UCL够吗 | 伦敦大学学院 · IB 要求 | 40（HL 共 20
      港科大硕士雅思 | 香港科技大学 · 雅思要求 | 雅思总分 6.5
      志奋领奖学金 | 志奋领 · 奖学金 | 两年工作经验
      加州大学截止 | 加州大学 · 申请截止日 | 2026-11-30
      UCAS费用 | UCAS 申请费 | 34.5 英镑
      斯坦福申请费 | 斯坦福大学 · 申请费 | "lines":[{"label":"美国本科申请费示例","value":"斯坦福 100
      UBC和多伦多申请费 | 不列颠哥伦比亚大学和多伦多大学 · 申请费 | 173.25 加元
      澳洲高中学费 | 澳大利亚 · 海外高中一年的费用 | /yxk/hischool?country=au
      新国立高考录取 | 新加坡国立大学 · 高考要求 | 雅思或托福
      哈佛不要SAT吗 | 哈佛大学 · 不交 SAT、ACT | 必须交 SAT 或 ACT
      伯克利要不要SAT | 加州大学伯克利分校 · AP、SAT 要求 | 不看 SAT 和 ACT 成绩
      香港都会大学学费 | 香港都会大学 · 学费 | 没有收录它的学费
      芝加哥大学法律硕士学费 | 芝加哥大学 | 不含法学院、医学院
      University of Hong Kong 学费 | 香港大学 · 学费 | 21.4–23.9
      格拉斯哥学费 | 格拉斯哥大学 · 学费 | 授课型硕士学费区间","value":"25,320–35,640 英镑
      密歇根大学的学费 | 密歇根大学安娜堡分校 · 学费 | 67,096 美元
      汉城大学的学费 | 汉城大学 · 学费 | 也可能是首尔大学
      香港大学本科学费 | 香港大学 · 本科学费 | 250,000–280,000 港元
      多邻国英国大学认吗 | 英国 · 多邻国要求 | 帝国理工列出接受多邻国 115
      英国预科多少钱 | 英国 · 预科：收录 | 全程 24,000 英镑
      加拿大预科 | 加拿大 · 预科 | 绿色通道
      新加坡国立硕士学费 | 新加坡国立大学 · 硕士学费 | 全程 75,210 新加坡元
      基尔大学高考563 | 基尔大学（英国） · 高考 563 分 | 另要高中毕业成绩 80%
      维多利亚大学学费 | 维多利亚大学（澳大利亚） · 学费 | 没有收录维多利亚大学（加拿大）的。
      香港高考620 | 高考 620 分 · 香港 | 没有可以直接比的高考总分线。"
      布里斯托高考620 | 布里斯托大学 · 高考 620 分 | 高考只用于预科
      杜伦大学申请费多少钱 | 杜伦大学 · 申请费 | "label":"本科，各校统一 · UCAS 申请费（至多 5 个志愿）","value":"34.5 英镑
      丹麦技术大学申请费 | 丹麦技术大学 · 申请费 | 硕士 100 欧元
      托福95 美国 | 美国的大学 · 托福要求 | 没有用上：托福 95
      ib 30 英国预科 | 英国 · 预科：收录 | 没有用上：IB 30
      香港副学士学费 | 香港副学士 · 学费 | 副学士没有可以引用的全国数
      悉尼大学IT硕士学费 | 悉尼大学 · 信息技术 | Master of Information Technology：全程 57,900–87,700 澳元（约 27.1–41.1 万元），1–1.5 年
    `),
  )('for %s is %s and says %s', async (question, title, words) => {
    const answer = await answerTo(engine.ask(question))
    expect(answer?.title.startsWith(title), answer?.title).toBe(true)
    expect(JSON.stringify(answer)).toContain(words)
  })

  // A city's 学院 is another school than its 大学.
  it.each([
    'IIT Madras 学费',
    '雅思6德国',
    '爱尔兰雅思要求',
    '美国雅思',
    'IB30分英国',
    '悉尼留学费用',
    '奖学金',
    '620 分',
    '曼彻斯特学院',
    '诺丁汉高中 学费',
    '孩子去美国读书安全吗',
    '托福报名费',
    '香港IANG几年拿永居',
    '学护理去哪个国家好移民',
    'is waseda taught in english',
    '欧洲排名',
    '？？',
  ])('is not given for %s, which it would not answer', async (question) => {
    expect(await answerTo(engine.ask(question))).toBeNull()
  })

  it.each(['IIT Bombay', 'São Paulo', '开罗大学'])('says that no school is called %s', async (name) => {
    expect(await answerTo(engine.ask(name))).toMatchObject({
      title: `没有找到叫「${name}」的学校`,
      lines: [],
    })
  })
})

describe('a card at a later time', () => {
  afterEach(() => void vi.useRealTimers())

  it('keeps a fee whose term is over, and says so', async () => {
    vi.useFakeTimers({ now: new Date('2027-09-15'), toFake: ['Date'] })
    const { lines } = (await answerTo(engine.ask('美国签证费多少'))) ?? {}
    expect(lines?.[0]).toMatchObject({
      value: '185 美元（约 1,240 元）',
      year: expect.stringContaining('已过适用期'),
    })
  })

  it.each([
    ['2026-12-01', '下一场SAT什么时候', ['2027-03-06', '2027-05-01', '2027-06-05', '2026-12-05']],
    ['2027-03-06', '下一场SAT什么时候', ['2027-05-01', '2027-06-05', '2027-03-06']],
    ['2027-06-06', '下一场SAT什么时候', ['2027-06-05']],
    ['2027-03-06', 'PSAT考试时间', null],
  ])('on %s, %s: %j', async (day, question, days) => {
    vi.useFakeTimers({ now: new Date(`${day}T04:00:00Z`), toFake: ['Date'] })
    const answer = await answerTo(engine.ask(question))
    const isAbout = answer?.title === 'SAT · 考试时间'
    expect(isAbout ? answer.lines.map(({ value }) => value.slice(0, 10)) : null).toEqual(days)
  })
})

describe('what is ruled out', () => {
  it.each(
    table(`
      除了英国去哪 | 英国
      不想去美国和加拿大 | 美国、加拿大
      澳洲以外的国家 | 澳大利亚
      留学英国 |
    `),
  )('%s: %s', (text, countries) => {
    expect(withoutNegated(text).without.join('、')).toBe(countries ?? '')
  })

  it('is not among the results', () => {
    const { list } = engine.search({ keyword: '除了英国去哪读硕士便宜', page: 1, limit: 20 })
    expect(list.filter(({ title, href }) => title.includes('英国') || href.startsWith('/yxk/uk-'))).toEqual(
      [],
    )
  })
})

it.each(
  table(`
      迪尔菲尔德 | /yxk/hischool/hs-us-deerfield-academy
      Łódź | /yxk/pl-university-of-lodz
      劳伦斯维尔 | /yxk/hischool/hs-us-the-lawrenceville-school
      lawrenceville school | /yxk/hischool/hs-us-the-lawrenceville-school
    `),
)('a name %s without its ending leads to its school', (name, href) => {
  expect(engine.search({ keyword: name, page: 1, limit: 1 }).list[0]?.href).toBe(href)
})

/** The schools of which a table has a row about a subject, read without the code of the search. */
const withValues = async (...names: string[]): Promise<string[]> => {
  const rows = await schoolStore()
    .selectFrom('school_values')
    .innerJoin('schools', 'schools.id', 'school_values.school')
    .where('schools.level', '=', 'university')
    .where('key', 'in', names.flatMap(keysFor))
    .select('school')
    .distinct()
    .execute()
  return rows.map(({ school }) => school)
}

const withFees = async (): Promise<string[]> => {
  const rows = await schoolStore()
    .selectFrom('fees')
    .where('kind', '<>', 'pathway')
    .select('school')
    .execute()
  return rows.map(({ school }) => school)
}

const held: readonly (readonly [matter: string, schools: () => Promise<string[]>])[] = [
  ['费用', async () => [...(await withValues('bachelor', 'graduate')), ...(await withFees())]],
  ['雅思', () => withValues('ielts', 'english-tests')],
  ['托福', () => withValues('english-tests')],
  ['录取率', () => withValues('admission')],
  ['申请费', () => withValues('common-app-fee', 'application-fee')],
  ['均分', async () => [...schoolsThatName('chinese_bachelor')]],
  [
    '截止',
    async () =>
      deadlines.flatMap(({ school, closes, level }) =>
        school === null || closes === null || level === 'doctor' ? [] : [school],
      ),
  ],
]

it.each(held)('a school is never said to lack %s where a table has it', async (matter, schoolsOf) => {
  const denied = await Promise.all(
    [...new Set(await schoolsOf())].map(async (id) => {
      const school = await findSchool(schoolStore(), id)
      const isHeld = school === null || (await linesOf(school, matter, undefined)).length > 0
      return isHeld || school.level !== 'university' ? [] : [id]
    }),
  )
  expect(denied.flat()).toEqual([])
})
