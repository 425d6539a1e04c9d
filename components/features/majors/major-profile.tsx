import { CheckList, TwoSides } from '@/components/blocks/check-list'
import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { Flag } from '@/components/ui/flag'
import type { MajorProfile } from '@/lib/api/majors'

type Props = {
  profile: MajorProfile
  /** The name of a country code. */
  countryOf: (code: string) => string
}

/** What the subject is, and for whom. */
export function MajorAnswer({ profile }: Pick<Props, 'profile'>) {
  return (
    <>
      <p data-answer>{profile.studies}</p>
      <TwoSides
        level={2}
        yes={{ title: '适合', items: [profile.suits] }}
        no={{ title: '不适合', items: [profile.notSuits] }}
      />
    </>
  )
}

/** What an applicant should know about a major. */
export function MajorProfileParts({ profile, countryOf }: Props) {
  return (
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
      <OpenPart isBeside isOpen label={`各地申请看什么（${profile.requirements.length} 地）`}>
        <p>通常的看法；分数、语言和截止日看项目页。</p>
        <dl className="[--term:8rem] border-t border-line">
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
  )
}
