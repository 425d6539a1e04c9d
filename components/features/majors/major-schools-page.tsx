import { ListPage } from '@/components/blocks/listing/list-page'
import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'
import type { MajorSchoolsData } from './load-major-schools'
import { MajorSchoolsTable, NearSchoolsTable, nearReading, readingOf, sourceLine } from './major-schools'

/** Every school that is known to teach a major, by country, with sorting and pages. */
export function MajorSchoolsPage({ major, match, countryOf, ...page }: MajorSchoolsData) {
  const { path, state, found } = page
  const isNear = match === 'near'
  const Table = isNear ? NearSchoolsTable : MajorSchoolsTable
  const { country } = state.values
  const place = country === undefined ? '' : countryOf(country)
  return (
    <ListPage
      scene="campus"
      above={[
        { label: '专业库', href: paths.majorList },
        { label: major.name, href: major.href },
      ]}
      crumb="开设学校"
      title={isNear ? `${place}与${major.name}相近的学科` : `${place}开设${major.name}的学校`}
      intro={
        <p>
          {isNear
            ? nearReading(major.name)
            : country === undefined
              ? '各国算法不同：人数、收入和学费只能在同一个国家里比较。没有列出的国家和学校，不等于不开设。'
              : readingOf(country, found.list)}{' '}
          <Link href={isNear ? path : `${path}?match=near`}>
            {isNear ? `只看开设${major.name}的学校` : '看有相近学科的学校'}
          </Link>
        </p>
      }
      {...page}
      unit="条记录（同一所学校的本科与硕士分开列）"
      empty={
        <p>
          没有符合条件的学校。
          <Link href={path}>看全部国家</Link>
        </p>
      }
    >
      <Table caption={sourceLine(found.list)} rows={found.list} />
    </ListPage>
  )
}
