import type { Ask } from '@/lib/content/cost-countries/country'

export const degrees = ['undergraduate', 'master'] as const

export const ownPage: Ask = { name: '目标学校的国际学生入学要求页', url: null }

export const masterPage: Ask = { name: '目标硕士项目的招生页', url: null }
