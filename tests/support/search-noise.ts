const hundred = (characters: string) => [...characters.repeat(100)].slice(0, 100).join('')

/** Texts that are no question. The bench times the search with them too. */
export const noise: readonly [what: string, keyword: string][] = [
  ['one word again and again', '大学大学大学'],
  ['one character a hundred times', hundred('大')],
  ['a hundred signs of noise', hundred('尼安京工东罗洋斯北曼立尔圣理英德')],
  ['a hundred letters of noise', hundred('aeediowotmvaguavyexwvdizq')],
  ['a quote', '"'],
  ['SQL', "'; drop table words; --"],
  ['FTS operators', 'NEAR(大学 学院) OR * AND NOT ^"a"'],
  ['an FTS column', '{title} : 大学'],
  ['brackets', '((((('],
  ['markup', '<script>alert(1)</script>'],
  ['a null character', '\u0000大学'],
  ['a mark of direction', '\u202e大学'],
  ['one letter', 'a'],
  ['one character', '大'],
  ['only fillers', '请问一下怎么样'],
  ['only punctuation', '。。。。'],
  ['only pictures', '😀😀😀'],
  ['mixed scripts', '哈佛 harvard ハーバード 하버드 Гарвард हार्वर्ड'],
  ['only numbers', '1234567890'],
]
