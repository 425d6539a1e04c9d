import type { ProgrammeLevel } from '@/lib/schools/fields'

export const programmeLevelOfUs: Readonly<Record<'B' | 'M' | 'D' | 'P' | 'A', ProgrammeLevel>> = {
  B: 'bachelor',
  M: 'master',
  D: 'doctorate',
  P: 'professional',
  A: 'associate',
}

export const australianLevels = [
  'B',
  'BH',
  'MC',
  'ME',
  'MR',
  'D',
  'GC',
  'GD',
  'DIP',
  'AD',
  'ASD',
  'C3',
  'C4',
  'NA',
] as const

export const programmeLevelOfAu: Readonly<Record<(typeof australianLevels)[number], ProgrammeLevel>> = {
  B: 'bachelor',
  BH: 'bachelor',
  MC: 'master',
  ME: 'master',
  MR: 'master',
  D: 'doctorate',
  GC: 'graduate',
  GD: 'graduate',
  DIP: 'associate',
  AD: 'associate',
  ASD: 'associate',
  C3: 'associate',
  C4: 'associate',
  NA: 'short',
}
