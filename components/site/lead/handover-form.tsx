import { Button } from '@/components/ui/button'
import type { CallPage } from '@/lib/leads/call-outcome'
import { beijingTime } from '@/lib/leads/call-time'
import { handoverReasonLimit, ownerText, ownerValue } from '@/lib/leads/handover'

/** The owners to whom the lead can be given, as fields of a form. */
export function HandoverFields({ owners }: Pick<CallPage, 'owners'>) {
  return (
    <>
      <label htmlFor="to">转给</label>
      <select id="to" name="to" required>
        {owners.map((owner) => (
          <option key={ownerValue(owner)} value={ownerValue(owner)}>
            {ownerText(owner)}
          </option>
        ))}
      </select>
      <label htmlFor="reason">原因</label>
      <input id="reason" name="reason" type="text" required maxLength={handoverReasonLimit} />
      <Button type="submit" variant="secondary">
        转过去
      </Button>
    </>
  )
}

/** From whom to whom the lead went, the oldest step first. */
export function HandoverChain({ handovers }: Pick<CallPage, 'handovers'>) {
  if (handovers.length === 0) return null
  return (
    <ol className="grid gap-2 list-disc ps-[1.25em]" aria-label="转手的经过">
      {handovers.map(({ at, by, from, to, reason }) => (
        <li key={`${at}${to}`}>
          <strong>
            {from} → {to}
          </strong>{' '}
          {by ?? '自动'}，{beijingTime(new Date(at))}
          <p>{reason}</p>
        </li>
      ))}
    </ol>
  )
}
