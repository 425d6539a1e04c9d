import type { School } from '@/lib/api/schools'
import { placeName } from '@/lib/schools/places'
import { CompareForm } from './compare-form'
import './schools.css'

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
      <ul className="grid grid-cols-fill-17 gap-x-4 gap-y-2">
        {schools.map((school) => (
          <li key={school.id}>
            <label
              data-school="choice"
              className="p-3 cursor-pointer flex gap-3 min-h-target border border-line rounded-sm bg-white h-full"
            >
              <input type="checkbox" name="ids" value={school.id} defaultChecked={shown.includes(school)} />
              <span>
                {school.name}
                <span className="block text-muted text-sm">
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
