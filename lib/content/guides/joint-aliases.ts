/** Other names that people use for the joint universities. */
export const jointAliases: Readonly<Record<string, readonly string[]>> = {
  unnc: ['宁诺', '宁波诺丁汉', 'UNNC'],
  xjtlu: ['西浦', '西交利物浦', 'XJTLU'],
  nyush: ['上纽', '上海纽约', 'NYU Shanghai'],
  dku: ['昆杜', '昆山杜克', 'DKU'],
  wku: ['温肯', '温州肯恩', 'WKU'],
  cuhksz: ['港中深', '港中文深圳', '港中大深圳', 'CUHKSZ'],
  hkustgz: ['港科广', '港科大广州'],
  bnbu: ['北师港浸大', 'UIC', '联合国际学院', 'BNBU'],
  gtiit: ['广以', '广东以色列理工', 'GTIIT'],
  smbu: ['深北莫', '深圳北理莫斯科', 'SMBU'],
  cityudg: ['城大东莞', '港城大东莞'],
  um: ['澳大', '澳门大学横琴'],
  'tianjin-juilliard': ['天津茱莉亚', '茱莉亚天津'],
  'whu-durham': ['武大杜伦', '武汉大学杜伦'],
}
