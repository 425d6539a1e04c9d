import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { deadlinesOfSchool } from '@/lib/facts/admissions/deadlines-of'
import { isProfessionalDegree } from '@/lib/facts/admissions/professional-degrees'
import { readTable } from '@/lib/host/schools/build/source-tables'

/** Every professional degree among the titles of the library that contain a medical word, chosen by hand. */
const professional = [
  'Bachelor Of Medicine Bachelor Of Surgery',
  'Bachelor Of Medicine Bachelor Of Surgery With Foundation Year',
  'Bachelor of Medicine / Bachelor of Surgery',
  'Bachelor of Medicine Bachelor of Surgery',
  'Bachelor of Veterinary Medicine',
  'Bachelor of Veterinary Medicine with Intercalated Year',
  'Bachelor of Veterinary Science',
  'Clinical Veterinary Medicine',
  'Dental Surgery',
  'Dental Surgey with Integrated Foundation Year',
  'Dentistry',
  'Enhanced Support Dentistry Programme',
  'Extended Medical Degree Programme',
  'Foundation to Dentistry (Year 0)',
  'Foundation to Health and Veterinary Studies (Dentistry)',
  'Foundation to Health and Veterinary Studies (Medicine)',
  'Foundation to Health and Veterinary Studies (Veterinary Science)',
  'Foundation to Medicine (Year 0)',
  'Foundation to Veterinary Science (Year 0)',
  'Gateway Year to Medicine',
  'Gateway Year to Medicine (Foundation)',
  'Gateway to Dentistry',
  'Gateway to Medicine',
  'Gateway to Veterinary Science',
  'Graduate Entry Medicine',
  'Medicine',
  'Medicine (4.5 year degree)',
  'Medicine (5 year)',
  'Medicine (6 year widening access programme with year zero)',
  'Medicine (Graduate Entry)',
  'Medicine (Lincoln pathway)',
  'Medicine and Surgery',
  'Medicine and Surgery with Foundation (Year 0)',
  'Medicine and Surgery with a Gateway Year',
  'Medicine with Foundation Year',
  'Medicine with Gateway Year',
  'Medicine with a Foundation Year',
  'Medicine with a Gateway Year',
  'Veterinary Gateway Programme',
  'Veterinary Medicine',
  'Veterinary Medicine and Science',
  'Veterinary Medicine and Surgery',
  'Veterinary Medicine and Surgery (with Foundation Year)',
  'Veterinary Medicine and Surgery including a Gateway Year',
  'Veterinary Medicine and Veterinary Surgery',
  'Veterinary Medicine and Veterinary Surgery including a Preliminary Year',
  'Veterinary Medicine including a Gateway Year',
  'Veterinary Medicine including a Preliminary Year',
  'Veterinary Science',
  'Veterinary Science: Accelerated Graduate Entry',
]

const medicalWord =
  /\b(medicine|medical|mbbs|mbchb|bmbs|dentistry|dental|bds|mbbch|mbbchir|bvsc|bvms|bvetmed|veterinary)\b/i

const courses = readTable('uk_courses.csv', z.object({ id: cell.text, course: cell.text })).map(
  ({ values }) => values,
)
const medical = courses.filter(({ course }) => medicalWord.test(course))

describe('a whole professional degree', () => {
  it('is told from the other titles of the library that contain a medical word', () => {
    expect(medical.length).toBeGreaterThanOrEqual(262)
    const found = new Set(medical.map(({ course }) => course).filter(isProfessionalDegree))
    expect([...found].toSorted()).toEqual(professional.toSorted())
  })

  it('is never found in a title without such a word', () => {
    const others = courses.filter(({ course }) => !medicalWord.test(course))
    expect(others.filter(({ course }) => isProfessionalDegree(course))).toEqual([])
  })

  it.each([
    '临床医学',
    '临床医学（五年制）',
    '口腔医学',
    '口腔',
    '牙医',
    '兽医',
    '兽医学专业',
    '动物医学',
    '医学',
  ])('is %s', (title) => expect(isProfessionalDegree(title)).toBe(true))

  it.each(['Medicine MBBS', 'MBChB', 'Dentistry BDS', 'MB BChir', 'BM BCh', 'BVM&S', 'Vet.M.B'])(
    'is %s',
    (title) => expect(isProfessionalDegree(title)).toBe(true),
  )

  it.each([
    '生物医学工程',
    '生物医学',
    '医学影像学',
    '临床心理学',
    '兽医护理',
    '口腔护理',
    '药学',
    'Medical Engineering BEng',
    'Biomedical Engineering',
    'Clinical Psychology',
    'Medicinal Chemistry',
    'Mechanical Engineering',
    '',
  ])('is not “%s”', (title) => expect(isProfessionalDegree(title)).toBe(false))
})

describe('the days of UCAS', () => {
  it('show the general day for every title with a medical word, with the courses to which each day applies', () => {
    const school = {
      id: 'uk-university-of-leeds',
      level: 'university',
      country: 'uk',
      values: { has: (key: string) => key === 'undergraduate-courses' },
    } as const
    const titles = [...medical.map(({ course }) => course), '生物医学工程', '临床医学', '']
    for (const title of new Set(titles)) {
      const days = deadlinesOfSchool(school, 'undergraduate', title)
      const [main, october] = ['ucas.main', 'ucas.oxbridge-medicine'].map((id) =>
        days.find((day) => day.id === id),
      )
      expect(main?.closes, title).toBe('2027-01-13')
      expect(october?.closes, title).toBe('2026-10-15')
      expect(october?.round, title).toContain('若课程是医学、牙医、兽医')
      expect(main?.round.includes('若课程不是医学、牙医、兽医'), title).toBe(isProfessionalDegree(title))
    }
  })
})
