import { listSchoolNames } from '@/lib/api/schools'
import type { Deadline } from '@/lib/facts/admissions/deadlines'

const systemNames: Readonly<Record<Deadline['system'], string>> = {
  none: '学校自定',
  ucas: 'UCAS（英国本科）',
  uc: '加州大学',
  commonapp: 'Common App',
  ouac: 'OUAC（安大略省本科）',
  uac: 'UAC（新南威尔士州本科）',
  studielink: 'Studielink（荷兰本科）',
  'uni-assist': 'uni-assist（德国）',
  hkpfs: '香港博士奖学金（HKPFS）',
}

/** The owner of a day: a school by its Chinese name with its page, or an application system. */
export type Owner = { name: string; href: string | null }

/** Loads the owner of each day. A school that is not in the library keeps the name of its official page. */
export async function loadOwners(rows: readonly Deadline[]): Promise<(deadline: Deadline) => Owner> {
  const names = await listSchoolNames([...new Set(rows.flatMap(({ school }) => school ?? []))])
  return ({ school, system, source }) => {
    if (school === null) return { name: systemNames[system], href: null }
    return names.get(school) ?? { name: source.name, href: null }
  }
}
