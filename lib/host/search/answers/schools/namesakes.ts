import { chinaNamesOf } from '@/lib/host/schools/find-china-lists'
import { schoolStore } from '@/lib/host/schools/store'
import { toKey } from '@/lib/host/text/text'
import { detailPath, paths } from '@/lib/routing/paths'
import { nameOfCountry } from '../../country-names'
import { type Answer, card, type NamedPage } from '../asked'
import { chinaHref } from '../china'
import { subjectNames } from './subjects'

/**
 * Universities of China that a school's name means too (西北大学, 南大). The library has none of them, but a visitor may mean one.
 */
export async function namesakesOf(text: string): Promise<{ label: string; href: string } | null> {
  const { meant, names } = (await chinaNamesOf(schoolStore()))(text)
  if (meant !== null && toKey(meant) === toKey(text))
    return { label: `${meant}（中国内地）`, href: chinaHref(meant) }
  const isShort = /^\p{Script=Han}大$/u.test(text) && names.length > 1 && names.length < 6
  if (!isShort || !names.every((name) => name[0] === text[0])) return null
  return { label: `${names.slice(0, 2).join('、')}等国内的大学`, href: chinaHref(text) }
}

/** Schools with the same name are distinguished by their country. `inChina`: universities of China with the same name. */
export function choiceOf(
  pages: readonly NamedPage[],
  matter: string | undefined,
  inChina: { label: string; href: string } | null,
): Answer {
  const isDistinct = new Set(pages.map(({ title }) => title)).size === pages.length
  const placeOf = (href: string) =>
    `（${nameOfCountry(href.slice(detailPath.school('').length).slice(0, 2))}）`
  return card({
    title: '您是问',
    link: pages[0]?.href ?? paths.schools,
    links: [
      ...pages.map(({ title, href }) => ({
        label: `${title}${isDistinct && (inChina === null || title.endsWith('）')) ? '' : placeOf(href)}${matter === undefined ? '' : subjectNames[matter]}`,
        href,
      })),
      ...(inChina === null ? [] : [{ label: `${inChina.label}，查英国大学的名单`, href: inChina.href }]),
    ],
  })
}
