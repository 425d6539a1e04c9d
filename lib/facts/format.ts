import type { Figure } from './registry'

/** ISO code → name in words. */
export const currencies: Readonly<Record<string, string>> = {
  USD: '美元',
  GBP: '英镑',
  CAD: '加元',
  AUD: '澳元',
  NZD: '新西兰元',
  EUR: '欧元',
  CHF: '瑞士法郎',
  JPY: '日元',
  SGD: '新加坡元',
  HKD: '港元',
  KRW: '韩元',
  MYR: '林吉特',
  MOP: '澳门元',
  SEK: '瑞典克朗',
  NOK: '挪威克朗',
  PLN: '兹罗提',
  THB: '泰铢',
  CNY: '元人民币',
}

const periods: Record<string, string> = {
  month: '每月',
  year: '每年',
  'academic year': '每学年',
  semester: '每学期',
  'first year': '第一年',
  exam: '每次',
  credit: '每学分',
  choice: '每个志愿',
  programme: '全程',
}

const others: Record<string, string> = {
  months: '个月',
  years: '年',
  'IELTS overall': '（雅思总分）',
  CLB: '（加拿大语言基准）',
  'CEFR level': '',
  'years of age': '岁',
  text: '',
  'program length': '（与学制等长）',
  'hours/week': '小时（每周）',
  '% of monthly IPREM': '%（按月度 IPREM）',
}

const numberFormat = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 4 })

/** A printed number: grouped thousands, no invented decimals. */
export const formatNumber = (value: number) => numberFormat.format(value)

type Formatted = Pick<Figure, 'value' | 'unit' | 'bound'>

/** The value and unit of a figure as a text, such as `每月 1,529 英镑` or `至多 2 年`. */
export function formatFigure(figure: Formatted): string {
  const { period, amount } = figureParts(figure)
  return period === null ? amount : `${period} ${amount}`
}

/** The period of a sum and the sum, such as `每年` and `25,320–32,450 英镑`; other figures have no period. */
export function figureParts(figure: Formatted): { period: string | null; amount: string } {
  const { period, amount } = exactParts(figure)
  const bounded = { most: `至多 ${amount}`, least: `${amount}起` }
  return { period, amount: figure.bound === undefined ? amount : bounded[figure.bound] }
}

function exactParts({ value, unit }: Formatted): ReturnType<typeof figureParts> {
  const number = formatValue(value)
  const [currency = '', period] = unit.split('/')
  const money = currencies[currency]
  if (money !== undefined)
    return {
      period: period === undefined ? null : (periods[period] ?? `每 ${period}`),
      amount: `${number} ${money}`,
    }
  const rate = /^CNY per (?:(\d+) )?([A-Z]{3})$/.exec(unit)
  if (rate)
    return {
      period: null,
      amount: `${rate[1] ?? '1'} ${currencies[rate[2] ?? ''] ?? rate[2]} = ${number} 元人民币`,
    }
  const suffix = others[unit] ?? ` ${unit}`
  return { period: null, amount: `${number}${/^[个年岁小]/.test(suffix) ? ` ${suffix}` : suffix}` }
}

function formatValue(value: Figure['value']): string {
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'string') return value
  return value.length === 2 ? value.map(formatNumber).join('–') : value.map(formatNumber).join('、')
}
