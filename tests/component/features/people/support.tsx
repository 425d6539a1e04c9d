import type { Advisor } from '@/lib/api/advisors'
import type { Mentor } from '@/lib/api/mentors'
import type { AdviserRegister } from '@/lib/contract/advisors'

export const advisorOf = (
  values: Partial<Omit<Advisor, 'sample' | 'licences' | 'checked'>> = {},
): Advisor => ({
  id: 'cd-one',
  name: '甲老师',
  role: '加拿大本科顾问',
  branch: 'cd',
  countries: ['ca'],
  years: 7,
  focus: ['安省申请'],
  languages: ['普通话', '英语'],
  summary: '把学校和城市一起讲。',
  firstTalk: '先定省份，再定学校。',
  notFor: '不提供加拿大移民意见。',
  sample: true,
  href: '/advisor/cd-one',
  ...values,
})

export const realAdvisor = (licences: { register: AdviserRegister; number: string }[] = []): Advisor => ({
  ...advisorOf(),
  sample: false,
  licences,
  checked: '2026-11-20',
})

export const realOfficer = (declared: string | null): Mentor => ({
  ...officerOf(),
  sample: false,
  declared,
  checked: '2026-11-20',
})

export const officerOf = (values: Partial<Omit<Mentor, 'sample' | 'declared' | 'checked'>> = {}): Mentor => ({
  id: 'officer-one',
  kind: 'officer',
  name: '乙老师',
  title: '前申请材料审阅人',
  school: '美国文理学院（本科）',
  subject: '本科申请',
  years: 6,
  country: 'us',
  languages: ['英语'],
  helps: ['材料通读'],
  now: '教育写作',
  method: '按顺序读一遍。',
  notFor: '不评论名额。',
  tenure: { from: 2014, to: 2020 },
  summary: '以读者的眼光通读材料。',
  sample: true,
  href: '/team/officer-one',
  ...values,
})
