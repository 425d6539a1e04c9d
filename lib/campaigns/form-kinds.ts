import type { LeadFormKind } from '@/lib/leads/forms'

/** What each kind of form asks, and how the phone is confirmed, in words for who chooses one. */
export const formKinds: Readonly<Record<LeadFormKind, string>> = {
  general: '姓名、手机、验证码',
  entry: '姓名、手机、验证码；报名页只用它',
  callback: '手机、验证码，姓名可不填',
  plan: '姓名、手机、验证码、意向国家或地区、准备读的阶段',
  assessment: '姓名、手机、验证码、意向国家或地区、准备读的阶段',
  immigration: '姓名、手机、主要目的、意向国家；不要验证码',
  language: '姓名、手机、想上的课程、班型、上课方式；提交时再要验证码',
  message: '姓名、手机、想问的事；不要验证码',
}
