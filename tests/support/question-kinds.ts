/**
 * Kinds of questions, each in words of several families, written before the search answered them. A question is right when its card says
 * `card`, or when one of `hits` is among the first three results, and when neither the card nor these three say `never`.
 */
export type KindOfQuestion = {
  kind: string
  questions: readonly (readonly [
    question: string,
    right: { card?: RegExp | null; hits?: readonly string[]; never?: RegExp },
  ])[]
}

/** A place or a price of one country alone answers no comparison. */
const ofOneCountry = /^(?:英国|美国|澳大利亚|加拿大|日本|韩国|香港|新加坡|德国|法国)(?:本科|硕士)? · /

const workInJapan = ['/special/jp_jiuye', '/countrylines/jp-part-time-and-job-hunting']

export const questionKinds: readonly KindOfQuestion[] = [
  {
    kind: 'two or more countries',
    questions: [
      ['英国和澳洲哪个好', { card: /^英国和澳大利亚[\s\S]*英国[\s\S]*万元[\s\S]*澳大利亚[\s\S]*万元/ }],
      ['英国 澳洲 哪个便宜', { card: /^英国和澳大利亚/, never: ofOneCountry }],
      ['澳洲和加拿大读硕士哪个便宜', { card: /^澳大利亚和加拿大 · 硕士[\s\S]*澳大利亚[\s\S]*加拿大/ }],
      ['去英国还是去澳洲读研', { card: /^英国和澳大利亚 · 硕士/ }],
      ['香港新加坡读研选哪个', { card: /^香港和新加坡 · 硕士/ }],
      ['英国美国加拿大澳洲费用对比', { card: /^英国、美国、加拿大和澳大利亚[\s\S]*加拿大[\s\S]*澳大利亚/ }],
      ['英国和澳洲毕业工签哪个长', { card: /^英国和澳大利亚 · 毕业生签证[\s\S]*英国[\s\S]*澳大利亚/ }],
      ['英国签证和澳洲签证哪个贵', { card: /^英国和澳大利亚 · 签证[\s\S]*英国[\s\S]*澳大利亚/ }],
      ['英国和澳洲的大学雅思要求', { card: null }],
      ['爱丁堡和悉尼大学哪个好', { card: /^爱丁堡大学和悉尼大学/ }],
    ],
  },
  {
    kind: 'a grade point average and a country',
    questions: [
      ['GPA3.2能申请美国哪些大学', { card: /^GPA 3\.2 · 美国[\s\S]*3\.0/, never: /没有收录/ }],
      ['绩点3.0可以去英国读硕士吗', { card: null }],
      ['绩点3.5申请香港硕士', { card: null }],
      ['gpa 3.3 加拿大读研', { card: /^GPA 3\.3 · 加拿大[\s\S]*阿尔伯塔大学/ }],
      ['GPA3.0 加拿大硕士', { card: /^GPA 3 · 加拿大/, never: /阿尔伯塔大学 · / }],
      ['GPA3.6/4.0能申请哪些学校', { card: /^GPA 3\.6 · 达到公布的线/ }],
      ['GPA怎么换算', { hits: ['/gpa'], never: /^GPA \d/ }],
      ['GPA3.5能去哥大吗', { card: /哥伦比亚大学/ }],
    ],
  },
  {
    kind: 'when a term begins',
    questions: [
      ['英国开学时间', { card: null }],
      ['UCL几月份开学', { card: /^伦敦大学学院 · 开学/, never: /截止日：/ }],
      ['悉尼大学2月入学', { card: /^悉尼大学 · / }],
      ['G5什么时候开学', { card: /^G5 · 开学月份[\s\S]*没有收录/ }],
      ['日本语言学校几月入学', { card: /4、7、10、1 月/ }],
      ['美国春季入学有哪些学校', { card: null }],
      ['悉尼大学2月开学截止', { card: /^悉尼大学 · 申请截止日/ }],
    ],
  },
  {
    kind: 'work in Japan after a degree',
    questions: [
      ['日本就劳签怎么拿', { hits: workInJapan }],
      ['日本工作签证怎么办', { hits: workInJapan }],
      ['日本留学签转工作签', { hits: workInJapan }],
      ['英国工作签证薪资', { hits: ['/guide/uk-work'] }],
    ],
  },
  {
    kind: 'a foundation year by a mark',
    questions: [
      ['雅思5.5能去哪里读预科', { card: /^雅思 5\.5 · 预科[\s\S]*\d+ 所[\s\S]*预科/ }],
      ['雅思5.5英国预科', { card: /^雅思 5\.5 · 英国 · 预科：收录 \d+ 所[\s\S]*雅思 5\.5 起/ }],
      ['雅思6.0 硕士预科', { card: /^雅思 6 · 硕士预科[\s\S]*\d+ 所/ }],
      ['雅思4能读预科吗', { card: /^雅思 4 · 预科[\s\S]*都要雅思 5\.5/, never: /雅思 4 · 预科：收录/ }],
      ['雅思5.5国际大一', { card: /^雅思 5\.5 · 国际大一[\s\S]*\d+ 所/ }],
      ['雅思5.5香港预科', { card: /^雅思 5\.5 · 香港 · 预科\n/ }],
      ['预科要雅思多少分', { hits: ['/guide/foundation'] }],
      ['雅思6能申请哪些英国大学', { card: /^雅思 6 · 英国 · 达到公布的线/, never: /预科/ }],
    ],
  },
  {
    kind: 'a mark and one school or a group',
    questions: [
      ['IB36分 帝国理工够吗', { card: /^帝国理工学院 · IB[\s\S]*最低 40/ }],
      [
        'alevel A*AA 剑桥够不够',
        { card: /^剑桥大学 · A-level[\s\S]*A\*AA 够不够[\s\S]*达不到[\s\S]*A\*A\*A/ },
      ],
      ['均分82能申曼大吗', { card: /^曼彻斯特大学 · 对国内均分的要求[\s\S]*看课程页/, never: /爱丁堡/ }],
      ['A-level AAB 杜伦', { card: /^杜伦大学 · A-level[\s\S]*A\*AA/ }],
      ['雅思7 G5', { card: /^雅思 7 · G5 · 达到公布的线/ }],
      ['gpa3.0能申澳洲八大吗', { card: /没有用上：GPA 3/ }],
      ['雅思6.5 悉尼大学 墨尔本大学', { card: /^悉尼大学和墨尔本大学/ }],
    ],
  },
  {
    kind: 'a budget and no country',
    questions: [
      ['30万读硕士去哪', { card: /^一年 30 万[\s\S]*按一年预算看各国/, never: /万元/ }],
      ['预算20万一年能去哪个国家', { card: /^一年 20 万[\s\S]*按一年预算看各国/ }],
      ['一年15万能去哪里读本科', { card: /^一年 15 万/ }],
      ['一年3万去哪留学', { card: /^一年 3 万/ }],
      ['80万读完本科去哪', { hits: ['/guide/budget', '/special/study_cost'], never: /^一年 80 万/ }],
    ],
  },
  {
    kind: 'words that families use for a subject',
    questions: [
      ['英国留学能带老婆吗', { card: /^英国 · 陪读[\s\S]*博士/ }],
      ['新西兰毕业后能留几年', { card: /^新西兰 · 毕业生签证/ }],
      ['ucl什么时候开放申请', { card: /^伦敦大学学院 · 申请截止日/ }],
      ['二本能申港硕吗', { card: null }],
      ['四级可以申请哪些大学', { card: /^四、六级成绩(?![\s\S]*新西兰)[\s\S]*六级 430/ }],
      ['马来西亚留学学历认可吗', { hits: ['/guide/cscse'] }],
      ['多大读计算机要多少钱', { card: /^多伦多大学 · 学费[\s\S]*计算机专业的，看课程页/ }],
      ['伦敦政经 金融硕士 要gmat吗', { card: /^伦敦政治经济学院 · GMAT/ }],
      ['港大硕士雅思要多少', { card: /^香港大学 · 雅思要求/, hits: ['/guide/hk-english'] }],
      ['日本留学要N几', { hits: ['/special/jp_jlpt', '/yylist/jlpt'] }],
      ['加拿大留学可以打工多少小时', { card: /加拿大[\s\S]*打工/ }],
    ],
  },
]
