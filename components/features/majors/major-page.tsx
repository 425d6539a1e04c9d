import { cache } from 'react'
import { CheckList, TwoSides } from '@/components/blocks/check-list'
import { countryNames } from '@/components/blocks/listing/names'
import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { RecordPage } from '@/components/features/record-page'
import { Flag } from '@/components/ui/flag'
import { Tag } from '@/components/ui/tag'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import {
  getMajor,
  getMajorIndex,
  listMajors,
  type Major,
  type MajorCategory,
  type MajorProfile,
} from '@/lib/api/majors'
import { listMajorSchools } from '@/lib/api/programmes'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { MajorCredit } from './major-credit'
import { MajorOutline, MajorOutlineParts } from './major-outline'
import { loadPays, MajorPayStrip, type MajorPays } from './major-pay'
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
      {major.profile === null ? <MajorOutline major={major} /> : <p data-answer>{major.profile.studies}</p>}
      <MajorPayStrip major={major} pays={pays} />
      {major.profile !== null && (
        <TwoSides
          level={2}
          yes={{ title: '适合', items: [major.profile.suits] }}
          no={{ title: '不适合', items: [major.profile.notSuits] }}
        />
      )}
    </RecordPage>
  )
}

type Props = {
  profile: MajorProfile
  /** The name of a country code. */
  countryOf: (code: string) => string
}

/** What an applicant should know about a major. */
function MajorProfileParts({ profile, countryOf }: Props) {
  return (
    <>
      <OpenParts>
        <OpenPart isOpen label="一周是什么样">
          <p>{profile.workload}</p>
        </OpenPart>
        <OpenPart isOpen label={`核心课程（${profile.courses.length} 门）`}>
          <p>各校课名不同，找课表时按内容对。</p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-6">
            {profile.courses.map((course) => (
              <li key={course} className="py-2 border-b border-line">
                {course}
              </li>
            ))}
          </ul>
        </OpenPart>
        <OpenPart label="申请前备好什么">
          <p>{profile.prerequisites}</p>
        </OpenPart>
        <OpenPart label="毕业去向与用人单位">
          <dl className="[--term:8rem] border-t border-line">
            <div className="grid grid-cols-term max-xs:grid-cols-1 gap-x-4 gap-y-1 py-3 border-b border-line">
              <dt className="text-heading font-semibold">常见去向</dt>
              <dd>{profile.careers}</dd>
            </div>
            <div className="grid grid-cols-term max-xs:grid-cols-1 gap-x-4 gap-y-1 py-3 border-b border-line">
              <dt className="text-heading font-semibold">用人单位看什么</dt>
              <dd>{profile.employers}</dd>
            </div>
          </dl>
        </OpenPart>
        <OpenPart label={`该问院系的问题（${profile.questions.length} 个）`}>
          <p>写邮件或在开放日当面问，答得出具体数字和名字的，才算回答。</p>
          <CheckList items={profile.questions} />
        </OpenPart>
      </OpenParts>
      <OpenPart isOpen label={`各地申请看什么（${profile.requirements.length} 地）`}>
        <p>通常的看法；分数、语言和截止日看项目页。</p>
        <dl className="[--term:8rem] border-t border-line lg:grid lg:grid-cols-2 lg:gap-x-12">
          {profile.requirements.map(({ country, text }) => (
            <div
              key={country}
              className="grid grid-cols-term max-xs:grid-cols-1 gap-x-4 gap-y-1 py-3 border-b border-line"
            >
              <dt className="self-start flex items-center gap-2 text-heading font-semibold">
                <Flag code={country} width={21} />
                {countryOf(country)}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </OpenPart>
    </>
  )
}

/** Number of majors beside one without a profile. */
const relatedCount = 6

/** A major with the data around it, or null when there is no major with this id. */
export const loadMajorPage = cache(async (id: string) => {
  const major = await getMajor(id)
  if (major === null) return null
  const [index, countries, schools, near, pays] = await Promise.all([
    getMajorIndex(),
    orEmpty(listCountries()),
    orEmpty(schoolsByCountry(major.id, 'exact')),
    orEmpty(schoolsByCountry(major.id, 'near')),
    loadPays(major),
  ])
  return {
    major,
    category: index.categories.find((category) => category.id === major.category.id),
    related: major.profile?.related ?? (await orEmpty(sameCategory(major.category.id))),
    countryOf: countryNames(countries),
    schools,
    near,
    pays,
  }
})

/** Countries in the order in which families ask about them. */
const countryOrder = ['us', 'uk', 'hk', 'au', 'sg', 'jp']

const schoolsPerCountry = 12

async function schoolsByCountry(major: string, match: 'exact' | 'near'): Promise<MajorCountry[]> {
  const { countries } = await listMajorSchools({ major, match, limit: 1 })
  const ordered = countries.toSorted(
    (a, b) => countryOrder.indexOf(a.country) - countryOrder.indexOf(b.country),
  )
  return Promise.all(
    ordered.map(async ({ country, schools }) => {
      const { list } = await listMajorSchools({ major, match, country, limit: schoolsPerCountry })
      return { country, schools, list }
    }),
  )
}

/** Majors of a category that have a profile. */
async function sameCategory(category: string) {
  const { list } = await listMajors({ category, limit: relatedCount })
  return list.filter(({ hasProfile }) => hasProfile)
}
