import type { AdviserRegister } from '@/lib/contract/advisors'

type Register = {
  /** Country code of the destination of this register. */
  country: string
  name: string
  url: string
  /** Who must be registered. */
  rule: string
  /** What the register shows. */
  shows: string
}

/** The official registers of immigration advisers, by the key in the records. */
export const registers: Record<AdviserRegister, Register> = {
  cicc: {
    country: 'ca',
    name: 'CICC 加拿大移民与公民顾问学院',
    url: 'https://college-ic.ca/',
    rule: '收费提供加拿大移民与签证意见的人，须是该学院的持牌顾问、执业律师或魁北克公证人。只办院校申请的留学顾问不在册，也不能就学习许可收费给意见。',
    shows: '按姓名或编号查：牌照类别、是否有效、有无限制条件。',
  },
  omara: {
    country: 'au',
    name: 'OMARA 澳大利亚移民代理注册管理局办公室（常称 MARA）',
    url: 'https://www.mara.gov.au/',
    rule: '在澳大利亚境内提供移民协助的人，须是注册移民代理或执业律师。境外机构不受同样约束，更要问清签证意见由谁负责。',
    shows: '按姓名或注册编号（MARN）查：是否在册、到期日、有无处分。',
  },
  'iaa-uk': {
    country: 'uk',
    name: 'IAA 英国移民咨询管理局（2025 年 1 月前称 OISC）',
    url: 'https://www.gov.uk/government/organisations/immigration-advice-authority',
    rule: '在英国境内提供移民意见，机构和个人都须受其监管，或属于律师等认可的专业团体。境外机构不在登记范围内。',
    shows: '按机构名查：级别、能办的事项、办公地点。',
  },
  'iaa-nz': {
    country: 'nz',
    name: 'IAA 新西兰移民顾问管理局',
    url: 'https://www.iaa.govt.nz/',
    rule: '不论在境内还是境外，提供新西兰移民意见都须持牌；身在境外、只就学生签证提供意见的人获豁免，其他签证不在豁免之内。',
    shows: '按姓名查：牌照类型、有效期、雇主，以及被吊销或中止的记录。',
  },
}

/** Where to check the company of an adviser. */
export const companyChecks = [
  {
    name: '国家企业信用信息公示系统',
    url: 'https://www.gsxt.gov.cn/',
    text: '合同盖章单位的登记状态、经营范围、行政处罚',
  },
  {
    name: '教育部教育涉外监管信息网',
    url: 'https://jsj.moe.gov.cn/',
    text: '留学预警、合作办学名单，以及自费留学中介合同的示范文本',
  },
] as const
