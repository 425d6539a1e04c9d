import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { type AdviserRegister, adviserRegisters } from '@/lib/contract/advisors'
import { companyChecks, registers } from './registers'

/**
 * How to check an adviser in the official registers.
 * @param countries country codes; only registers of these destinations are shown, by default all
 */
export function VerifyConsultant({ countries }: { countries?: readonly string[] }) {
  const shown = adviserRegisters.filter(
    (key) => countries === undefined || countries.includes(registers[key].country),
  )
  return (
    <div className="grid gap-6">
      <ol className="grid grid-cols-fit-20 gap-x-column gap-y-2 list-decimal ps-[1.5em]">
        <li>请对方写出登记用的全名和编号，拼写要与证件一致。</li>
        <li>自己输入登记册的网址去查，不从对方发来的链接进入。</li>
        <li>看状态是否有效、有没有限制条件、哪天到期。</li>
        <li>在册的人、合同上签字的人、收款的单位，三者对得上再签。</li>
      </ol>
      {shown.length > 0 && <Registers keys={shown} />}
      <p className="max-w-[calc(var(--container-measure)*1.4)] text-sm text-muted">
        {shown.length === 0
          ? '这位顾问负责的国家和地区，没有按姓名可查的移民顾问登记册。'
          : '其他国家和地区多数没有按姓名可查的登记册。'}
        可以核对的是公司：
        {companyChecks.map(({ name, url, text }) => (
          <span key={url} className="after:content-['；'] last:after:content-['。']">
            <Link href={url} rel="noreferrer">
              {name}
            </Link>
            （{text}）
          </span>
        ))}
      </p>
    </div>
  )
}

function Registers({ keys }: { keys: readonly AdviserRegister[] }) {
  return (
    <ul className="grid grid-cols-fit-20 gap-x-column">
      {keys.map((key) => {
        const { country, name, url, rule, shows } = registers[key]
        return (
          <li key={key} className="grid content-start gap-2 text-sm border-t border-line py-4">
            <p className="flex items-center gap-2 text-base font-semibold">
              <Flag code={country} width={21} />
              <Link href={url} className="py-2" rel="noreferrer">
                {name}
              </Link>
            </p>
            <p>{rule}</p>
            <p className="text-muted">{shows}</p>
          </li>
        )
      })}
    </ul>
  )
}
