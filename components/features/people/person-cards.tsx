import { Card, CardLink } from '@/components/ui/card'
import { Flag } from '@/components/ui/flag'
import { Monogram } from '@/components/ui/illustrations/monogram'
import { SampleTag, Tag } from '@/components/ui/tag'
import styles from './person-cards.module.css'

export type PersonCard = {
  id: string
  name: string
  role: string
  href: string
  sample: boolean
  summary: string
  /** Where, how long, in which languages: a line each. */
  facts: readonly { label: string; value: string }[]
  focus: readonly string[]
  countries: readonly { code: string; name: string }[]
  hue: string
}

/** People of a list, a card each. */
export function PersonCards({ people, label }: { people: readonly PersonCard[]; label: string }) {
  return (
    <>
      <h2 className="visually-hidden">{label}</h2>
      <ul className={styles.grid}>
        {people.map((person) => (
          <Card key={person.href} as="li" hue={person.hue} linked className={styles.card}>
            <div className={styles.head}>
              <Monogram name={person.name} />
              <div>
                <h3 className={styles.name}>
                  <CardLink href={person.href}>{person.name}</CardLink>
                  {person.sample && <SampleTag />}
                </h3>
                <p className={styles.role}>{person.role}</p>
              </div>
            </div>
            <dl className={styles.facts}>
              {person.facts.map(({ label: name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.summary}>{person.summary}</p>
            <ul className={styles.focus} aria-label="擅长">
              {person.focus.map((topic) => (
                <li key={topic}>
                  <Tag>{topic}</Tag>
                </li>
              ))}
            </ul>
            <ul className={styles.countries} aria-label="国家和地区">
              {person.countries.map(({ code, name }) => (
                <li key={code}>
                  <Flag code={code} width={18} />
                  {name}
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </ul>
    </>
  )
}
