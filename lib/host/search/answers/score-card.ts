import { paths } from '@/lib/routing/paths'
import { type Answer, card } from './asked'

/** A country of a question, or a group of schools; without a code every country counts. */
export type Country = { name: string; code: string | undefined }

/** The title of a card about a mark. */
export const titled = (mark: string, { name }: Country, rest: string) =>
  `${mark} · ${name}${name === '' ? '' : ' '}${rest}`

/** The list of universities with a filter, in a country. */
export function listHref(query: string, { code }: Country): string {
  const all = [query, code === undefined ? '' : `country=${code}`].filter((part) => part !== '')
  return all.length === 0 ? paths.schools : `${paths.schools}?${all.join('&')}`
}

/** A card that says what is not held. */
export function missing(
  what: string,
  country: Country,
  unknown: string,
  further: Answer['links'] = [],
): Answer {
  const link = listHref('', country)
  return card({
    title: titled(what, country, '没有收录'),
    unknown,
    link,
    links: [...further, { label: '到院校库找', href: link }],
  })
}
