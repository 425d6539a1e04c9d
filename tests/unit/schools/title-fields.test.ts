import { expect, it } from 'vitest'
import { fieldOfTitle } from '@/lib/host/schools/build/field-codes'
import { table } from '@/tests/support/table'

// Sorted by hand, from the names and departments in the sources' tables: graduate schools that some universities call 教育部 although they
// teach other subjects, those of education, and degrees whose names are no subject.
it.each(
  table(`
    公共政策学教育部 | social
    経営管理教育部 | business
    医学教育部 | health
    理工学教育部 | engineering
    生命融合科学教育部 | science
    社会文化科学教育部 | social
    教育学部 | education
    教育学研究科 | education
    Bachelor of Arts | humanities
    Bachelor of Arts (Hons) | humanities
    Bachelor of Arts (Industrial Design) | arts
    Bachelor of Science | science
    Bachelor of Science (Nursing) | health
    Bachelor of Social Sciences | social
    Political Science | social
    Environmental Science | agriculture
    Fine Art | arts
    MSc Cyber Security | computing
    MSc Business Analytics & Artificial Intelligence | business
    Master of Public Administration (MPA) | social
    信息技术硕士 | computing
    土木工程硕士（第一年） | engineering
    护理硕士 | health
    生物技术硕士 | science
  `),
)('%s belongs to %s', (title = '', field) => {
  expect(fieldOfTitle(title)).toBe(field)
})
