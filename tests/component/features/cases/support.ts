import type { CaseStudy } from '@/lib/api/cases'
import type { EvidenceGrade } from '@/lib/contract/cases'

type Fields = Omit<CaseStudy, 'sample' | 'evidence'>

const fields: Fields = {
  id: 'one',
  title: '双非统计转英国数据科学硕士',
  country: 'uk',
  level: 'graduate',
  major: '统计学',
  group: 'computing',
  branch: 'bj',
  year: 2026,
  background: {
    tier: 'public',
    school: '国内省属大学，统计学',
    gpa: '84/100',
    algorithm: '全部课程按学分加权',
    band: '80',
    tests: '雅思 6.5',
  },
  applied: [
    { school: '甲大学', result: 'offer' },
    { school: '乙大学', result: 'waitlist' },
    { school: '丙大学', result: 'refused' },
  ],
  final: '入读甲大学',
  advisor: 'bj-one',
  summary: '先查分档，再决定申请费花在哪里。',
  sections: [
    { heading: '开始时的情况', text: '均分差三分。' },
    { heading: '结果与回看', text: '一所录取。' },
  ],
  timeline: [
    { when: '2025-06', text: '查分档说明' },
    { when: '2026-03', text: '接受录取' },
  ],
  work: { student: ['重考雅思'], consultant: ['做对照表'] },
  differently: '争取的学校可以少一所。',
  href: '/caselist/one',
}

/** A sample, which has no evidence. */
export const caseOf = (values: Partial<Fields> = {}): CaseStudy => ({ ...fields, ...values, sample: true })

/** A case of a real student with its grade of evidence. */
export const realCase = (evidence: EvidenceGrade, values: Partial<Fields> = {}): CaseStudy => ({
  ...fields,
  ...values,
  sample: false,
  evidence,
})
