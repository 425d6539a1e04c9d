import { env } from '@/lib/core/env'
import { given } from '@/lib/core/given'
import type { CompanyFacts } from './company-lines'
import { filings } from './filing'

export function companyFacts(): CompanyFacts {
  const values = env()
  return given({
    name: values.COMPANY_NAME,
    address: values.COMPANY_ADDRESS,
    filings: filings(values),
    year: new Date().getFullYear(),
  })
}
