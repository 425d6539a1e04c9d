import { answerRequest } from '@/lib/host'

export const dynamic = 'force-dynamic'
export const runtime = 'nodejs'

// All methods are exported, because Next would otherwise run GET for HEAD and answer OPTIONS itself. The host decides
// about every method.
export {
  answerRequest as DELETE,
  answerRequest as GET,
  answerRequest as HEAD,
  answerRequest as OPTIONS,
  answerRequest as PATCH,
  answerRequest as POST,
  answerRequest as PUT,
}
