import { RecordPage } from '@/components/features/record-page'
import { Tag } from '@/components/ui/tag'
import type { Major, MajorCategory } from '@/lib/api/majors'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { MajorCredit } from './major-credit'
import { MajorOutline, MajorOutlineParts } from './major-outline'
import { MajorPayStrip, type MajorPays } from './major-pay'
import { MajorAnswer, MajorProfileParts } from './major-profile'
import { type MajorCountry, MajorSchoolsView } from './major-schools'

type MajorPageProps = {
  major: Major
  category: MajorCategory | undefined
  related: readonly { name: string; href: string }[]
  countryOf: (code: string) => string
  schools: readonly MajorCountry[]
  /** Schools of which only a related subject is known. */
  near: readonly MajorCountry[]
  pays: readonly MajorPays[]
}

/** One major: its profile, or what is known without one. */
export function MajorPage({ major, category, related, countryOf, schools, near, pays }: MajorPageProps) {
  return (
    <RecordPage
      scene="majors"
      above={[{ label: '专业库', href: paths.majorList }]}
      name={major.name}
      meta={
        <>
          <span lang="en">{major.nameEn}</span>
          <span>{major.category.name}</span>
          {major.hot && <Tag tone="hue">热门</Tag>}
        </>
      }
      form={{
        kind: 'general',
        source: `专业库·${major.name}`,
        title: `问问${major.name}怎么申请`,
        text: '回电时请说现在的专业、成绩和想去的国家，顾问会对照先修课告诉您缺什么、来不来得及补。',
      }}
      bands={
        <>
          {major.profile === null ? (
            <MajorOutlineParts major={major} category={category} />
          ) : (
            <MajorProfileParts profile={major.profile} countryOf={countryOf} />
          )}
          <MajorSchoolsView
            id={major.id}
            major={major.name}
            countries={schools}
            near={near}
            countryOf={countryOf}
          />
        </>
      }
      others={{
        title: major.profile === null ? '同一门类的专业' : '相近的专业',
        label: '相关专业',
        items: [
          ...related.map(({ name, href }) => ({ label: name, href })),
          {
            label: `${major.category.name}门类的全部专业`,
            href: listHref(paths.majorList, { category: major.category.id }),
          },
        ],
      }}
      related={<MajorCredit />}
    >
      {major.profile === null ? <MajorOutline major={major} /> : <MajorAnswer profile={major.profile} />}
      <MajorPayStrip major={major} pays={pays} />
    </RecordPage>
  )
}
