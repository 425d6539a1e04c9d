import { askableNames, askOf, questionOf, usualQuestions } from '@/lib/leads/asked'
import { type LeadFormKind, leadForms, stepOf } from '@/lib/leads/forms'

/** What each kind of form asks, and how the phone is confirmed, as a text for marketers. */
export const formKinds: Readonly<Record<LeadFormKind, string>> = {
  general: wordsOf('general'),
  entry: `${wordsOf('entry')}；报名页只用它`,
  callback: wordsOf('callback'),
  plan: wordsOf('plan'),
  assessment: wordsOf('assessment'),
  immigration: wordsOf('immigration'),
  language: wordsOf('language'),
  message: wordsOf('message'),
}

/** The questions that a form may ask, each with its name. */
export const formQuestions: Readonly<Record<string, string>> = Object.fromEntries(
  askableNames.map((name) => [name, questionOf(name).name]),
)

function wordsOf(kind: LeadFormKind): string {
  const [isNamed, step] = [leadForms[kind].nameRequired, stepOf(kind)]
  const asked = (usualQuestions[kind] ?? []).flatMap((name) => askOf(name, kind)?.label ?? [])
  const fields = [
    ...(isNamed ? ['姓名'] : []),
    '手机',
    ...(step === 'sendWithCode' ? ['验证码'] : []),
    ...asked,
  ].join('、')
  if (step === 'send') return `${fields}；不要验证码`
  if (step === 'confirmPhone') return `${fields}；提交时再要验证码`
  return isNamed ? fields : `${fields}，姓名可不填`
}
