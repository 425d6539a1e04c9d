import type { ProgrammeRegion, ProgrammeState } from '@/lib/api/products'

export const stateNames: Record<ProgrammeState, string> = {
  open: '开放',
  paused: '暂停',
  closed: '已关闭',
  unknown: '待确认',
}

export const regionNames: Record<ProgrammeRegion, string> = {
  us: '美国',
  ca: '加拿大',
  europe: '欧洲居留',
  passport: '投资入籍',
}
