export { answerMetrics as GET } from '@/lib/host/health/process'

export const dynamic = 'force-dynamic'
