import type { LinkItem } from '@/components/blocks/link-list'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { listCountryNews, listNewsCountries } from '@/lib/api/country-news'
import { listNews, type NewsArticle, type NewsSummary } from '@/lib/api/news'
import { articleChannels } from './channels'

/** What follows an article: related articles and other pages about its country. */
export type Surroundings = {
  related: NewsSummary[]
  country: { code: string; name: string; links: LinkItem[] } | null
}

/** Number of related articles. */
const relatedCount = 3

/** Loads what follows an article. A list that fails is left out. */
export async function loadSurroundings(article: NewsArticle): Promise<Surroundings> {
  const { type, country } = article
  const [sameCountry, ofChannel, about] = await Promise.all([
    country === null ? [] : orEmpty(listCountryNews({ country, limit: 60 }).then(({ list }) => list)),
    orEmpty(
      (type === 'country' ? listCountryNews({ limit: 60 }) : listNews({ type, limit: 60 })).then(
        ({ list }) => list,
      ),
    ),
    country === null ? null : aboutCountry(country),
  ])
  return { related: pickRelated(article, [...ofChannel, ...sameCountry]), country: about }
}

/**
 * First articles of the same country, then the others, each in the given order, without the article itself and
 * without duplicates.
 */
export function pickRelated(
  article: Pick<NewsSummary, 'href' | 'country'>,
  candidates: readonly NewsSummary[],
): NewsSummary[] {
  const others = candidates.filter(
    ({ href }, at) => href !== article.href && candidates.findIndex((each) => each.href === href) === at,
  )
  const isNear = ({ country }: NewsSummary) => article.country !== null && country === article.country
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, relatedCount)
}

async function aboutCountry(code: string): Promise<Surroundings['country']> {
  const [countries, withNews] = await Promise.all([orEmpty(listCountries()), orEmpty(listNewsCountries())])
  const country = countries.find((each) => each.code === code)
  if (country === undefined) return null
  const { name, href, consultOnly } = country
  const news = withNews.find((each) => each.code === code)
  return {
    code,
    name,
    links: [
      ...(news === undefined
        ? []
        : [
            {
              label: `${name}资讯`,
              href: `${articleChannels.country.path}?country=${code}`,
              note: `${news.count} 篇`,
            },
          ]),
      { label: `院校库里的${name}院校`, href: `/yxk?country=${code}` },
      ...(consultOnly ? [] : [{ label: `${name}留学`, href }]),
    ],
  }
}
