import { CountryTabs } from '@/components/blocks/listing/country-tabs'
import { ArticleIndex } from '@/components/features/articles/article-index'
import { articleListMetadata } from '@/components/features/articles/article-metadata'
import { articleChannels } from '@/components/features/articles/channels'
import { queryRoute } from '@/components/site/routes'
import { orEmpty } from '@/lib/api/client'
import { listCountryNews, listNewsCountries } from '@/lib/api/country-news'
import { readListState, type SearchParams } from '@/lib/listing'

const { generateMetadata, page } = queryRoute(
  readCountryNews,
  ({ state, heading }) => articleListMetadata('country', state, heading),
  async ({ state, countries, heading }) => {
    const { values, page } = state
    const articles = await listCountryNews({
      ...(values.country !== undefined && { country: values.country }),
      page,
    })
    return (
      <ArticleIndex
        channel="country"
        state={state}
        articles={articles}
        heading={heading}
        tabs={
          <CountryTabs
            countries={countries}
            path={articleChannels.country.path}
            values={values}
            label={`按国家和地区看（${countries.length} 个）`}
          />
        }
      />
    )
  },
)

export { generateMetadata, page as default }

/** The valid values of the address, the countries to choose from and the heading of a country's list. */
async function readCountryNews(params: SearchParams) {
  const countries = await orEmpty(listNewsCountries())
  const choices = countries.map(({ code, name }) => ({ value: code, label: name }))
  const state = readListState([{ kind: 'choice', name: 'country', label: '国家', choices }], params)
  const chosen = countries.find(({ code }) => code === state.values.country)
  return { state, countries, heading: chosen && `${chosen.name}留学资讯` }
}
