/**
 * Claims that advertising law or honesty forbids in copy: superlatives, rankings of ourselves, and promises of an admission, a score, a
 * visa or an approval. Words such as 最低 or 第一步 describe an amount or an order, are no praise, and stay allowed. This is the only list:
 * campaigns, channels and the tests of all other copy use it.
 */
const banned: readonly RegExp[] = [
  // Superlatives. 最好 is praise before a noun or at the end of a phrase, and advice before a verb (最好提前).
  /最(?!容易|快(?=\s*[\d哪多几要也在到于两三半一])|[低高新晚早近多少后终好长短常怕难])./g,
  /最(?:高级|高端|低价|新潮)/g,
  /最好的[^，。；、！？\s是]{0,6}?(?:机构|中介|老师|讲师|导师|顾问|文案|学校|大学|服务|团队|品牌|公司|平台|课程|方案|选择|项目|资源)/g,
  /最好(?=[，。；、！？!”）)]|$)/g,
  // Rankings of ourselves.
  /(?:全国|全网|行业|业内|国内|世界|口碑|排名|销量)第一(?!手)/g,
  /第一(?:品牌|名校|梯队|选择|机构|中介)/g,
  /(?:业界|行业|业内|国内|全国|同行|全网)(?:领先|领军|翘楚|标杆|龙头|老大|顶尖|独家)|遥遥领先|领先同行/g,
  /国家级|世界级|顶级|顶尖机构|首屈一指|独一无二|绝无仅有|史无前例|唯一指定|史上最/g,
  /(?:金牌|王牌|大牌)(?:导师|老师|讲师|顾问|团队|机构|课程|文案|规划师)/g,
  // Shares and certainties.
  /[五六七八九十]{1,2}成(?:以上|多)?(?!员|绩|果|功|为|分|长|人|熟|立|本|都|语|年|文|品|型|交|就|效|材|形|套|对|群|团|组)/g,
  /(?:录取|通过|获签|出签|过签|成功|提分)率(?:高达|高至|超过|高于|远超|接近|居)/g,
  /100\s*[%％]|百分之百|百分百|百发百中|零(?:风险|拒签|失败|失误)|无风险/g,
  // Promises.
  /保(?:录|签|过|分|送|offer|获批)|保底(?:录取|offer)|包(?:录|签|过|分|拿|进|毕业|就业|获批)|(?<!不)必(?:录|过|签|拿|进(?!行)|中签|提分)/gi,
  /(?<![平安沉])稳(?:录|过|拿|进(?!行)|上(?!升)|获)/g,
  /(?<!不)(?<!没有人能)(?<!无法)(?<!不能)(?<!不作)(?<!不做)(?<!不会)(?<!能)(?:保证|承诺|确保|包[你您])(?:录取|通过|获批|获签|签证|提分|就业|过签|拿到)/g,
  /(?:签证|录取|申请|移民|获批)无忧|铁定(?:录取|获签|通过)|秒(?:录|批)/g,
  /\b(?:guaranteed (?:admission|visa|score|approval)|the best (?:agency|consultancy)|no\.\s?1)\b/gi,
  // Services that cannot be sold honestly.
  /(?:内部|独家|特殊|特批|秘密)(?:名额|渠道|通道|关系|指标|消息|价)|关系户|走后门/g,
  // Refunds as a sales argument.
  /(?:不成功|不?录取不了|未录取|不录取|没录取|未获录取|拒签|不过|没过|考不过|失败|无效|不提分)[，,]?\s*(?:就|则|即|可|立即|我们)?(?:全额|全部|全款|无条件|包|全)退(?:款|费|钱|还)?|(?:不成功|不录取|未录取|不过|拒签)[，,]?\s*不收费/g,
]

/** Every forbidden claim in a text, in the order of the rules; an empty array when there is none. */
export function findBannedClaims(text: string): string[] {
  return banned.flatMap((pattern) => text.match(pattern) ?? [])
}
