import type { CityGuide } from '@/lib/contract/city-guide'

/** Universities of a city in groups, each with the usual paths of its graduates. */
export function UniversityGroups({ groups }: { groups: CityGuide['universities']['groups'] }) {
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
