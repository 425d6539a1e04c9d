import { immigrationProducts } from '@/lib/collections/kinds/product'
import { guidePath } from '@/lib/facts/guides/guide'
import { type JointField, jointPath, jointUniversities } from '@/lib/facts/guides/joint-universities'
import { findSchool } from '@/lib/host/schools/find-school'
import { schoolStore } from '@/lib/host/schools/store'
import { detailPath } from '@/lib/routing/paths'
import { card, cardOf, factLines, schoolLink } from './asked'
import type { Question } from './question'
import { valueLines } from './schools/rows'
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
    links: [schoolLink(jointPath(university?.id ?? ''))],
  })
}

/** The amounts of an immigration programme. */
export function answerProgramme({ names, matters, budget }: Question) {
  if (!matters.length && budget === undefined) return null
  const product = immigrationProducts
    .list()
    .find(({ id, linkurl }) => isNamed(names, linkurl) || isNamed(names, detailPath.immigrationProduct(id)))
  return cardOf({
    title: `${product?.title} · 数额`,
    lines: product?.facts.slice(0, mostLines).flatMap(factLines),
    unknown: product?.note,
    links: [{ label: '看全文', href: product?.linkurl ?? detailPath.immigrationProduct(product?.id ?? '') }],
  })
}

/** What a high school charges, where a register has it. */
export async function answerHighSchool({ names }: Question) {
  const [page, another] = names.flatMap(({ pages }) => pages)
  const school =
    page?.type === 'hischool' && !another
      ? await findSchool(schoolStore(), page.href.slice(detailPath.highSchool('').length))
      : null
  if (!school || !page) return null
  const lines = valueLines(school, 'senior-fee')
  return card({
    title: `${page.title} · 学费`,
    lines,
    unknown: !lines.length && '学费没查到，看学校的收费页。',
    links: [schoolLink(page.href), { label: '海外高中一年多少钱', href: guidePath('school-costs') }],
  })
}

const isNamed = (names: Question['names'], page: string | null | undefined) =>
  names.some(({ pages }) => pages.some(({ href }) => href === page))
