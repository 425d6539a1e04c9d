import { beforeEach } from 'vitest'
import { startSite, type TestHostOptions } from './test-host'

export { day, hour, minute } from '@/lib/core/time'

type Site = Awaited<ReturnType<typeof startSite>>

/** The site of the running test, for which all of this stands. */
export let site: Site

/** Starts it before each test of a file or a group. */
export function siteBeforeEach(options?: TestHostOptions): void {
  beforeEach(async () => {
    site = await startSite(options)
  })
}

export const pass = (time: number) => site.pass(time)
export const send: Site['send'] = (request) => site.send(request)
export const submit: Site['submit'] = (...form) => site.submit(...form)
export const askForCode: Site['askForCode'] = (...asked) => site.askForCode(...asked)
export const leads = () => site.leads()
export const rows: Site['rows'] = (table) => site.rows(table)
