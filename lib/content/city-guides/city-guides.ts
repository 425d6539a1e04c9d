import { beijing } from './bj'
import { chengdu } from './cd'
import type { City } from './city'
import { chongqing } from './cq'
import { changsha } from './cs'
import { fuzhou } from './fz'
import { guangzhou } from './gz'
import { hainan } from './hn'
import { hangzhou } from './hz'
import { kunming } from './km'
import { nanjing } from './nj'
import { qingdao } from './qd'
import { shanghai } from './sh'
import { shenzhen } from './sz'
import { wuhan } from './wh'
import { xian } from './xa'
import { hongKong } from './xg'
import { singapore } from './xjp'
import { zhengzhou } from './zz'

/** The guide to each city, by the code of its branch. */
export const cityGuides = {
  bj: beijing,
  cd: chengdu,
  cq: chongqing,
  cs: changsha,
  fz: fuzhou,
  gz: guangzhou,
  hn: hainan,
  hz: hangzhou,
  km: kunming,
  nj: nanjing,
  qd: qingdao,
  sh: shanghai,
  sz: shenzhen,
  wh: wuhan,
  xa: xian,
  xg: hongKong,
  xjp: singapore,
  zz: zhengzhou,
} satisfies Record<string, City>

export type CityCode = keyof typeof cityGuides
