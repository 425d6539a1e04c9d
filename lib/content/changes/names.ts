/** Names of the countries and regions of changes. */
export const changeCountries = {
  uk: '英国',
  us: '美国',
  ca: '加拿大',
  au: '澳大利亚',
  nz: '新西兰',
  hk: '中国香港',
  sg: '新加坡',
  jp: '日本',
  de: '德国',
  ie: '爱尔兰',
  es: '西班牙',
  pt: '葡萄牙',
  gr: '希腊',
  mt: '马耳他',
  lv: '拉脱维亚',
  me: '黑山',
  tr: '土耳其',
  ag: '安提瓜和巴布达',
  dm: '多米尼克',
  gd: '格林纳达',
  kn: '圣基茨和尼维斯',
  lc: '圣卢西亚',
  vu: '瓦努阿图',
  cn: '中国内地',
} as const

export const changeKinds = {
  visa: '签证与学习许可',
  fee: '收费',
  funds: '资金证明',
  work: '打工与毕业后工作',
  immigration: '移民与居留',
  citizenship: '入籍与护照',
  admission: '招生与考试',
} as const

/** `settled` applies from its date, which may be in the future; the others do not apply today. */
export const standings = {
  settled: '已定',
  suspended: '暂缓',
  proposed: '提议中',
} as const
