import { backgroundOperations } from '@/lib/contract/background-programmes'
import { detailPath } from '@/lib/routing/paths'
import { pageFetcher, recordFetcher } from './resource'

export type BackgroundSummary = BackgroundPage['list'][number]

export type BackgroundProgramme = NonNullable<Awaited<ReturnType<typeof getBackgroundProgramme>>>

/** A page of programmes, and every category with its number of programmes, independent of the filter. */
export type BackgroundPage = Awaited<ReturnType<typeof listBackgroundProgrammes>>

const withPage = ({ id }: { id: string }) => ({ href: detailPath.background(id) })

/** `b`: category ids separated by commas; when missing, every category. */
export const listBackgroundProgrammes = pageFetcher(backgroundOperations.list, withPage)

export const getBackgroundProgramme = recordFetcher(backgroundOperations.record, withPage)
