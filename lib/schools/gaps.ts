import type { School } from '@/lib/api/schools'
import { grouped } from '@/lib/core/numbers'
import { deadlinesOfSchool } from '@/lib/facts/admissions/deadlines-of'
import { rankings, rulerEnd } from './rankings'
import { registeredFeesOf } from './registered-fees'
import type { SchoolValueKey } from './values'

/** Information that the page does not have: what, why, and who knows it. */
export type Gap = { what: string; why: string; ask: string }

const { qs, arwu } = rankings

const schoolSite = '学校官网'

const hasAny = ({ values }: School, keys: readonly SchoolValueKey[]) => keys.some((key) => values.has(key))

const showsOutcomes = (school: School) =>
  hasAny(school, ['graduate-pay']) || school.subjects.some(({ pay }) => pay !== null)

function tuitionGap(school: School): Gap[] {
  const isKnown =
    school.tuitionYear !== null ||
    hasAny(school, [
      'tuition-undergraduate',
      'range-bachelor',
      'range-master',
      'fee-bachelor',
      'rule-bachelor',
    ])
  if (isKnown) return []
  const ask = `${schoolSite}的 Fees / Tuition 页，按专业和入学年份查`
  if (
    hasAny(school, ['masters-fees']) ||
    school.fees.some(({ kind }) => kind === 'programme') ||
    registeredFeesOf(school.id).length > 0
  )
    return [
      {
        what: '其他课程的学费与生活费',
        why: '上面只有一部分课程的学费；其余课程请看学校当年的费用页。',
        ask,
      },
    ]
  return [
    {
      what: '学费与生活费',
      why:
        school.country === 'us'
          ? '这所学校没有出现在联邦费用表里。'
          : '这所学校的学费请看官网当年的费用页；抄来的数字差错多，我们不转抄。',
      ask,
    },
  ]
}

/** Requirements are never complete; the text lists those that the page has. */
function requirementsGap(school: School): Gap {
  const ask = `${schoolSite}对应专业的 Entry requirements 页`
  if (hasAny(school, ['masters-listed']))
    return {
      what: '录取要求，以及其他课程的截止日期',
      why: '课程表里有授课型硕士 2026 年入学的截止日期；本科和以后各年的，请看学校公布。',
      ask,
    }
  if (deadlinesOfSchool(school, 'undergraduate').length > 0)
    return {
      what: '各专业的录取要求，以及上面没有列出的轮次',
      why: '专业、先修课、作品集的要求每年变化，转抄很快过时。',
      ask,
    }
  if (hasAny(school, ['common-app-early', 'common-app-regular']))
    return {
      what: '您入学那一年的要求与截止日期',
      why: '上面是过往一季的日期和考试政策；专业、先修课等要求每年变化，转抄很快过时。',
      ask,
    }
  return { what: '录取要求与截止日期', why: '按专业、学历和年份变化，转抄很快过时。', ask }
}

/** Values of a university that we do not have, and where to ask; those for which its page has a place come first. */
function universityGaps(school: School): Gap[] {
  return [
    ...(school.rank === null
      ? [
          {
            what: `${qs.short} ${qs.edition} 名次`,
            why: `${qs.short} 只公布约 ${grouped(rulerEnd)} 个名次，这一版里没有找到本校；也可能以所属的大学系统名称列出。没有名次不说明教学好坏。`,
            ask: qs.site,
          },
        ]
      : []),
    ...(school.arwu === null
      ? [
          {
            what: `${arwu.short} ${arwu.edition} 名次`,
            why: '本站收前 300 名；这一版的前 300 名里没有本校，可能在 301 名以后，也可能不参评。',
            ask: arwu.site,
          },
        ]
      : []),
    ...tuitionGap(school),
    requirementsGap(school),
    ...(hasAny(school, ['admission-rate'])
      ? [
          {
            what: '国际学生单独的录取率',
            why: '公布的录取率是全体新生的，不分国籍。',
            ask: '学校的 Common Data Set，或写信问招生办公室',
          },
        ]
      : [
          {
            what: showsOutcomes(school) ? '录取率' : '录取率、就业率',
            why: '没有可以核对、口径一致的公布数；放在一起比较会误导。',
            ask: '学校公布的年度报告',
          },
        ]),
    {
      what: '奖学金与住宿名额',
      why: '每年名额和条件不同。',
      ask: `${schoolSite}的 Scholarships、Accommodation 页，写信问清截止日`,
    },
  ]
}

function highSchoolGaps(school: School): Gap[] {
  return [
    ...(school.website === null
      ? [
          {
            what: '官网地址',
            why: '来源表里没有网址；同名学校多，我们不凭猜测补。',
            ask: '用英文校名加所在州或城市搜索，核对地址后再联系',
          },
        ]
      : []),
    ...((school.boarding === null || school.boarding === 'private') && !hasAny(school, ['boarding-2021'])
      ? [
          {
            what: '是否寄宿',
            why: '来源表没有写明。',
            ask: '学校招生办公室；走读学生须问清监护人与寄宿家庭由谁安排',
          },
        ]
      : []),
    {
      ...(hasAny(school, ['senior-fee', 'junior-fee'])
        ? {
            what: '当年的学费与寄宿费',
            why: '上面是 2023 年登记的整个课程学费，之后多已上调；寄宿费没有登记。',
          }
        : {
            what: '学费与寄宿费',
            why: '没有可以公开使用、年份明确的数据集，抄来的数字与学校自己的说法常对不上。',
          }),
      ask: '学校的 Tuition & Fees 页，问清国际生附加费、保险和假期住宿',
    },
    {
      what: '国际学生比例、师生比、升学去向',
      why: '多由学校自己公布，口径和年份不一。',
      ask: '向学校要近三年的 School profile',
    },
    {
      what: '课程与考试要求',
      why: 'AP、IB、A-Level、OSSD 的开课情况每年调整；入学考试可能是 SSAT、TOEFL Junior、AEAS、学校自测或面试。',
      ask: '学校当年的 Course catalogue 与招生办公室',
    },
  ]
}

/** What the page of a school does not show, why, and where to ask. */
export const gapsOf = (school: School): Gap[] =>
  school.level === 'university' ? universityGaps(school) : highSchoolGaps(school)
