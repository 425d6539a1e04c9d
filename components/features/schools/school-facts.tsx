import { Link } from '@/components/ui/link'
import type { School } from '@/lib/api/schools'
import { missing } from '@/lib/schools/labels'
import type { FactLine } from './value-rows'

/** Website and other names of a school. Its name and place are in the head of its page. */
export const factLines = (school: School): FactLine[] => [
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
