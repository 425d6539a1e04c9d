import { Counter, Histogram, Registry } from 'prom-client'
import { processSingleton } from '@/lib/core/process-singleton'

/** The metrics and their labels. Every label has few values, and none of them comes from a visitor. */
const definitions = {
  leads_accepted: { help: 'Lead submissions answered with code 0', labels: [] },
  leads_stored: { help: 'Leads written to the database and committed', labels: [] },
  leads_delivered: { help: 'Leads a target has taken over', labels: ['target'] },
  leads_dead: { help: 'Leads given up for a target until somebody retries them', labels: ['target'] },
  codes_sent: { help: 'Codes the text-message provider took over', labels: [] },
  codes_refused: { help: 'Codes not sent', labels: ['reason'] },
  codes_verified: { help: 'Codes that proved a phone', labels: [] },
  upstream_errors: { help: 'Calls to APIPC_ORIGIN without a usable answer', labels: ['outcome'] },
  http_answers: { help: 'Answers below /apipc', labels: ['method', 'route', 'status', 'code'] },
} as const satisfies Record<string, { help: string; labels: readonly string[] }>

type Definitions = typeof definitions
type CounterName = keyof Definitions
type Labels<Name extends CounterName> = Record<Definitions[Name]['labels'][number], string>

type Metrics = {
  registry: Registry
  counters: Map<CounterName, Counter>
  answerSeconds: Histogram
  vitals: Map<string, Histogram>
}

/** The counters of this process, shared by pages, handlers and the start hook. */
export const metrics = (): Metrics => processSingleton('metrics', create)

type Given<Name extends CounterName> = Definitions[Name]['labels'] extends readonly []
  ? []
  : [labels: Labels<Name>, by?: number]

/** Adds one, or `by`, to a counter of this process. Never throws and never waits, so it may be used anywhere. */
export function count<Name extends CounterName>(name: Name, ...[labels, by]: Given<Name>): void {
  metrics()
    .counters.get(name)
    ?.inc(labels ?? {}, by)
}

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Upper bounds per metric, in ms except for CLS; the thresholds of "good" and "poor" are among them. */
const vitalBuckets = {
  LCP: [1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  INP: [50, 100, 150, 200, 300, 500, 1000, 2000],
  CLS: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  FCP: [500, 1000, 1800, 2500, 3000, 5000, 10_000],
  TTFB: [100, 200, 400, 800, 1200, 1800, 3000, 5000],
}

function create(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const counters = new Map<CounterName, Counter>()
  for (const [name, { help, labels }] of Object.entries(definitions)) {
    if (!isCounterName(name)) continue
    const counter = new Counter({ name: `${name}_total`, help, labelNames: [...labels], registers })
    // Present from the start with 0, so that "none yet" differs from "not measured".
    if (labels.length === 0) counter.inc(0)
    counters.set(name, counter)
  }
  const answerSeconds = new Histogram({
    name: 'http_answer_seconds',
    help: 'Time from a request below /apipc to its answer',
    labelNames: ['route'],
    buckets: secondsBuckets,
    registers,
  })
  const vitals = new Map(
    Object.entries(vitalBuckets).map(([metric, buckets]) => [
      metric,
      new Histogram({
        name: `web_vitals_${metric.toLowerCase()}`,
        help: `${metric} of a sampled share of visits, ${metric === 'CLS' ? 'score' : 'ms'}`,
        labelNames: ['layout'],
        buckets,
        registers,
      }),
    ]),
  )
  return { registry, counters, answerSeconds, vitals }
}

const isCounterName = (name: string): name is CounterName => Object.hasOwn(definitions, name)
