import { CheckList } from '@/components/blocks/check-list'
import { ButtonLink } from '@/components/ui/button-link'
import { CardLink } from '@/components/ui/card'
import { Scene, type SceneName } from '@/components/ui/illustrations/scene'
import { WholeValues } from '@/components/ui/whole-values'

export type Person = {
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
  /** For what one asks them. */
  duties?: readonly string[]
  /** A small drawing beside the title. */
  scene?: SceneName
  href: string
  linkLabel: string
  hue?: string
  people: readonly Person[]
}

/**
 * Kinds of people with what they do, and a few people of each below each other. Samples are behind the links only; where nobody else is,
 * the kinds stand side by side.
 */
export function PeopleGroups({ groups }: { groups: readonly PeopleGroup[] }) {
  const shown = groups.map((group) => ({ ...group, people: group.people.filter(({ sample }) => !sample) }))
  const isEmpty = shown.every(({ people }) => people.length === 0)
  return (
    <div className={`grid gap-x-8 gap-y-4 ${isEmpty ? 'md:grid-cols-3' : ''}`}>
      {shown.map((group) => (
        <section
          key={group.id}
          className={`grid grid-cols-1 ${isEmpty ? '' : 'lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]'} gap-x-12 gap-y-2 border-t-2 border-t-hue-text pt-3`}
          aria-labelledby={`group-${group.id}`}
          data-hue={group.hue}
        >
          <div>
            {group.scene !== undefined && (
              <div className="float-right w-24 h-16 ms-3 print:hidden!">
                <Scene name={group.scene} strip="end" />
              </div>
            )}
            <h3 id={`group-${group.id}`} className="text-xl">
              {group.title}
            </h3>
            <p className="mt-1">{group.text}</p>
            {group.duties !== undefined && (
              <div className="my-3">
                <CheckList items={group.duties} mark="yes" />
              </div>
            )}
            <ButtonLink href={group.href} variant="quiet" arrow>
              {group.linkLabel}
            </ButtonLink>
          </div>
          {group.people.length > 0 && (
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-8 content-start">
              {group.people.map((person) => (
                <PersonEntry key={person.href} person={person} />
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
    <li className="max-lg:border-t border-line py-2 lg:pt-0 relative">
      <p className="text-heading font-semibold">
        <CardLink href={person.href}>{person.name}</CardLink>
      </p>
      <p className="leading-normal">{person.role}</p>
      <p className="text-muted text-quiet leading-normal">
        <WholeValues text={person.facts.join('，')} />
      </p>
    </li>
  )
}
