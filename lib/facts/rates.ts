import { type Figure, figure, hasFigure } from './registry'

/** The registered rate of a currency (ISO code) to the yuan; null when there is none. */
export function rateOf(currency: string | null): Figure | null {
  const id = `fx-${currency?.toLowerCase()}-cny`
  return hasFigure(id) ? figure(id) : null
}

/**
 * Yuan for one unit. The source quotes some currencies per hundred.
 * @throws when the figure is not a rate
 */
export function yuanPerUnit({ id, value, unit }: Figure): number {
  const match = /^CNY per (?:(\d+) )?[A-Z]{3}$/.exec(unit)
  if (match === null || typeof value !== 'number') throw new Error(`fact ${id} is no exchange rate`)
  return value / Number(match[1] ?? 1)
}
