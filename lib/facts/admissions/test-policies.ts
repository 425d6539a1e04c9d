import { z } from 'zod'
import { cell, readColumns } from '@/lib/core/column-table'
import { checkMark } from '@/lib/facts/marks'
import { publisherOf } from '@/lib/facts/publishers'
import { readOnCell, tableFolder } from './deadlines'

export const testPoliciesFile = 'us_test_policy_2027.csv'

const columns = z.object({
  school_id: cell.text.regex(/^us-[a-z0-9-]+$/, { error: '不是院校库里美国学校的编号' }),
  policy: cell.oneOf(['required', 'optional', 'flexible', 'blind']),
  season_zh: cell.text.nullable(),
  remark_zh: cell.text.nullable(),
  certain: cell.oneOf(['yes', 'no']),
  source_url: cell.url,
  source_kind: cell.oneOf(['university', 'secondary']),
  read_on: readOnCell,
})

const policyWords = {
  required: '必须交 SAT 或 ACT',
  optional: 'SAT 和 ACT 可交可不交',
  flexible: '看情况，不是人人都要交 SAT 或 ACT',
  blind: '不看 SAT 和 ACT 成绩',
} as const

/** A US school's policy on SAT and ACT for entry in 2027. */
export type TestPolicy = {
  school: string
  policy: keyof typeof policyWords
  text: string
  /** The season on the page, or a note that it gives none. */
  season: string
  /** Further notes, such as an announced change. */
  remark: string | null
  source: { name: string; url: string }
  readOn: string | null
}

const noSeason = '长期政策，学校没有写年份'

/** @throws with file, line and column of the first invalid cell */
export function readTestPolicies(file = testPoliciesFile, folder = tableFolder): TestPolicy[] {
  const seen = new Set<string>()
  return readColumns(file, columns, folder).map(({ values: row, fail }) => {
    if (seen.has(row.school_id)) fail('school_id', `“${row.school_id}”重复`)
    seen.add(row.school_id)
    if (row.certain === 'yes' && row.season_zh === null) fail('season_zh', '写明了哪一季的不能空着')
    return {
      school: row.school_id,
      policy: row.policy,
      text: policyWords[row.policy],
      season: [
        row.certain === 'yes' ? row.season_zh : noSeason,
        ...(row.source_kind === 'secondary' ? [`转述${checkMark}`] : []),
      ].join('；'),
      remark: row.remark_zh,
      source: {
        name: publisherOf(row.source_url)?.name ?? new URL(row.source_url).hostname.replace(/^www\./, ''),
        url: row.source_url,
      },
      readOn: row.read_on,
    }
  })
}

const bySchool = new Map(readTestPolicies().map((policy) => [policy.school, policy]))

/** The policy of a school for entry in 2027; null when it was not read. */
export const testPolicyOf = (school: string): TestPolicy | null => bySchool.get(school) ?? null
