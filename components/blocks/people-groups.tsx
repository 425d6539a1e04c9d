import { ButtonLink } from '@/components/ui/button-link'
import { CardLink } from '@/components/ui/card'
import { Monogram } from '@/components/ui/illustrations/monogram'
import styles from './people-groups.module.css'
import { SampleTag } from './sample-tag'
import stackStyles from './stack.module.css'

export type Person = {
  id: string
  name: string
  role: string
  /** Short facts about their experience and subjects. */
  facts: readonly string[]
  sample: boolean
  href: string
}

export type PeopleGroup = {
  id: string
  title: string
  /** What these people do for the reader, and when. */
  text: string
  href: string
  linkLabel: string
  hue?: string
  people: readonly Person[]
}

/** Kinds of people side by side, a few of each. A group without people keeps its text and its link. */
export function PeopleGroups({ groups }: { groups: readonly PeopleGroup[] }) {
  return (
    <div className={`${stackStyles.columns} stack`}>
      {groups.map((group) => (
        <section
          key={group.id}
          className={`${stackStyles.column} stack to-left`}
          aria-labelledby={`group-${group.id}`}
          data-hue={group.hue}
        >
          <h3 id={`group-${group.id}`} className={`${styles.title} full-width larger start-4`}>
            {group.title}
          </h3>
          <p className="muted above-2">{group.text}</p>
          <div className={`${styles.people} full-width`}>
            {group.people.length > 0 && (
              <ul>
                {group.people.map((person) => (
                  <PersonEntry key={person.id} person={person} />
                ))}
              </ul>
            )}
          </div>
          <ButtonLink href={group.href} variant="quiet" arrow>
            {group.linkLabel}
          </ButtonLink>
        </section>
      ))}
    </div>
  )
}

function PersonEntry({ person }: { person: Person }) {
  return (
    <li className="ringed flex gap-4 line-above pad-4 relative">
      <Monogram name={person.name} />
      <div className="shrinks">
        <p className="flex middle gap-2 dark strong">
          <CardLink href={person.href}>{person.name}</CardLink>
          {person.sample && <SampleTag />}
        </p>
        <p className="close">{person.role}</p>
        <p className="muted quiet">{person.facts.join(' · ')}</p>
      </div>
    </li>
  )
}
