import type { School } from '@/lib/api/schools'
import { placeName } from '@/lib/schools/places'
import { CompareForm } from './compare-form'
import styles from './compare-picker.module.css'

type ComparePickerProps = {
  schools: readonly School[]
  /** The schools that are side by side now. */
  shown: readonly School[]
  nameOf: (code: string) => string
}

/** Chooses which of the schools in the address are side by side. */
export function ComparePicker({ schools, shown, nameOf }: ComparePickerProps) {
  return (
    <CompareForm>
      <ul className="stack fill-17 gap-2-4">
        {schools.map((school) => (
          <li key={school.id}>
            <label className={`${styles.choice} inset-3 pointer flex gap-3 target box rounded-sm paper`}>
              <input type="checkbox" name="ids" value={school.id} defaultChecked={shown.includes(school)} />
              <span>
                {school.name}
                <span className="block muted small">
                  {[nameOf(school.country), placeName(school)].filter((part) => part !== '').join('，')}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </CompareForm>
  )
}
