import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { ChannelCode } from '@/components/site/chrome/channel-code'
import type { ContactCode } from '@/components/site/chrome/contact-codes'
import { CloseButton } from '@/components/ui/close-button'
import { countryOptions } from '@/lib/leads/options'
import { hotlineHref, site } from '@/lib/site'
import { type WidgetPanel, widgetPanels } from '@/stores/app-state'
import { useAppStore, useAppStoreApi } from '@/stores/app-store-provider'
import { CallbackForm, PlanForm } from './floating-forms'
import './floating-panels.css'
import { panelId, panelItemId } from './panel-ids'
import { useEscape } from './use-escape'
import { useFocusBehind } from './use-focus-behind'

export type FloatingPanelsProps = { checkString: string; wechat: ContactCode }

const titles: Record<WidgetPanel, string> = {
  consult: '在线咨询',
  wechat: '微信咨询',
  callback: '电话咨询',
  plan: '留学方案评估',
}

/**
 * The panels of the floating window, one at a time (specification §4). A form keeps its text while another panel is
 * open; the close icon empties all of them.
 */
export function FloatingPanels({ checkString, wechat }: FloatingPanelsProps) {
  const store = useAppStoreApi()
  const floating = useAppStore((state) => state.floating)
  const resets = useAppStore((state) => state.panelResets)
  const box = useRef<HTMLDivElement>(null)
  const open = floating?.kind === 'panel' ? floating.panel : null
  const isPressed = floating?.kind === 'panel' && floating.by === 'press'

  // The focus moves into a panel that was opened by a press. Hovering does not move it.
  useEffect(() => {
    if (open !== null && isPressed) box.current?.querySelector<HTMLElement>(`#${panelId(open)} h2`)?.focus()
  }, [open, isPressed])

  function leave(event: 'panelReset' | 'panelDismissed') {
    const hadFocus = document.activeElement === document.body || box.current?.contains(document.activeElement)
    if (open !== null && hadFocus) focusItem(open)
    store.getState()[event]()
  }

  useEscape(open !== null, () => leave('panelDismissed'))
  useFocusBehind(box, open !== null, () => store.getState().panelDismissed())

  const contents: Record<WidgetPanel, ReactNode> = {
    consult: <Countries onChosen={() => focusItem('consult')} />,
    wechat: <WeChat code={wechat} />,
    callback: <CallbackForm checkString={checkString} />,
    plan: <PlanForm checkString={checkString} />,
  }

  return (
    <div
      ref={box}
      data-panels="box"
      className="flex flex-col border border-line border-t-4 border-t-ink-700 [box-shadow:var(--shadow-lg)] animate-rise bg-white text-body"
      data-surface="paper"
      data-beside-item={open === 'wechat' || undefined}
      data-wide={open === 'plan' || undefined}
      hidden={open === null}
    >
      <Fragment key={resets}>
        {widgetPanels.map((panel) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is a heading with what belongs to it.
          <div
            key={panel}
            id={panelId(panel)}
            role="group"
            aria-labelledby={`${panelId(panel)}-title`}
            data-panels="panel"
            className="flex flex-col relative px-4 py-3 min-h-0 overflow-y-auto"
            hidden={open !== panel}
          >
            <h2
              id={`${panelId(panel)}-title`}
              tabIndex={-1}
              className="font-display text-lg pr-12 focus:[outline:none]"
            >
              {titles[panel]}
            </h2>
            {contents[panel]}
            <CloseButton
              label={`关闭${titles[panel]}`}
              className="absolute top-1.5 right-1.5"
              onClick={() => leave('panelReset')}
            />
          </div>
        ))}
      </Fragment>
    </div>
  )
}

/** Panel 1: countries to ask about. */
function Countries({ onChosen }: { onChosen: () => void }) {
  const chatAsked = useAppStore((state) => state.chatAsked)
  return (
    <>
      <p className="text-muted text-sm mt-1">想咨询哪个国家或地区？</p>
      <ul data-panels="countries" className="grid gap-2 my-3">
        {countryOptions.map(({ id, value, label }) => (
          <li key={id}>
            <button
              type="button"
              className="text-heading min-h-target w-full rounded-sm border border-line-strong px-3 text-start [transition:background-color_var(--motion)] hover:bg-ink-50"
              onClick={() => {
                onChosen()
                chatAsked(`${value}留学`)
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm mt-1">
        也可以直接致电{' '}
        <a href={hotlineHref} className="font-semibold tabular-nums inline-block py-[0.625rem]">
          {site.hotline}
        </a>
      </p>
    </>
  )
}

/** Panel 2: the QR code, and what a visitor can do on a phone, which cannot scan its own screen. */
function WeChat({ code }: { code: ContactCode }) {
  return (
    <div
      className="justify-items-center grid gap-2 text-muted text-sm py-2"
      data-stand-in={code.standIn || undefined}
    >
      <ChannelCode code={code} className="w-36 h-36" />
      <p className="max-[720px]:hidden">{code.note}</p>
      {code.standIn ? (
        <a href={code.value} className="press font-semibold px-3 text-link min-[720px]:hidden">
          打开联系方式
        </a>
      ) : (
        <p className="min-[720px]:hidden">长按二维码保存，再用微信“扫一扫”从相册里打开</p>
      )}
      {code.account !== undefined && <Account name={code.account} />}
    </div>
  )
}

function Account({ name }: { name: string }) {
  const [said, setSaid] = useState('')
  function copy() {
    navigator.clipboard.writeText(name).then(
      () => setSaid('已复制'),
      () => setSaid('请长按微信号复制'),
    )
  }
  return (
    <p data-panels="account">
      微信号 <strong>{name}</strong>
      {'clipboard' in navigator && (
        <button type="button" className="press font-semibold px-3 text-link" onClick={copy}>
          复制
        </button>
      )}
      <span aria-live="polite">{said}</span>
    </p>
  )
}

const focusItem = (panel: WidgetPanel) => document.getElementById(panelItemId(panel))?.focus()
