import { readMetrics } from '@/lib/host/health/process'

export const dynamic = 'force-dynamic'

/** GET /metrics: this process's counters as Prometheus reads them, for this machine itself or with `METRICS_KEY`; else 404. */
export const GET = (request: Request): Promise<Response> => readMetrics(request)
