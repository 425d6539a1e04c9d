import { BrandMark } from '@/components/site/chrome/brand'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { Scene } from '@/components/ui/illustrations/scene'
import { Link } from '@/components/ui/link'
import { beijingTime } from '@/lib/leads/call-time'
import {
  arrangementText,
  callSlotNames,
  callSlots,
  type Receipt,
  type ReceiptAction,
} from '@/lib/leads/receipt'
import { paths } from '@/lib/routing/paths'
import { comparePath } from '@/lib/schools/school-ids'
import { hotlineHref, site, workingHours } from '@/lib/site'
import './receipt.css'
import type { ReactNode } from 'react'
import { type ReceiptNote, ReceiptNotice } from './receipt-notice'

type ReceiptViewProps = { code: string; receipt: Receipt; note: ReceiptNote | null }

/**
 * What was sent, what happens now, and what the sender can change. It uses plain forms and plain links, so it works
 * without scripts, and no router link passes the secret address of this page on.
 */
export function ReceiptView({ code, receipt, note }: ReceiptViewProps) {
  const isErased = receipt.erased_at !== null
  return (
    <Container>
      <div className="grid items-start grid-cols-[minmax(0,26rem)_minmax(0,1fr)] gap-y-8 gap-x-16 pt-8 pb-band max-nav:grid-cols-1 max-nav:pt-4">
        <header className="grid gap-3 max-w-measure col-span-full">
          <Link
            href={paths.home}
            data-receipt="brand"
            className="group press gap-3 text-heading font-semibold no-underline justify-self-start mb-6"
          >
            <BrandMark />
            <span className="group-hover:underline">{site.brand}</span>
          </Link>
          {!isErased && (
            <div className="h-24 print:hidden!">
              <Scene name="signing" strip="end" />
            </div>
          )}
          <h1 className="text-3xl">{titleOf(receipt)}</h1>
          <p className="text-lg">{isErased ? erasedText : arrangementText(receipt)}</p>
          {note !== null && <ReceiptNotice note={note} />}
        </header>
        <Slip receipt={receipt} />
        {!isErased && <Choices code={code} receipt={receipt} />}
        <footer className="grid gap-2 text-muted text-sm max-w-measure border-t border-line col-span-full pt-4">
          {!isErased && (
            <p>
              这个网址就是钥匙：谁打开它都能看到和更改上面的内容，请不要转发。
              {beijingTime(new Date(receipt.expires_at))}
              之后失效。
            </p>
          )}
          {!isErased && (
            <p>
              等电话的时候，可以先把几所学校放进<Link href={comparePath}>院校对照</Link>
              ，一家人照着谈；来电时顾问也从它说起。
            </p>
          )}
          <p>
            有别的问题，请致电 <a href={hotlineHref}>{site.hotline}</a>，报上编号 {receipt.reference}
            。资料怎么保存、保存多久，见<Link href={paths.privacy}>隐私保护协议</Link>。
          </p>
        </footer>
      </div>
    </Container>
  )
}

const erasedText =
  '称呼、号码、选填内容和来访来源都已清空，只留下一条不含个人信息的删除记录。先前已经送到顾问系统的，系统会通知其删除。'

function titleOf({ erased_at, contact }: Receipt): string {
  if (erased_at !== null) return '资料已删除'
  return contact === 'stop' ? '已停止联系' : '您的资料已收到'
}

function Slip({ receipt }: { receipt: Receipt }) {
  const { name, phone, verified, source, created_at, reference, erased_at } = receipt
  const rows: [string, string | null][] = [
    ['编号', reference],
    ['称呼', erased_at === null ? (name ?? '没有填写') : null],
    ['手机号', phone === null ? null : `${phone}（${verified ? '已经短信验证' : '未经短信验证'}）`],
    ['来自', source],
    ['提交时间', `${beijingTime(new Date(created_at))}（北京时间）`],
    ['删除时间', erased_at === null ? null : `${beijingTime(new Date(erased_at))}（北京时间）`],
  ]
  return (
    <section
      data-receipt="slip"
      className="relative border border-line bg-card p-6 border-t-3 border-t-ink-900 border-b-2 border-b-line-strong [border-bottom-style:dotted] rounded-t-sm [box-shadow:var(--shadow-sm)]"
      aria-labelledby="sent"
    >
      <h2 id="sent" data-receipt="slip-title" className="font-display text-xl">
        回执
      </h2>
      <dl data-receipt="rows" className="grid mt-3">
        {rows.map(
          ([label, value]) =>
            value !== null && (
              <div key={label} className="grid gap-3 py-3 border-t border-line">
                <dt className="text-muted">{label}</dt>
                <dd className="text-heading tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

function Choices({ code, receipt }: { code: string; receipt: Receipt }) {
  const { contact, slot, scope } = receipt
  return (
    <div className="grid gap-8">
      <section aria-labelledby="time" data-receipt="choice" className="grid gap-3 border-t border-line pt-6">
        <h2 id="time" className="text-xl">
          什么时候来电
        </h2>
        <p>
          顾问每天 {workingHours.from}–{workingHours.to}（北京时间）回电。挑一个方便的时段：
        </p>
        <ReceiptForm code={code} action="time" label="来电时段">
          <div className="grid-cols-fit-15 grid gap-2 w-full">
            {callSlotNames.options.map((name) => (
              <label
                key={name}
                data-receipt="slot"
                className="flex items-center gap-3 min-h-target border border-line-strong bg-card cursor-pointer rounded-sm py-2 px-4 hover:border-heading"
              >
                <input type="radio" name="slot" value={name} defaultChecked={name === slot} />
                <span>{callSlots[name]}</span>
              </label>
            ))}
          </div>
          <Button type="submit">{contact === 'call' ? '保存时段' : '按这个时段来电'}</Button>
        </ReceiptForm>
      </section>
      <section
        aria-labelledby="contact"
        data-receipt="choice"
        className="grid gap-3 border-t border-line pt-6"
      >
        <h2 id="contact" className="text-xl">
          怎么联系
        </h2>
        <p>{contactTexts[contact]}</p>
        <div className="flex flex-wrap gap-3">
          {contact !== 'call' && (
            <ReceiptForm code={code} action="call">
              <Button type="submit" variant="secondary">
                可以打电话
              </Button>
            </ReceiptForm>
          )}
          {contact !== 'wechat' && (
            <ReceiptForm code={code} action="wechat">
              <Button type="submit" variant="secondary">
                只用微信联系
              </Button>
            </ReceiptForm>
          )}
          {contact !== 'stop' && (
            <ReceiptForm code={code} action="stop">
              <Button type="submit" variant="secondary">
                停止联系
              </Button>
            </ReceiptForm>
          )}
        </div>
        <p className="text-muted text-sm">{scopeTexts[scope]}</p>
      </section>
      <section aria-labelledby="erase" data-receipt="choice" className="grid gap-3 border-t border-line pt-6">
        <h2 id="erase" className="text-xl">
          删除资料
        </h2>
        <EraseForm code={code} scope={scope} />
      </section>
    </div>
  )
}

const contactTexts = {
  call: '现在是：可以打电话。',
  wechat: '现在是：只用微信联系。',
  stop: '现在是：停止联系。资料还保存着；要一并清空，请用下面的“删除资料”。',
} as const

const scopeTexts = {
  person: '您的号码经过短信验证，这里的选择对这个号码的全部记录有效。',
  event: '提交时没有填写短信验证码，这里的选择只对这一次提交有效。要处理这个号码的其他记录，请致电。',
} as const

type ReceiptFormProps = {
  code: string
  action: ReceiptAction
  /** Names the group of choices inside, if there is one. */
  label?: string
  children: ReactNode
}

/** A form for one change to a receipt, which works without scripts. The answer redirects to the receipt. */
function ReceiptForm({ code, action, label, children }: ReceiptFormProps) {
  return (
    <form
      method="post"
      action="/apipc/v1/receipt"
      aria-label={label}
      className="grid justify-items-start gap-4"
    >
      <input type="hidden" name="receipt" value={code} />
      <input type="hidden" name="action" value={action} />
      {label === undefined ? (
        children
      ) : (
        <fieldset className="grid justify-items-start gap-4 w-full min-w-0">
          <legend className="sr-only">{label}</legend>
          {children}
        </fieldset>
      )}
    </form>
  )
}

/** Inside a fold and confirmed by a checkbox, because erased data cannot be restored. */
function EraseForm({ code, scope }: { code: string; scope: Receipt['scope'] }) {
  return (
    <details data-receipt="erase" className="grid gap-3">
      <summary className="flex items-center min-h-target font-semibold cursor-pointer">删除我的资料</summary>
      <p>
        {scope === 'person'
          ? '清空这个手机号在本站的全部提交，并通知顾问的系统删除。删除之后顾问无法再联系您，也无法恢复。'
          : '清空这一次提交的内容，并通知顾问的系统删除。删除之后无法恢复。'}
      </p>
      <ReceiptForm code={code} action="erase">
        <label data-receipt="confirm" className="flex items-center gap-3 min-h-target cursor-pointer">
          <input type="checkbox" name="confirm" value="1" required />
          <span>我确定要删除，知道无法恢复</span>
        </label>
        <Button type="submit" data-receipt="danger" variant="secondary">
          删除
        </Button>
      </ReceiptForm>
    </details>
  )
}
