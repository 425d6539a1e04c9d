import type { Env } from '@/lib/core/env'

type Registered = Pick<Env, 'COMPANY_NAME' | 'COMPANY_ADDRESS' | 'ICP_NUMBER'>

const names: Record<keyof Registered, { zh: string; en: string }> = {
  COMPANY_NAME: { zh: '公司全称', en: 'the registered company name' },
  COMPANY_ADDRESS: { zh: '公司地址', en: 'the address' },
  ICP_NUMBER: { zh: '网站备案号', en: 'the filing number' },
}

/** The answer to where readers find the company's registration. It refers to the footer only for entries that are there. */
export function registrationAnswer(values: Registered): { zh: string; en: string } {
  const shown = (Object.keys(names) as (keyof Registered)[]).filter((name) => values[name] !== undefined)
  const footer =
    shown.length === 0
      ? { zh: '', en: '' }
      : {
          zh: `每一页的页脚印有${shown.map((name) => names[name].zh).join('、')}。`,
          en: `${sentence(shown.map((name) => names[name].en))} printed at the foot of the Chinese pages. `,
        }
  return {
    zh: `${footer.zh}签约前请分公司出示营业执照，在国家企业信用信息公示系统上查到的全称，要与合同盖章、收款账户的户名一致；备案号可以到工信部的备案网站查。`,
    en: `${footer.en}Before you sign, ask for the business licence and compare the registered name with the contract and the account you pay to. The privacy agreement explains what is stored and for how long.`,
  }
}

function sentence(parts: readonly string[]): string {
  const text = new Intl.ListFormat('en').format(parts)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${parts.length === 1 ? 'is' : 'are'}`
}
