import { CheckList, TwoSides } from '@/components/blocks/check-list'
import { DetailBlock, Lead } from '@/components/blocks/detail-block'
import { Flag } from '@/components/ui/flag'
import type { MajorProfile } from '@/lib/api/majors'
import styles from './major-profile.module.css'

type Props = {
  profile: MajorProfile
  /** What a country code is called. */
  countryOf: (code: string) => string
}

/** What an applicant should know of a major. */
export function MajorProfileView({ profile, countryOf }: Props) {
  return (
    <>
      <Lead>{profile.studies}</Lead>
      <DetailBlock title="一周是什么样">
        <p>{profile.workload}</p>
      </DetailBlock>
      <DetailBlock title="核心课程" text="各校课名不同，找课表时按内容对。">
        <ul className={styles.courses}>
          {profile.courses.map((course) => (
            <li key={course}>{course}</li>
          ))}
        </ul>
      </DetailBlock>
      <DetailBlock title="适合谁，不适合谁">
        <TwoSides
          yes={{ title: '适合', items: [profile.suits] }}
          no={{ title: '先想清楚', items: [profile.notSuits] }}
        />
      </DetailBlock>
      <DetailBlock
        title="各地申请看什么"
        text="这里只写通常的看法，不写分数线：分数、语言和截止日每年由学校公布，以项目页当年内容为准。"
      >
        <dl className={styles.requirements}>
          {profile.requirements.map(({ country, text }) => (
            <div key={country}>
              <dt>
                <Flag code={country} width={21} />
                {countryOf(country)}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </DetailBlock>
      <DetailBlock title="申请前备好什么">
        <p>{profile.prerequisites}</p>
      </DetailBlock>
      <DetailBlock title="毕业去向与用人单位">
        <dl className={styles.careers}>
          <div>
            <dt>常见去向</dt>
            <dd>{profile.careers}</dd>
          </div>
          <div>
            <dt>用人单位看什么</dt>
            <dd>{profile.employers}</dd>
          </div>
        </dl>
      </DetailBlock>
      <DetailBlock title="该问院系的问题" text="写邮件或在开放日当面问，答得出具体数字和名字的，才算回答。">
        <CheckList items={profile.questions} />
      </DetailBlock>
    </>
  )
}
