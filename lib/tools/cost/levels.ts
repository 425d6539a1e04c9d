export const levels = [
  { value: 'undergraduate', label: '本科' },
  { value: 'master', label: '硕士' },
  { value: 'highschool', label: '高中' },
  { value: 'language', label: '语言学校' },
] as const
export type Level = (typeof levels)[number]['value']

/** The level by its name in the finder. */
export const levelNamed = (value: string): string => (value === 'bachelor' ? 'undergraduate' : value)

export const housings = [
  { value: 'campus', label: '学校宿舍' },
  { value: 'rent', label: '校外租房' },
  { value: 'home', label: '住亲友家，不付房租' },
] as const
export type Housing = (typeof housings)[number]['value']

/** Where students of a level usually live: halls give priority to bachelor's students. */
export const usualHousing: Readonly<Record<Level, (typeof housings)[number]>> = {
  undergraduate: housings[0],
  master: housings[1],
  highschool: housings[0],
  language: housings[1],
}

export const tests = [{ value: 'jlpt', label: '日语能力考 N1/N2', fact: [['cn-jlpt-n1n2']] }] as const
export type Test = (typeof tests)[number]['value']
