import type { School, SchoolSummary } from '@/lib/api/schools'
import { rankings } from './rankings'

const sourceNames: Record<string, string> = {
  ROR: '研究机构登记 ROR（2026 年 6 月，CC0）',
  'IPEDS HD2024': '美国教育统计中心 IPEDS HD2024',
  [`QS${rankings.qs.edition}`]: `QS 世界大学排名 ${rankings.qs.edition} 的校名`,
  Hipo: 'Hipo university-domains-list（MIT）',
  cscse: '教育部留学服务中心公布的院校名单（2025 年）',
  'agency list c. 2019-20 (name pairs; state; boarding or day)':
    '一份没写日期的机构名单（约 2019–2020 年），只取校名、所在州、寄宿或走读',
  'Ontario Open Data via sjkiss/ontario_private_school_enrolment': '安大略省开放数据（2019–2020 学年）',
  'public school table (name; city; website; boarding)':
    '一份公开的学校名单，只取校名、城市、网址、寄宿或走读',
  added: '常被问到、而各来源没有收的学校：只有校名与官网地址',
  cricos: '澳大利亚 CRICOS 登记册（2023 年 1 月）',
  'nz-moe': '新西兰教育部学校名录（2021 年 9 月）',
  dfe: '英格兰教育部学校成绩表（2023/24 学年）；官网地址取自 2021 年 10 月的登记',
  sevp: '美国国土安全部 SEVP 认证学校名单（2026 年 7 月 8 日）',
  'public school name table': '一份公开的学校名单，只取校名',
}

/** The sources of a school's record, as texts. */
export const recordSources = (source: string): string[] =>
  source.split('+').map((part) => sourceNames[part] ?? part)

/** The source of the Chinese name; null when the school has none. */
export function nameSource({ nameZh, nameZhSource }: Pick<School, 'nameZh' | 'nameZhSource'>): string | null {
  return (
    nameZh && (nameZhSource === 'cscse' ? '中文名按教育部留学服务中心名单（2025 年）' : '中文名为通行译名')
  )
}

/** Schools whose rank is that of a larger institution. */
const widerRanks: Record<string, string> = {
  'us-university-of-colorado-denver-anschutz-medical-campus': '名次对应丹佛与安舒茨两个校区合在一起的大学。',
  'us-university-of-minnesota-twin-cities': '名次以“明尼苏达大学（系统）”列出，不只是双城校区。',
  'us-city-university-of-new-york': '名次对应整个纽约市立大学系统，系统内各学院差别很大。',
}

/** A warning about the rank of a school; null for nearly all. */
export const rankCaution = (id: string): string | null => widerRanks[id] ?? null

/** With fewer values, such as one code and one year, a page is not worth listing. */
const enoughFigures = 3

/** Whether the page of a school has enough published figures of its own; other pages are kept out of search engines. */
export const hasFigures = (school: SchoolSummary): boolean =>
  [school.rank, school.arwu, school.programmeCount].filter(Boolean).length + school.figures >= enoughFigures
