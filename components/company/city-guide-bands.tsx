import type { NameOf } from '@/components/listing/names'
import { Section } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import type { CityGuide } from '@/lib/api/city-guide'
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
      <Section id="universities" labelledBy="universities-title">
        <SectionHeader id="universities-title" title={universities.heading} text={universities.text} />
        <UniversityGroups groups={universities.groups} />
      </Section>
      <Section id="schools" tone="deep">
        <div className={styles.columns}>
          <Notes heading={schools.heading} paragraphs={schools.paragraphs} />
          <div>
            <Notes heading={exams.heading} paragraphs={exams.paragraphs} />
            <ul className={styles.sites} aria-label="考试的官方网站">
              {exams.sites.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Section id="visas" labelledBy="visas-title">
        <SectionHeader id="visas-title" title={visas.heading} text={visas.text} />
        <VisaPlaces places={visas.places} countryOf={countryOf} />
      </Section>
      <Section id="calendar" labelledBy="calendar-title" flushTop>
        <SectionHeader id="calendar-title" title={calendar.heading} />
        <SeasonStrip seasons={calendar.seasons} />
      </Section>
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
