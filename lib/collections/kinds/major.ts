import { z } from 'zod'
import { collectionOf, tableOf } from '@/lib/collections/collection'
import { majorIndexSchema, majorProfileSchema } from '@/lib/contract/majors'

/** Profiles of majors, by id of the list; `related` contains ids of the list, and their names are looked up. */
export const majorProfiles = collectionOf({
  name: 'major-profile',
  folder: 'lib/content/majors/profiles',
  title: '专业介绍',
  schema: majorProfileSchema.extend({ related: z.array(z.string()) }),
  record: (written, id) => ({ id, ...written }),
})

const { guide } = majorIndexSchema.shape.categories.element.shape

/** General information about the majors of a category, by category id; no figures, because they differ by school. */
export const majorCategoryTexts = tableOf({
  name: 'major-categories',
  file: 'lib/content/majors/categories.yaml',
  title: '专业门类',
  schema: z.strictObject({ categories: z.record(z.string(), guide) }),
})

/** Titles of a census list that mean little to an applicant, by id, and the major into which each was merged. */
export const mergedMajors = tableOf({
  name: 'merged-majors',
  file: 'lib/content/majors/merged.yaml',
  title: '并入别的专业的名称',
  schema: z.strictObject({ merged: z.record(z.string(), z.string()) }),
})
