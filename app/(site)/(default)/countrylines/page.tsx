import type { Metadata } from 'next'
import { ArticleIndex } from '@/components/features/articles/article-index'
import { articleListMetadata } from '@/components/features/articles/article-metadata'
import { CountryTabs } from '@/components/features/articles/country-tabs'
import { loadCountryNews, readCountryNews } from '@/components/features/articles/load-country-news'
import type { SearchParams } from '@/lib/listing'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { state, heading } = await readCountryNews(await searchParams)
  return articleListMetadata('country', state, heading)
}

export default async function CountryNewsPage({ searchParams }: Props) {
  const { state, countries, heading, articles } = await loadCountryNews(await searchParams)
  return (
    <ArticleIndex
      channel="country"
      state={state}
      articles={articles}
      heading={heading}
      tabs={<CountryTabs countries={countries} current={state.values.country} />}
    />
  )
}
