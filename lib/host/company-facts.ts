import type { Env } from '@/lib/core/env'

/**
 * Facts that only the company knows, and where they are printed. This file reads no content, so that a start with wrong
 * variables can name them first.
 */
export const companyFacts = [
  ['COMPANY_NAME', '公司全称', '页脚与隐私协议'],
  ['COMPANY_ADDRESS', '公司地址', '页脚'],
  ['ICP_NUMBER', 'ICP 备案号', '页脚，链接到 beian.miit.gov.cn'],
  ['POLICE_NUMBER', '公安联网备案号', '页脚，链接到 beian.mps.gov.cn'],
] as const

/** One line for each of these facts that is not configured. */
export const missingCompanyFacts = (values: Env): string[] =>
  companyFacts
    .filter(([name]) => values[name] === undefined)
    .map(([name, meaning, place]) => `${name} 未设置：${meaning}（${place}）不会显示`)
