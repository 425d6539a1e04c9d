/**
 * Claims that advertising law or honesty forbids in copy: superlatives, rankings of ourselves, and promises of an
 * admission, a score, a visa or an approval. Words such as 最低 or 第一步 are measure or order, not praise, and stay free.
 */
const banned: readonly RegExp[] = [
  /最(?![低高新晚早近多少后终好长短])./g,
  /最(?:高级|高端|低价|新潮|好的(?:机构|中介|老师|学校|服务))/g,
  /(?:全国|全网|行业|业内|国内|世界|口碑|排名|销量)第一(?!手)/g,
  /第一(?:品牌|名校|梯队|选择|机构|中介)/g,
  /国家级|世界级|顶级|顶尖机构|首屈一指|独一无二|绝无仅有/g,
  /100\s*[%％]|百分之百|百分百|零风险|无风险|零拒签/g,
  /保(?:录|签|过|分|送|offer|获批)|包(?:录|签|过|分|就业|获批)|必(?:录|过|签|提分)|稳(?:录|过)/gi,
  /(?<!不)(?<!没有人能)(?<!无法)(?<!不能)(?<!不作)(?<!不做)保证(?:录取|通过|获批|签证|提分|就业)/g,
  /\b(?:guaranteed (?:admission|visa|score|approval)|the best (?:agency|consultancy)|no\.\s?1)\b/gi,
]

/** Every banned claim in a text, in the order of the rules; an empty array when there is none. */
export function findBannedClaims(text: string): string[] {
  return banned.flatMap((pattern) => text.match(pattern) ?? [])
}
