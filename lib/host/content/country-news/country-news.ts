import { z } from 'zod'
import { newsDetailWireSchema } from '@/lib/api/news'
import { countryCodeSchema } from '@/lib/api/wire'
import { withFigures } from '@/lib/host/content/article-figures'
import { asiaArticles } from './asia'
import { auArticles } from './au'
import { caArticles } from './ca'
import { europeArticles } from './europe'
import { hkArticles } from './hk'
import { ieArticles } from './ie'
import { jpArticles } from './jp'
import { nzArticles } from './nz'
import { sgArticles } from './sg'
import { ukArticles } from './uk'
import { usArticles } from './us'

const articleSchema = newsDetailWireSchema.extend({
  type: z.literal('country').default('country'),
  country: countryCodeSchema,
})

/** An article as written. */
export type CountryArticleInput = z.input<typeof articleSchema>

export type CountryArticle = z.output<typeof articleSchema>

/** Every article on one country, newest first. */
export const countryArticles: readonly CountryArticle[] = z
  .array(articleSchema)
  .parse([
    ...usArticles,
    ...ukArticles,
    ...caArticles,
    ...auArticles,
    ...nzArticles,
    ...jpArticles,
    ...sgArticles,
    ...hkArticles,
    ...ieArticles,
    ...europeArticles,
    ...asiaArticles,
  ])
  .map(withFigures)
  .toSorted((a, b) => b.date.localeCompare(a.date))
