import type { Note } from '@/components/blocks/note-grid'

/** What to check in a contract before signing. */
export const beforeSigning: readonly Note[] = [
  {
    title: '合同写到动作',
    text: '名单给几版、每篇文书改到什么时候为止、谁来核对递交，写成能数的条目。只写“全程服务”的，出了分歧没有办法对照。',
  },
  {
    title: '两种钱分开',
    text: '付给我们的服务费和付给学校、考试机构、签证机关的钱分两栏写，后者由您直接支付、凭票据核对，我们不代收学费与押金。',
  },
  {
    title: '退费按阶段',
    text: '每个产品页列出中途停下的几种情形和怎样结算。金额写在双方签的合同里，签前把每一种都问一遍：如果现在停，退多少。',
  },
  {
    title: '账号与原件归学生',
    text: '申请邮箱、网申密码、护照和成绩单原件由学生保管，随时能登录查看。材料由本人写、本人点提交，我们提问、修改和核对。',
  },
]

/** What to check before considering a programme. */
export const beforeAProgramme: readonly Note[] = [
  {
    title: '状态先于条件',
    text: '有的项目已经不收新申请，名字却还在广告里。先看状态和资料日期，再打开主管机关的网站，按当天公布的为准；两处不一致，以官方为准。',
  },
  {
    title: '谁可以给意见',
    text: '一些国家规定，收费提供移民意见的人要持牌。签约前要对方的注册编号，自己到登记册上查：是否有效、有没有限制条件。',
  },
  {
    title: '钱从哪里来，到哪里去',
    text: '资金来源要逐笔说得清；付款前核对收款账户是不是政府、受托账户或卖方本人。要求付到个人账户、承诺回购或保本的，不要继续。',
  },
  {
    title: '身份带来的另一面',
    text: '居住要求、税务居民、子女教育和国籍后果一起看。中国法律不承认双重国籍，取得外国国籍前先问清后果；税务请另聘持牌人士。',
  },
]

/** Registers and official pages for the countries of the programmes. */
export const immigrationRegisters = [
  {
    name: '加拿大移民与公民顾问学院（CICC）登记册',
    url: 'https://college-ic.ca/',
    text: '按姓名或编号查顾问牌照是否有效。',
  },
  {
    name: '美国移民局：怎样找合格的法律服务',
    url: 'https://www.uscis.gov/avoid-scams/find-legal-services',
    text: '只有律师和获司法部认可的代表可以提供移民法律意见。',
  },
  {
    name: '国家移民管理局',
    url: 'https://www.nia.gov.cn/',
    text: '出入境与国籍业务的国内主管机关。',
  },
] as const

/** Sources of the model contract of 2017. */
export const contractSources = [
  { name: '教育部教育涉外监管信息网（官方，示范文本与留学预警）', url: 'https://jsj.moe.gov.cn/' },
  {
    name: '印发示范文本的消息：留学服务行业协会，2017-03（二手）',
    url: 'http://cg.yuloo.com/xwzx/1584251.shtml',
  },
] as const
