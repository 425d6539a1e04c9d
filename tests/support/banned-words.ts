/** Words that no page may contain, with the reason. Used for files with texts and for rendered pages. */
export const bannedWords: readonly (readonly [why: string, words: RegExp])[] = [
  [
    'notes of an editor: what was not found',
    /没有读到(?!底|这一行)|没读到|没有登记到|我们读到|所读资料|未能在线|我们手头|没有写读取日期|读的那天没有记下/,
  ],
  [
    'notes of an editor: which figures have a source',
    /可以?注明(?:来源|出处)|能注明|能引用的|查得到出处|能查到出处|查到出处/,
  ],
  ['notes of an editor: at which hand a source was', /二手资料|（二手）|待核对|需核对|第三方汇编：/],
  [
    'notes of an editor: how a page was kept',
    /[未没]标日期|联网核对|抄本|读自(?!己)|律师文|第三方转录|未见存档|存档 README/,
  ],
  ['notes of other editors', /不应(?:被本站|由本站)|本站(?:展示最近|推断)|成功提取/],
  ['inner codes', /编号以 fod1p|ETER:\d/],
  ['lists and procedures that do not exist', /我们内部的|内部(?:的)?核对表/],
  ['pressure without a source', /大半招满|占了不小的一部分|抢占先机|错过再等一年/],
  ['hints at a result', /(?:申请|录取)就?成功了?一半/],
  ['decided by the contract of another company', /可退大部分/],
  ['what is said of everybody in a list that may be empty', /这里的每一位|下面列出的每一位|逐位列出/],
  [
    'another promise of the call back than that of lib/site',
    /服务时间内|工作时间(?:内)?(?:回电|来电|联系)|当日回电|回电时间以工作日/,
  ],
  ['what is not true of branches abroad', /不把信息传到境外/],
  ['words that are not those of the field', /学位押金/],
]
