import type { ProgrammeRegion } from '@/lib/contract/products'

export const regionNames: Record<ProgrammeRegion, string> = {
  us: '美国',
  ca: '加拿大',
  'asia-pacific': '香港、新加坡、日本、澳新',
  europe: '欧洲居留',
  passport: '投资入籍',
}
