import { expect, it } from 'vitest'
import { backgroundListMetadata, programmeMetadata } from '@/components/features/background/metadata'
import { courseListMetadata, courseMetadata } from '@/components/features/courses/metadata'
import { majorListMetadata, majorMetadata } from '@/components/features/majors/metadata'
import {
  immigrationListMetadata,
  productListMetadata,
  productMetadata,
} from '@/components/features/products/metadata'
import { getBackgroundProgramme } from '@/lib/api/background-programmes'
import { getExamCourse } from '@/lib/api/exam-courses'
import { getMajor } from '@/lib/api/majors'
import { getProduct } from '@/lib/api/products'
import { listBackgroundProgrammes } from '@/lib/host/content/background'
import { listExamCourses } from '@/lib/host/content/exam-courses'
import { listMajors } from '@/lib/host/content/majors'
import { listProducts } from '@/lib/host/content/products'

const products = listProducts()
const examCourses = listExamCourses()
const backgroundProgrammes = listBackgroundProgrammes()
const majors = listMajors()

const plain = { values: {}, page: 1, notes: [] }

async function metadataOf<T>(
  ids: readonly { id: string }[],
  get: (id: string) => Promise<T | null>,
  toMetadata: (record: T) => { title?: unknown; description?: string | null },
) {
  const records = await Promise.all(ids.map(({ id }) => get(id)))
  return records.flatMap((record) => (record === null ? [] : [toMetadata(record)]))
}

it('gives every product page a unique title and a description of 60 to 80 characters', async () => {
  const pages = [
    majorListMetadata(plain),
    courseListMetadata(plain),
    backgroundListMetadata(plain),
    productListMetadata(plain),
    immigrationListMetadata(plain),
    ...(await metadataOf(majors, getMajor, (major) => majorMetadata(major, 1))),
    ...(await metadataOf(examCourses, getExamCourse, courseMetadata)),
    ...(await metadataOf(backgroundProgrammes, getBackgroundProgramme, programmeMetadata)),
    ...(await metadataOf(products, getProduct, productMetadata)),
  ]
  expect(pages).toHaveLength(
    5 + majors.length + examCourses.length + backgroundProgrammes.length + products.length,
  )
  const lengthOf = (text: string | null | undefined) => [...(text ?? '')].length
  const wrong = pages
    .map(({ description }) => description)
    .filter((description) => lengthOf(description) < 60 || lengthOf(description) > 80)
  expect(wrong).toEqual([])
  for (const texts of [
    pages.map(({ title }) => JSON.stringify(title)),
    pages.map((page) => page.description),
  ]) {
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  }
})

it('keeps filtered and later pages, and majors without a profile, out of search engines', async () => {
  const outside = { index: false, follow: true }
  expect(majorListMetadata(plain)).toMatchObject({ alternates: { canonical: '/zylist' } })
  expect(majorListMetadata(plain).robots).toBeUndefined()
  expect(majorListMetadata({ ...plain, values: { hot: '1' } }).robots).toEqual(outside)
  expect(courseListMetadata({ ...plain, page: 2 }).robots).toEqual(outside)
  expect(immigrationListMetadata({ ...plain, notes: ['页码无法识别'] }).robots).toEqual(outside)

  const [written, unwritten] = await Promise.all([getMajor('fod1p-2102'), getMajor('fod1p-1106')])
  if (written === null || unwritten === null) throw new Error('not in the list')
  expect(majorMetadata(written, 0).robots).toBeUndefined()
  expect(majorMetadata(unwritten, 0).robots).toEqual(outside)
  expect(majorMetadata(unwritten, 3).robots).toBeUndefined()
})
