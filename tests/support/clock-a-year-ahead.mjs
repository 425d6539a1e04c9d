/**
 * Sets the clock of a process and its children a year ahead, with `NODE_OPTIONS=--import …/clock-a-year-ahead.mjs`,
 * so that a test shows early what the date alone will change on the site.
 */
const year = 365 * 86_400_000
const Real = globalThis.Date

globalThis.Date = class extends Real {
  constructor(...args) {
    if (args.length === 0) super(Real.now() + year)
    else super(...args)
  }
  static now() {
    return Real.now() + year
  }
}
