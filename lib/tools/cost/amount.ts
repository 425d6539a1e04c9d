/** Whole units of one currency; `low <= typical <= high`. */
export type Amount = { low: number; typical: number; high: number }

/** The same amount in the country's currency and in yuan. */
export type Money = { local: Amount; yuan: Amount }

export const zero: Amount = { low: 0, typical: 0, high: 0 }

export const nothing: Money = { local: zero, yuan: zero }

export const total = (values: readonly number[]) => values.reduce((left, right) => left + right, 0)

/** An amount from a low to a high end, with the middle as the typical value. */
export const between = (low: number, high: number): Amount => ({ low, typical: (low + high) / 2, high })

export const map = ({ low, typical, high }: Amount, change: (value: number) => number): Amount => ({
  low: change(low),
  typical: change(typical),
  high: change(high),
})

export const mapMoney = ({ local, yuan }: Money, change: (value: number) => number): Money => ({
  local: map(local, change),
  yuan: map(yuan, change),
})

export const addUp = (amounts: readonly Amount[]): Amount => ({
  low: total(amounts.map(({ low }) => low)),
  typical: total(amounts.map(({ typical }) => typical)),
  high: total(amounts.map(({ high }) => high)),
})

/** The sum of several amounts. */
export const sum = (moneys: readonly Money[]): Money => ({
  local: addUp(moneys.map(({ local }) => local)),
  yuan: addUp(moneys.map(({ yuan }) => yuan)),
})
