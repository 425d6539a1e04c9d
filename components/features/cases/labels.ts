import type {
  CaseBand,
  CaseGroup,
  CaseLevel,
  CaseOutcome,
  CaseTier,
  EvidenceGrade,
} from '@/lib/contract/cases'

export const levelNames: Record<CaseLevel, string> = {
  highschool: '高中',
  undergraduate: '本科',
  graduate: '硕士',
  doctoral: '博士',
}

export const groupNames: Record<CaseGroup, string> = {
  business: '商科与经济',
  computing: '计算机与数据',
  engineering: '工程与材料',
  life: '生命与健康',
  society: '人文社科与教育',
  art: '艺术与设计',
  school: '中学课程',
}

export const tierNames: Record<CaseTier, string> = {
  c985: '985 院校',
  c211: '211 院校',
  public: '其他国内本科',
  overseas: '海外院校',
  'intl-school': '国际课程高中',
  'high-school': '普通高中',
  junior: '初中',
}

export const bandNames: Record<CaseBand, string> = {
  '90': '90 分或 3.7 以上',
  '85': '85–89 分或 3.3–3.6',
  '80': '80–84 分或 3.0–3.2',
  below80: '80 分或 3.0 以下',
  other: '高考、A-Level 等，没有均分',
}

export const outcomeNames: Record<CaseOutcome, string> = {
  refused: '有未录取',
  waitlist: '有候补',
  all: '全部录取',
  none: '没有录取',
}

/** The evidence behind each grade. */
export const evidenceTexts: Record<EvidenceGrade, { name: string; text: string }> = {
  A: {
    name: '已核对录取信与成绩单',
    text: '看过全部录取与未录取通知，以及背景一栏所用的成绩单。',
  },
  B: {
    name: '已核对录取信',
    text: '看过录取通知；背景与其余结果由学生提供，没有逐项核对。',
  },
  C: {
    name: '学生自述',
    text: '没有看到文件，全部由学生讲述。读的时候请打折扣。',
  },
}
