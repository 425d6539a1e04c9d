import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { adviceOn } from '@/lib/collections/kinds/advice'

/** Whether one may rely on these pages: who decides, and that nothing is promised. */
export function DeskLimits() {
  return (
    <OpenParts>
      <OpenPart label="这一页能不能当法律意见">
        <dl className="grid-cols-fit-15 gap-x-6 gap-y-4 grid">
          {adviceOn('limits-of-immigration').map(({ title, text }) => (
            <div key={title}>
              <dt className="text-heading font-semibold">{title}</dt>
              <dd className="text-muted text-sm mt-1">{text}</dd>
            </div>
          ))}
        </dl>
      </OpenPart>
    </OpenParts>
  )
}
