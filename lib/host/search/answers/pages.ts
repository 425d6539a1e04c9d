import { immigrationProducts } from '@/lib/collections/kinds/product'
import { type JointField, jointPath, jointUniversities } from '@/lib/facts/guides/joint-universities'
import { detailPath } from '@/lib/routing/paths'
import { cardOf, factLines } from './asked'
import type { Question } from './question'
import { statedLine } from './schools/stated'

/** The fields of a joint university that answer a matter. */
const fields: Readonly<Record<string, readonly JointField[]>> = {
  费用: ['tuition'],
  分数: ['score_line', 'score_rule'],
  高考: ['score_line', 'score_rule', 'admission'],
  留服认证: ['degree', 'chsi'],
}

const mostLines = 4

/** What is held, newest first, at a university that a Chinese one runs together with one from abroad. */
export function answerJoint({ names, matters, levels }: Question) {
  const wanted = matters.flatMap((matter) => fields[matter] ?? [])
  const level = levels.includes('硕士') ? 'master' : 'bachelor'
  const university = jointUniversities.find(({ id }) => isNamed(names, jointPath(id)))
  const what = matters.join('、')
  return cardOf({
    title: `${university?.name} · ${what}`,
    lines: university?.statements
      .filter((each) => wanted.includes(each.field) && each.level === level)
      .toSorted((a, b) => wanted.indexOf(a.field) - wanted.indexOf(b.field) || b.year.localeCompare(a.year))
      .slice(0, mostLines)
      .map((each) => statedLine(what, each)),
    links: [{ label: '学校页', href: jointPath(university?.id ?? '') }],
  })
}

/** The amounts of an immigration programme. */
export function answerProgramme({ names }: Question) {
  const product = immigrationProducts
    .list()
    .find(({ id, linkurl }) => isNamed(names, linkurl) || isNamed(names, detailPath.immigrationProduct(id)))
  return cardOf({
    title: `${product?.title} · 数额`,
    lines: product?.facts.slice(0, mostLines).flatMap(factLines),
    unknown: product?.note,
    links: [{ label: '看全文', href: product?.linkurl ?? '' }],
  })
}

const isNamed = (names: Question['names'], page: string | null | undefined) =>
  names.some(({ pages }) => pages.some(({ href }) => href === page))
