/**
 * Questions in words of families, written before the search was changed for them. Points: 2 when the card says `card` or the first hit is
 * one of `hits`, 1 when one of the first three hits is. Without `card`, any card that is shown is left to the other tables. `card: null`
 * means that no card is right.
 */
type Asked = readonly [question: string, right: { card?: RegExp | null; hits?: readonly string[] }]

const school = (id: string) => `/yxk/${id}`

export const askedQuestions: readonly Asked[] = [
  // Words that mean nothing beside a name and a matter.
  ['英国硕士一共要准备多少钱啊', { card: /英国硕士 · (费用|学费)/ }],
  ['想了解一下新加坡硕士学费呀', { card: /新加坡硕士 · 学费/ }],
  ['爱丁堡大学现在世界排几名了', { card: /爱丁堡大学 · 排名[\s\S]*第 \d+ 名/ }],
  ['UCL的申请截止日到底是哪天呢老师', { card: /伦敦大学学院 · 申请截止日/ }],
  ['我成绩一般 格拉斯哥均分要求是多少', { card: /格拉斯哥大学 · 对/ }],
  ['纽约大学录取率有多低', { card: /纽约大学 · 录取率/ }],

  // Two matters.
  ['曼大学费和雅思要求', { card: /学费[\s\S]*雅思|雅思[\s\S]*学费/ }],
  ['UCL雅思和截止时间', { card: /雅思[\s\S]*(截止|2027|2026)/ }],
  ['英国学生签证费和存款证明', { card: /签证[\s\S]*(资金|存款)|(资金|存款)[\s\S]*签证/ }],
  ['布里斯托均分 雅思', { card: /布里斯托大学[\s\S]*雅思/ }],

  // Groups with a matter.
  ['G5雅思要求', { card: /牛津大学[\s\S]*剑桥大学[\s\S]*帝国理工学院/ }],
  ['王曼爱华 均分要求', { card: /伦敦国王学院[\s\S]*曼彻斯特大学[\s\S]*爱丁堡大学[\s\S]*华威大学/ }],
  ['港三新二 排名', { card: /香港大学[\s\S]*南洋理工大学/ }],
  ['澳八 雅思', { card: /墨尔本大学[\s\S]*悉尼大学/ }],
  ['牛剑截止', { card: /牛津大学|2 所同一天/ }],
  ['G5录取率', { card: /牛津大学[\s\S]*(%|没有收录)/ }],

  // Places of a ranking: numerals of any length, ranges, and a group that ends with one.
  ['美国前五', { card: /^美国前五 · 5 所/ }],
  ['美国前五十', { card: /^美国前 50[\s\S]*按 QS/ }],
  ['澳洲 TOP 30', { card: /^澳大利亚前 30/ }],
  ['美国前一百学费', { card: /^美国前 100 · 学费/ }],
  ['QS前50名', { card: /^QS 前 50/ }],
  ['QS100-200的英国大学', { card: /^QS 第 100–200 名 · 英国/ }],
  ['USNews前50', { hits: ['/special/ranking/usnews'] }],

  // Another attribute of the right school is no answer.
  ['悉尼大学一年生活费', { card: /悉尼大学 · 生活费[\s\S]*计算器/ }],
  ['伦敦都会大学认可吗', { card: /学历在国内的认可[\s\S]*留学服务中心/ }],
  ['多邻国120够申请哥大吗', { card: /哥伦比亚大学 · 多邻国/ }],
  ['华大西雅图申请条件', { card: /申请条件[\s\S]*其余条件/ }],
  ['UC系统什么时候开始申请', { card: /UC系统 · 申请截止日/ }],
  ['雅思总分6.5小分5.5 澳洲八大', { card: /单项要求/ }],
  ['英国罗素集团有哪些大学', { card: /罗素集团 · 24 所/ }],
  ['niw 要排多久', { card: /移民签证的排期/ }],
  ['你们中介费怎么收', { card: /服务费[\s\S]*写在合同里/ }],
  ['四级520可以申请英国吗', { card: /^英国 · 四、六级成绩\n请看/ }],
  ['去英国读书可以带老婆孩子吗', { hits: ['/guide/dependants'] }],

  // A slip in a name.
  ['曼切斯特大学排名', { card: /曼彻斯特大学 · 排名/ }],
  ['谢菲大学 均分', { card: /谢菲尔德大学 · 对/ }],
  ['爱丁堡大学学废', { hits: [school('uk-university-of-edinburgh')] }],
  ['卡的夫大学雅思', { card: /按「卡迪夫/ }],

  // The name and the matter together before pages with one of them.
  ['英国预科多少钱', { hits: ['/guide/foundation', '/special/bk_zh/bk_uk'] }],
  ['多邻国能申请英国大学吗', { hits: ['/guide/english-tests', '/yylist/duolingo'] }],
  ['新加坡奖学金有哪些', { hits: ['/guide/scholarship'] }],
  ['美国大学转学条件', { hits: ['/guide/transfer'] }],
  ['大专可以去英国读硕士吗', { hits: ['/guide/zhuanke'] }],
  ['雅思成绩有效期几年', { card: /有效期/ }],
  ['回国落户上海留学生', { hits: ['/guide/cscse', '/industry/return-hukou', '/headlines/shanghai-hukou'] }],

  // From a score to a list.
  ['雅思6能申请哪些英国大学', { card: /雅思 6[\s\S]*达到公布的线[\s\S]*6\.0/ }],
  ['托福90可以申请哪些学校', { card: null }],
  ['A-level ABB能上什么大学', { card: /ABB · 达到公布的线(?![\s\S]*专业的)/ }],
  ['IB32分能申请哪些大学', { card: /IB 32 · 达到公布的线/ }],
  ['均分82能申请英国哪些硕士', { card: /均分 82 · 英国 · 达到公布的线/ }],
  ['均分85能申UBC吗', { card: /对国内均分的要求[\s\S]*多数中国高校 85%/ }],
  ['高考620能上新南威尔士吗', { card: /新南威尔士大学 · 高考 620 分[\s\S]*600–660/ }],
  ['SAT1400能申请什么大学', { card: /SAT 1400 · 达到录取新生的中间一半[\s\S]*1360–1530/ }],

  // What single schools publish is in the list of schools, where there is nothing for the whole country.
  ['马来西亚留学学费', { card: /马来西亚 · 学费\n[\s\S]*看各校公布的学费/ }],
  ['爱尔兰学费大概多少', { card: /本科和硕士没有可以引用的全国数/ }],
  ['美国留学学费', { card: /^美国 · 学费[\s\S]*本科[\s\S]*硕士：看各校公布的学费/ }],

  // A gap is said.
  [
    '双非申请澳洲八大要多少分',
    { card: /没有收录[\s\S]*澳大利亚|澳大利亚[\s\S]*没有收录|澳大利亚[\s\S]*均分/ },
  ],
  ['澳洲大学认可双非吗', { card: /非 211 院校均分 88[\s\S]*其余看各校/ }],
  ['港三双非', { card: /没有收录/ }],
  ['日本大学雅思要求', { card: null }],
  ['KU学费 韩国泰国费用', { card: null }],
  ['加拿大大学截止日期', { hits: ['/deadlines', '/deadlines?country=ca', '/special/bk_zh/bk_can'] }],

  // No nonsense.
  ['专升本的学历英国大学认吗', { card: /专升本/ }],
  [
    '美术生文化课380分能出国吗',
    { card: null, hits: ['/chanel/yishu', '/special/gaokao', '/guide/art', '/guide/art-portfolio'] },
  ],
  ['优才2026要多少分', { hits: ['/guide/youcai', '/product/ym_product/hk-quality-migrant'] }],
  ['谢菲双非多少分', { card: /谢菲尔德大学 · 对/ }],
  ['南大是南洋理工吗', { card: /南洋理工大学[\s\S]*南京大学|南京大学/ }],
  ['Alevel A*AA UCL经济', { hits: [school('uk-university-college-london')] }],
  ['ABCD', { card: /没有找到叫/ }],
  ['UMBC', { hits: [school('us-university-of-maryland-baltimore-county')] }],

  // Pages that people ask for.
  ['一年制硕士国内认可吗', { card: /一年/ }],
  ['英国水硕国企认不认', { card: /没有|认/ }],
  ['孩子陪读签证新西兰', { hits: ['/guide/dependants'] }],
  ['英国留学生毕业工作签证和永居', { hits: ['/guide/uk-work', '/headlines/uk-graduate-route-2027'] }],
  ['香港硕士雅思要多少分', { hits: ['/guide/hk-english', '/special/hk_yjs'] }],
  ['美国高中一年费用', { hits: ['/guide/school-costs', '/special/fy_zh/fy_us', '/special/gz_zh/gz_us'] }],
  ['艺术作品集什么时候交', { hits: ['/guide/art-portfolio', '/chanel/yishu', '/special/jp_yishu'] }],
  ['间隔年 gap year 再申请影响大吗', { card: /gap|间隔年/i }],

  // Countries, schools and exams as before.
  ['斯坦福和MIT比较', { card: /斯坦福大学[\s\S]*麻省理工学院|麻省理工学院[\s\S]*斯坦福大学/ }],
  ['qs 50名是哪所', { card: /第 50 名|50/ }],
  ['英国毕业生签证几年', { card: /毕业生签证/ }],
  ['留学生打工一周几小时 澳洲', { card: /打工/ }],
  [
    '温哥华大学',
    { hits: [school('ca-university-of-british-columbia'), school('ca-simon-fraser-university')] },
  ],

  // What has a page or a value of its own.
  ['牛津录取率多少', { card: /牛津大学 · 录取率[\s\S]*约 16\.1%[\s\S]*不等于录取率/ }],
  ['曼大好申吗', { card: /曼彻斯特大学 · 录取率[\s\S]*%/ }],
  ['英国永居是不是改成十年了', { hits: ['/guide/uk-work'] }],
  ['皇艺申请材料视频多长', { hits: ['/guide/art-portfolio', '/yxk/uk-royal-college-of-art'] }],

  // Joint universities, high schools and 四级.
  ['西交利物浦学费', { card: /^西交利物浦大学 · 费用[\s\S]*元/ }],
  ['宁诺分数线', { card: /湖北/ }],
  ['美国高中学费', { card: /^美国 · 海外高中一年的费用[\s\S]*中位/ }],
  ['四级能代替雅思吗', { card: /^四、六级成绩/ }],
  ['社区大学', { hits: ['/guide/transfer'] }],
]
