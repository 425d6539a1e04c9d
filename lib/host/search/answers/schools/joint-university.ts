import {
  findJointUniversity,
  isRecent,
  jointPath,
  priceOf,
  priceText,
} from '@/lib/facts/guides/joint-universities'
import { type Answer, card } from '../asked'
import type { Question } from '../question'
import { surest } from './named-school'

/** The cost of a university that is run jointly with one abroad. */
export function answerJoint({ names, levels }: Question): Answer | null {
  const [page] = surest(names[0]?.pages ?? [])
  const university = findJointUniversity(page?.href.slice(jointPath('').length) ?? '')
  if (university === null || names.length > 1) return null
  const [asked] = levels
  const price = priceOf(university, asked === '硕士' ? 'master' : asked === '本科' ? 'bachelor' : undefined)
  const link = jointPath(university.id)
  const links = [{ label: '学校页', href: link }]
  if (price === null && asked === undefined) return null
  const title = `${university.name} · ${asked ?? ''}学费`
  if (price === null)
    return card({
      title,
      unknown: `本站没有收录${university.name}的${asked}学费，请看学校官网。`,
      link,
      links,
    })
  const { level, year, caution, check } = price
  if (!isRecent(price)) {
    const old = `${level === 'master' ? '硕士' : '本科'}只收到 ${year}的数：${priceText(price)}`
    const unknown = `${[old, caution].filter(Boolean).join('；')}。现价看当年招生章程。`
    return card({ title, unknown, link, links })
  }
  const line = {
    label: level === 'master' ? '硕士学费' : '本科学费',
    value: priceText(price),
    year: [year, caution].filter(Boolean).join('；'),
    source_name: check?.name ?? university.name,
    source_url: check?.url ?? university.site,
  }
  return card({ title, lines: [line], link, links })
}
