import type { CityGuide } from '@/lib/contract/city-guide'
import styles from './university-groups.module.css'

/** Universities of a city in groups, each with the usual paths of its graduates. */
export function UniversityGroups({ groups }: { groups: CityGuide['universities']['groups'] }) {
  return (
    <ul className="border-b border-line">
      {groups.map(({ label, names, paths }) => (
        <li key={label} className={`${styles.group} grid grid-cols-1 border-t border-line py-6`}>
          <h3 className="text-lg">{label}</h3>
          <ul className={`${styles.names} flex flex-wrap content-start gap-2`} aria-label={`${label}：学校`}>
            {names.map((name) => (
              <li key={name} className="rounded-sm bg-hue-soft text-heading text-sm">
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
