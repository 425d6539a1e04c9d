/**
 * Short names of Chinese universities that use has settled otherwise than the rule of short forms would
 * (`lib/host/schools/china-short-names.ts`): the school's own short name where others would fit it as well (北大 also fits
 * 北华大学), where it is not made from the beginning of the name (贸大), or where people of several places say it of theirs
 * (西大). What the rule finds by itself does not belong here. Full names as the lists of UK universities write them.
 */
export const settledShortNames: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    北大: ['北京大学'],
    浙大: ['浙江大学'],
    人大: ['中国人民大学'],
    西交: ['西安交通大学'],
    西交大: ['西安交通大学'],
    吉大: ['吉林大学'],
    川大: ['四川大学'],
    中科大: ['中国科学技术大学'],
    国科大: ['中国科学院大学'],
    国防科大: ['国防科技大学', '中国人民解放军国防科技大学'],
    哈工大: ['哈尔滨工业大学'],
    西工大: ['西北工业大学'],
    北工大: ['北京工业大学'],
    浙工大: ['浙江工业大学'],
    大工: ['大连理工大学'],
    华工: ['华南理工大学'],
    华理: ['华东理工大学'],
    南航: ['南京航空航天大学'],
    南科大: ['南方科技大学'],
    西电: ['西安电子科技大学'],
    成电: ['电子科技大学'],
    上外: ['上海外国语大学'],
    广外: ['广东外语外贸大学'],
    川外: ['四川外国语大学'],
    央财: ['中央财经大学'],
    贸大: ['对外经济贸易大学'],
    法大: ['中国政法大学'],
    央美: ['中央美术学院'],
    央音: ['中央音乐学院'],
    中戏: ['中央戏剧学院'],
    北电: ['北京电影学院'],
    国美: ['中国美术学院'],
    药大: ['中国药科大学'],
    西农: ['西北农林科技大学'],
    外经贸: ['对外经济贸易大学'],
    港中深: ['香港中文大学(深圳)', '香港中文大学 (深圳)'],
    西大: ['西北大学', '西南大学', '广西大学'],
  }),
)
