import { ButtonLink } from '@/components/ui/button-link'
import { CardLink } from '@/components/ui/card'
import { Monogram } from '@/components/ui/illustrations/monogram'
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
    <div className={`${stackStyles.columns} grid`}>
      {groups.map((group) => (
        <section
          key={group.id}
          className={`${stackStyles.column} grid justify-items-start`}
          aria-labelledby={`group-${group.id}`}
          data-hue={group.hue}
        >
          <h3 id={`group-${group.id}`} className="border-t-2 border-t-hue-text w-full text-xl pt-4">
            {group.title}
          </h3>
          <p className="text-muted mt-2">{group.text}</p>
          <div className="w-full mt-4 mb-2 empty:my-0">
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
    <li className="has-[a:focus-visible]:[outline:var(--focus)] has-[a:focus-visible]:outline-offset-2 flex gap-4 border-t border-line py-4 relative">
      <Monogram name={person.name} />
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-heading font-semibold">
          <CardLink href={person.href}>{person.name}</CardLink>
          {person.sample && <SampleTag />}
        </p>
        <p className="leading-normal">{person.role}</p>
        <p className="text-muted text-quiet">{person.facts.join(' · ')}</p>
      </div>
    </li>
  )
}
