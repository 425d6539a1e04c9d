/**
 * Queries of a fresh judge, written with what must come before they were run, in the words of families. `card`: the title of the answer and
 * a text in its first line, its note or its choices; null when there must be no card. `pages`: one of them is among the first three results.
 */
type Judged = { card?: readonly [title: string, text: RegExp] | null; pages?: readonly string[] }

const school = (id: string) => `/yxk/${id}`
const manchester = '曼彻斯特大学 · 雅思要求'

export const judgedQueries: readonly (readonly [query: string, must: Judged])[] = [
  // A mark of one subject is not a total; a total is compared with the paper of its province, in one country or at one school.
  ['高考英语100分', { card: null, pages: ['/special/gaokao'] }],
  ['高考350分出国', { card: ['高考 350 分', /没有达到/] }],
  ['上海高考500分能去哪', { card: ['高考 500 分 · 11 条公布的总分门槛达到', /495 分起/] }],
  ['海南高考700分', { card: ['高考 700 分 · 11 条公布的总分门槛达到', /标准分/] }],
  [
    '高考510西澳大学',
    { card: ['西澳大利亚大学 · 高考 510 分', /ATAR 75；各专业要多少 ATAR 另看.*没有公布可以直接比的总分线/] },
  ],
  ['高考680能上港大吗', { card: ['香港大学 · 高考 680 分', /自主招收内地高考生/] }],
  ['高考480分去澳洲', { card: ['高考 480 分 · 澳大利亚', /没有可以直接比的高考总分线/] }],
  ['中考400分出国', { card: null, pages: ['/special/gz_zh/gz_us', '/special/gz_zh/gz_uk', '/yxk/hischool'] }],

  // Universities of China on British lists; a name that a school abroad has too.
  ['西北大学 英国认可吗', { card: ['西北大学 · 在 9 所英国大学的名单上', /Group/] }],
  ['西北大学', { card: ['西北大学', /也可能是西北大学（中国内地）/] }],
  ['中大', { card: ['香港中文大学', /也可能是.*中山大学/] }],
  ['交大 英国认可吗', { card: ['您是问', /上海交通大学/] }],
  ['西交利物浦 英国认可吗', { card: ['西交利物浦大学 · 在 1 所英国大学的名单上', /没有列出不等于不认/] }],
  ['湖南科技大学是211吗', { card: ['湖南科技大学 · 在 5 所英国大学的名单上', /没有 211/] }],
  ['华威认可深圳大学吗', { card: ['深圳大学 · 华威大学的名单', /85–89/] }],
  ['郑州大学 爱丁堡', { card: ['郑州大学 · 爱丁堡大学的名单', /优先院校名单/] }],
  ['利兹大学 双非', { card: ['利兹大学 · 对中国院校的要求', /./] }],
  ['墨尔本大学双非要多少分', { card: ['墨尔本大学 · 对中国院校的要求', /没有收录/] }],
  ['清华大学排名多少', { card: ['清华大学 · 排名', /不收中国内地的大学/] }],
  ['牛津和清华哪个好', { card: ['清华大学 · 学费、排名和要求', /不收中国内地的大学/] }],
  ['双非本科能申请什么学校', { pages: ['/yxk/china'] }],

  // IELTS: the lowest of all courses, said as such.
  ['雅思5.5能上曼彻斯特大学吗', { card: [manchester, /达不到全校最低一档 6\.5.*专业要求往往更高/] }],
  ['雅思6.5 UCL 够吗', { card: ['伦敦大学学院 · 雅思要求', /不等于每个课程都够/] }],
  ['MIT雅思要求', { card: ['麻省理工学院 · 雅思要求', /没有收录/] }],
  ['帝国理工 托福', { card: ['帝国理工学院 · 托福要求', /托福、雅思/] }],

  // Money.
  ['加拿大硕士多少钱', { card: ['加拿大硕士 · 费用', /学费因学校而异，本站不给合计/] }],
  ['英国本科三年多少钱', { card: ['英国本科 · 费用', /3 年合计/] }],
  ['香港硕士学费多少', { card: ['中国香港硕士 · 学费', /一年约.*首尾各去四分之一/] }],
  ['西交利物浦硕士学费', { pages: ['/joint/xjtlu'] }],
  ['剑桥大学 学费 6', { card: ['剑桥大学 · 学费', /英镑/] }],
  ['20w英国够吗', { card: ['英国 · 费用', /万元/] }],
  ['家里一年只能拿15w', { card: null, pages: ['/guide/budget'] }],
  ['免学费的国家', { pages: ['/countrylines/de-aps-and-blocked-account', '/guide/scholarship'] }],
  ['澳洲留学中介费', { pages: ['/product'] }],

  // A country alone, both levels: the calculator's sums, or the published prices of the schools that have one.
  ['新西兰学费', { card: ['新西兰 · 学费', /没有可以引用的全国数/] }],
  ['韩国学费', { card: ['韩国 · 学费', /没有可以引用的全国数/] }],
  ['韩国留学费用', { card: ['韩国 · 费用', /不给合计/], pages: ['/countrylines/kr-d2-and-topik'] }],

  // The average that a school outside Britain publishes for Chinese degrees, with its faculty and institutions.
  ['UBC 均分', { card: ['不列颠哥伦比亚大学 · 对国内均分的要求', /85%.*211 院校.*80%.*各专业可更高/] }],
  ['新南威尔士大学 双非', { card: ['新南威尔士大学 · 对中国院校的要求', /非 211 院校均分 88/] }],
  ['澳洲读研 均分', { card: ['澳大利亚的大学 · 对国内均分的要求', /非 211 院校均分 88.*其余看各校/] }],
  ['澳洲均分85能申请哪些硕士', { card: ['均分 85 · 澳大利亚', /非 211 院校均分 88/] }],
  ['香港读研 均分', { card: null }],

  // What a table of requirements holds beside the subject's own column.
  ['伊利诺伊香槟 GPA', { card: ['伊利诺伊大学厄巴纳-香槟分校 · 绩点要求', /GPA 3\.0\/4\.0/] }],
  ['滑铁卢 托福', { card: ['滑铁卢大学 · 托福要求', /托福 4\.5（新分制）/] }],
  ['香港雅思', { card: ['香港的大学 · 雅思要求', /雅思.*查到写明的几所/] }],

  // Closing days.
  ['日本私立大学有哪些', { card: null }],
  ['美国公立大学学费', { card: null }],
  ['悉尼大学2月开学截止', { card: ['悉尼大学 · 申请截止日', /2026-12-01/] }],
  ['康奈尔 ED 截止', { card: ['康奈尔大学 · 申请截止日', /^2026-11-01/] }],
  ['斯坦福ED', { card: ['斯坦福大学 · 申请截止日', /各轮里没有 ED/] }],
  ['2月14日截止的学校', { pages: ['/deadlines'] }],
  ['英国ucas截止', { pages: ['/deadlines', '/headlines/uk-ucas-2027'] }],

  // Immigration.
  ['eb5乡村排期', { card: ['EB 类移民签证的排期', /最近一期/] }],
  ['印度eb2排期', { card: null }],
  ['ee 480分够吗', { card: ['加拿大快速通道 · 收录的最近几轮', /分$/] }],
  ['孩子拿绿卡能在国内上学吗', { pages: ['/special/ym_cn_school'] }],

  // Comparison.
  ['港大 vs 悉尼大学 vs 曼大', { card: ['香港大学、悉尼大学和曼彻斯特大学', /名$/] }],

  // Visas.
  ['英国签证存款要多少', { card: ['英国 · 资金证明', /1,529/] }],
  ['美国签证被拒怎么办', { card: null, pages: ['/special/qz_us'] }],

  // About us, and help.
  ['你们是骗子吗', { pages: ['/special/about_ms_new'] }],
  ['投诉', { pages: ['/special/about_ms_new', '/touchus'] }],
  ['抑郁症', { card: ['心里难受的时候', /急救电话/], pages: ['/guide/safety'] }],
  ['留学生医保', { pages: ['/guide/safety', '/countrylines/us-housing-and-insurance'] }],
  ['未满18岁监护人', { pages: ['/special/gz_zh/gz_uk', '/special/qz_au'] }],
  ['澳大利牙留学', { pages: ['/chanel/au'] }],
  ['我儿子初三成绩不好考不上高中想出国怎么办', { pages: ['/special/gz_zh/gz_us', '/special/gz_zh/gz_uk'] }],

  // Answers that were right already.
  ['心理学可以转专业申请吗', { card: null, pages: ['/zylist/fod1p-5200'] }],
  ['牛筋大学', { pages: [school('uk-university-of-oxford')] }],
  ['加州大学', { card: ['加州大学 · 10 所', /^第/] }],
]

const visaGuides = ['/special/qz_us', '/special/qz_uk', '/special/qz_can', '/special/qz_au']

/** Short queries, with the pages of which one must be the first result: the page that answers, not one that offers a service. */
export const firstResults: readonly (readonly [query: string, pages: readonly string[]])[] = [
  ['签证', visaGuides],
  ['签证被拒', visaGuides],
  ['英国拒签', ['/special/qz_uk']],
  ['签证办理', ['/product/visa']],
  ['加拿大移民', ['/special/ym_ca_ee', '/product/ym_product/ca-express-entry']],
  ['新西兰签证', ['/countrylines/nz-visa-and-funds']],
  ['费用', ['/special/study_cost']],
  ['奖学金', ['/guide/scholarship']],
  ['雅思', ['/yylist/ielts', '/special/yasi']],
  ['截止日期', ['/deadlines']],
  ['哈佛学费', [school('us-harvard-university')]],
  ['港大学费', [school('hk-university-of-hong-kong')]],
  ['香港中文大学学费', [school('hk-chinese-university-of-hong-kong')]],
  ['香港中文大学（深圳）学费', ['/joint/cuhksz']],
]

/** Queries without a name that could be meant: a suggestion would be noise. */
export const withoutSuggestions: readonly string[] = [
  '美国大学学费',
  '乌克兰大学',
  '家里一年只能拿15w',
  'OPT会取消吗',
  '我儿子初三成绩不好考不上高中想出国怎么办',
  '悉尼大学2月开学截止',
  'ee 480分够吗',
]
