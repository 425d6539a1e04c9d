import { Link } from '@/components/ui/link'
import type { School } from '@/lib/api/schools'
import { grouped } from '@/lib/core/numbers'
import { boardingLabels, missing } from '@/lib/schools/labels'
import type { FactLine } from './value-rows'

/** Kind, website and other names of a school. Its name and place are in the head of its page. */
export const factLines = (school: School): FactLine[] => [
  ...kindLines(school),
  school.website === null ? { key: 'website', label: '官网', value: missing } : websiteLine(school.website),
  ...(school.alternativeNames.length > 0
    ? [{ key: 'others', label: '又称', value: school.alternativeNames.join('、') }]
    : []),
]

const websiteLine = (website: string): FactLine => ({
  key: 'website',
  label: '官网',
  value: (
    <Link href={website} rel="noreferrer" lang="en">
      {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </Link>
  ),
})

/** How pupils live, and their number: the registers of high schools have no other row for them. */
const kindLines = ({ level, boarding, enrolment, enrolmentYear }: School): FactLine[] =>
  level !== 'hischool'
    ? []
    : [
        boarding === 'private'
          ? { key: 'boarding', label: '性质', value: '私立', note: '是否寄宿，问学校' }
          : {
              key: 'boarding',
              label: '寄宿或走读',
              value: boarding === null ? missing : boardingLabels[boarding],
              note: boarding !== null && '按来源名单',
            },
        ...(enrolment === null
          ? []
          : [
              {
                key: 'enrolment',
                label: '中学部人数',
                value: `${grouped(enrolment)} 人`,
                note: `${enrolmentYear} 学年，安大略省开放数据`,
              },
            ]),
      ]
