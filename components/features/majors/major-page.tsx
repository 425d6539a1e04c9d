import { DetailBlock } from '@/components/blocks/detail-block'
import { LinkList } from '@/components/blocks/link-list'
import { DetailPage } from '@/components/blocks/listing/detail-page'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
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
    <DetailPage
      crumbs={[
        { label: '首页', href: '/' },
        { label: '专业库', href: paths.majorList },
        { label: major.name },
      ]}
      title={major.name}
      meta={
        <>
          <span lang="en">{major.nameEn}</span>
          <span>{major.category.name}</span>
          {major.hot && <Tag tone="hue">热门</Tag>}
        </>
      }
      aside={
        <InlineLeadForm
          kind="general"
          source={`专业库·${major.name}`}
          title={`问问${major.name}怎么申请`}
          text="回电时请说现在的专业、成绩和想去的国家，顾问会对照先修课告诉您缺什么、来不来得及补。"
        />
      }
      ask={`问问${major.name}怎么申请`}
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
      related={
        <>
          <DetailBlock isBeside title={major.profile === null ? '同一门类的专业' : '相近的专业'}>
            <LinkList
              label="相关专业"
              isWide
              items={[
                ...related.map(({ name, href }) => ({ label: name, href })),
                {
                  label: `${major.category.name}门类的全部专业`,
                  href: listHref(paths.majorList, { category: major.category.id }),
                },
              ]}
            />
          </DetailBlock>
          <MajorCredit />
        </>
      }
    >
      {major.profile === null ? <MajorOutline major={major} /> : <MajorAnswer profile={major.profile} />}
      <MajorPayStrip major={major} pays={pays} />
    </DetailPage>
  )
}
