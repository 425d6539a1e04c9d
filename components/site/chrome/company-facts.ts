import { env } from '@/lib/core/env'
import { shanghaiDate } from '@/lib/core/time'
import type { CompanyFacts } from './company-lines'
import { filings } from './filing'

export function companyFacts(): CompanyFacts {
  const values = env()
  return {
    name: values.COMPANY_NAME,
    address: values.COMPANY_ADDRESS,
    filings: filings(values),
    year: Number(shanghaiDate(new Date()).slice(0, 4)),
  }
}
