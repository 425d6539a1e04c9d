import type { ImmigrationProduct, StudyProduct } from '@/lib/api/products'

/** The structured data of a page, by type. */
export function jsonLdOf(container: HTMLElement): Record<string, unknown> {
  const scripts = [...container.querySelectorAll('script[type="application/ld+json"]')]
  return Object.fromEntries(
    scripts.map((script) => {
      const data: { '@type': string } = JSON.parse(script.textContent ?? '')
      return [data['@type'], data]
    }),
  )
}

export const studyProductOf = (values: Partial<StudyProduct> = {}): StudyProduct => ({
  kind: 'study',
  id: 'one',
  title: '甲申请',
  summary: '一张表看完全程。',
  audience: '高三学生',
  tags: [],
  href: '/product/one',
  included: [],
  excluded: [],
  stages: [],
  thirdPartyFees: [],
  refunds: [],
  contract: '合同以示范文本为底本。',
  cautions: [],
  ...values,
})

export const programmeOf = (values: Partial<ImmigrationProduct> = {}): ImmigrationProduct => ({
  kind: 'immigration',
  id: 'ca-one',
  country: 'ca',
  countryName: '加拿大',
  region: 'ca',
  title: '甲省项目',
  summary: '先读书再工作。',
  status: {
    state: 'open',
    asOf: '2026-11-21',
    source: { kind: 'secondary', name: '某律所通讯', url: 'https://example.org/letter' },
    note: '官方细则未见，先核对。',
  },
  official: [{ name: '甲省移民局', url: 'https://example.org/official' }],
  tags: ['省提名'],
  href: '/product/ym_product/ca-one',
  linkurl: '/special/ym_ca_one',
  facts: [
    {
      label: '语言',
      text: '须达到规定等级。',
      asOf: '2025-03',
      source: { name: '某律所', url: 'https://example.org/law' },
      check: false,
    },
    {
      label: '名额',
      text: '按年公布。',
      asOf: '日期不详',
      source: { name: '某顾问', url: 'https://example.org/quota' },
      check: true,
    },
  ],
  suits: [],
  notSuits: [],
  steps: [],
  risks: [],
  included: [],
  excluded: [],
  disclaimer: '不承诺获批，以主管机关决定为准。',
  ...values,
})
