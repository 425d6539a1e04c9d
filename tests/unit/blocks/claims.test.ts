import { describe, expect, it } from 'vitest'
import { findBannedClaims } from '@/lib/blocks/claims'
import { lines, table } from '@/tests/support/table'

describe('banned claims', () => {
  // Superlatives of the company itself; shares and promises of success; what no agency can sell; money back as advertising.
  it.each(
    table(`
    我们是最好的留学中介 | 最好的留学中介
    最好的老师带您备考 | 最好的老师
    服务最好，价格公道 | 最好
    全国最专业的团队 | 最专
    最佳选择 | 最佳
    行业第一 | 行业第一
    第一品牌 | 第一品牌
    业界领先的文书团队 | 业界领先
    遥遥领先同行 | 遥遥领先
    行业标杆 | 行业标杆
    国家级示范单位 | 国家级
    顶级名校导师 | 顶级
    金牌导师一对一 | 金牌导师
    王牌团队 | 王牌团队
    史无前例的优惠 | 史无前例
    唯一指定合作机构 | 唯一指定
    the best agency in China | the best agency
    录取率高达九成 | 九成
    九成以上的学生拿到录取 | 九成以上
    八九成能过 | 八九成
    录取率高达百分之九十 | 录取率高达
    成功率超过同行 | 成功率超过
    通过率 100% | 100%
    通过率100％ | 100％
    百分之百拿到录取 | 百分之百
    百发百中 | 百发百中
    零风险投资 | 零风险
    零拒签 | 零拒签
    稳拿offer | 稳拿
    稳进前三十 | 稳进
    必拿录取 | 必拿
    必过班 | 必过
    保录取 | 保录
    签约保过 | 保过
    保底录取名校 | 保底录取
    包签证 | 包签
    包拿 offer | 包拿
    我们保证录取 | 保证录取
    承诺录取 | 承诺录取
    确保获签 | 确保获签
    签证无忧 | 签证无忧
    guaranteed admission | guaranteed admission
    有内部名额 | 内部名额
    内部渠道直达招生官 | 内部渠道
    独家名额 | 独家名额
    特殊渠道递交 | 特殊渠道
    关系户通道 | 关系户
    不成功全额退款 | 不成功全额退款
    未录取，全额退费 | 未录取，全额退费
    不过包退 | 不过包退
    不录取不收费 | 不录取不收费
  `),
  )('finds the claim in %s', (text, claim) => {
    expect(findBannedClaims(text)).toContain(claim)
  })

  it.each(
    lines(`
      学费最低 3,000 元，最高 5,000 元
      以官方最新公布为准
      最晚 1 月 15 日，最早 9 月
      最近两年，最多六门，最少四门
      看语言成绩最快哪一天能出来，最快 4 周，最快要两周
      最后一步，最终由学校决定，时间最好留足
      最好提前三个月订房，最好的办法是先问学校
      第一个月最容易出问题，最常见的错，最怕漏材料，最难的一步
      第一步做什么，第一年在哪里读
      我们不保证录取
      没有人能保证录取
      任何人都不能承诺录取
      你们能承诺录取吗
      第一优先类别
      社会保险与保密
      一成不变的安排，收拾成一份清单，三成绩单
      成绩平稳上升，安稳进入高三，稳妥的做法
      学校内部评审两轮，内部转专业，校内名额由导师决定
      拒签后可以重新申请，退费按合同写明的办法
      名额有限，先到先审
      保底学校、稳妥档和冲刺档各列几所
      在计算机领域领先的研究组
      金牌是竞赛的一等奖
      当天不必签约
    `),
  )('accepts a neutral sentence: %s', (text) => {
    expect(findBannedClaims(text)).toEqual([])
  })
})
