import { Fragment, type ReactNode } from 'react'
import { Band } from '@/components/blocks/band'
import { FactRows } from '@/components/blocks/fact-rows'
import type { NameOf } from '@/components/blocks/listing/names'
import { Questions } from '@/components/blocks/questions'
import { Pair } from '@/components/blocks/stack'
import { DataTable } from '@/components/ui/data-table'
import { Fold, Folds } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import type { CityGuide, Season } from '@/lib/contract/city-guide'

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
          columns={(column) => [
            column.words('怎么办', ({ text }) => text),
            column.detail('官方页面', ({ site }) => (
              <Link href={site.url} rel="noreferrer">
                {site.name}
              </Link>
            )),
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
      <Band id="guide" heading="当地的大学、时间表和常见问题" tone="deep" layout="beside">
        <Folds>
          <Fold id="universities" level={3} label={universities.heading}>
            <p>{universities.text}</p>
            <UniversityGroups groups={universities.groups} />
          </Fold>
          <Fold id="calendar" level={3} label={calendar.heading}>
            <FactRows
              rows={calendar.seasons.map((season) => ({ label: seasonName(season), value: season.text }))}
            />
          </Fold>
        </Folds>
        <div className="grid gap-3">
          <h3>{questions.heading}</h3>
          <Questions items={questions.list} />
        </div>
      </Band>
    </>
  )
}

/** 3–4 月, 11 月至次年 1 月, 3 月. */
function seasonName({ from, to }: Season): string {
  if (from === to) return `${from} 月`
  return from < to ? `${from}–${to} 月` : `${from} 月至次年 ${to} 月`
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

/** Universities of a city in groups, each with the usual paths of its graduates. */
function UniversityGroups({ groups }: { groups: CityGuide['universities']['groups'] }) {
  return (
    <ul className="border-b border-line">
      {groups.map(({ label, names, paths }) => (
        <li
          key={label}
          className="grid grid-cols-1 min-[60rem]:grid-cols-[9rem_minmax(0,4fr)_minmax(0,6fr)] gap-x-[clamp(1.5rem,0.5rem+3vw,4rem)] gap-y-3 border-t first:border-t-2 border-line first:border-t-heading py-6"
        >
          <h3 className="text-lg">{label}</h3>
          <ul className="flex flex-wrap content-start gap-2" aria-label={`${label}：学校`}>
            {names.map((name) => (
              <li
                key={name}
                className="px-[0.625rem] py-[0.125rem] rounded-sm bg-hue-soft text-heading text-sm"
              >
                {name}
              </li>
            ))}
          </ul>
          <p className="max-w-measure">{paths}</p>
        </li>
      ))}
    </ul>
  )
}
