import { derivedFrom } from '@/lib/collections/derived'
import { listBranches } from '@/lib/collections/kinds/branch'
import { listCountries } from '@/lib/collections/kinds/country'
import { links, posters, selections } from '@/lib/collections/kinds/front-page'
import { backgroundOperations, backgroundWireSchema } from '@/lib/contract/background-programmes'
import { branchOperations, branchWireSchema } from '@/lib/contract/branches'
import { countryOperations, countryWireSchema } from '@/lib/contract/countries'
import { examCourseOperations, examCourseWireSchema, examLanguages } from '@/lib/contract/exam-courses'
import { linkOperations } from '@/lib/contract/links'
import { posterOperations } from '@/lib/contract/posters'
import { productOperations, productWireSchema } from '@/lib/contract/products'
import { selectedOperations } from '@/lib/contract/selected'
import { backgroundCategories, listBackgroundProgrammes } from '@/lib/host/content/background'
import { listExamCourses } from '@/lib/host/content/exam-courses'
import { featuredProductIds, listProducts, recommendedProductIds } from '@/lib/host/content/products'
import { answering } from './answering'
import { byId, countBy, fits, pageOf } from './lists'

export const countryAnswers = answering(countryOperations, {
  list: () => listCountries().map((country) => countryWireSchema.parse(country)),
})

export const linkAnswers = answering(linkOperations, { list: () => links.read().links })

export const posterAnswers = answering(posterOperations, { list: ({ place }) => posters.read()[place] })

const picksOf = (id: string) => byId(selections.read().types, id)

export const selectedAnswers = answering(selectedOperations, {
  list: ({ type }) => picksOf(type)?.list ?? [],
  types: () => selections.read().types.map(({ id, name, text }) => ({ id, name, text })),
  type: (_, id) => picksOf(id),
})

export const branchAnswers = answering(branchOperations, {
  list: () => listBranches().map((branch) => branchWireSchema.parse(branch)),
  record: (_, id) => listBranches().find((branch) => branch.code === id) ?? null,
})

export const backgroundAnswers = answering(backgroundOperations, {
  list: ({ b, ...paging }) => {
    const programmes = listBackgroundProgrammes()
    const page = pageOf(
      programmes.filter(({ category }) => b === undefined || b.includes(category)),
      paging,
    )
    const counts = countBy(programmes, ({ category }) => String(category))
    return {
      ...page,
      list: page.list.map((programme) => backgroundWireSchema.parse(programme)),
      categories: backgroundCategories().map((category) => ({
        ...category,
        count: counts.get(String(category.id)) ?? 0,
      })),
    }
  },
  record: (_, id) => byId(listBackgroundProgrammes(), id),
})

const languageNames = { en: '英语', ja: '日语' } as const

export const examCourseAnswers = answering(examCourseOperations, {
  list: (query) => {
    const page = pageOf(listExamCourses(), query)
    return { ...page, list: page.list.map((course) => examCourseWireSchema.parse(course)) }
  },
  record: (_, id) => byId(listExamCourses(), id),
  languages: () =>
    examLanguages.map((lang) => {
      const courses = listExamCourses().filter((course) => course.lang === lang)
      const exams = courses.map(({ exam, name }) => ({ exam, name }))
      return { lang, name: languageNames[lang], count: courses.length, exams }
    }),
})

const summaries = derivedFrom(
  () => [listProducts()],
  (products) => products.map((product) => productWireSchema.parse(product)),
)

type ProductSummary = ReturnType<typeof summaries>[number]

/** How many similar products are shown. */
const recommendedCount = 4

const stateOf = (product: ProductSummary) => ({
  status: product.kind === 'immigration' ? product.status.state : null,
})

export const productAnswers = answering(productOperations, {
  featured: (wanted) =>
    summaries().filter((product) => featuredProductIds().has(product.id) && fits(product, wanted)),
  record: (_, id) => byId(listProducts(), id),
  list: (query) => pageOf(summaries(), query, stateOf),
  recommended: ({ kind, id }) => {
    const wanted = { kind: kind ?? byId(summaries(), id ?? '')?.kind }
    return summaries()
      .filter(
        (product) => recommendedProductIds().has(product.id) && product.id !== id && fits(product, wanted),
      )
      .slice(0, recommendedCount)
  },
})
