import { Band } from '@/components/blocks/band'
import type { NameOf } from '@/components/blocks/listing/names'
import { Link } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import type { CityGuide } from '@/lib/contract/city-guide'
import styles from './city-guide-bands.module.css'
import { SeasonStrip } from './season-strip'
import { UniversityGroups } from './university-groups'
import { VisaPlaces } from './visa-places'

/** The city for a student who wants to go abroad: universities, schools and tests, visas, and the year. */
export function CityGuideBands({
  guide: { universities, schools, exams, visas, calendar },
  countryOf,
}: {
  guide: CityGuide
  countryOf: NameOf
}) {
  return (
    <>
      <Band id="universities" heading={universities.heading} intro={universities.text}>
        <UniversityGroups groups={universities.groups} />
      </Band>
      <Section id="schools" tone="deep">
        <div className={styles.columns}>
          <Notes heading={schools.heading} paragraphs={schools.paragraphs} />
          <div>
            <Notes heading={exams.heading} paragraphs={exams.paragraphs} />
            <ul className={styles.sites} aria-label="考试的官方网站">
              {exams.sites.map(({ name, url }) => (
                <li key={url}>
                  <Link href={url} rel="noreferrer">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Band id="visas" heading={visas.heading} intro={visas.text}>
        <VisaPlaces places={visas.places} countryOf={countryOf} />
      </Band>
      <Band id="calendar" heading={calendar.heading} flushTop>
        <SeasonStrip seasons={calendar.seasons} />
      </Band>
    </>
  )
}

function Notes({ heading, paragraphs }: { heading: string; paragraphs: readonly string[] }) {
  return (
    <div className={styles.notes}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
