import { hueOf } from '@/components/blocks/country-hue'
import { countryNames } from '@/components/blocks/listing/names'
import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { RecordPage } from '@/components/features/record-page'
import { listOf } from '@/components/features/records'
import { ButtonLink } from '@/components/ui/button-link'
import { Flag } from '@/components/ui/flag'
import { type CaseStudy, getCase } from '@/lib/api/cases'
import { orEmpty, orNull } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { listStories, type Story } from '@/lib/api/stories'
import { caseLabels } from '@/lib/collections/kinds/labels'
import { paths } from '@/lib/routing/paths'
import { articleJsonLd } from './article-json-ld'
import { relatedOf } from './case-page'

type StoryPageProps = {
  story: Story
  countryName: string
  /** The complete case of this admission. */
  study: CaseStudy | null
  related: readonly Story[]
}

const twoDigits = (month: number) => String(month).padStart(2, '0')

/** One admission: the letter, the other results of the season, the next steps. */
export function StoryPage({ story, countryName, study, related }: StoryPageProps) {
  const { title, sample, results, year, month, major } = story
  const level = caseLabels.read().levels[story.level]
  const words = results.offer === 0 ? refused : story.conditional ? onConditions : withoutConditions
  const day = `${year}-${twoDigits(month)}`
  return (
    <div data-hue={hueOf(story.country)}>
      <RecordPage
        scene="letter"
        above={[{ label: '录取喜报', href: paths.goodNews }]}
        name={title}
        sample={sample && '不对应真实学生，也不代表所涉学校的录取'}
        meta={
          <>
            <span className="inline-flex items-center gap-2">
              <Flag code={story.country} width={21} />
              {countryName}
            </span>
            <span>
              {level} · {major}
            </span>
            <time dateTime={day}>
              {year} 年 {month} 月
            </time>
          </>
        }
        data={articleJsonLd(story, story.text, day)}
        form={{
          kind: 'general',
          source: `喜报·${title}`,
          title: words.formTitle,
          text: words.formText,
          fields: ['country', 'education'],
        }}
        ask="请顾问给我回电"
        facts={[
          { label: '阶段与专业', value: `${level}，${major}` },
          { label: '录取性质', value: words.nature },
          { label: '同季全部', value: seasonText(results) },
        ]}
        summary={story.text}
        others={{
          title: '其他消息',
          items: related.slice(0, 3).map((item) => ({
            label: item.title,
            href: item.href,
            flag: item.country,
            note: `${item.year}.${twoDigits(item.month)}`,
          })),
        }}
      >
        <section className="grid gap-3">
          <h2 className="text-xl">{words.heading}</h2>
          <ul className="grid gap-2 max-w-measure list-disc ps-[1.25em]">
            {words.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <OpenParts>
          {story.details.map(({ heading, text }) => (
            <OpenPart key={heading} label={heading}>
              <p>{text}</p>
            </OpenPart>
          ))}
        </OpenParts>
        {study !== null && (
          <section className="grid gap-3">
            <h2 className="text-xl">完整的经过</h2>
            <p className="max-w-measure">背景、时间线、各自做了什么，以及如果重来会怎么改，写在案例里。</p>
            <p>
              <ButtonLink href={study.href} variant="secondary" arrow>
                {study.title}
              </ButtonLink>
            </p>
          </section>
        )}
      </RecordPage>
    </div>
  )
}

const admitted = {
  heading: '读这则消息时留意',
  formTitle: '收到录取，不知道下一步',
  formText: '不管是不是我们办的申请，都可以问：条件怎么补、押金该不该交、日期怎么排。',
}

const onConditions = {
  ...admitted,
  nature: '有条件录取，条件见下',
  items: [
    '有条件录取要在期限内补齐全部条件才生效，缺一项都可能失效。',
    '条件里的“均分”由学校按自己的办法算，以录取信写明的材料为准。',
    '补材料期间政策可能调整，语言成绩和财力证明都有有效期。',
  ],
}

const withoutConditions = {
  ...admitted,
  nature: '无条件录取',
  items: [
    '无条件录取仍要按时确认和缴费，逾期名额可能给下一位。',
    '签证由主管部门决定，录取不等于获准入境。',
    '这是一位申请者的消息，不能推算别人的结果。',
  ],
}

const refused = {
  nature: '这一季没有录取',
  heading: '没有录取时，先做三件事',
  formTitle: '这一季没有结果，想重新打算',
  formText: '带着您的名单和结果来谈：哪里不合、要不要再申、这一年怎么用。不合适再申也会直说。',
  items: [
    '向学校询问能否说明原因。多数不会细说，但会写明是条件不符还是名额已满。',
    '对照名单看结构：有没有稳妥的一档，先修课和语言是不是压线。',
    '算清再申请一季的费用与时间，也看看工作、补课或换方向哪样更合适。',
  ],
}

const seasonText = ({ offer, waitlist, refused, pending }: Story['results']): string =>
  `录取 ${offer} 所，候补 ${waitlist} 所，未录取 ${refused} 所${pending > 0 ? `，等待 ${pending} 所` : ''}`

/** The data around an admission. When a request fails, its part is left out and the page is shown all the same. */
export async function loadStoryPage({ id, country, caseId }: Story) {
  const [countries, study, sameCountry, newest] = await Promise.all([
    orEmpty(listCountries()),
    caseId === null ? null : orNull(getCase(caseId)),
    listOf(listStories({ country, limit: 4 })),
    listOf(listStories({ limit: 6 })),
  ])
  return {
    countryName: countryNames(countries)(country),
    study,
    related: relatedOf(id, sameCountry, newest),
  }
}
