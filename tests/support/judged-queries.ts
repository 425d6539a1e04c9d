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
  ['高考语文100分', { card: null }],
  ['高考350分出国', { card: ['高考 350 分', /没有这个总分达到/] }],
  ['高考800分', { card: ['高考 800 分', /海南 900/] }],
  ['上海高考500分能去哪', { card: ['高考 500 分 · 11 所公布的总分门槛达到', /495 分起/] }],
  ['海南高考700分', { card: ['高考 700 分 · 11 所公布的总分门槛达到', /标准分/] }],
  ['高考450分能上悉尼大学吗', { card: ['悉尼大学 · 高考 450 分', /没有公布可以直接比的总分线/] }],
  [
    '高考510西澳大学',
    { card: ['西澳大利亚大学 · 高考 510 分', /ATAR 75；各专业要多少 ATAR 另看.*没有公布可以直接比的总分线/] },
  ],
  ['高考620悉尼大学', { card: ['悉尼大学 · 高考 620 分', /没有公布可以直接比的总分线/] }],
  ['高考680能上港大吗', { card: ['香港大学 · 高考 680 分', /自主招收内地高考生/] }],
  ['高考600分新加坡国立', { card: ['新加坡国立大学 · 高考 600 分', /没有公布可以直接比的总分线/] }],
  ['高考520分英国', { card: ['高考 520 分 · 英国 5 所公布的总分门槛达到', /500 分起/] }],
  ['高考480分去澳洲', { card: ['高考 480 分 · 澳大利亚', /没有可以直接比的高考总分线/] }],
  ['高考500雅思6', { card: ['高考 500 分 · 5 所公布的总分门槛达到', /500 分起/] }],
  ['模考500分能出国吗', { card: ['高考 500 分 · 5 所公布的总分门槛达到', /500 分起/] }],
  ['中考400分出国', { card: null, pages: ['/special/gz_zh/gz_us', '/special/gz_zh/gz_uk', '/yxk/hischool'] }],

  // Universities of China on British lists; a name that a school abroad has too.
  ['西北大学 英国认可吗', { card: ['西北大学 · 在 9 所英国大学的名单上', /Group/] }],
  ['东北大学 英国认可吗', { card: ['东北大学 · 在 9 所英国大学的名单上', /Group/] }],
  ['西北大学', { card: ['您是问', /西北大学（中国内地）/] }],
  ['东北大学', { card: ['您是问', /东北大学（中国内地）/] }],
  ['南大学费', { card: ['您是问', /南洋理工大学.*南京大学/] }],
  ['中大', { card: ['您是问', /香港中文大学.*中山大学/] }],
  ['交大 英国认可吗', { card: ['您是问', /上海交通大学/] }],
  ['西交利物浦 英国认可吗', { card: ['西交利物浦大学 · 在 1 所英国大学的名单上', /没有列出不等于不认/] }],
  ['北大 英国认可吗', { card: ['北京大学 · 在 9 所英国大学的名单上', /Group A/] }],
  ['三亚学院 英国认可吗', { card: ['三亚学院 · 在 1 所英国大学的名单上', /2:1/] }],
  ['深圳大学 英国认可', { card: ['深圳大学 · 在 7 所英国大学的名单上', /./] }],
  ['上海交通大学 英国认可吗', { card: ['上海交通大学 · 在 9 所英国大学的名单上', /./] }],
  ['北大可以申请国外什么学校', { card: ['北京大学 · 在 9 所英国大学的名单上', /./] }],
  ['苏州大学 211', { card: ['苏州大学 · 在 9 所英国大学的名单上', /没有 211/], pages: ['/yxk/china'] }],
  ['湖南科技大学是211吗', { card: ['湖南科技大学 · 在 5 所英国大学的名单上', /没有 211/] }],
  ['华威认可深圳大学吗', { card: ['深圳大学 · 华威大学的名单', /85–89/] }],
  ['郑州大学 爱丁堡', { card: ['郑州大学 · 爱丁堡大学的名单', /优先院校名单/] }],
  ['华南理工 曼大 均分', { card: ['华南理工大学 · 曼彻斯特大学的名单', /没有公布/] }],
  ['利兹大学 双非', { card: ['利兹大学 · 对中国院校的要求', /./] }],
  ['曼大84分双非能申吗', { card: ['曼彻斯特大学 · 对中国院校的要求', /./] }],
  ['爱丁堡 双非 85', { card: ['爱丁堡大学 · 对中国院校的要求', /Band/] }],
  ['墨尔本大学双非要多少分', { card: ['墨尔本大学 · 对中国院校的要求', /没有收录/] }],
  ['清华大学排名多少', { card: ['清华大学 · 排名', /不收中国内地的大学/] }],
  ['北京大学排名', { card: ['北京大学 · 排名', /不收中国内地的大学/] }],
  ['南京大学 学费', { card: ['南京大学 · 学费', /不收中国内地的大学/] }],
  ['牛津和清华哪个好', { card: ['清华大学 · 学费、排名和要求', /不收中国内地的大学/] }],
  ['双非本科能申请什么学校', { pages: ['/yxk/china'] }],

  // IELTS: the lowest of all courses, said as such.
  ['雅思5.5能上曼彻斯特大学吗', { card: [manchester, /达不到全校最低一档 6\.5.*专业要求往往更高/] }],
  ['曼彻斯特大学雅思要求', { card: [manchester, /^6\.5.*专业要求往往更高/] }],
  ['雅思6.5 UCL 够吗', { card: ['伦敦大学学院 · 雅思要求', /不等于每个课程都够/] }],
  ['MIT雅思要求', { card: ['麻省理工学院 · 雅思要求', /没有收录/] }],
  ['帝国理工 托福', { card: ['帝国理工学院 · 托福要求', /没有收录/] }],

  // Money.
  ['加拿大硕士多少钱', { card: ['加拿大硕士 · 费用', /学费因学校而异，本站不给合计/] }],
  ['韩国本科一年费用', { card: ['韩国本科 · 费用', /不给合计/] }],
  ['英国本科三年多少钱', { card: ['英国本科 · 费用', /3 年合计/] }],
  ['美国本科四年多少钱', { card: ['美国本科 · 费用', /4 年合计/] }],
  ['澳洲硕士两年多少钱', { card: ['澳大利亚硕士 · 费用', /2 年合计/] }],
  ['英国硕士多少钱', { card: ['英国硕士 · 费用', /1 年合计/] }],
  ['香港硕士学费多少', { card: ['中国香港硕士 · 学费', /一年约.*中间一半/] }],
  ['西交利物浦硕士学费', { card: ['西交利物浦大学 · 硕士学费', /没有收录/] }],
  ['昆杜 学费', { card: ['昆山杜克大学 · 学费', /2021 年.*现价看当年招生章程/] }],
  ['宁诺学费', { card: ['宁波诺丁汉大学 · 学费', /11 万元/] }],
  ['港大硕士学费', { card: ['香港大学 · 硕士学费', /595,000/] }],
  ['剑桥大学 学费 6', { card: ['剑桥大学 · 学费', /英镑/] }],
  ['20w英国够吗', { card: ['英国 · 费用', /万元/] }],
  ['英国硕士20万够吗', { card: ['英国硕士 · 费用', /万元/] }],
  ['家里一年只能拿15w', { card: null, pages: ['/guide/budget'] }],
  ['一年30万去哪', { pages: ['/guide/budget'] }],
  ['20万预算能去哪留学', { pages: ['/guide/budget'] }],
  ['免学费的国家', { pages: ['/countrylines/de-aps-and-blocked-account', '/guide/scholarship'] }],
  ['韩国留学费用', { pages: ['/countrylines/kr-d2-and-topik'] }],
  ['澳洲留学中介费', { pages: ['/product'] }],

  // The average that a school outside Britain publishes for Chinese degrees, with its faculty and institutions.
  ['UBC 均分', { card: ['不列颠哥伦比亚大学 · 对国内均分的要求', /85%.*211 院校.*80%.*各专业可更高/] }],
  ['新南威尔士 均分', { card: ['新南威尔士大学 · 对国内均分的要求', /非 211 院校均分 88.*2025/] }],
  ['新南威尔士大学 双非', { card: ['新南威尔士大学 · 对中国院校的要求', /非 211 院校均分 88/] }],
  [
    '澳洲读研 均分',
    { card: ['澳大利亚的大学 · 对国内均分的要求', /非 211 院校均分 88.*1 所.*其余没有收录/] },
  ],
  ['加拿大读研 均分', { card: ['加拿大的大学 · 对国内均分的要求', /85%.*1 所.*其余没有收录/] }],
  ['澳洲均分85能申请哪些硕士', { card: ['均分 85 · 澳大利亚 写明国内均分的 1 所', /非 211 院校均分 88/] }],
  ['香港读研 均分', { card: ['香港的大学 · 对国内均分的要求', /没有收录/] }],
  ['悉尼大学 均分', { card: ['悉尼大学 · 对国内均分的要求', /没有收录/] }],

  // What a table of requirements holds beside the subject's own column.
  ['伊利诺伊香槟 GPA', { card: ['伊利诺伊大学厄巴纳-香槟分校 · 绩点要求', /GPA 3\.0\/4\.0/] }],
  ['港理工 托福', { card: ['香港理工大学 · 托福要求', /托福 90/] }],
  ['滑铁卢 托福', { card: ['滑铁卢大学 · 托福要求', /托福 4\.5（新分制）/] }],
  ['港中文 雅思', { card: ['香港中文大学 · 雅思要求', /雅思 6\.5/] }],
  ['香港雅思', { card: ['香港的大学 · 雅思要求', /雅思.*读到写明的几所/] }],
  ['香港托福', { card: ['香港的大学 · 托福要求', /托福.*读到写明的几所/] }],
  ['科大 雅思', { card: ['香港科技大学 · 雅思要求', /总分 6\.5、各项 5\.5/] }],

  // Closing days.
  ['现在还能申请牛津吗', { card: ['牛津大学 · 申请截止日', /2026-10-15（已过/] }],
  ['悉尼大学2月开学截止', { card: ['悉尼大学 · 申请截止日', /2026-12-01/] }],
  ['康奈尔 ED 截止', { card: ['康奈尔大学 · 申请截止日', /^2026-11-01/] }],
  ['斯坦福ED', { card: ['斯坦福大学 · 申请截止日', /各轮里没有 ED/] }],
  ['UC申请截止', { card: ['UC · 申请截止日', /^2026-11-30/] }],
  ['港大本科截止', { card: ['香港大学 · 本科申请截止日', /^2026-11-25/] }],
  ['港大硕士截止日期', { card: ['香港大学 · 硕士申请截止日', /没有收录/] }],
  ['美本申请截止时间', { pages: ['/deadlines'] }],
  ['圣诞节前截止', { pages: ['/deadlines'] }],
  ['2月14日截止的学校', { pages: ['/deadlines'] }],
  ['考研失败还来得及留学吗', { pages: ['/deadlines'] }],
  ['英国ucas截止', { pages: ['/deadlines', '/headlines/uk-ucas-2027'] }],

  // Immigration.
  ['eb5乡村排期', { card: ['EB-5 乡村预留 排期', /无排期/] }],
  ['印度eb2排期', { card: null }],
  ['家庭移民F2A排期', { card: null }],
  ['ee 480分够吗', { card: ['加拿大快速通道 · 收录的最近几轮', /分$/] }],
  ['法语ee多少分', { card: ['加拿大快速通道 · 收录的最近几轮', /分$/] }],
  ['孩子拿绿卡能在国内上学吗', { pages: ['/special/ym_cn_school'] }],
  ['有外国护照可以参加华侨生联考吗', { pages: ['/special/ym_cn_school'] }],
  ['华侨生联考', { pages: ['/special/ym_cn_school'] }],

  // Comparison.
  ['港大 vs 悉尼大学 vs 曼大', { card: ['香港大学、悉尼大学和曼彻斯特大学', /名$/] }],
  ['香港中文大学硕士学费', { card: ['香港中文大学 · 学费', /152,000–450,000 港元/] }],
  ['港大还是港中文', { card: ['香港大学和香港中文大学', /名$/] }],
  ['NUS和NTU哪个好', { card: ['新加坡国立大学和南洋理工大学', /名$/] }],

  // Visas.
  ['英国签证存款要多少', { card: ['英国 · 资金证明', /1,529/] }],
  ['加拿大学签资金', { card: ['加拿大 · 资金证明', /23,448/] }],
  ['新西兰签证资金', { card: ['新西兰 · 资金证明', /20,000/] }],
  ['美国签证被拒怎么办', { card: null, pages: ['/special/qz_us'] }],

  // About us, and help.
  ['你们是骗子吗', { pages: ['/special/about_ms_new'] }],
  ['投诉', { pages: ['/special/about_ms_new', '/touchus'] }],
  ['免费咨询', { pages: ['/touchus'] }],
  ['抑郁症', { card: ['心里难受的时候', /急救电话/], pages: ['/guide/safety'] }],
  ['留学遇到危险 12308', { pages: ['/guide/safety'] }],
  ['留学生医保', { pages: ['/guide/safety', '/countrylines/us-housing-and-insurance'] }],
  ['妈妈陪读签证', { pages: ['/guide/dependants'] }],
  ['未满18岁监护人', { pages: ['/special/gz_zh/gz_uk', '/special/qz_au'] }],
  ['特朗普 中国留学生', { pages: ['/headlines/changes'] }],
  ['2026年留学新政策', { pages: ['/headlines/changes'] }],
  ['澳大利牙留学', { pages: ['/chanel/au'] }],
  ['我儿子初三成绩不好考不上高中想出国怎么办', { pages: ['/special/gz_zh/gz_us', '/special/gz_zh/gz_uk'] }],

  // Answers that were right already.
  ['雅思6分能去哪', { pages: ['/yylist/ielts', '/guide/english-tests'] }],
  ['英国留学一年多少钱', { pages: ['/special/feiyong/fyen'] }],
  ['专科生可以读国外硕士吗', { pages: ['/guide/zhuanke'] }],
  ['加拿大大学排名', { pages: ['/special/ranking/can'] }],
  ['德国留学要aps吗', { pages: ['/countrylines/de-aps-and-blocked-account'] }],
  ['留服认证要多久', { pages: ['/guide/cscse'] }],
  ['一年制硕士国内认可吗', { pages: ['/guide/cscse'] }],
  ['没有雅思可以申请吗', { pages: ['/guide/english-tests'] }],
  ['心理学可以转专业申请吗', { card: null, pages: ['/zylist/fod1p-5200'] }],
  ['牛筋大学', { pages: [school('uk-university-of-oxford')] }],
  ['哈弗大学', { card: ['哈佛大学', /美元/] }],
  ['加州大学', { card: ['加州大学 · 10 所', /QS/] }],
  ['墨大和莫纳什哪个好', { card: ['墨尔本大学和莫纳什大学', /名$/] }],
]

const visaGuides = ['/special/qz_us', '/special/qz_uk', '/special/qz_can', '/special/qz_au']

/** Short queries, with the pages of which one must be the first result: the page that answers, not one that offers a service. */
export const firstResults: readonly (readonly [query: string, pages: readonly string[]])[] = [
  ['签证', visaGuides],
  ['学生签证', visaGuides],
  ['留学签证', visaGuides],
  ['签证材料', visaGuides],
  ['签证被拒', visaGuides],
  ['签证办理', ['/product/visa']],
  ['加拿大签证', ['/special/qz_can']],
  ['英国签证', ['/special/qz_uk']],
  ['美国签证', ['/special/qz_us']],
  ['澳洲签证', ['/special/qz_au']],
  ['新西兰签证', ['/countrylines/nz-visa-and-funds']],
  ['费用', ['/special/study_cost']],
  ['学费', ['/special/study_cost']],
  ['英国费用', ['/special/feiyong/fyen']],
  ['奖学金', ['/guide/scholarship']],
  ['加拿大奖学金', ['/special/fy_zh/fy_can']],
  ['英国奖学金', ['/guide/scholarship']],
  ['美国奖学金', ['/guide/scholarship']],
  ['雅思', ['/yylist/ielts', '/special/yasi']],
  ['托福', ['/yylist/toefl', '/special/tuofu']],
  ['截止日期', ['/deadlines']],
  ['申请截止', ['/deadlines']],
  ['哈佛学费', [school('us-harvard-university')]],
  ['港大学费', [school('hk-university-of-hong-kong')]],
  ['牛津学费', [school('uk-university-of-oxford')]],
  ['多伦多学费', [school('ca-university-of-toronto')]],
  ['悉尼大学学费', [school('au-the-university-of-sydney')]],
  ['香港中文大学学费', [school('hk-chinese-university-of-hong-kong')]],
  ['香港中文大学（深圳）学费', ['/joint/cuhksz']],
  ['港中深学费', ['/joint/cuhksz']],
  ['香港浸会大学费用', [school('hk-hong-kong-baptist-university')]],
  ['香港科技大学学费', [school('hk-hong-kong-university-of-science-and-technology')]],
]

/** Queries without a name that could be meant: a suggestion would be noise. */
export const withoutSuggestions: readonly string[] = [
  '美国大学学费',
  '乌克兰大学',
  '美国签证被拒怎么办',
  '被劝退了怎么办',
  '家里一年只能拿15w',
  '抑郁症',
  '你们是骗子吗',
  '留学生医保',
  'OPT会取消吗',
  '我儿子初三成绩不好考不上高中想出国怎么办',
  '中考400分出国',
  '圣诞节前截止',
  '悉尼大学2月开学截止',
  'ee 480分够吗',
]
