/** Fees that other parties charge; a product lists those that apply to it. */
export const thirdPartyFees = {
  application: {
    item: '申请费',
    payee: '学校或申请平台',
    note: '由学生用自己的账户支付，学校按自己的规定决定退不退',
  },
  tests: { item: '语言与标化考试费', payee: '考试机构', note: '报名、转考、寄送成绩都由考生直接付' },
  documents: { item: '公证、认证、翻译费', payee: '公证处、翻译机构', note: '先列清单再办，凭票据支付' },
  assessment: { item: '成绩认证与学历评估费', payee: '评估机构', note: '学校要求时才办' },
  visa: {
    item: '签证费、生物信息采集费',
    payee: '签证机关及其受理中心',
    note: '按递交当日公布的标准，由申请人支付',
  },
  medical: { item: '体检费', payee: '指定医院', note: '只去签证机关公布名单内的医院' },
  deposit: { item: '留位费与学费', payee: '学校', note: '直接汇入学校账户，我们不代收' },
  housing: { item: '住宿押金与租金', payee: '学校宿舍或房东', note: '合同由学生本人签，我们讲解条款' },
  insurance: { item: '医疗保险', payee: '学校或保险公司', note: '先看学校是否强制指定' },
  travel: { item: '机票与接机', payee: '承运方', note: '学生自订，我们只给时间建议' },
  courier: { item: '国际快递', payee: '快递公司', note: '纸质材料才需要' },
  materials: { item: '材料、拍摄与打印费', payee: '供应商', note: '由学生按预算自行采购' },
} as const

/** What the refund of a stage depends on; the amounts are in the signed contract. */
export const refundStages = {
  notStarted: {
    stage: '签约后，服务还没有开始',
    text: '扣除合同写明的已发生费用后退还；没有发生的不扣。',
  },
  planDelivered: {
    stage: '方案已交付，材料尚未动笔',
    text: '按已完成的工作结算方案部分，其余退还。方案以双方签字的那一稿为准。',
  },
  draftsDone: {
    stage: '文书或材料已定稿，尚未递交',
    text: '方案与材料部分按完成的份数结算，未做的份数退还。',
  },
  submitted: {
    stage: '申请或签证已递交',
    text: '递交部分不退；还没有开始的后续服务（如签证、行前）退还对应部分。',
  },
  refused: {
    stage: '没有录取或被拒签',
    text: '合同事先写明这种情形怎样退、退哪一部分。结果由学校和签证机关决定，不因结果推定我们违约，也不因结果免去我们没做完的工作。',
  },
  ourFault: {
    stage: '因我们的过错延误或错交',
    text: '退还相应费用并承担因此发生的第三方费用；赔偿方式写在违约责任里。',
  },
  personal: {
    stage: '健康、家庭等原因中止',
    text: '提交说明后按已完成的阶段结算，可以改为延期一次，延期不另收费的条件写在合同里。',
  },
} as const

/** Printed below every study product. */
export const contractNote =
  '合同以《自费出国留学中介服务合同（示范文本）》，教育部、工商总局 2017 年 1 月 1 日印发的这一份为底本，把每一阶段的工作、费用和退费写成可核对的条目；本页是说明，以双方签订的合同为准。签约前可以把文本带回去看。学生未满十八周岁的，由父母或其他监护人来谈、签约和付款。'

/** Services that are included in every immigration programme. */
export const immigrationIncluded = [
  '资格初步比对：对照条件逐条写明符合、不符合和还缺证据的地方',
  '风险与时间的书面说明，家庭成员每人一份',
  '材料清单、来源说明与翻译要求，标明由谁提供',
  '对接当地持牌律师或顾问，签约前可要求对方出示注册信息',
  '递交之后的进度同步与补件提醒',
]

export const immigrationExcluded = [
  '代收政府规费、律师费、投资或捐款本金、房产税费、公证翻译和体检费：都由申请人直接支付给收款方',
  '判断或保证项目收益、转售和房价',
  '给税务和法律意见：请另聘当地持牌律师、会计师',
  '制作不真实的材料，安排代持或资金拆借',
]

export const immigrationDisclaimer =
  '不承诺获批，以主管机关决定为准。项目条件可能随时调整，金额和日期以官方页面当日公布为准；投资有风险，决定前请自行咨询持牌律师、会计师。'
