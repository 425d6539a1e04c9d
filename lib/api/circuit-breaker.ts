import { log } from '@/lib/core/log'

/**
 * After this many consecutive timeouts a circuit opens: no request for `openFor` ms, then one as a test whether the host answers again.
 */
const tolerated = 2
const openFor = 5_000

type Circuit = { timeouts: number; openUntil: number }

const closed = (): Circuit => ({ timeouts: 0, openUntil: Number.NEGATIVE_INFINITY })

/**
 * One circuit for reads that have a copy to show, one for reads that would fail without an answer. The first give the host little time,
 * so their timeouts are no reason to refuse a page to a visitor: this machine, or the host, may only be busy for a moment.
 */
const circuits = { withCopy: closed(), without: closed() }

/** Whether a request may be sent to the other host now. While its circuit is open, one request in `openFor` ms is allowed. */
export function allowsRequest(hasCopy: boolean): boolean {
  const circuit = hasCopy ? circuits.withCopy : circuits.without
  const now = performance.now()
  if (circuit.timeouts < tolerated) return true
  if (now < circuit.openUntil) return false
  circuit.openUntil = now + openFor
  return true
}

/** Any answer, even an error, shows that the host answers, and closes both circuits. */
export function recordAnswer(): void {
  circuits.withCopy = closed()
  circuits.without = closed()
}

/** @param wasPatient whether the host had most of the time that a request may take */
export function recordTimeout({ wasPatient }: { wasPatient: boolean }): void {
  const counted = wasPatient ? [circuits.withCopy, circuits.without] : [circuits.withCopy]
  for (const circuit of counted) {
    circuit.timeouts += 1
    if (circuit.timeouts >= tolerated) circuit.openUntil = performance.now() + openFor
  }
  if (counted.some(({ timeouts }) => timeouts === tolerated))
    log('warn', 'upstream does not answer and is left alone', { milliseconds: openFor })
}
