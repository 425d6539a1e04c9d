import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { apiAddress, leadCallPath } from '@/lib/leads/api-paths'
import { type CallPage, callOutcomes } from '@/lib/leads/call-outcome'
import { beijingTime } from '@/lib/leads/call-time'
import { fieldLimit, nameLimit } from '@/lib/leads/field-limits'
import { handoverReasonLimit, ownerText, ownerValue } from '@/lib/leads/handover'
import './lead-call.css'

type LeadCallViewProps = {
  code: string
  lead: CallPage
  /** The consultant's name if it was typed in this browser before; otherwise empty. */
  caller: string
  note: string | null
}

const notes: Record<string, string> = {
  reveal: '号码已显示，您的姓名和时间已记下。',
  outcome: '已记下。',
  handover: '已转交，新的归属会收到通知。',
  nobody: '没有转成：名单刚刚改过，请重新选转给谁。',
  malformed: '没有保存：请填写姓名，并选好结果；转给别人时写上原因。',
}

/**
 * One lead for the consultant who telephones, on a phone. It uses plain forms, so that it works in any app that opens
 * the link.
 */
export function LeadCallView({ code, lead, caller, note }: LeadCallViewProps) {
  const said = note === null ? undefined : notes[note]
  return (
    <Container>
      <div className="max-w-144 grid gap-6 py-6 mx-auto">
        <header className="grid gap-2">
          <h1 className="font-display text-2xl">待回电 {lead.reference}</h1>
          <p>
            {beijingTime(new Date(lead.created_at))} 提交，应在 {beijingTime(new Date(lead.due_at))}{' '}
            前联系（北京时间）
            {lead.opened_by !== null && lead.opened_by !== caller && `。${lead.opened_by}先看过`}
          </p>
          {said !== undefined && (
            <p role="status" className="px-4 py-3 noted font-semibold">
              {said}
            </p>
          )}
        </header>
        <section aria-labelledby="phone" className="grid gap-3 border-t border-line pt-4">
          <h2 id="phone" className="text-xl">
            {lead.name ?? '没有填写称呼'}
          </h2>
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-xl tabular-nums">
            {lead.revealed ? (
              <a href={`tel:${lead.phone}`} className="press font-semibold">
                {lead.phone}
              </a>
            ) : (
              lead.phone
            )}
            <span className="text-muted text-sm">
              {lead.verified ? '已经短信验证' : '未经短信验证，来电时先核对'}
            </span>
          </p>
          {!lead.phone_allowed && <p className="px-4 py-3 noted font-semibold">本人要求：{lead.wish}</p>}
          {!lead.revealed && (
            <CallForm code={code} action="reveal">
              <CallerField caller={caller} id="caller-reveal" />
              <Button type="submit">显示号码</Button>
              <p className="text-muted text-sm">显示号码会记下您的姓名和时间。</p>
            </CallForm>
          )}
        </section>
        <Facts lead={lead} />
        <section aria-labelledby="outcome" className="grid gap-3 border-t border-line pt-4">
          <h2 id="outcome" className="text-lg">
            联系结果
          </h2>
          <CallForm code={code} action="outcome">
            <CallerField caller={caller} id="caller-outcome" />
            <fieldset className="grid grid-cols-2 gap-2">
              <legend className="pb-2">结果</legend>
              {Object.entries(callOutcomes).map(([value, label]) => (
                <label
                  key={value}
                  className="flex gap-2 items-center px-3 border border-line-strong min-h-target"
                >
                  <input type="radio" name="outcome" value={value} required />
                  <span>{label}</span>
                </label>
              ))}
            </fieldset>
            <label htmlFor="note">备注（选填）</label>
            <textarea id="note" name="note" rows={3} maxLength={fieldLimit} />
            <Button type="submit">记下结果</Button>
          </CallForm>
          {lead.calls.length > 0 && (
            <ol data-call="calls" className="grid gap-2" aria-label="已记下的结果">
              {lead.calls.map(({ at, caller: by, outcome, note: text }) => (
                <li key={`${at}${by}`}>
                  <strong>{outcome}</strong> {by}，{beijingTime(new Date(at))}
                  {text !== null && <p>{text}</p>}
                </li>
              ))}
            </ol>
          )}
        </section>
        <section aria-labelledby="owner" className="grid gap-3 border-t border-line pt-4">
          <h2 id="owner" className="text-lg">
            归{ownerText(lead)}
          </h2>
          <HandoverChain handovers={lead.handovers} />
          {lead.owners.length > 0 && (
            <details>
              <summary className="flex items-center min-h-target font-semibold cursor-pointer">
                转给别的办公室或顾问
              </summary>
              <CallForm code={code} action="handover">
                <CallerField caller={caller} id="caller-handover" />
                <HandoverFields owners={lead.owners} />
              </CallForm>
            </details>
          )}
        </section>
        <p className="text-muted text-sm">
          这个网址 {beijingTime(new Date(lead.expires_at))}{' '}
          失效；本人要求删除资料后立即失效。请不要转发到工作群以外。
        </p>
      </div>
    </Container>
  )
}

function Facts({ lead }: { lead: CallPage }) {
  const rows: [string, string | null][] = [
    ...lead.answers.map(({ label, value }): [string, string] => [label, value]),
    ['联系要求', lead.wish],
    ['表单', lead.form],
    ['来源', lead.source],
    ['以前提交过', lead.earlier === 0 ? null : `${lead.earlier} 次`],
    ['提示', lead.spam ? '被标为疑似垃圾' : null],
  ]
  return (
    <section aria-labelledby="asked" className="grid gap-3 border-t border-line pt-4">
      <h2 id="asked" className="text-lg">
        想问什么
      </h2>
      <dl data-call="rows" className="[--term:6.5em] grid gap-2">
        {rows.map(
          ([label, value]) =>
            value !== null && (
              <div key={label} className="grid grid-cols-term gap-3 items-baseline">
                <dt className="text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <AddressRow label="提交页面" address={lead.page} />
        <AddressRow label="工具结果" address={lead.tool} />
      </dl>
    </section>
  )
}

/** The host stores only addresses of this site. */
function AddressRow({ label, address }: { label: string; address: string | null }) {
  if (address === null) return null
  return (
    <div className="grid grid-cols-term gap-3 items-baseline">
      <dt className="text-muted">{label}</dt>
      <dd>
        <a href={address} className="press" target="_blank" rel="noopener noreferrer">
          打开{label}
        </a>
      </dd>
    </div>
  )
}

function CallForm({ code, action, children }: { code: string; action: string; children: ReactNode }) {
  return (
    <form method="post" action={apiAddress(leadCallPath)} data-call="form" className="grid gap-2">
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="action" value={action} />
      {children}
    </form>
  )
}

function CallerField({ caller, id }: { caller: string; id: string }) {
  if (caller !== '') return <input type="hidden" name="caller" value={caller} />
  return (
    <>
      <label htmlFor={id}>您的姓名（只填一次）</label>
      <input id={id} name="caller" type="text" autoComplete="name" required maxLength={nameLimit} />
    </>
  )
}

/** The owners to whom the lead can be given, as fields of a form. */
function HandoverFields({ owners }: Pick<CallPage, 'owners'>) {
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
function HandoverChain({ handovers }: Pick<CallPage, 'handovers'>) {
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
