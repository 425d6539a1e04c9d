import { answerCall } from '@/lib/host'

export const dynamic = 'force-dynamic'
export const runtime = 'nodejs'

// Next would run GET for HEAD and answer OPTIONS by itself; the host decides about every method.
export {
  answerCall as DELETE,
  answerCall as GET,
  answerCall as HEAD,
  answerCall as OPTIONS,
  answerCall as PATCH,
  answerCall as POST,
  answerCall as PUT,
}
