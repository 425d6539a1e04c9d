/** What people type for one school, with its id: names with a title, a place, a subject or a slip beside them. */
export const typedNames: readonly (readonly [string, string])[] = [
  ['Univ. of Leeds', 'uk-university-of-leeds'],
  ['伯克利分校', 'us-university-of-california-berkeley'],
  ['UC Berkeley 学费', 'us-university-of-california-berkeley'],
  ['IC伦敦', 'uk-imperial-college-london'],
  ['SMU 新加坡', 'sg-singapore-management-university'],
  ['UM 马来西亚', 'my-university-of-malaya'],
  ['哈弗大学', 'us-harvard-university'],
  ['哈佛大学怎么样', 'us-harvard-university'],
  ['卡耐基梅陇', 'us-carnegie-mellon-university'],
  ['宾大沃顿', 'us-university-of-pennsylvania'],
  ['Cornell ED', 'us-cornell-university'],
  ['USF 学费', 'us-university-of-south-florida'],
  ['女王玛丽大学', 'uk-queen-mary-university-of-london'],
  ['罗格斯大学新布朗斯维克', 'us-rutgers-university-new-brunswick'],
  ['ＵＢＣ', 'ca-university-of-british-columbia'],
  ['墨爾本大學', 'au-the-university-of-melbourne'],
]

/** Names that no school has above the others, with those that must be offered. */
export const ambiguousNames: readonly (readonly [string, readonly string[]])[] = [
  ['麦大', ['ca-mcgill-university', 'ca-mcmaster-university', 'au-macquarie-university']],
  ['华大', ['us-university-of-washington-seattle-campus', 'us-washington-university-in-st-louis']],
  ['西大', ['ca-western-university', 'au-the-university-of-western-australia']],
  ['FAU', ['us-florida-atlantic-university', 'de-friedrich-alexander-universitat-erlangen-nurnberg']],
]

/** Names that usually mean one school, and another school that has the name too. */
export const sharedNames: readonly (readonly [string, string, string])[] = [
  ['卡大', 'ca-university-of-calgary', 'uk-cardiff-university'],
  ['BU', 'us-boston-university', 'us-binghamton-university'],
]
