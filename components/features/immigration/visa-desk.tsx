import { Band } from '@/components/blocks/band'
import { PlainTable } from '@/components/blocks/plain-table'
import { FactSource } from '@/components/facts/fact'
import { Button } from '@/components/ui/button'
import { QueryForm } from '@/components/ui/query-form'
import { Section } from '@/components/ui/section'
import { changesOfPage } from '@/lib/collections/kinds/change'
import { currencies, formatNumber } from '@/lib/facts/format'
import type { SearchParams } from '@/lib/listing'
import {
  type Funds,
  type FundsCountry,
  type FundsReading,
  fundsFields,
  readFunds,
  reckonFunds,
} from '@/lib/tools/cost/visa-funds'
import { FormField } from '../tools/form-field'
import styles from './chart-desk.module.css'
import { DeskLimits } from './desk-limits'
import { WhatChanged } from './what-changed'

type VisaDeskProps = { country: FundsCountry; name: string; path: string; params: SearchParams }

/**
 * The part below the text of a visa page: the proof of funds for the visitor's months and family, recent changes, and
 * the limits of the page.
 */
export function VisaDesk({ country, name, path, params }: VisaDeskProps) {
  const reading = readFunds(country, params)
  const changes = changesOfPage(path)
  return (
    <>
      <Band
        id="funds"
        heading={`${name}：按自己的月数和家属算要证明的钱`}
        intro="数额取自登记过的官方数，与费用计算器同一套；没有官方数的写明去哪里看，不凑成合计。"
        tone="deep"
      >
        <FundsForm reading={reading} path={path} />
        {reading.isAsked && <FundsTable funds={reckonFunds(reading.input)} name={name} />}
      </Band>
      {changes.length > 0 && (
        <Band id="changes" heading={`${name}：规则从哪天起改`}>
          <WhatChanged changes={changes} query={`?country=${country}`} openCount={3} />
        </Band>
      )}
      <Section spacing="tight">
        <DeskLimits />
      </Section>
    </>
  )
}

function FundsForm({ reading: { input, typed, errors }, path }: { reading: FundsReading; path: string }) {
  const fields = fundsFields(input.country)
  const { months, children, pupils } = input
  const shown = { ...typed, ...{ months: `${months}`, children: `${children}`, pupils: `${pupils}` } }
  return (
    <search>
      <QueryForm
        state={{ input, typed }}
        action={`${path}#funds`}
        className={`${styles.form} grid-cols-fit-10 print:hidden! grid items-start gap-3`}
      >
        {Object.keys(fields).map((name) => (
          <FormField
            key={name}
            name={name}
            fields={fields}
            reading={{ typed: shown, errors }}
            maxLength={12}
          />
        ))}
        <Button type="submit">算一下</Button>
      </QueryForm>
    </search>
  )
}

function FundsTable({ funds: { parts, total, fees, currency, rate }, name }: { funds: Funds; name: string }) {
  const money = currencies[currency] ?? currency
  const rows = parts.map(({ label, amount, how, fact }) => ({
    label,
    cells: [
      amount === null ? '没有数' : `${formatNumber(Math.round(amount))} ${money}`,
      <>
        {how}
        {fact !== null && <FactSource fact={fact} />}
      </>,
    ],
  }))
  return (
    <div className="grid gap-6 pt-6">
      <p className="noted px-6 py-4">
        {total === null ? (
          <>有一项还没有数，所以不给合计；补上后再算。</>
        ) : (
          <>
            要证明的钱合计 <strong>{`${formatNumber(total.local)} ${money}`}</strong>，按欧洲央行当日汇率约{' '}
            {formatNumber(total.yuan)} 元人民币（{rate.period}
            ）。这是签证要看到的数，不是一年的花费，也不代表会获签。
          </>
        )}
      </p>
      <PlainTable caption={`${name}：要证明的钱`} columns={['项目', '数额', '怎样算的']} rows={rows} />
      <PlainTable
        caption="另外要付的费用，不算在要证明的钱里"
        columns={['项目', '数额', '说明']}
        rows={fees.map(({ id, label, state, total, note, facts, ask }) => ({
          key: id,
          label,
          cells: [
            state === 'missing'
              ? `没有数，${ask?.name ?? '问学校'}`
              : `${formatNumber(total.local.typical)} ${money}`,
            <>
              {note}
              {facts.map((fact) => (
                <FactSource key={fact.id} fact={fact} />
              ))}
            </>,
          ],
        }))}
      />
    </div>
  )
}
