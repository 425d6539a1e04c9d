import { Fragment, type ReactNode } from 'react'
import { Band } from '@/components/blocks/band'
import type { NameOf } from '@/components/blocks/listing/names'
import { Questions } from '@/components/blocks/questions'
import { Pair } from '@/components/blocks/stack'
import { DataTable } from '@/components/ui/data-table'
import { Fold, Folds } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import type { CityGuide } from '@/lib/contract/city-guide'
import { SeasonStrip } from './season-strip'
import { UniversityGroups } from './university-groups'

/**
 * The city for a student who wants to go abroad: places for visas and tests, then answers about universities, schools
 * and the year.
 */
export function CityGuideBands({ guide, countryOf }: { guide: CityGuide; countryOf: NameOf }) {
  const { universities, schools, exams, visas, calendar, questions } = guide
  return (
    <>
      <Band id="visas" heading={visas.heading} intro={visas.text} layout="beside">
        <DataTable
          caption="领区：归哪里、怎么办，看哪个官方页面"
          rows={visas.places.map(({ country, name, text, site }) => ({
            name:
              country === null || name.includes(countryOf(country)) ? name : `${countryOf(country)}：${name}`,
            text,
            site,
          }))}
          keyOf={({ name }) => name}
          head={{ label: '办什么', cell: ({ name }) => name }}
          columns={[
            { id: 'text', label: '怎么办', isWords: true, cell: ({ text }) => text },
            {
              id: 'site',
              label: '官方页面',
              as: 'second',
              isWords: true,
              cell: ({ site }) => (
                <Link href={site.url} rel="noreferrer">
                  {site.name}
                </Link>
              ),
            },
          ]}
        />
      </Band>
      <Section>
        <Pair>
          <Paragraphs id="schools" heading={schools.heading} texts={schools.paragraphs} />
          <Paragraphs id="exams" heading={exams.heading} texts={exams.paragraphs}>
            <p>
              官方报名页：
              {exams.sites.map(({ name, url }, at) => (
                <Fragment key={url}>
                  {at > 0 && '、'}
                  <Link href={url} rel="noreferrer">
                    {name}
                  </Link>
                </Fragment>
              ))}
            </p>
          </Paragraphs>
        </Pair>
      </Section>
      <Band id="guide" heading={questions.heading} tone="deep" layout="beside">
        <Folds>
          <Fold id="universities" level={3} label={universities.heading}>
            <p>{universities.text}</p>
            <UniversityGroups groups={universities.groups} />
          </Fold>
          <Fold id="calendar" level={3} label={calendar.heading}>
            <SeasonStrip seasons={calendar.seasons} />
          </Fold>
        </Folds>
        <Questions items={questions.list} />
      </Band>
    </>
  )
}

type ParagraphsProps = { id: string; heading: string; texts: readonly string[]; children?: ReactNode }

function Paragraphs({ id, heading, texts, children }: ParagraphsProps) {
  return (
    <div id={id} className="grid gap-3">
      <h2 className="font-display">{heading}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </div>
  )
}
