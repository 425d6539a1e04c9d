import type { Programme } from '@/lib/api/programmes'

/** The programmes of one course: BSc and MSci with the same name are two programmes and one course. */
export type Course = [Programme, ...Programme[]]

/** Courses in the order of their programmes. Only the British list has one programme for each degree; in other lists the same name twice means two courses. */
export function coursesOf(programmes: readonly Programme[]): Course[] {
  const courses: Course[] = []
  for (const programme of programmes) {
    const last = courses.at(-1)
    if (last !== undefined && isSameCourse(last[0], programme)) last.push(programme)
    else courses.push([programme])
  }
  return courses
}

const isSameCourse = (one: Programme, other: Programme) =>
  one.source === 'discoveruni' &&
  one.title === other.title &&
  one.level === other.level &&
  one.field === other.field &&
  one.year === other.year

/** A text of all programmes of a course: once if it is the same for all, otherwise with the degree before each. */
export function saidOnce(course: Course, textOf: (programme: Programme) => string | null): string | null {
  const said = course.flatMap((programme) => {
    const text = textOf(programme)
    return text === null ? [] : [{ degree: degreeOf(programme).degree, text }]
  })
  const [first] = said
  if (first === undefined) return null
  return said.length === course.length && said.every(({ text }) => text === first.text)
    ? first.text
    : said.map(({ degree, text }) => `${degree} ${text}`).join('、')
}

/** The British list puts the degree first, then the options: `BSc；可海外交换一年`. */
export function degreeOf({ source, detail }: Programme): { degree: string; options: string | null } {
  const [degree = '', ...options] = source === 'discoveruni' && detail !== null ? detail.split('；') : []
  return { degree, options: options.length === 0 ? null : options.join('，') }
}
