import { expect, it } from 'vitest'
import { loadSchoolProgrammes } from '@/components/features/schools/load-programmes'
import { loadSchoolPage } from '@/components/features/schools/load-school-page'
import { programmesMetadata, schoolMetadata } from '@/components/features/schools/metadata'
import { listSitemap } from '@/lib/seo/sitemap'

const metadataOf = async (id: string, level: 'university' | 'hischool' = 'hischool') => {
  const page = await loadSchoolPage(level, id)
  if (page === null) throw new Error(`no school ${id}`)
  const { title, description } = schoolMetadata(page.school, page.countryName, page.hasNamesake)
  return { title: JSON.stringify(title), description }
}

it.each([
  ['hs-uk-101161', 'hs-uk-101158', 'fhs-sw1.org.uk'],
  ['hs-ca-rehoboth-christian-school', 'hs-ca-rehoboth-christian-school-ontario', '2019–2020 学年 235 人'],
])('%s and %s, with the same name and place, have different titles', async (id, other, mark) => {
  const [own, twin] = await Promise.all([metadataOf(id), metadataOf(other)])
  expect(own.title).not.toBe(twin.title)
  expect(own.description).not.toBe(twin.description)
  expect(own.title).toContain(mark)
  expect(own.description).toContain(mark)
})

it.each([
  ['a price of its own', 'uk-university-college-london', '在英国伦敦，英格兰：QS 2027 第 8 名，公布的学费，'],
  ['a registered price', 'au-the-university-of-melbourne', '第 22 名，公布的学费'],
  ['no price', 'hk-saint-francis-university', '在中国香港：官网与学历认证查询入口'],
])('a description names place and price as its page does: %s', async (_which, id, words) => {
  expect((await metadataOf(id, 'university')).description).toContain(words)
})

it('a school with a unique title has no addition to it', async () => {
  expect((await metadataOf('hs-uk-117035')).title).not.toMatch(/\.uk|\.com|学年/)
})

it('the programmes page of a school is in a sitemap when it has more than the school page, and otherwise not indexed', async () => {
  const listed = new Set((await listSitemap('programmes')).map(({ path }) => path))
  expect(listed.size).toBeGreaterThan(1000)
  const indexed = await Promise.all(
    ['us-stanford-university', 'uk-university-of-oxford', 'us-deep-springs-college'].map(async (id) => {
      const data = await loadSchoolProgrammes(id, '')
      return data !== null && [data.path, programmesMetadata(data).robots === undefined]
    }),
  )
  for (const entry of indexed) if (entry !== false) expect(listed.has(String(entry[0]))).toBe(entry[1])
  const narrowed = await loadSchoolProgrammes('us-stanford-university', 'q=history')
  expect(narrowed !== null && programmesMetadata(narrowed).robots).toMatchObject({ index: false })
})
