import type { CityGuide } from '@/lib/contract/city-guide'
import styles from './university-groups.module.css'

/** Universities of a city in groups, each with the usual paths of its graduates. */
export function UniversityGroups({ groups }: { groups: CityGuide['universities']['groups'] }) {
  return (
    <ul className="line-below">
      {groups.map(({ label, names, paths }) => (
        <li key={label} className={`${styles.group} stack one-column line-above pad-5`}>
          <h3 className="large">{label}</h3>
          <ul className={`${styles.names} row to-top gap-2`} aria-label={`${label}：学校`}>
            {names.map((name) => (
              <li key={name} className="rounded-sm hued dark small">
                {name}
              </li>
            ))}
          </ul>
          <p className="measure">{paths}</p>
        </li>
      ))}
    </ul>
  )
}
