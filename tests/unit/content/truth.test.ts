import { describe, expect, it } from 'vitest'
import { findBannedClaims } from '@/lib/blocks/claims'
import { listBranches } from '@/lib/collections/kinds/branch'
import { listCases } from '@/lib/collections/kinds/case'
import { listCountries } from '@/lib/collections/kinds/country'
import { links, posters, selections } from '@/lib/collections/kinds/front-page'
import { listAdvisors, listMentors } from '@/lib/collections/kinds/person'
import { listArticles } from '@/lib/collections/kinds/shown-articles'
import { listStories } from '@/lib/collections/kinds/story'
import { isKnownPath } from '../../support/known-routes'

const articles = listArticles()
const [advisors, mentors, cases, stories] = [listAdvisors(), listMentors(), listCases(), listStories()]

const pickTypes = selections.read().types

const written = {
  countries: listCountries(),
  branches: listBranches(),
  links: links.read(),
  posters: posters.read(),
  pickTypes,
  articles,
  advisors,
  mentors,
  cases,
  stories,
}

/** Every string inside a value, with the path to it. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

describe('all texts', () => {
  it("contain no claim that the law or the company's own rules forbid", () => {
    // Articles, people, cases and admissions are checked when their files are read.
    const { articles: _, advisors: _a, mentors: _m, cases: _c, stories: _s, ...own } = written
    const found = textsOf(own).filter(([, text]) => findBannedClaims(text).length > 0)
    expect(found).toEqual([])
  })

  it('have no two records with the same id in one list', () => {
    const lists = [articles, advisors, mentors, cases, stories, ...pickTypes.map((type) => type.list)]
    for (const list of lists) {
      const ids = list.map((record) => record.id)
      expect(ids).toEqual([...new Set(ids)])
    }
  })
})

describe('links', () => {
  const ours = textsOf(written).filter(
    ([path, text]) => /\.(href|linkurl)$/.test(path) && text.startsWith('/'),
  )

  it.each(ours)('%s → %s leads to a page of the site', (_, href) => {
    expect(isKnownPath(href)).toBe(true)
  })
})
