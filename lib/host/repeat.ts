import { report } from './report'

/**
 * Does work again and again while the process runs, each time so many ms after the last has ended; a fault is logged. The timer does not keep
 * the process alive.
 */
export function repeat(name: string, wait: number | (() => number), work: () => unknown): void {
  const schedule = () => void setTimeout(run, typeof wait === 'number' ? wait : wait()).unref()
  const run = async () => {
    try {
      await work()
    } catch (error) {
      report(error, name)
    }
    schedule()
  }
  schedule()
}
