import { ButtonLink } from '@/components/ui/button-link'
import { CardLink } from '@/components/ui/card'
import { SampleTag } from './sample-tag'

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

/** Kinds of people below each other, a few of each beside what they do. A group without people keeps its text and its link. */
export function PeopleGroups({ groups }: { groups: readonly PeopleGroup[] }) {
  return (
    <div className="grid gap-4">
      {groups.map((group) => (
        <section
          key={group.id}
          className="grid grid-cols-1 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] gap-x-12 gap-y-2 border-t-2 border-t-hue-text pt-3"
          aria-labelledby={`group-${group.id}`}
          data-hue={group.hue}
        >
          <div>
            <h3 id={`group-${group.id}`} className="text-xl">
              {group.title}
            </h3>
            <p className="text-muted mt-1">{group.text}</p>
            <ButtonLink href={group.href} variant="quiet" arrow>
              {group.linkLabel}
            </ButtonLink>
          </div>
          {group.people.length > 0 && (
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-8 content-start *:only:col-span-full">
              {group.people.map((person) => (
                <PersonEntry key={person.id} person={person} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

function PersonEntry({ person }: { person: Person }) {
  return (
    <li className="group max-lg:border-t border-line py-2 lg:pt-0 relative lg:only:grid! lg:only:grid-cols-2 lg:only:gap-x-12">
      <p className="flex items-center gap-2 text-heading font-semibold">
        <CardLink href={person.href}>{person.name}</CardLink>
        {person.sample && <SampleTag />}
      </p>
      <p className="leading-normal">{person.role}</p>
      <p className="lg:group-only:col-start-2 lg:group-only:row-start-1 text-muted text-quiet leading-normal">
        {person.facts.join('，')}
      </p>
    </li>
  )
}
