import { z } from 'zod'
import { newsDetailWireSchema } from '@/lib/api/news'
import { withFigures } from '@/lib/host/content/article-figures'
import { applicationArticles } from './news/applications'
import { costAndVisaArticles } from './news/costs-and-visas'
import { examArticles } from './news/exams'
import { industryArticles } from './news/industry'

const articleSchema = newsDetailWireSchema.extend({
  /** Codes of the branches it concerns; empty when it concerns everyone. */
  branches: z.array(z.string()).default([]),
})

/** An article as written. */
export type ArticleInput = z.input<typeof articleSchema>

export type Article = z.output<typeof articleSchema>

/** Every article, newest first. */
export const articles: readonly Article[] = z
  .array(articleSchema)
  .parse([...applicationArticles, ...costAndVisaArticles, ...examArticles, ...industryArticles])
  .map(withFigures)
  .toSorted((a, b) => b.date.localeCompare(a.date))
