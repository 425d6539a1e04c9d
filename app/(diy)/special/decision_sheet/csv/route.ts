import { decisionFile } from '@/components/features/tools/decision/decision-file'

/** The sheet for the same query as a file. */
export const GET = (request: Request) => decisionFile(request, 'csv')
