import { type Statement, statement } from '@/lib/facts/registry'
import type { Level } from '@/lib/tools/cost/country'

type DateRow = {
  /** A day as the fact has it. */
  day: string
  what: string
  fact: string
  country: string
  levels: readonly Level[]
  /** The school whose own date it is; null for a date of the country or of its application system. */
  school: string | null
}

const bachelor = ['undergraduate'] as const

/**
 * Days that decide an application. They stand in the statements too, and a test compares the two; what is over is still shown,
 * as over, until its season is.
 */
export const dateRows: readonly DateRow[] = [...uk(), ...us(), ...ca(), ...hk(), ...elsewhere()]

function uk(): DateRow[] {
  const row = { country: 'uk', levels: bachelor, school: null }
  return [
    {
      ...row,
      day: '2027-01-13',
      what: 'UCAS 同等考虑截止（多数本科课程，英国时间 18:00）',
      fact: 'uk-ucas-2027-jan',
    },
    {
      ...row,
      day: '2027-02-25',
      what: 'UCAS Extra 开放（五个志愿都没有录取时）',
      fact: 'uk-ucas-2027-final',
    },
    { ...row, day: '2027-06-30', what: 'UCAS 此日 18:00 后转入补录', fact: 'uk-ucas-2027-final' },
    { ...row, day: '2027-09-23', what: 'UCAS 2027 年入学的末次申请日', fact: 'uk-ucas-2027-final' },
  ]
}

function us(): DateRow[] {
  const row = { country: 'us', levels: bachelor, school: null }
  return [
    { ...row, day: '2026-11-30', what: '加州大学系统申请截止', fact: 'us-commonapp-2627' },
    {
      ...row,
      day: '2027-01-15',
      what: '多数学校的常规轮截止（1 月 1 至 15 日，以学校页为准）',
      fact: 'us-commonapp-2627',
    },
    { ...row, day: '2026-12-05', what: 'SAT 考试（11-20 前报名）', fact: 'us-sat-dates' },
    { ...row, day: '2027-03-06', what: 'SAT 考试', fact: 'us-sat-dates' },
  ]
}

function ca(): DateRow[] {
  const row = { country: 'ca', levels: bachelor, fact: 'ca-dates-2027' }
  return [
    {
      ...row,
      day: '2027-01-15',
      what: '多伦多大学申请截止（材料 02-01）',
      school: 'ca-university-of-toronto',
    },
    {
      ...row,
      day: '2027-01-15',
      what: 'UBC 申请截止（境外材料 03-15）',
      school: 'ca-university-of-british-columbia',
    },
    { ...row, day: '2027-01-15', what: '麦吉尔大学申请截止', school: 'ca-mcgill-university' },
    { ...row, day: '2027-01-31', what: '西蒙菲沙大学申请截止', school: 'ca-simon-fraser-university' },
  ]
}

function hk(): DateRow[] {
  const row = { country: 'hk', levels: bachelor }
  const first = { ...row, fact: 'hk-rounds-2027' }
  const main = { ...row, fact: 'hk-cityu-rounds' }
  return [
    { ...first, day: '2026-11-25', what: '香港大学国际通道首轮截止', school: 'hk-university-of-hong-kong' },
    { ...first, day: '2027-08-25', what: '香港大学滚动收件截止', school: 'hk-university-of-hong-kong' },
    {
      ...first,
      day: '2026-11-25',
      what: '香港科技大学国际通道首轮截止',
      school: 'hk-hong-kong-university-of-science-and-technology',
    },
    {
      ...first,
      day: '2027-06-30',
      what: '香港科技大学滚动收件截止',
      school: 'hk-hong-kong-university-of-science-and-technology',
    },
    {
      ...main,
      day: '2027-01-07',
      what: '香港中文大学国际通道常规轮截止',
      school: 'hk-chinese-university-of-hong-kong',
    },
    {
      ...main,
      day: '2027-01-15',
      what: '香港城市大学国际通道主轮截止',
      school: 'hk-city-university-of-hong-kong',
    },
    {
      ...main,
      day: '2027-02-11',
      what: '香港理工大学国际通道主轮截止',
      school: 'hk-hong-kong-polytechnic-university',
    },
  ]
}

function elsewhere(): DateRow[] {
  const of = (country: string, fact: string) => ({ country, fact, levels: bachelor })
  const nus = { ...of('sg', 'sg-nus-2027'), school: 'sg-national-university-of-singapore' }
  const ntu = { ...of('sg', 'sg-ntu-2027'), school: 'sg-nanyang-technological-university' }
  return [
    { ...nus, day: '2026-12-16', what: '新加坡国立大学国际资历申请开放' },
    { ...nus, day: '2027-02-17', what: '新加坡国立大学国际资历申请截止' },
    { ...ntu, day: '2027-03-19', what: '南洋理工大学申请截止（国际文凭）' },
    { ...of('nl', 'nl-nf-2027'), day: '2027-01-15', what: '荷兰限额专业截止', school: null },
    {
      ...of('nz', 'nz-deadlines-2027'),
      day: '2027-06-08',
      what: '奥克兰大学 7 月入学截止（国际生）',
      school: 'nz-university-of-auckland',
    },
    {
      ...of('nz', 'nz-deadlines-2027'),
      day: '2027-04-30',
      what: '奥塔哥大学第二学期入学截止',
      school: 'nz-university-of-otago',
    },
    {
      ...of('kr', 'kr-2027'),
      day: '2027-01-14',
      what: 'KAIST 常规轮截止',
      school: 'kr-korea-advanced-institute-of-science-and-technology',
    },
    {
      ...of('jp', 'jp-english-2027'),
      day: '2026-12-03',
      what: '京都大学 iUP 截止（英语授课）',
      school: 'jp-kyoto-university',
    },
    {
      ...of('jp', 'jp-english-2027'),
      day: '2027-01-14',
      what: '东北大学 Gateway College 截止（英语授课）',
      school: 'jp-tohoku-university',
    },
  ]
}

/** A day that concerns an option, with the statement it was read in. */
export type DecisionDate = { day: string; what: string; statement: Statement; isOver: boolean }

/**
 * The days of a country, of its application system and of one of its schools, the next one first and what is over last.
 * @param today a day such as `2026-11-22`
 */
export function datesFor(
  { country, level, school }: { country: string; level: Level; school: string | null },
  today: string,
): DecisionDate[] {
  return dateRows
    .filter((row) => row.country === country && row.levels.some((each) => each === level))
    .filter((row) => row.school === null || row.school === school)
    .map(({ day, what, fact }) => ({ day, what, statement: statement(fact), isOver: day < today }))
    .toSorted((a, b) => Number(a.isOver) - Number(b.isOver) || (a.day < b.day ? -1 : 1))
}
