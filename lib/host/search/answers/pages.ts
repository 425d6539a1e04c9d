import { immigrationProducts } from '@/lib/collections/kinds/product'
import { type JointField, jointPath, jointUniversities } from '@/lib/facts/guides/joint-universities'
import { detailPath } from '@/lib/routing/paths'
import { cardOf, factLines, lineOf } from './asked'
import type { Question } from './question'

/** The fields of a joint university that answer a matter. */
const fields: Readonly<Record<string, readonly JointField[]>> = {
  费用: ['tuition'],
  分数: ['score_line', 'score_rule'],
  高考: ['score_line', 'score_rule', 'admission'],
  雅思: ['english'],
  托福: ['english'],
  录取率: ['admission'],
  截止: ['admission'],
  留服认证: ['degree', 'chsi'],
}

const mostLines = 4

/** What is held, newest first, of each matter at a university that a Chinese one runs together with one from abroad. */
export function answerJoint({ names, matters, levels }: Question) {
  const university = jointUniversities.find(({ id }) => hrefsOf(names).includes(jointPath(id)))
  const isMaster = levels.includes('硕士')
  const rows = university?.statements
    .filter(({ level }) => (level === 'master') === isMaster)
    .toSorted((a, b) => b.year.localeCompare(a.year))
  const wanted = new Set(matters.flatMap((matter) => fields[matter] ?? []))
  const lines = [...wanted].flatMap(
    (wantedField) =>
      rows
        ?.filter(({ field }) => field === wantedField)
        .map(({ field, text, year, caution, check }) => {
          const label = matters.find((matter) => fields[matter]?.includes(field)) ?? ''
          return lineOf(label, text, [year, caution], check?.name ?? '本站的指南', check?.url ?? null)
        }) ?? [],
  )
  return cardOf({
    title: `${university?.name} · ${matters.join('、')}`,
    lines: lines.slice(0, mostLines),
    links: [{ label: '学校页', href: jointPath(university?.id ?? '') }],
  })
}

/** The amounts of an immigration programme. */
export function answerProgramme({ names }: Question) {
  const product = immigrationProducts
    .list()
    .find(({ id, linkurl }) =>
      hrefsOf(names).some((href) => href === linkurl || href === detailPath.immigrationProduct(id)),
    )
  return cardOf({
    title: `${product?.title} · 数额`,
    lines: product?.facts.slice(0, mostLines).flatMap(factLines),
    unknown: product?.note,
    links: [{ label: '看全文', href: product?.linkurl ?? '' }],
  })
}

const hrefsOf = (names: Question['names']) => names.flatMap(({ pages }) => pages.map(({ href }) => href))
