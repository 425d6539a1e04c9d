/**
 * Sets the clock of a process and its children to noon in Beijing of the day in `CLOCK_DAY` (`2027-04-10`), or a year ahead without it, with
 * `NODE_OPTIONS=--import …/later-clock.mjs`, so that a test shows early what the date alone will change on the site.
 */
const day = process.env.CLOCK_DAY
const Real = globalThis.Date
const ahead = day === undefined ? 365 * 86_400_000 : Real.parse(`${day}T12:00:00+08:00`) - Real.now()

globalThis.Date = class extends Real {
  // Its own, because a fake clock in a test copies only those.
  static parse = Real.parse
  static UTC = Real.UTC
  constructor(...args) {
    if (args.length === 0) super(Real.now() + ahead)
    else super(...args)
  }
  static now() {
    return Real.now() + ahead
  }
}
