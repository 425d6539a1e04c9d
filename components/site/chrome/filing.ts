import type { Env } from '@/lib/core/env'

/** A filing number as the law requires it at the end of a page: the number, linked to the authority that issued it. */
export type Filing = { number: string; href: string }

/** The configured filing numbers, ICP first. Missing ones are left out, never invented. */
export function filings(values: Pick<Env, 'ICP_NUMBER' | 'POLICE_NUMBER'>): Filing[] {
  const list: Filing[] = []
  if (values.ICP_NUMBER !== undefined) {
    list.push({ number: values.ICP_NUMBER, href: 'https://beian.miit.gov.cn/' })
  }
  if (values.POLICE_NUMBER !== undefined) {
    const digits = values.POLICE_NUMBER.replace(/\D/g, '')
    list.push({
      number: values.POLICE_NUMBER,
      href: `https://beian.mps.gov.cn/#/query/webSearch?code=${digits}`,
    })
  }
  return list
}
