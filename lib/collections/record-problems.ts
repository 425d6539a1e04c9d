import { type CaseRecord, cases } from '@/lib/collections/kinds/case'
import { people } from '@/lib/collections/kinds/person'
import { type Story, stories } from '@/lib/collections/kinds/story'

/** What is wrong with cases, people and admissions that refer to each other; one line each, usually empty. */
export function recordProblems(): string[] {
  const isReadable = [people, cases, stories].every((kind) => kind.problems().length === 0)
  return isReadable ? [...cases.list().flatMap(advisorProblem), ...stories.list().flatMap(caseProblem)] : []
}

function advisorProblem({ id, advisor, sample }: CaseRecord): string[] {
  const known = people.list().find(({ kind, person }) => kind === 'advisor' && person.id === advisor)
  if (known === undefined) {
    return [
      `lib/content/cases/${id}.yaml advisor：没有 ${advisor} 这位顾问，写 lib/content/people 里一位顾问的文件名`,
    ]
  }
  return known.person.sample && !sample
    ? [`lib/content/cases/${id}.yaml advisor：${advisor} 是示例，真实的案例要写真实的顾问`]
    : []
}

/** A story and its case must contain the same data. */
function caseProblem({ id, case_id, results, sample }: Story): string[] {
  if (case_id === null) return []
  const told = cases.list().find((one) => one.id === case_id)
  if (told === undefined) {
    return [
      `lib/content/stories/${id}.yaml case_id：没有 ${case_id} 这份案例，写 lib/content/cases 里的文件名，或删去这一项`,
    ]
  }
  if (told.sample !== sample) return [`lib/content/stories/${id}.yaml case_id：示例与真实的不能互相引用`]
  const countOf = (wanted: string) => told.applied.filter(({ result }) => result === wanted).length
  const [offer, waitlist, refused] = [countOf('offer'), countOf('waitlist'), countOf('refused')]
  const agrees = offer === results.offer && waitlist === results.waitlist && refused === results.refused
  return agrees
    ? []
    : [
        `lib/content/stories/${id}.yaml results：与案例 ${case_id} 不一致，案例里录取 ${offer}、候补 ${waitlist}、未录取 ${refused}`,
      ]
}
