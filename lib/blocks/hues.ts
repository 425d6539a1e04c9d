import { keysOf } from '@/lib/core/keys-of'

/** Colour themes of app/globals.css, each with its meaning; `ink` is the site's own blue. */
export const hueNames = {
  ink: '本站的蓝',
  us: '美国',
  uk: '英国',
  ca: '加拿大',
  au: '澳大利亚',
  nz: '新西兰',
  jp: '日本',
  sg: '新加坡',
  hk: '中国香港',
  eu: '欧洲',
  ch: '瑞士',
  art: '艺术',
} as const

export const hues = keysOf(hueNames)
